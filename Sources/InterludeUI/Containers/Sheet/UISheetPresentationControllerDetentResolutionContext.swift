/// What a detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet is in.
  var containerTraitCollection: UITraitCollection { get }

  /// The largest height that counts, in points, without the part of the safe area below the sheet.
  var maximumDetentValue: CGFloat { get }
}

/// The context that a sheet resolves its detents in.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
  }
}
