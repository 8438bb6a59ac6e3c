import InterludeUI

/// Gives views names that stay the same from recording to recording: the `accessibilityIdentifier`; of a controller's view
/// the controller's type, as `HerbDetailViewController.view`; else the place among its siblings of the same type, as
/// `HerbDetailViewController.view/UIImageView[0]`.
///
/// A view keeps its name for as long as it is on screen. A name that another view has at the time gets a number: `card#2`.
package final class ViewNamer {
  /// By the serial number of the view's layer.
  private var names: [Int: String] = [:]
  /// What types are called, which the runtime takes long to tell.
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// A namer that has seen no view yet.
  package init() {}

  /// A view and its name.
  package struct Named {
    /// The view.
    package let view: UIView
    /// Its name.
    package let name: String
    /// What the superview is called; nil for a window.
    package let superview: String?
  }

  /// The name of a view that was on screen when the views were last looked at; nil for any other.
  package func name(of view: UIView) -> String? { names[view.layer.serial] }

  /// All views of some windows with their names, from the back to the front, each before its subviews.
  package func views(in windows: [UIWindow]) -> [Named] {
    var places: [Place] = []
    for window in windows { collect(window, parent: nil, into: &places) }
    let kept = places.map { name(of: $0.view) }
    var chosen = kept.compactMap(\.self)
    // From frame to frame, views mostly stay.
    if chosen.count < places.count || names.count > places.count {
      chosen = choose(for: places, kept)
      names = Dictionary(uniqueKeysWithValues: zip(places, chosen).map { ($0.view.layer.serial, $1) })
    }
    return zip(places, chosen).map { Named(view: $0.view, name: $1, superview: $0.parent.map { chosen[$0] }) }
  }

  /// - Parameter kept: The names that views have already; nil for those that need one.
  private func choose(for places: [Place], _ kept: [String?]) -> [String] {
    var taken = Set(kept.compactMap(\.self))
    var names: [String] = []
    for (place, name) in zip(places, kept) {
      names.append(name ?? free(own(place, parentName: place.parent.map { names[$0] }), &taken))
    }
    return names
  }

  /// A view in the tree, and the place of its superview in the list.
  private struct Place {
    let view: UIView
    let parent: Int?
  }

  /// Its type, and which of that type it is among its siblings: `UILabel[1]`; a window's type alone.
  private func kind(of place: Place) -> String {
    let (view, type) = (place.view, type(of: place.view))
    guard place.parent != nil, let siblings = view.superview?.subviews else { return name(of: type) }
    let before = siblings.prefix { $0 !== view }
    return "\(name(of: type))[\(before.count { Swift.type(of: $0) == type })]"
  }

  private func name(of type: Any.Type) -> String {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = "\(type)"
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  private func collect(_ view: UIView, parent: Int?, into places: inout [Place]) {
    let index = places.count
    places.append(Place(view: view, parent: parent))
    for subview in view.subviews { collect(subview, parent: index, into: &places) }
  }

  private func own(_ place: Place, parentName: String?) -> String {
    if let identifier = place.view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let controller = place.view.next as? UIViewController { return "\(name(of: type(of: controller))).view" }
    let kind = kind(of: place)
    return parentName.map { "\($0)/\(kind)" } ?? kind
  }

  private func free(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)#\(number)"
    }
    return candidate
  }
}
