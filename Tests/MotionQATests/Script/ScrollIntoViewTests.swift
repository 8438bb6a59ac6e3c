import Foundation
import InterludeUI
import MotionQA
import Testing

/// Steps find views where they are, and scroll to those that are out of sight.
struct ScrollIntoViewTests {
  /// A stage of 400 × 300 points with a scroll view in it whose content is larger.
  private func scrolling(
    _ pads: [TouchPad], frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300), content: CGSize
  ) -> (stage: Stage, scrollView: UIScrollView) {
    var scrollView = UIScrollView()
    let stage = Stage.showing {
      scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = content
      pads.forEach(scrollView.addSubview)
      return [scrollView]
    }
    return (stage, scrollView)
  }

  private func play(_ step: InputScript.Step, on stage: Stage) throws -> [String] {
    let player = try ScriptPlayer(InputScript(duration: 2, [step]), on: stage, leadIn: 0)
    try player.advance(to: 2)
    return player.played.map(\.description)
  }

  @Test func whatIsOutOfSightIsScrolledToAndTapped() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 100, y: 700, width: 100, height: 50))
    let (stage, scrollView) = scrolling([pad], content: CGSize(width: 400, height: 1000))

    let played = try play(.tap("pad", at: 0.5), on: stage)

    // As little as shows all of it: its lower edge comes to the window's.
    #expect(played == ["0.500 scroll 200 150 0 -450", "0.500 tap 150 275"])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 450))
    #expect(
      pad.touches.map(\.point) == [CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 25)].map { pad.convert($0, to: nil) })
  }

  /// Rows of 50 points, whose cells a table makes as they come into sight.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "row-\(indexPath.row)"
      return cell
    }
  }

  @Test func aCellThatTheListHasNotMadeYetIsScrolledTo() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let stage = Stage.showing {
      table.rowHeight = 50
      table.dataSource = rows
      return [table]
    }

    let played = try play(.tap("row-20", at: 0), on: stage)

    // By 4 of 5 parts of what shows until the row is there, at 1000 points, then as little as shows all of it.
    let turn = "0.000 scroll 200 150 0 -240"
    #expect(played == [turn, turn, turn, "0.000 scroll 200 150 0 -30", "0.000 tap 200 275"])
    #expect(throws: ScriptError.self) { try play(.tap("row-40", at: 0), on: stage) }
  }

  @Test func upwardsAndSidewaysToo() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    let (stage, scrollView) = scrolling([pad], content: CGSize(width: 1000, height: 1000))
    stage.asCurrent { scrollView.contentOffset = CGPoint(x: 500, y: 600) }

    #expect(try play(.tap("pad", at: 0), on: stage) == ["0.000 scroll 200 150 480 570", "0.000 tap 20 20"])
  }

  @Test func whatIsInSightIsNotScrolled() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 100, y: 200, width: 100, height: 150))
    let (stage, _) = scrolling([pad], content: CGSize(width: 400, height: 1000))

    #expect(try play(.tap("pad", at: 0), on: stage) == ["0.000 tap 150 275"], "its centre can be seen")
  }

  @Test func whatIsTooLongComesIntoTheMiddleWhereItIsTouched() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 0, y: 400, width: 400, height: 1000))
    let (stage, _) = scrolling([pad], content: CGSize(width: 400, height: 2000))

    #expect(
      try play(.tap("pad", anchor: CGPoint(x: 0.25, y: 0.8), at: 0), on: stage)
        == ["0.000 scroll 200 150 0 -1050", "0.000 tap 100 150"])
  }

  @Test func aBarThatCoversTheContentCounts() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 0, y: 500, width: 400, height: 50))
    let (stage, scrollView) = scrolling([pad], content: CGSize(width: 400, height: 1000))
    stage.asCurrent { scrollView.contentInset.bottom = 60 }

    #expect(try play(.tap("pad", at: 0), on: stage) == ["0.000 scroll 200 120 0 -310", "0.000 tap 200 215"])
  }

  @Test func scrollViewsInEachOtherAreTurnedUntilItIsInSight() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 0, y: 350, width: 100, height: 50))
    let (stage, outer) = scrolling([], content: CGSize(width: 400, height: 1000))
    stage.asCurrent {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 400, height: 200))
      inner.contentSize = CGSize(width: 400, height: 400)
      inner.addSubview(pad)
      outer.addSubview(inner)
    }

    // The inner one is out of sight itself, so that the outer one has to be turned before; it then shows 100 points.
    let played = try play(.tap("pad", at: 0), on: stage)

    #expect(played == ["0.000 scroll 200 150 0 -700", "0.000 scroll 200 50 0 -200", "0.000 tap 50 75"])
    #expect(pad.touches.count == 2)
  }

  @Test func whatCannotBeScrolledToIsSaid() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 0, y: 700, width: 100, height: 50))
    let (stage, _) = scrolling([pad], content: CGSize(width: 400, height: 350))

    #expect { try play(.tap("pad", at: 0), on: stage) } throws: {
      "\($0)".contains("\"pad\" is at (50.0, 675.0), outside the window of 400.0 × 300.0 points.")
    }
  }

  @Test func aPlaceInAViewIsGivenInShares() throws {
    let pad = TouchPad("pad", frame: CGRect(x: 100, y: 50, width: 200, height: 100))
    let stage = Stage.showing { [pad] }

    #expect(try play(.tap("pad", anchor: CGPoint(x: 0.25, y: 0.9), at: 0), on: stage) == ["0.000 tap 150 140"])
  }

  @Test func aDragGoesFromAViewByAnOffsetUpToTheEdge() throws {
    func pad() -> TouchPad { TouchPad("pad", frame: CGRect(x: 100, y: 50, width: 200, height: 100)) }

    #expect(
      try play(.drag("pad", by: CGVector(dx: -30, dy: 60), duration: 0.2, at: 0), on: Stage.showing { [pad()] })
        == ["0.000 drag 200 100 170 160 0.200"])
    #expect(
      try play(
        .drag("pad", anchor: CGPoint(x: 0, y: 1), by: CGVector(dx: 900, dy: -900), duration: 0.2, at: 0),
        on: Stage.showing { [pad()] }) == ["0.000 drag 100 150 399 0 0.200"])
  }

  @Test func aLabelIsFoundWhereThereIsNoIdentifier() throws {
    let (named, labelled) = (
      TouchPad("tab", frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      TouchPad("other", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    )
    (labelled.accessibilityLabel, named.accessibilityLabel) = ("Autumn", "other")
    let stage = Stage.showing { [named, labelled] }

    #expect(try play(.tap("Autumn", at: 0), on: stage) == ["0.000 tap 250 50"])
    #expect(try play(.tap("other", at: 0), on: stage) == ["0.000 tap 250 50"], "identifiers come first")
  }

  @Test func aNameThatIsNearlyRightIsAskedAbout() {
    let stage = Stage.showing { [TouchPad("present-card", frame: CGRect(x: 0, y: 0, width: 10, height: 10))] }

    #expect { try play(.tap("presentcard", at: 0), on: stage) } throws: {
      "\($0)".contains("no such view is visible then. Did you mean \"present-card\"? On screen: present-card.")
    }
  }

  @Test(arguments: [
    InputScript.Step.tap("pad", anchor: CGPoint(x: CGFloat.nan, y: 0), at: 0),
    .drag("pad", by: CGVector(dx: CGFloat.infinity, dy: 0), duration: 0.1, at: 0),
  ])
  func impossibleNumbersAreRefused(step: InputScript.Step) {
    #expect(throws: ScriptError.self) { try play(step, on: Stage.showing { [] }) }
  }
}
