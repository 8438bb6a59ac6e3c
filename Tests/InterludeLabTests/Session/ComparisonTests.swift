import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Two takes in one picture.
struct ComparisonTests {
  private let first = CGColor(red: 0.2, green: 0.8, blue: 0.4, alpha: 1)
  private let second = CGColor(red: 0.6, green: 0.2, blue: 0.4, alpha: 1)

  private func combine(_ mode: Comparison.Mode, wipe: CGFloat = 0.5) throws -> CGImage {
    let lab = try TestLab().lab
    let comparison = Comparison(title: "Other", FlatTake(.flat(second)))
    (comparison.mode, comparison.wipe) = (mode, wipe)
    let list = comparison.combine(.flat(first), at: 0, renderer: lab.renderer, scale: 1)
    return lab.renderer.render(list, scale: 1)
  }

  /// The colour channels at a place, 0…255, red first.
  private func channels(_ image: CGImage, x: Int) -> [Int] {
    let pixel = image.pixels[50 * image.width + x]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  @Test(arguments: [0.25, 0.8]) func theWipeShowsTheOtherTakeAtItsRight(wipe: Double) throws {
    let image = try combine(.wipe, wipe: wipe)
    let edge = Int(100 * wipe)
    #expect(channels(image, x: edge - 5) == [51, 204, 102] && channels(image, x: 1) == [51, 204, 102])
    #expect(channels(image, x: edge + 5) == [153, 51, 102] && channels(image, x: 98) == [153, 51, 102])
  }

  @Test func anotherTakeIsShownAsTheOneBefore() throws {
    let session = try LabSession.curtain(for: 0.5)
    let systems = session.candidates.filter { $0.title.hasPrefix("The same on") }
    #expect(!systems.isEmpty)
    session.compare(with: systems.first)
    session.comparison?.mode = .wipe

    session.compare(with: systems.last)

    #expect(session.comparison?.mode == .wipe)
    session.compare(with: nil)
    #expect(session.comparison == nil)
  }

  /// Of 0.2, 0.8, 0.4 and 0.6, 0.2, 0.4, whichever is more.
  @Test func theDifferenceIsThatOfEachChannel() throws {
    #expect(channels(try combine(.difference), x: 50) == [102, 153, 0])
  }
}

/// A take of one frame.
private final class FlatTake: OtherTake {
  let canBeShown = true
  private let list: DisplayList

  init(_ list: DisplayList) { self.list = list }

  func frame(at time: Double) -> DisplayList? { list }

  func trace(of range: ClosedRange<Double>, framesPerSecond: Int) -> Trace? { nil }

  func end(of motion: LoggedMotion) -> Double? { nil }
  func differences(from session: LabSession) -> [String] { [] }
}

extension DisplayList {
  /// A square of one colour.
  fileprivate static func flat(_ color: CGColor) -> DisplayList {
    let size = CGSize(width: 100, height: 100)
    return DisplayList(
      size: size, commands: [.fill(.roundedRect(RoundedRect(CGRect(origin: .zero, size: size))), color, .identity)])
  }
}
