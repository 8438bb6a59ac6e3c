nonisolated extension TraceProperty {
  /// Whether what animates a layer's key path, such as `position` or `transform.scale.x`, shows in this property of its view.
  package func isMoved(by keyPath: String) -> Bool {
    switch keyPath.prefix(while: { $0 != "." }) {
    case "position": rawValue.hasPrefix("center") && agrees(with: keyPath)
    case "bounds": rawValue.hasPrefix("size") || rawValue.hasPrefix("origin")
    case "transform": ["scale", "rotation", "translation"].contains { rawValue.hasPrefix($0) }
    case "opacity": self == .alpha
    case let key: rawValue.hasPrefix(key)
    }
  }

  /// Whether the key path's component, if it names one, is this one.
  private func agrees(with keyPath: String) -> Bool {
    !keyPath.contains(".") || keyPath.suffix(1) == rawValue.suffix(1)
  }
}
