import DisplayList
import Foundation
import Rasterizer
import Testing

/// Groups are drawn as one picture, then laid down with their opacity.
struct GroupTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// One pixel with red in the group, blue above it in the group, on white.
  private func pixel(_ commands: DrawCommand...) -> SIMD4<Double> {
    channels(
      Rasterizer().render(
        DisplayList(size: CGSize(width: 1, height: 1), commands: commands), scale: 1, background: .white)[0, 0])
  }

  private let all = RoundedRect(0, 0, 1, 1)

  @Test func childrenOfAGroupDoNotShineThroughEachOther() {
    let result = pixel(.pushGroup(opacity: 0.4), .fill(all, red), .fill(all, blue), .popGroup)

    // 0.4 of blue, 0.6 of white; no red. Blue, green, red, alpha.
    #expect(result == SIMD4(255, 153, 153, 255))
  }

  @Test func aGroupKeepsWhatWasDrawnBeforeIt() {
    let result = pixel(.fill(all, red), .pushGroup(opacity: 0.2), .fill(all, blue), .popGroup)

    #expect(result == SIMD4(51, 0, 204, 255))
  }

  @Test func groupsNestOpacitiesMultiply() {
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let result = pixel(
      .pushGroup(opacity: 0.5), .fill(all, blue), .pushGroup(opacity: 0.5), .fill(all, half), .fill(all, half),
      .popGroup, .popGroup)

    // Inner: red at 1 − 0.5² = 0.75, times 0.5 = 0.375, over blue; all of it at 0.5 over white.
    let expected = SIMD4(0.5 * 0.625 + 0.5, 0.5, 0.5 * 0.375 + 0.5, 1) * 255
    let error = result - expected
    #expect(max(error.max(), -error.min()) <= 1.5)
  }

  @Test(arguments: [1, 1.7, .infinity] as [CGFloat])
  func anOpaqueGroupDrawsAsIfItWereNotThere(opacity: CGFloat) {
    let shape = RoundedRect(1.3, 1.7, 8, 7, radius: 3)

    let grouped = draw(12, 12, .pushGroup(opacity: opacity), .fill(shape, red), .fill(shape, blue), .popGroup)

    #expect(grouped == draw(12, 12, .fill(shape, red), .fill(shape, blue)))
  }

  @Test(arguments: [0, -0.3, .nan] as [CGFloat])
  func aTransparentGroupDrawsNothingAndAllThatItHoldsIsSkipped(opacity: CGFloat) {
    let picture = draw(
      12, 12, .pushGroup(opacity: opacity), .clip(all), .pushGroup(opacity: 1), .fill(all, red), .popGroup, .popClip,
      .fill(all, blue), .popGroup, .fill(RoundedRect(5, 5, 1, 1), .white))

    #expect(picture.coveredArea == 1)
  }

  @Test func aClipAroundAGroupAppliesToTheGroupAsAWhole() {
    let shape = RoundedRect(2.5, 0, 4, 4)

    let picture = draw(
      8, 4, .clip(shape), .pushGroup(opacity: 0.5), .fill(RoundedRect(0, 0, 8, 4), red),
      .fill(RoundedRect(0, 0, 8, 4), blue), .popGroup, .popClip)

    // At the clip's half covered column blue has a quarter, and red nothing.
    let expected = channels(picture[2, 1])
    #expect(abs(expected.x - 64) <= 1 && expected.z == 0 && abs(expected.w - 64) <= 1)
    #expect(picture.alpha(1, 1) == 0)
  }

  @Test func oneFadedStepLooksTheSameAsAGroupOfIt() {
    let shape = RoundedRect(1.3, 1.7, 8, 7, radius: 3)
    let nothing = DrawCommand.fill(RoundedRect(3, 3, 0.001, 0.001), blue)
    let steps: [DrawCommand] = [
      .fill(shape, red), .shadow(.roundedRect(shape), blur: 2, blue, .identity),
      .image(solidImage(4, 4, 0xC080_4020), shape.rect),
    ]
    for step in steps {
      let alone = draw(12, 12, .pushGroup(opacity: 0.6), step, .popGroup)
      let grouped = draw(12, 12, .pushGroup(opacity: 0.6), step, nothing, .popGroup)
      #expect(difference(alone, grouped) <= 1)
    }
  }
}
