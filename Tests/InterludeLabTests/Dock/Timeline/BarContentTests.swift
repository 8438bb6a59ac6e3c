import InterludeUI
import Testing

@testable import InterludeLab

struct BarContentTests {
  /// Ten points a letter; the next bar begins in the middle of this one, and lies over it.
  @Test func theTextOnABarEndsBeforeTheBarThatLiesOverIt() throws {
    var bar = BarContent(
      frame: CGRect(x: 0, y: 3, width: 200, height: 14), kind: .motion, ending: .complete, beginsInSight: true)
    bar.placeText(["a text of 22 letters", "brief"], width: { 10 * CGFloat($0.count) }, from: 0, limit: 100)

    #expect(bar.text == "brief")
    #expect(try #require(bar.textFrame).maxX <= 100)
  }
}
