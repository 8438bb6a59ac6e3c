import InterludeUI
import Testing

@testable import InterludeLab

struct MarkPlacementTests {
  private typealias Words = MarkPlacement.Words

  /// A plot of one line's height: the second words fit at the right only if the first stand at the left.
  @Test(arguments: [false, true])
  func theFirstWordsLeaveRoomForTheNext(isReversed: Bool) throws {
    let placement = MarkPlacement(in: CGRect(x: 0, y: 0, width: 270, height: 18), around: [])
    var words = [
      Words(size: CGSize(width: 134, height: 14), dot: CGPoint(x: 128, y: 9)),
      Words(size: CGSize(width: 100, height: 14), dot: CGPoint(x: 268, y: 9)),
    ]
    if isReversed { words.reverse() }

    let places = placement.places(for: words)

    let (first, second) = (try #require(places[0]), try #require(places[1]))
    #expect(!first.intersects(second))
    for place in [first, second] { #expect(placement.area.contains(place)) }
  }

  @Test func wordsWithoutRoomAreLeftOut() {
    let placement = MarkPlacement(in: CGRect(x: 0, y: 0, width: 150, height: 18), around: [])
    let words = [40, 100].map { Words(size: CGSize(width: 100, height: 14), dot: CGPoint(x: $0, y: 9)) }

    #expect(placement.places(for: words).compactMap(\.self).count == 1)
  }

  /// Of a plot whose margins are all that there is of it, too, nothing is left.
  @Test(arguments: [CGRect(x: 0, y: 0, width: 150, height: 10), CGRect(x: 0, y: 0, width: 80, height: 40), .null])
  func wordsThatAreLargerThanThePlotAreLeftOut(area: CGRect) {
    let placement = MarkPlacement(in: area, around: [])

    let places = placement.places(for: [Words(size: CGSize(width: 100, height: 14), dot: CGPoint(x: 20, y: 5))])

    #expect(places == [nil])
  }

  /// The line passes right of the dot at its height.
  @Test func wordsStandWhereNoLineIs() throws {
    let line = stride(from: 100, through: 300, by: 2).map { CGPoint(x: CGFloat($0), y: 50) }
    let placement = MarkPlacement(in: CGRect(x: 0, y: 0, width: 300, height: 100), around: line)

    let places = placement.places(for: [Words(size: CGSize(width: 60, height: 14), dot: CGPoint(x: 100, y: 50))])

    let place = try #require(places[0])
    #expect(!line.contains { place.contains($0) })
  }
}
