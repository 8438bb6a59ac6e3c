import Foundation
import InterludeUI
import InterludeTestSupport
import InterludeUITestSupport
import Testing

/// Colours and pictures in asset catalogues, as they lie in a folder.
@Suite final class AssetCatalogTests {
  lazy var world = World()
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    bundle = try #require(Bundle(path: folder.path))
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writeColor(_ name: String, _ entries: String...) throws {
    try write(
      #"{"colors": [\#(entries.joined(separator: ","))], "info": {"author": "xcode", "version": 1}}"#,
      to: "Assets.xcassets/\(name).colorset/Contents.json")
  }

  private func entry(_ components: String, space: String = "srgb", _ more: String = "") -> String {
    #"{"idiom": "universal", \#(more) "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  private func appearance(_ kind: String, _ value: String) -> String {
    #""appearances": [{"appearance": "\#(kind)", "value": "\#(value)"}],"#
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }

  /// The three spellings that Xcode offers for a component.
  @Test(
    arguments: [
      #""red": "1.000", "green": "0.400", "blue": "0.200", "alpha": "0.500""#,
      #""red": "255", "green": "102", "blue": "51", "alpha": "0.500""#,
      #""red": "0xFF", "green": "0x66", "blue": "0x33", "alpha": "0.500""#,
    ])
  func componentsAreFractionsOrPartsOf255(components: String) throws {
    try writeColor("Brand", entry(components))
    #expect(color("Brand") == UIColor(red: 1, green: 0.4, blue: 0.2, alpha: 0.5))
    #expect(color("Other") == nil && color("") == nil)
  }

  @Test func otherSpacesAreConverted() throws {
    try writeColor("Gray", entry(#""white": "0.250", "alpha": "1.000""#, space: "gray-gamma-22"))
    try writeColor(
      "Wide", entry(#""red": "0.500", "green": "0.300", "blue": "0.100", "alpha": "1.000""#, space: "display-p3"))
    #expect(color("Gray") == UIColor(white: 0.25, alpha: 1))
    #expect(color("Wide") == UIColor(displayP3Red: 0.5, green: 0.3, blue: 0.1, alpha: 1))
  }

  @Test func aColourFollowsTheAppearance() throws {
    let (red, blue) = (
      #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#,
      #""red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000""#
    )
    try writeColor(
      "Brand", entry(red), entry("", appearance("contrast", "high")), entry(blue, appearance("luminosity", "dark")))
    let found = try #require(color("Brand"))
    #expect(found.resolvedColor(with: light) == .red && found.resolvedColor(with: dark) == .blue)
    let fixed = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: dark))
    #expect(fixed == .blue && fixed.resolvedColor(with: light) == .blue)
  }

  @Test func aColourMayBeOneOfTheSystems() throws {
    try writeColor("Tint", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}"#)
    let found = try #require(color("Tint"))
    #expect(found == .systemTeal)
    #expect(found.resolvedColor(with: dark) == UIColor.systemTeal.resolvedColor(with: dark))
  }

  @Test func aFolderMayStandBeforeTheName() throws {
    let gray = #""white": "0.250", "alpha": "1.000""#
    try writeColor("A/Brand", entry(gray))
    try writeColor("B/Brand", entry(#""white": "0.750", "alpha": "1.000""#))
    #expect(color("A/Brand") == UIColor(white: 0.25, alpha: 1) && color("B/Brand") == UIColor(white: 0.75, alpha: 1))
    #expect(color("C/Brand") == nil)
  }

  @Test(
    arguments: [
      "", "{", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
      #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "x", "alpha": "1.0"}}}]}"#,
      #"{"colors": [{"idiom": "watch", "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}"#,
      #"{"colors": [{"idiom": "universal", "color": {"reference": "noColor"}}]}"#,
    ])
  func aFileThatSaysNothingIsNoColour(text: String) throws {
    try write(text, to: "Assets.xcassets/Brand.colorset/Contents.json")
    #expect(color("Brand") == nil)
  }

  @Test func aPictureIsFoundByItsSetsNameWhateverItsFilesAreCalled() throws {
    try write(
      #"""
      {"images": [
        {"filename": "night.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "IMG_1.png", "idiom": "universal", "scale": "1x"},
        {"filename": "IMG_2.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}
      ]}
      """#, to: "Assets.xcassets/Herbs/star.imageset/Contents.json")
    for name in ["IMG_1", "IMG_2", "night"] { try write("", to: "Assets.xcassets/Herbs/star.imageset/\(name).png") }
    let pixels = try #require(CGImage(width: 4, height: 4, pixels: [UInt32](repeating: 0, count: 16)))
    var loaded: [String] = []
    world.stage.imageLoader = { url in
      loaded.append(url.lastPathComponent)
      return pixels
    }
    try world.stage.asCurrent {
      let image = try #require(UIImage(named: "star", in: bundle, with: nil))
      #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 2))
      #expect(UIImage(named: "Herbs/star", in: bundle, with: nil) != nil)
      #expect(UIImage(named: "IMG_2", in: bundle, with: nil) == nil)
    }
    #expect(loaded == ["IMG_2.png"])
  }
}
