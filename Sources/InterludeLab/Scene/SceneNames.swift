import FileSystem

/// What scenes may be called, since the command line and files take their names.
nonisolated enum SceneNames {
  /// Throws, as a sentence to who wrote the scenes, for a name that is no word or that two scenes share.
  static func check(_ names: [String]) throws(UserFacingError) {
    var known: Set<String> = []
    for name in names {
      guard isWord(name) else {
        throw UserFacingError(
          "A scene cannot be called \"\(name)\": use small letters, digits and hyphens, such as herb-pop.")
      }
      guard known.insert(name).inserted else {
        throw UserFacingError("Two scenes are called \"\(name)\": give each a name of its own.")
      }
    }
  }

  private static func isWord(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }
}
