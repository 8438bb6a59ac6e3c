import FileSystem
import InterludeUI
import Rasterizer
import TextRendering

/// What a stage cannot make itself: text, pictures and pixels. Stages may share it, since it has no state that shows.
struct Equipment {
  var textRenderer: any TextRenderer
  var images: ImageStore
  /// What draws every frame of the program.
  var renderer: any Renderer = Rasterizer()

  /// The fonts of this machine. Remarks are sentences about what is missing.
  static func installed(remark: @escaping (String) -> Void) throws(UserFacingError) -> Equipment {
    let fonts = try FontLibrary()
    if let warning = fonts.warning { remark(warning) }
    return Equipment(textRenderer: fonts, images: ImageStore(remark: remark))
  }
}
