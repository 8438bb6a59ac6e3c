import DisplayList
import Foundation
import InterludeTestSupport
import Rasterizer
import Testing

/// A canvas draws what has changed, and shows what a frame drawn anew does.
struct CanvasTests {
  private let width = 200
  private let height = 120

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: commands)
  }

  /// Of everything that a list can say something; pushes are closed at the end.
  private func command(_ random: inout SplitMix64, _ pictures: [CGImage]) -> DrawCommand {
    let shape = RoundedRect(
      random.number(-40...160), random.number(-30...100), random.number(1...160), random.number(1...90),
      radius: random.number(0...20))
    let map = Homography(
      CGAffineTransform(rotationAngle: Bool.random(using: &random) ? 0 : random.number(-0.3...0.3)))
    let color = CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: Bool.random(using: &random) ? 1 : random.number(0...1))
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return .pushGroup(opacity: random.number(0...1))
    case 14:
      let commands = [DrawCommand.fill(shape, color), command(&random, pictures)]
      let curl = Curl(
        direction: CGVector(dx: 0.28, dy: 0.96), position: random.number(-50...200), radius: random.number(1...20))
      return .curl(Bitmap(bounds: shape.rect, scale: 1, commands: commands), curl, map)
    case 13:
      let blend = BlendMode.allCases.randomElement(using: &random) ?? .normal
      return .pushGroup(opacity: random.number(0...2), blend: blend)
    case 1: return .popGroup
    case 2: return .clip(shape, map)
    case 3: return .popClip
    case 4: return .shadow(.roundedRect(shape), blur: random.number(0.5...12), color, map)
    case 5: return .backdrop(.roundedRect(shape), blur: random.number(0...6), saturation: 1.4, map)
    case 6, 7:
      // Pictures that are made anew may lie where one was that is gone.
      let known = pictures.randomElement(using: &random)
      let picture = solidImage(30, 20, UInt32.random(in: 0...0xFF, using: &random) | 0xFF00_0000)
      let isNew = Bool.random(using: &random)
      return .image(
        isNew ? picture : known ?? picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: shape.rect,
        map)
    case 8: return .border(shape, width: random.number(0.5...6), color, map)
    case 9:
      let commands = [DrawCommand.fill(shape, color), command(&random, pictures)]
      return .bitmap(Bitmap(bounds: shape.rect, scale: random.number(0.4...2), commands: commands), map)
    default: return .fill(shape, color, map)
    }
  }

  @Test(arguments: 0..<Thoroughness.rounds(4, whole: 300))
  func framesThatFollowEachOtherAreThoseDrawnAnew(seed: Int) {
    var random = SplitMix64(seed: 41_000 + seed)
    let letters = Coverage(width: 40, height: 9, bytes: (0..<360).map { UInt8($0 * 97 & 255) })
    let text = [CGColor.black, CGColor(red: 0.9, green: 0, blue: 0.3, alpha: 0.7)].compactMap { color in
      letters.map { CGImage(Stencil($0, color: color)) }
    }
    let pictures = [solidImage(20, 20, 0xFF12_3456), solidImage(9, 30, 0x8000_4000)] + text
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    var commands = (0..<25).map { _ in command(&random, pictures) }
    for frame in 0..<12 {
      let before = Array(canvas.pixels)

      let changes = canvas.draw(list(commands), scale: 1, background: .white)

      let anew = Rasterizer().render(list(commands), scale: 1, background: .white)
      #expect(Array(canvas.pixels) == anew.pixels, "seed \(seed), frame \(frame)")
      for (index, pixel) in canvas.pixels.enumerated() where pixel != before[index] {
        let place = CGPoint(x: CGFloat(index % width) + 0.5, y: CGFloat(index / width) + 0.5)
        #expect(changes.contains { $0.contains(place) }, "seed \(seed), frame \(frame), \(place)")
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let index = commands.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: commands.insert(command(&random, pictures), at: index)
        case 1 where commands.count > 5: commands.remove(at: index)
        default: commands[index] = command(&random, pictures)
        }
      }
    }
  }

  /// From its second frame on such a picture is not sampled again.
  @Test(arguments: 0..<Thoroughness.rounds(6, whole: 20))
  func aPictureThatStandsUnderWhatChangesIsTheOneDrawnAnew(seed: Int) throws {
    var random = SplitMix64(seed: 43_000 + seed)
    let picture = try #require(
      CGImage(
        width: 37, height: 23,
        pixels: (0..<37 * 23).map { _ in
          let alpha = seed % 2 == 0 ? 255 : UInt32.random(in: 0...255, using: &random)
          return alpha << 24
            | (0..<3).reduce(0) { $0 << 8 | UInt32.random(in: 0...alpha, using: &random) * ($1 + 1) / 3 }
        }))
    let place = CGRect(
      x: random.number(-20...80), y: random.number(-20...60), width: random.number(10...150),
      height: random.number(10...100))
    let source = CGRect(x: random.number(-0.1...0.4), y: 0, width: random.number(0.3...0.8), height: 1)
    let canvas = Rasterizer().makeCanvas(width: width, height: height)

    for frame in 0..<5 {
      let dimming = CGColor(gray: 0, alpha: 0.1 * CGFloat(frame))
      let list = list([
        .pushClip(.roundedRect(RoundedRect(30, 20, 120, 70, radius: 15)), .identity), .pushGroup(opacity: 0.8),
        .image(picture, source: source, destination: place, .identity), .popGroup, .popClip,
        .fill(RoundedRect(0, 0, 200, 120, radius: 0), dimming),
      ])
      _ = canvas.draw(list, scale: 1, background: .white)
      #expect(
        Array(canvas.pixels) == Rasterizer().render(list, scale: 1, background: .white).pixels,
        "seed \(seed), frame \(frame)")
    }
  }

  /// From its second frame on such a shadow is copied, faded or not, around what hides most of it, and where it is cut off.
  @Test(arguments: 0..<20)
  func aShadowThatStandsUnderWhatChangesIsTheOneDrawnAnew(seed: Int) {
    var random = SplitMix64(seed: 47_000 + seed)
    let shape = RoundedRect(
      random.number(-20...120), random.number(-20...60), random.number(20...150), random.number(20...90),
      radius: random.number(0...20))
    let (blur, alpha) = (random.number(0.3...14), random.number(0.1...1))
    let canvas = Rasterizer().makeCanvas(width: width, height: height)

    for frame in 0..<5 {
      let list = list([
        .pushGroup(opacity: 0.7),
        .shadow(.roundedRect(shape), blur: blur, CGColor(red: 0.1, green: 0, blue: 0.4, alpha: alpha), .identity),
        .popGroup, .fill(shape, seed % 2 == 0 ? .white : CGColor(gray: 0, alpha: 0.5)),
        .fill(RoundedRect(10, 10, 30 * Double(frame), 40, radius: 5), .black),
      ])
      _ = canvas.draw(list, scale: 1, background: .white)
      #expect(
        Array(canvas.pixels) == Rasterizer().render(list, scale: 1, background: .white).pixels,
        "seed \(seed), frame \(frame)")
    }
  }

  /// Each of the numbers in a path counts, and so does what kind of step they belong to.
  @Test func aPathThatIsAnotherInOneNumberIsDrawnAnew() {
    func path(_ changed: Int? = nil, isLine: Bool = false) -> Path {
      let numbers = (0..<14).map { (number: Int) -> CGFloat in
        let usual = CGFloat(10 + number * number % 47)
        return number == changed ? usual + 30 : usual
      }
      let points = (0..<7).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      return Path([
        .move(points[0]), isLine ? .line(points[1]) : .quadCurve(to: points[1], control: points[2]),
        .curve(to: points[3], control1: points[4], control2: points[5]), .line(points[6]), .close,
      ])
    }
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    let changed = (0..<14).map { path($0) } + [path(isLine: true)]
    for path in changed.flatMap({ [path(), $0] }) {
      let list = list([.fill(.path(path), .black, .identity)])

      let changes = canvas.draw(list, scale: 1, background: .white)

      #expect(!changes.isEmpty)
      #expect(Array(canvas.pixels) == Rasterizer().render(list, scale: 1, background: .white).pixels)
    }
  }

  @Test func aFrameThatIsTheSameChangesNothing() {
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    let frame = list([.fill(RoundedRect(10, 10, 50, 50, radius: 9), .white)])
    #expect(canvas.draw(frame, scale: 1, background: .black) == [CGRect(x: 0, y: 0, width: 200, height: 120)])

    #expect(canvas.draw(frame, scale: 1, background: .black).isEmpty)
  }

  @Test func whatIsFarFromAChangeIsLeftAlone() throws {
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    let still = DrawCommand.fill(RoundedRect(150, 0, 40, 120), .white)
    _ = canvas.draw(list([.fill(RoundedRect(5, 40, 9, 9), .white), still]), scale: 1, background: .black)

    let changes = canvas.draw(list([.fill(RoundedRect(6, 40, 9, 9), .white), still]), scale: 1, background: .black)

    #expect(changes == [CGRect(x: 0, y: 32, width: 64, height: 32)])
  }

  @Test func anotherBackgroundOrScaleChangesEverything() {
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    let whole = [CGRect(x: 0, y: 0, width: 200, height: 120)]
    let frame = list([.fill(RoundedRect(10, 10, 50, 50), .white)])
    _ = canvas.draw(frame, scale: 1, background: .black)

    #expect(canvas.draw(frame, scale: 1, background: .white) == whole)
    #expect(canvas.draw(frame, scale: 2, background: .white) == whole)
    #expect(canvas.pixels[0] == .max)
  }

  @Test func whatIsForgottenIsDrawnAgain() {
    let canvas = Rasterizer().makeCanvas(width: width, height: height)
    _ = canvas.draw(list([]), scale: 1, background: .black)

    canvas.invalidate()

    #expect(canvas.draw(list([]), scale: 1, background: .black) == [CGRect(x: 0, y: 0, width: 200, height: 120)])
  }
}
