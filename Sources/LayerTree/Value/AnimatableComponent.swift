import DisplayList
import Foundation

/// A part of a point, size, rectangle or transform, by the key that Core Animation gives it.
public nonisolated enum AnimatableComponent: String, CaseIterable, Hashable, Sendable {
  /// The x of a point.
  case x
  /// The y of a point.
  case y
  /// The width of a size.
  case width
  /// The height of a size.
  case height
  /// The origin of a rectangle.
  case origin
  /// The size of a rectangle.
  case size
  /// The x of a rectangle's origin.
  case originX = "origin.x"
  /// The y of a rectangle's origin.
  case originY = "origin.y"
  /// A rectangle's width.
  case sizeWidth = "size.width"
  /// A rectangle's height.
  case sizeHeight = "size.height"
  /// The mean of the three scale factors; setting it sets all three.
  case scale
  /// The scale factor along x.
  case scaleX = "scale.x"
  /// The scale factor along y.
  case scaleY = "scale.y"
  /// The scale factor along z.
  case scaleZ = "scale.z"
  /// The angle about the z axis in radians, as `rotation.z`.
  case rotation
  /// The angle about the x axis, in radians.
  case rotationX = "rotation.x"
  /// The angle about the y axis, in radians.
  case rotationY = "rotation.y"
  /// The angle about the z axis, in radians.
  case rotationZ = "rotation.z"
  /// The movement along x and y.
  case translation
  /// The movement along x, in points.
  case translationX = "translation.x"
  /// The movement along y, in points.
  case translationY = "translation.y"
  /// The movement along z, in points.
  case translationZ = "translation.z"

  /// What the component of a value of some kind is; nil when such a value has no such component.
  public func kind(in whole: AnimatableValue.Kind) -> AnimatableValue.Kind? {
    switch (whole, self) {
    case (.point, .x), (.point, .y), (.size, .width), (.size, .height): .scalar
    case (.rect, .origin): .point
    case (.rect, .size): .size
    case (.rect, .originX), (.rect, .originY), (.rect, .sizeWidth), (.rect, .sizeHeight): .scalar
    case (.transform, .translation): .size
    case (.transform, .scale), (.transform, .scaleX), (.transform, .scaleY), (.transform, .scaleZ): .scalar
    case (.transform, .rotation), (.transform, .rotationX), (.transform, .rotationY), (.transform, .rotationZ): .scalar
    case (.transform, .translationX), (.transform, .translationY), (.transform, .translationZ): .scalar
    default: nil
    }
  }

  /// Which lane of `AnimatableValue.lanes` it starts at, and how many it takes.
  fileprivate var range: Range<Int> {
    switch self {
    case .x, .width, .originX: 0..<1
    case .y, .height, .originY: 1..<2
    case .sizeWidth: 2..<3
    case .sizeHeight: 3..<4
    case .origin: 0..<2
    case .size: 2..<4
    default: 0..<0
    }
  }
}

nonisolated extension AnimatableValue {
  /// A component; the value itself when it has no such component.
  func value(of component: AnimatableComponent) -> AnimatableValue {
    if case .transform(let transform) = self { return transform.value(of: component) }
    guard let kind = component.kind(in: kind) else { return self }
    var part = SIMD4<Double>.zero
    for (index, lane) in component.range.enumerated() { part[index] = lanes[lane] }
    return AnimatableValue(kind, lanes: part)
  }

  /// The value with one component replaced; unchanged when it has no such component of the new value's kind.
  func setting(_ component: AnimatableComponent, to newValue: AnimatableValue) -> AnimatableValue {
    guard component.kind(in: kind) == newValue.kind else { return self }
    if case .transform(let transform) = self { return .transform(transform.setting(component, to: newValue.lanes)) }
    var whole = lanes
    for (index, lane) in component.range.enumerated() { whole[lane] = newValue.lanes[index] }
    return AnimatableValue(kind, lanes: whole)
  }
}

nonisolated extension CATransform3D {
  /// A transform that cannot be taken apart answers with the identity's components.
  fileprivate func value(of component: AnimatableComponent) -> AnimatableValue {
    let parts = TransformParts(self)
    let scale = parts?.scale ?? [1, 1, 1]
    let angles = parts?.angles ?? .zero
    return switch component {
    case .scale: .scalar(scale.sum() / 3)
    case .scaleX: .scalar(scale.x)
    case .scaleY: .scalar(scale.y)
    case .scaleZ: .scalar(scale.z)
    case .rotation, .rotationZ: .scalar(angles.z)
    case .rotationX: .scalar(angles.x)
    case .rotationY: .scalar(angles.y)
    case .translationX: .scalar(m41)
    case .translationY: .scalar(m42)
    case .translationZ: .scalar(m43)
    default: .size(CGSize(width: m41, height: m42))
    }
  }

  fileprivate func setting(_ component: AnimatableComponent, to new: SIMD4<Double>) -> CATransform3D {
    guard var parts = TransformParts(self) else { return self }
    switch component {
    case .scale: parts.scale = [new.x, new.x, new.x]
    case .scaleX: parts.scale.x = new.x
    case .scaleY: parts.scale.y = new.x
    case .scaleZ: parts.scale.z = new.x
    case .rotation, .rotationZ: parts.angles.z = new.x
    case .rotationX: parts.angles.x = new.x
    case .rotationY: parts.angles.y = new.x
    case .translationX: parts.translation.x = new.x
    case .translationY: parts.translation.y = new.x
    case .translationZ: parts.translation.z = new.x
    default: (parts.translation.x, parts.translation.y) = (new.x, new.y)
    }
    return parts.transform
  }
}
