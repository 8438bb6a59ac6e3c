extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// Names a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// An identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Names the detent; one without a name of its own has one that no other has.
    public let identifier: Identifier
    private static var unnamed = 0
    private let resolver: Resolver
    private typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext, SystemBehavior.Sheet) -> CGFloat?

    private init(_ identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half the screen, 0.56 of the largest value; inactive where there is little height.
    public class func medium() -> Detent {
      Detent(.medium) { context, behavior in
        let hasHeight = context.containerTraitCollection.verticalSizeClass != .compact
        return hasHeight ? context.maximumDetentValue * behavior.mediumShare : nil
      }
    }

    /// The full height.
    public class func large() -> Detent { Detent(.large) { context, _ in context.maximumDetentValue } }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: its name; without one it gets a name that no other detent has.
    ///   - resolver: gives the height in points, without the part of the safe area below; nil makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      unnamed += identifier == nil ? 1 : 0
      return Detent(identifier ?? Identifier("unnamed-\(unnamed)")) { context, _ in resolver(context) }
    }

    /// The height in a context, in points; nil for a detent that is inactive there.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      value(in: context, Stage.current.system.sheet)
    }

    /// The same as a version of the system has it.
    func value(
      in context: any UISheetPresentationControllerDetentResolutionContext, _ behavior: SystemBehavior.Sheet
    ) -> CGFloat? { resolver(context, behavior) }
  }
}
