import CSDL2
import FileSystem

/// The versions of the libraries that draw text in this process, as they tell them: `2.26.5`.
public nonisolated struct LibraryVersions: Hashable, Sendable {
  /// The version of SDL, of SDL_ttf and of FreeType.
  public let sdl, sdlTTF, freeType: String

  /// Asks the libraries. The error says that text cannot be drawn.
  @MainActor public static func linked() throws(UserFacingError) -> LibraryVersions { try FontEngine.start().libraries }
}

/// SDL_ttf, running as long as somebody holds this.
final class FontEngine {
  static func start() throws(UserFacingError) -> FontEngine {
    guard TTF_Init() == 0 else {
      throw UserFacingError(
        "Text cannot be drawn, since SDL_ttf does not start (\(String(cString: SDL_GetError()))): reinstall libsdl2-ttf."
      )
    }
    return FontEngine()
  }

  private init() {}

  @MainActor deinit { TTF_Quit() }

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
