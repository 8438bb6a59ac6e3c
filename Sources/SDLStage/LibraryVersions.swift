import CSDL2

/// The versions of the libraries that this process runs with, as they tell them: `2.26.5`.
public nonisolated struct LibraryVersions: Hashable, Sendable {
  public let sdl, sdlTTF, sdlImage, freeType: String

  /// Asks the libraries. The error says that text cannot be drawn.
  @MainActor public static func linked() throws(StageError) -> LibraryVersions {
    // FreeType answers only while it runs.
    let engine = try FontEngine.start()
    defer { withExtendedLifetime(engine) {} }
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return LibraryVersions(
      sdl: sdl.text, sdlTTF: TTF_Linked_Version()?.pointee.text ?? "",
      sdlImage: IMG_Linked_Version()?.pointee.text ?? "",
      freeType: "\(major).\(minor).\(patch)")
  }
}

nonisolated extension SDL_version {
  fileprivate var text: String { "\(major).\(minor).\(patch)" }
}
