import InterludeUI
import SDLStage

/// What a stage cannot make itself: text and pictures. Stages may share it, since it has no state that shows.
struct Equipment {
  var textRenderer: any TextRenderer
  var images: ImageStore

  /// The fonts of this machine. Remarks are sentences about what is missing.
  static func installed(remark: @escaping (String) -> Void) throws(StageError) -> Equipment {
    let fonts = try FontLibrary()
    if let warning = fonts.warning { remark(warning) }
    return Equipment(textRenderer: fonts, images: ImageStore(remark: remark))
  }
}
