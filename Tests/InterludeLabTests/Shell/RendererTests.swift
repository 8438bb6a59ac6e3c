import Foundation
import InterludeUI
import PictureFiles
import Rasterizer
import Testing

@testable import InterludeLab

/// The equipment's renderer draws every picture that a command writes.
struct RendererTests {
  /// Sees nothing, and paints everything in one colour.
  private struct Painter: Renderer {
    static let pixel: UInt32 = 0xFF12_3456

    func render(_ list: DisplayList, scale: CGFloat, background: CGColor) -> CGImage {
      let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
      return CGImage(width: width, height: height, pixels: Array(repeating: Self.pixel, count: width * height))!
    }

    func makeCanvas(width: Int, height: Int) -> any Canvas { Rasterizer().makeCanvas(width: width, height: height) }
  }

  @Test(arguments: [
    ["snapshot", "slide", "--at", "0.1", "--scale", "1"], ["filmstrip", "slide", "--frames", "2"],
    ["curve", "linear", "--png"], ["record", "slide", "--fps", "4", "--size", "220x500"],
  ]) func oneRendererDrawsWhateverIsWritten(command: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let equipment = Equipment(
      textRenderer: BlockText(), images: ImageStore(remark: { _ in }), renderer: Painter())
    let lab = try Lab(scenes: TestLab().lab.scenes, equipment: equipment, output: { _ in }, remark: { _ in })
    let isRecord = command[0] == "record"
    let path = isRecord ? folder : "\(folder)/a.png"
    let option = command.last == "--png" ? [] : ["-o"]

    try Interlude.run(arguments: command + option + [path]) { lab }

    let image = try ImageFile.read(isRecord ? "\(folder)/slide/filmstrip.png" : path)
    #expect(image.pixels.allSatisfy { $0 == Painter.pixel })
  }
}
