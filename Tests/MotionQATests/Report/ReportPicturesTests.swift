import Foundation
import InterludeUI
import Rasterizer
import Testing

@testable import MotionQA

/// A report draws every frame, as what is different from the one before.
struct ReportPicturesTests {
  /// A red square on white that is ten points farther to the right in each frame, and then rests.
  private func frames(_ places: [CGFloat]) -> [Frame] {
    places.enumerated().map { index, x in
      var list = DisplayList(size: CGSize(width: 60, height: 40))
      func fill(_ rect: CGRect, _ color: CGColor) {
        list.commands.append(.fill(.roundedRect(RoundedRect(rect)), color, .identity))
      }
      fill(CGRect(x: 0, y: 0, width: 60, height: 40), CGColor(gray: 1, alpha: 1))
      fill(CGRect(x: x, y: 10, width: 10, height: 10), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      return Frame(time: Double(index) / 60, displayList: list)
    }
  }

  @Test func everyFrameIsDrawnAndWhatRestsOnce() throws {
    let drawing = ReportPictures.draw(frames([0, 10, 20, 20, 20, 30]), renderer: Rasterizer())
    let sequence = try #require(drawing.actual)

    #expect((sequence.width, sequence.height) == (60, 40))
    #expect(sequence.pictures.map(\.frame) == [0, 1, 2, 5])
    #expect(sequence.pictures.map { [$0.x, $0.y] } == [[0, 0], [0, 10], [10, 10], [20, 10]])
    #expect(drawing.expected == nil && drawing.difference == nil && drawing.mostDifferentFrame == nil)
    #expect(sequence.stills.map(\.frame) == [0, 1, 2, 5])
  }

  @Test func theFrameWithMostDifferenceIsFound() throws {
    // The expected square is at the place of the actual one, then overlaps it by a half, then not at all.
    let drawing = ReportPictures.draw(
      frames([0, 10, 20]), expected: .frames(frames([0, 15, 40])), renderer: Rasterizer())

    #expect(drawing.mostDifferentFrame == 2)
    #expect(try #require(drawing.difference).pictures.map(\.frame) == [0, 1, 2])
    #expect(
      ReportPictures.draw(frames([0, 10]), expected: .frames(frames([0, 10])), renderer: Rasterizer())
        .mostDifferentFrame == nil)
  }

  @Test func stillsAreFewHoweverLongItIs() throws {
    let sequence = try #require(
      ReportPictures.draw(frames((0..<200).map { CGFloat($0 % 50) }), renderer: Rasterizer()).actual)

    #expect(sequence.pictures.count == 200)
    #expect((8...16).contains(sequence.stills.count) && sequence.stills.first?.frame == 0)
  }
}
