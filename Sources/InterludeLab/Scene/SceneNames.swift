import FileSystem
import MotionQA

/// What scenes may be called, since the command line and files take their names.
nonisolated enum SceneNames {
  /// Throws, as a sentence to who wrote the scenes, for a name that is no word or that two scenes share.
  static func check(_ names: [String]) throws(UserFacingError) {
    var known: Set<String> = []
    for name in names {
      guard SceneName(name).isValid else {
        throw UserFacingError(
          "A scene cannot be called \"\(name)\": use small letters, digits and hyphens, such as herb-pop, and for a "
            + "step a slash between two such words.")
      }
      guard known.insert(name).inserted else {
        throw UserFacingError("Two scenes are called \"\(name)\": give each a name of its own.")
      }
    }
  }
}
