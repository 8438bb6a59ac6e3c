import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// Images: finding, turning and tinting them.
@Suite final class ImageTests {
  lazy var world = World()

  private func image(_ width: Int, _ height: Int, _ pixels: [UInt32]? = nil) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height, pixels: pixels ?? (0..<UInt32(width * height)).map { 0xFF00_0000 + $0 }))
  }

  /// A folder with empty files of the given names, taken for a bundle.
  private func bundle(_ files: String...) throws -> (Bundle, URL) {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("ImageTests-\(UUID().uuidString)")
    for file in files {
      let url = root.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return (try #require(Bundle(url: root)), root)
  }

  @Test func anImageOfNothingHasNoSizeAndPaintsNothing() {
    _ = world
    let image = UIImage()
    #expect(image.size == .zero && image.cgImage == nil && image.scale == 1)
    #expect(image.withTintColor(.red).size == .zero && image.withRenderingMode(.alwaysTemplate).cgImage == nil)
    #expect(image.pngData() == nil)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == .zero && view.layer.contents == nil)
  }

  // MARK: Finding

  @Test(arguments: [(1.0, "star.png", 1.0), (2, "star@2x.png", 2), (3, "star@3x.png", 3), (4, "star@3x.png", 3)])
  func theFileThatSuitsTheScreenIsTaken(screen: CGFloat, file: String, scale: CGFloat) throws {
    let (bundle, root) = try bundle("star.png", "Icons/star@2x.png", "Icons/star@3x.png")
    defer { try? FileManager.default.removeItem(at: root) }
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: screen)
    let pixels = try image(6, 12)
    var loaded: [String] = []
    stage.imageLoader = { url in
      loaded.append(url.lastPathComponent)
      return pixels
    }
    try stage.asCurrent {
      let found = try #require(UIImage(named: "star", in: bundle, with: nil))
      #expect(found.scale == scale)
      #expect(found.size == CGSize(width: 6 / scale, height: 12 / scale))
      _ = UIImage(named: "star", in: bundle, with: nil)
    }
    #expect(loaded == [file])
  }

  @Test func foldersAndExtensionsMayBeGiven() throws {
    let (bundle, root) = try bundle("A/photo.jpg", "B/photo.png", "B/deep/photo@2x.png")
    defer { try? FileManager.default.removeItem(at: root) }
    _ = world
    let pixels = try image(1, 1)
    var loaded: [String] = []
    world.stage.imageLoader = { url in
      loaded.append(url.pathComponents.suffix(2).joined(separator: "/"))
      return pixels
    }
    world.stage.asCurrent {
      #expect(UIImage(named: "photo.jpg", in: bundle, with: nil) != nil)
      #expect(UIImage(named: "B/photo", in: bundle, with: nil) != nil)
      #expect(UIImage(named: "deep/photo", in: bundle, with: nil)?.scale == 2)
      #expect(UIImage(named: "C/photo", in: bundle, with: nil) == nil)
      #expect(UIImage(named: "", in: bundle, with: nil) == nil)
    }
    #expect(loaded == ["A/photo.jpg", "B/photo.png", "deep/photo@2x.png"])
  }

  @Test func aFileIsReadFromItsPath() throws {
    let pixels = try image(4, 2)
    world.stage.imageLoader = { $0.path == "/pictures/sea@2x.png" ? pixels : nil }
    #expect(UIImage(contentsOfFile: "/pictures/sea@2x.png")?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(contentsOfFile: "/pictures/land.png") == nil)
  }

  @Test func dataIsReadAtAScale() throws {
    let pixels = try image(4, 2)
    world.stage.imageDecoder = { $0 == Data([1, 2]) ? pixels : nil }
    #expect(UIImage(data: Data([1, 2]))?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(data: Data([1, 2]), scale: 2)?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(data: Data([3])) == nil)
  }

  // MARK: Pixels

  /// A picture of 3 × 2 pixels, numbered in rows, turned as each orientation says.
  @Test(
    arguments: [
      (UIImage.Orientation.up, [0, 1, 2, 3, 4, 5]), (.down, [5, 4, 3, 2, 1, 0]), (.right, [3, 0, 4, 1, 5, 2]),
      (.left, [2, 5, 1, 4, 0, 3]), (.upMirrored, [2, 1, 0, 5, 4, 3]), (.downMirrored, [3, 4, 5, 0, 1, 2]),
      (.leftMirrored, [0, 3, 1, 4, 2, 5]), (.rightMirrored, [5, 2, 4, 1, 3, 0]),
    ] as [(UIImage.Orientation, [UInt32])])
  func orientationsTurnThePixels(orientation: UIImage.Orientation, expected: [UInt32]) throws {
    let stored = try image(3, 2, [0, 1, 2, 3, 4, 5])
    let view = UIImageView(image: UIImage(cgImage: stored, scale: 1, orientation: orientation))
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(shown.pixels == expected)
    #expect(view.image?.size == CGSize(width: shown.width, height: shown.height))
  }

  @Test func tintingKeepsTheShape() throws {
    let half = try image(3, 1, [0xFF12_3456, 0x8000_0000, 0])
    let tinted = UIImage(cgImage: half).withTintColor(UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    #expect(tinted.cgImage?.pixels == [0xFFFF_0033, 0x8080_001A, 0])
  }

  @Test func tintingOnceMoreMakesNoOtherShape() throws {
    let half = try image(3, 1, [0xFF12_3456, 0x8000_0000, 0])
    let red = UIImage(cgImage: half).withTintColor(UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5))
    let green = red.withTintColor(.green)
    // Half of half of what is covered.
    #expect(green.cgImage?.pixels == [0x8000_8000, 0x4000_4000, 0])
    #expect(green.cgImage?.stencil?.coverage === red.cgImage?.stencil?.coverage)
  }

  // MARK: Views

  @Test func aTemplateFollowsTheTint() throws {
    let view = UIImageView(image: UIImage(cgImage: try image(1, 1)).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect((view.layer.contents as? CGImage)?.pixels == [0xFFFF_0000])
    let parent = UIView()
    parent.addSubview(view)
    view.tintColor = nil
    parent.tintColor = .blue
    #expect((view.layer.contents as? CGImage)?.pixels == [0xFF00_00FF])
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let view = UIImageView(image: UIImage(cgImage: try image(6, 4), scale: 2, orientation: .up))
    #expect(view.frame.size == CGSize(width: 3, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
    #expect(!view.isUserInteractionEnabled)
  }
}
