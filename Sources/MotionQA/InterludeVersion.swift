/// The version of this package.
public nonisolated enum InterludeVersion {
  /// By the rules of semantic versioning.
  public static let current = "0.1.0"
}
