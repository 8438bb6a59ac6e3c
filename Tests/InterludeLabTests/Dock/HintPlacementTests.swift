import InterludeUI
import Testing

@testable import InterludeLab

struct HintPlacementTests {
  private let size = CGSize(width: 200, height: 30)
  private let subject = CGRect(x: 500, y: 300, width: 280, height: 24)

  private func frame(_ others: [CGRect], words: [CGRect] = []) -> CGRect {
    let placement = HintPlacement(
      subject: subject, pointer: CGPoint(x: 520, y: 310), others: others, words: words,
      area: CGRect(x: 0, y: 0, width: 800, height: 600))
    return CGRect(origin: placement.origin(of: size), size: size)
  }

  private let below = CGRect(x: 500, y: 324, width: 280, height: 100)
  private let above = CGRect(x: 500, y: 200, width: 280, height: 100)

  @Test func itStandsWhereItCoversNothingElse() {
    #expect(frame([]).minY >= subject.maxY)
    #expect(frame([below]).maxY <= subject.minY)
    let beside = frame([below, above])
    #expect(beside.maxX <= subject.minX && beside.midY == subject.midY)
  }

  @Test func besideItStandsOverNoWords() {
    let words = [CGRect(x: 300, y: 305, width: 100, height: 14)]
    #expect(frame([below, above], words: words) == frame([]), "below, over a control")
    #expect(frame([], words: [below]).minY >= subject.maxY, "below words are covered for a moment")
  }

  @Test func withoutAFreePlaceItStandsBelow() {
    let beside = CGRect(x: 0, y: 200, width: 500, height: 200)
    #expect(frame([below, above, beside]) == frame([]))
  }
}
