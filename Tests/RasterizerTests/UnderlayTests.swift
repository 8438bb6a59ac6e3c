import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// What stands under what moves is drawn once, and looks as if it were drawn in every frame.
struct UnderlayTests {
  private let size = CGSize(width: 200, height: 120)

  private func list(_ commands: [DrawCommand]) -> DisplayList { DisplayList(size: size, commands: commands) }

  private func fill(_ shape: RoundedRect, _ color: CGColor) -> DrawCommand {
    .fill(.roundedRect(shape), color, .identity)
  }

  /// A screen: cards with shadows and borders, a picture in a clip, a translucent bar that blurs them.
  private func screen(_ random: inout SplitMix64, _ picture: CGImage) -> [DrawCommand] {
    var commands = [fill(RoundedRect(0, 0, 200, 120), CGColor(gray: 0.9, alpha: 1))]
    for _ in 0..<6 {
      let card = RoundedRect(
        random.number(-20...160), random.number(-10...90), random.number(20...80), random.number(20...60), radius: 8)
      commands += [
        .shadow(.roundedRect(card), blur: 4, .black, .identity),
        .pushClip(.roundedRect(card), .identity),
        .image(
          picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: card.rect.offsetBy(dx: 5, dy: 3),
          .identity),
        .popClip, .border(card, width: 1.5, CGColor(gray: 0.2, alpha: 0.6), .identity),
      ]
    }
    return commands + [.backdrop(.roundedRect(RoundedRect(0, 0, 200, 40)), blur: 5, saturation: 1.6, .identity)]
  }

  private func expectFrame(_ canvas: any Canvas, _ list: DisplayList, on background: CGColor, _ comment: Comment) {
    _ = canvas.draw(list, scale: 1, background: background)
    let anew = Rasterizer().render(list, scale: 1, background: background)
    #expect(Array(canvas.pixels) == anew.pixels, comment)
  }

  @Test(arguments: 0..<Thoroughness.rounds(12, whole: 200))
  func aScreenUnderADimAndWhatMovesIsTheOneDrawnAnew(seed: Int) throws {
    var random = SplitMix64(seed: 51_000 + seed)
    let picture = solidImage(31, 17, seed % 2 == 0 ? 0xFF30_80C0 : 0x6010_3050)
    let canvas = Rasterizer().makeCanvas(width: 200, height: 120)
    var screen = screen(&random, picture)
    for frame in 0..<14 {
      let height = Double(frame) * 9
      var commands = screen
      if frame > 1 {
        // As a group that fades and as a colour, which are not rounded alike.
        let dim = CGColor(red: 0.3, green: 0, blue: 0.1, alpha: seed % 3 == 0 ? 1 : 0.07 * CGFloat(frame))
        commands += [
          .pushGroup(opacity: 0.06 * CGFloat(frame)), fill(RoundedRect(0, 0, 200, 120), dim), .popGroup,
          fill(RoundedRect(20, 120 - height, 160, 140, radius: 12), CGColor(gray: 1, alpha: seed % 4 == 0 ? 0.8 : 1)),
        ]
      }
      expectFrame(canvas, list(commands), on: .white, "seed \(seed), frame \(frame)")
      // What stands changes on the way, the first time near its end.
      if frame == 6 { screen.remove(at: screen.count - 2) }
      if frame == 9 { screen.remove(at: Int.random(in: 1..<8, using: &random)) }
    }
  }

  @Test func whatIsBehindABackdropIsTheBackgroundToo() {
    let canvas = Rasterizer().makeCanvas(width: 200, height: 120)
    let commands = [
      fill(RoundedRect(20, 20, 60, 60, radius: 9), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
      .backdrop(.roundedRect(RoundedRect(0, 0, 200, 120)), blur: 6, saturation: 1.5, .identity),
    ]
    for background in [CGColor.white, .black, CGColor(red: 0, green: 0.5, blue: 1, alpha: 1), .white] {
      expectFrame(canvas, list(commands), on: background, "on \(background)")
    }
  }

  /// The memory of a picture that is gone may be that of the next one.
  @Test func aPictureInThePlaceOfOneThatIsGoneIsDrawn() throws {
    func frame(_ picture: CGImage?, _ dim: CGFloat) -> DisplayList {
      let image = picture.map {
        DrawCommand.image(
          $0, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: CGRect(x: 0, y: 0, width: 200, height: 120),
          .identity)
      }
      let text = fill(RoundedRect(40, 40, 90, 30, radius: 7), .white)
      return list([image, text].compactMap(\.self) + [fill(RoundedRect(0, 0, 200, 120), CGColor(gray: 0, alpha: dim))])
    }
    let canvas = Rasterizer().makeCanvas(width: 200, height: 120)
    var picture: CGImage? = solidImage(20, 12, 0xFF00_00FF)
    weak let gone = picture
    let identity = try #require(picture).identity
    for step in 1...3 { expectFrame(canvas, frame(picture, 0.1 * CGFloat(step)), on: .white, "step \(step)") }
    picture = nil
    for step in 1...3 { expectFrame(canvas, frame(nil, 0.1 * CGFloat(step)), on: .white, "without it, step \(step)") }
    try #require(gone == nil)

    var others: [CGImage] = []
    while others.count < 10_000, others.last?.identity != identity { others.append(solidImage(20, 12, 0xFF00_8000)) }

    let next = try #require(others.last)
    try #require(next.identity == identity)
    for step in 1...3 { expectFrame(canvas, frame(next, 0.1 * CGFloat(step)), on: .white, "the next, step \(step)") }
  }
}
