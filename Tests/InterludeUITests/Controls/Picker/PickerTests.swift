import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Wheels of rows. Rows are 32 points high, on a cylinder with a radius of 108; the picker's middle is 208 points down.
@Suite struct PickerTests {
  private static let middle: CGFloat = 208

  // MARK: Turning

  @Test func aFlickComesToRestAtTheRowNearestToItsEndAndTellsOnce() {
    let test = PickerFixture(100)
    test.show()
    // 200 points in 0.2 s. Slowing down by 0.99 per millisecond, 1000 points per second go 99 points on: to 289 after the 190 that the
    // finger has moved it, nearest to 9 rows.
    test.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), at: 1)
    #expect(test.world.journal.entries.isEmpty && test.picker.selectedRow(inComponent: 0) == 0)
    test.world.settle()
    #expect(test.wheels[0].contentOffset.y == 288)
    #expect(test.picker.selectedRow(inComponent: 0) == 9 && test.world.journal.entries == ["row 9 of 0"])
  }

  @Test(arguments: [(CGFloat(24), 0), (28, 1), (300, 9)])
  func aWheelThatIsLetGoOfAtRestGoesToTheNearestRow(way: CGFloat, row: Int) {
    let test = PickerFixture(10)
    test.show()
    test.finger.drag(from: CGPoint(x: 100, y: 310), to: CGPoint(x: 100, y: 310 - way), at: 1, lifts: false)
    test.finger.up(100, 310 - way, at: 2)
    test.world.settle()
    #expect(test.wheels[0].contentOffset.y == CGFloat(row) * 32)
    // The row that was chosen before is no news.
    #expect(test.world.journal.entries == (row == 0 ? [] : ["row \(row) of 0"]))
  }

  @Test func pastItsFirstAndLastRowAWheelGivesWayAndComesBack() {
    let test = PickerFixture(3)
    test.show()
    test.finger.drag(from: CGPoint(x: 100, y: 110), to: CGPoint(x: 100, y: 300), at: 1, lifts: false)
    #expect(test.wheels[0].contentOffset.y < -50)
    test.finger.up(100, 300, at: 1.3)
    test.world.settle()
    #expect(test.wheels[0].contentOffset.y == 0 && test.world.journal.entries.isEmpty)
  }

  @Test(arguments: [-3, -1, 0, 2, 4])
  func aTapChoosesTheRowThatShowsThere(step: Int) {
    let test = PickerFixture(40)
    test.show()
    test.picker.selectRow(20, inComponent: 0, animated: false)
    // Seen from 1000 points away.
    let angle = CGFloat(step) * 32 / 108
    let place = 108 * sin(angle) / (1 + 108 * (1 - cos(angle)) / 1000)
    test.finger.tap(100, Self.middle + place, at: 1)
    test.world.settle()
    #expect(test.picker.selectedRow(inComponent: 0) == 20 + step)
    #expect(test.world.journal.entries == (step == 0 ? [] : ["row \(20 + step) of 0"]))
  }

  @Test(arguments: [CGFloat(10), 32, 70])
  func aTapAnywhereChoosesARowOfTheHalfInFront(height: CGFloat) {
    let test = PickerFixture(100)
    test.height = height
    test.show()
    for y in stride(from: CGFloat(1), to: 216, by: 1) {
      test.picker.selectRow(50, inComponent: 0, animated: false)
      test.finger.tap(100, 100 + y, at: test.world.stage.time + 1)
      test.world.settle()
      let way = CGFloat(test.picker.selectedRow(inComponent: 0) - 50) * height
      #expect(abs(way) < 108 * .pi / 2 && way * (y - 108) >= 0, "\(y) points down")
    }
  }

  @Test func aTapThatStopsAWheelChoosesTheRowWhereItStops() {
    let test = PickerFixture(100)
    test.show()
    test.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), at: 1)
    test.world.stage.advance(to: 1.25)
    test.finger.down(100, 290, at: 1.25)
    let row = Int((test.wheels[0].contentOffset.y / 32).rounded())
    #expect((6...8).contains(row))
    test.finger.up(100, 290, at: 1.3)
    test.world.settle()
    #expect(test.wheels[0].contentOffset.y == CGFloat(row) * 32)
    #expect(test.world.journal.entries == ["row \(row) of 0"])
  }

  @Test func theMousesWheelTurnsItAndItGoesToTheNearestRowAsThatRests() {
    let test = PickerFixture(30)
    test.show()
    for step in 0..<3 { test.finger.scroll(100, 200, by: CGVector(dx: 0, dy: -15), at: 1 + 0.1 * Double(step)) }
    #expect(test.wheels[0].contentOffset.y == 45 && test.world.journal.entries.isEmpty)
    test.world.settle()
    #expect(test.wheels[0].contentOffset.y == 32 && test.world.journal.entries == ["row 1 of 0"])
  }

  // MARK: The program

  @Test func theProgramsChoiceTurnsTheWheelAndIsNotTold() {
    let test = PickerFixture(10, 20)
    test.show()
    test.picker.selectRow(10, inComponent: 1, animated: true)
    #expect(test.picker.selectedRow(inComponent: 1) == 10)
    // Half of the 0.3 s of animated scrolling, along ease-in-ease-out: half of the way.
    test.world.stage.advance(to: 0.15)
    #expect(test.wheels[1].contentOffset.y == 160 && test.wheels[0].contentOffset.y == 0)
    test.world.settle()
    #expect(test.wheels[1].contentOffset.y == 320 && test.world.journal.entries.isEmpty)
  }

  @Test func theRowsThatAreLoadedAnewKeepTheChoiceIfItIsThere() {
    let test = PickerFixture(10, 10)
    test.show()
    test.picker.selectRow(4, inComponent: 0, animated: false)
    test.picker.selectRow(8, inComponent: 1, animated: false)
    test.rows = [7, 6]
    test.picker.reloadAllComponents()
    #expect(test.picker.selectedRow(inComponent: 0) == 4 && test.picker.selectedRow(inComponent: 1) == 5)
    #expect(test.picker.numberOfRows(inComponent: 1) == 6)
    test.rows = [0, 6]
    test.picker.reloadComponent(0)
    #expect(test.picker.selectedRow(inComponent: 0) == -1 && test.picker.numberOfRows(inComponent: 0) == 0)
    #expect(test.world.journal.entries.isEmpty && test.world.diagnostics.isEmpty)
  }

  @Test func whatIsNotThereIsReported() {
    let test = PickerFixture(3)
    test.show()
    test.picker.selectRow(3, inComponent: 0, animated: true)
    test.picker.selectRow(0, inComponent: 1, animated: true)
    test.picker.reloadComponent(-1)
    #expect(test.picker.numberOfRows(inComponent: 1) == 0 && test.picker.selectedRow(inComponent: 1) == -1)
    #expect(test.world.diagnostics.map(\.identifier) == ["C3", "C3", "C3", "C3"])
    #expect(test.picker.selectedRow(inComponent: 0) == 0)
  }

  // MARK: Look

  /// What shows of a flat row that touches the cylinder at an angle: its upper and lower edge below the picker's middle, seen from
  /// 1000 points away.
  private func edges(at angle: CGFloat) -> (upper: CGFloat, lower: CGFloat) {
    func edge(_ half: CGFloat) -> CGFloat {
      let depth = 108 * (1 - cos(angle)) + half * sin(angle)
      return (108 * sin(angle) + half * cos(angle)) / (1 + depth / 1000)
    }
    return (edge(-16), edge(16))
  }

  @Test func rowsLieOnACylinderSeenInPerspective() throws {
    let source = PickerOfViews()
    let world = World()
    let picker = UIPickerView(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    world.showEmpty().view.addSubview(picker)
    picker.selectRow(10, inComponent: 0, animated: false)
    // Row 12 is red: two rows below the one in front.
    let row = try #require(world.shown(.red).first)
    let expected = edges(at: 64 / 108)
    #expect(row.corners[0].y.isNear(Self.middle + expected.upper, within: 1e-6))
    #expect(row.corners[2].y.isNear(Self.middle + expected.lower, within: 1e-6))
    #expect(row.corners[0].x > 29 && row.corners[3].x > row.corners[0].x)
    // Five rows on either side are turned away by less than a right angle.
    #expect(world.shown(.blue).count + 1 == 11)
    let made = source.made
    for row in 20..<60 {
      picker.selectRow(row, inComponent: 0, animated: false)
      world.layOut()
    }
    #expect(source.made <= made + 1 && source.reused > 30)
    #expect(picker.view(forRow: 59, forComponent: 0) != nil && picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func wheelsShareTheRoomThatThoseOfAWidthLeave() {
    let test = PickerFixture(3, 3, 3)
    test.widths = [0, 100, 0]
    test.height = 40
    test.show()
    // 320 less 9 at each side, 5 between the wheels and 100 leaves 96 for each of the others.
    #expect(test.wheels.map(\.frame.minX) == [9, 110, 215] && test.wheels.map(\.frame.width) == [96, 100, 96])
    #expect(test.picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 40))
    #expect(test.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func aTitleWithStylesTakesThePlaceOfThePlainOne() {
    let test = PickerFixture(2)
    test.styled = { row in
      row == 0 ? nil : NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
    }
    test.show()
    #expect(test.labels.map(\.text) == ["0.0", "styled"])
    #expect(test.labels.map(\.writtenColor) == [.label, .red])
  }

  @Test func aPickerHasAsManyWheelsAsItsDataSourceSays() {
    let test = PickerFixture(3, 5)
    #expect(test.picker.numberOfComponents == 0)
    test.picker.dataSource = test
    #expect(test.picker.numberOfComponents == 2 && test.picker.numberOfRows(inComponent: 1) == 5)
    test.rows = [1]
    test.picker.reloadAllComponents()
    #expect(test.picker.numberOfComponents == 1)
  }
}
