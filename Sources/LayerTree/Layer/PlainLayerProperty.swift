import Foundation

/// A property of every layer that has a key and does not animate.
struct PlainLayerProperty {
  let get: (CALayer) -> Any?
  /// Sets it; false for a value of another type.
  let set: (CALayer, Any?) -> Bool
  /// What it takes, for a sentence.
  let wanted: String

  /// By their keys, which are QuartzCore's.
  static let named: [String: PlainLayerProperty] = [
    "hidden": flag(\.isHidden), "masksToBounds": flag(\.masksToBounds), "doubleSided": flag(\.isDoubleSided),
    "opaque": flag(\.isOpaque), "needsDisplayOnBoundsChange": flag(\.needsDisplayOnBoundsChange),
    "allowsGroupOpacity": flag(\.allowsGroupOpacity),
    "frame": rect(\.frame), "contentsCenter": rect(\.contentsCenter),
    "contentsScale": PlainLayerProperty(\.contentsScale, "a number") { number($0).map { CGFloat($0) } },
    "name": optional(\.name, "a string"), "mask": optional(\.mask, "a layer"),
    "contentsGravity": PlainLayerProperty(\.contentsGravity, "a gravity") {
      $0 as? CALayerContentsGravity ?? ($0 as? String).map { CALayerContentsGravity(rawValue: $0) }
    },
    "cornerCurve": PlainLayerProperty(\.cornerCurve, "a curve") {
      $0 as? CALayerCornerCurve ?? ($0 as? String).map { CALayerCornerCurve(rawValue: $0) }
    },
  ]

  private init<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ wanted: String, read: @escaping (Any?) -> Value?
  ) {
    get = { $0[keyPath: path] }
    set = { layer, given in
      guard let value = read(given) else { return false }
      layer[keyPath: path] = value
      return true
    }
    self.wanted = wanted
  }

  private init<Value>(optional path: ReferenceWritableKeyPath<CALayer, Value?>, _ wanted: String) {
    get = { $0[keyPath: path] }
    set = { layer, given in
      let value = given as? Value
      guard given == nil || value != nil else { return false }
      layer[keyPath: path] = value
      return true
    }
    self.wanted = wanted
  }

  private static func optional<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value?>, _ wanted: String
  ) -> PlainLayerProperty { PlainLayerProperty(optional: path, wanted) }

  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> PlainLayerProperty {
    PlainLayerProperty(path, "a truth value") { number($0).map { $0 != 0 } }
  }

  private static func rect(_ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> PlainLayerProperty {
    PlainLayerProperty(path, "a rectangle") { given in
      guard let given, case .rect(let rect) = AnimatableValue(given, kind: .rect) else { return nil }
      return rect
    }
  }

  private static func number(_ given: Any?) -> Double? {
    guard let given, case .scalar(let number) = AnimatableValue(given, kind: .scalar) else { return nil }
    return number
  }
}
