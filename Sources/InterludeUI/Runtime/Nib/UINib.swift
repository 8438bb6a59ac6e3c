import Foundation

/// The objects that a nib file makes, together with the object that they are made for.
///
/// The files that Interface Builder makes are not read: `define(_:_:)` says in code what a nib makes.
@preconcurrency @MainActor public final class UINib: NSObject {
  private let name: String

  /// The nib of a name; bundles do not count. One that was never defined makes nothing, and says so when it is asked (S3).
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Makes the nib's objects, and tells each of them by `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that they are made for, whose outlets are set.
  ///   - optionsOrNil: None of UIKit's is there: a nib that is said in code has no placeholders.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let make = NibLibrary.nibs[name] else { return missing() }
    let objects = make(ownerOrNil)
    for case let object as InterfaceObject in objects { object.awakeFromNib() }
    return objects
  }

  /// Names what an option says.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private func missing() -> [Any] {
    let known = NibLibrary.nibs.keys.sorted().joined(separator: ", ")
    Diagnostic.misuse(
      .S3, "There is no nib “\(name)”.",
      remedy: known.isEmpty
        ? "Say what it makes with UINib.define(\"\(name)\") before it is used." : "There are \(known)."
    ).report()
    return []
  }
}

extension UINib {
  /// Says in code what a nib makes, in place of its file: the objects at its top level, their outlets and the owner's set. A definition
  /// of the same name takes the earlier one's place.
  ///
  /// - Parameters:
  ///   - name: What the nib is asked for by.
  ///   - make: Is called once for each time that the nib is used, with the object that it is used for, if there is one.
  public static func define(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) { NibLibrary.nibs[name] = make }
}

/// What nibs make, by their names.
enum NibLibrary {
  static var nibs: [String: (Any?) -> [Any]] = [:]
}

extension Bundle {
  /// Makes the objects of a nib: of what `UINib.define(_:_:)` says of the name, whatever the bundle.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard NibLibrary.nibs[name] != nil else {
      _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
