import CSDL2
import FileSystem

/// SDL_ttf, running as long as somebody holds this.
final class FontEngine {
  static func start() throws(StageError) -> FontEngine {
    guard TTF_Init() == 0 else {
      throw StageError(
        "Text cannot be drawn, since SDL_ttf does not start (\(String(cString: SDL_GetError()))): reinstall libsdl2-ttf."
      )
    }
    return FontEngine()
  }

  private init() {}

  isolated deinit { TTF_Quit() }

  /// What it draws with.
  var libraries: LibraryVersions {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    // FreeType answers only while SDL_ttf runs.
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return LibraryVersions(
      sdl: sdl.text, sdlTTF: TTF_Linked_Version()?.pointee.text ?? "", freeType: "\(major).\(minor).\(patch)")
  }
}

nonisolated extension SDL_version {
  fileprivate var text: String { "\(major).\(minor).\(patch)" }
}
