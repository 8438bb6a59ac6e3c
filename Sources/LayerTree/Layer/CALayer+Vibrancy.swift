import DisplayList

extension CALayer {
  /// What the layer shows of what it holds: as a silhouette of one colour, mixed with what is behind it; nil, the default, shows it
  /// as it is. Not part of QuartzCore.
  package var vibrancy: Vibrancy? {
    get { state.vibrancy }
    set {
      set(\.vibrancy, "vibrancy", newValue)
      set(\.blend, Self.compositingFilterKey, newValue?.blend ?? .normal)
    }
  }
}

/// In which colour a silhouette is shown, and how it is mixed with what is behind it.
package nonisolated struct Vibrancy: Hashable, Sendable {
  /// What counts of what is shown is its alpha, times that of the colour.
  package var color: CGColor
  /// A mode other than `normal`.
  package var blend: BlendMode

  package init(color: CGColor, blend: BlendMode) { (self.color, self.blend) = (color, blend) }
}
