import InterludeUI
import Rasterizer
import MotionQA
import Testing

struct FilmstripPictureTests {
  private func frame(_ color: CGColor, at time: Double, size: CGSize = CGSize(width: 100, height: 200)) -> Frame {
    let box = RoundedRect(CGRect(origin: .zero, size: size))
    return Frame(
      time: time, displayList: DisplayList(size: size, commands: [.fill(.roundedRect(box), color, .identity)]))
  }

  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func framesStandInTheirPlacesWithRoundedCorners() throws {
    let strip = Filmstrip(
      title: "Strip", subtitle: "Two frames", frames: [frame(.black, at: 0), frame(blue, at: 0.5)],
      renderer: Rasterizer())

    let image = strip.image(textRenderer: WordlessText())

    // Frames of 40 × 80 points, at two pixels a point, below margin and heading.
    let (left, top) = (2 * 32, 2 * (32 + 56))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * image.width + x] }
    let paper = pixel(0, 0)
    #expect(pixel(left + 40, top + 80) == 0xFF00_0000)
    #expect(pixel(left + 2 * (40 + 20) + 40, top + 80) == 0xFF00_00FF)
    #expect(pixel(left, top) != 0xFF00_0000, "the corner is cut off")
    #expect(paper >> 24 == 0xFF)
    #expect(image.width == 2 * (2 * 32 + 2 * 40 + 20))
  }

  @Test(arguments: [1, 8, 9, 24]) func howLargeItWillBeIsKnownBefore(count: Int) {
    let frames = (0..<count).map { frame(.black, at: Double($0), size: CGSize(width: 101, height: 57)) }
    let image = Filmstrip(title: "Strip", subtitle: "", frames: frames, renderer: Rasterizer())
      .image(textRenderer: WordlessText())
    let expected = Filmstrip.pixelSize(of: count, frame: CGSize(width: 101, height: 57))
    #expect(CGSize(width: image.width, height: image.height) == expected)
  }

  @Test func labelsTellTheTimeOfEachFrame() {
    let text = WordlessText()

    _ = Filmstrip(
      title: "Strip", subtitle: "Words", frames: [frame(.black, at: -0.25), frame(blue, at: 1.0 / 3)],
      renderer: Rasterizer()
    )
    .image(textRenderer: text)

    #expect(text.drawn == ["Strip", "Words", "-0.250 s", "0.333 s"])
  }

  @Test func aFrameOfAnotherSizeStandsInTheMiddleOfItsCell() {
    let wide = frame(blue, at: 0.5, size: CGSize(width: 200, height: 100))
    let strip = Filmstrip(title: "", subtitle: "", frames: [frame(.black, at: 0), wide], renderer: Rasterizer())

    let image = strip.image(textRenderer: WordlessText())

    // Cells of 80 × 80 points: the upright frame is 40 wide, the wide one 40 high.
    let (left, top) = (2 * 32, 2 * (32 + 56))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * image.width + x] }
    #expect(pixel(left + 80, top + 80) == 0xFF00_0000)
    #expect(pixel(left + 200 + 4, top + 80) == 0xFF00_00FF)
    #expect(pixel(left + 200 + 80, top + 80) == 0xFF00_00FF)
    #expect(pixel(left + 200 + 80, top + 20) != 0xFF00_00FF)
  }
}
