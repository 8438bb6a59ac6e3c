import FileSystem

/// The versions of the libraries that draw text in this process, as they tell them: `2.26.5`.
public nonisolated struct LibraryVersions: Hashable, Sendable {
  public let sdl, sdlTTF, freeType: String

  /// Asks the libraries. The error says that text cannot be drawn.
  @MainActor public static func linked() throws(StageError) -> LibraryVersions { try FontEngine.start().libraries }
}
