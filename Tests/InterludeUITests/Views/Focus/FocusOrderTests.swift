import Foundation
import Testing

@testable import InterludeUI

struct FocusOrderTests {
  /// Three by three, with gaps, given out of order.
  private let grid: [String: CGRect] = [
    "a": CGRect(x: 10, y: 10, width: 50, height: 40), "b": CGRect(x: 80, y: 14, width: 50, height: 30),
    "c": CGRect(x: 150, y: 8, width: 50, height: 44), "d": CGRect(x: 10, y: 70, width: 50, height: 40),
    "e": CGRect(x: 80, y: 70, width: 50, height: 40), "f": CGRect(x: 150, y: 70, width: 50, height: 40),
    "wide": CGRect(x: 10, y: 130, width: 190, height: 40),
  ]

  @Test func readingIsByRowsAndThenFromTheLeft() {
    let items = ["wide", "f", "b", "e", "a", "d", "c"]

    let order = FocusOrder.reading(items) { grid[$0] ?? .zero }

    #expect(order == ["a", "b", "c", "d", "e", "f", "wide"])
  }

  @Test(
    arguments: [
      ("e", UIFocusHeading.up, "b"), ("e", .down, "wide"), ("e", .left, "d"), ("e", .right, "f"), ("a", .right, "b"),
      ("b", .left, "a"), ("wide", .up, "e"), ("c", .down, "f"), ("a", .down, "d"),
    ])
  func arrowsLeadToTheNeighbour(from: String, heading: UIFocusHeading, to: String) throws {
    let names = grid.keys.sorted()
    let frames = names.compactMap { grid[$0] }
    let start = try #require(names.firstIndex(of: from))

    #expect(FocusOrder.nearest(frames, to: start, heading).map { names[$0] } == to)
  }

  @Test(arguments: [("a", UIFocusHeading.up), ("a", .left), ("c", .right), ("wide", .down)])
  func atTheEdgeThereIsNone(from: String, heading: UIFocusHeading) throws {
    let names = grid.keys.sorted()
    let start = try #require(names.firstIndex(of: from))

    #expect(FocusOrder.nearest(names.compactMap { grid[$0] }, to: start, heading) == nil)
  }
}
