/// The steps of the card: with UIKit's appearance calls, with the animator's own, and as the system's sheet.
public enum CardStep: String, SceneStep {
  /// The system’s own card.
  case systemSheet = "system-sheet"
  /// UIKit tells of appearance.
  case complete
  /// By the layer’s transform.
  case layerTransform = "layer-transform"
  /// The animator tells of it as well.
  case appearanceCalls = "appearance-calls"
  /// The animator tells the presenter alone.
  case presenterCalls = "presenter-calls"
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "UIKit tells of appearance"
    case .appearanceCalls: "The animator tells of it as well"
    case .presenterCalls: "The animator tells the presenter alone"
    case .layerTransform: "By the layer’s transform"
    case .systemSheet: "The system’s own card"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete:
      "The animator moves two views. UIKit tells the card that it appears, and the presenter, which stays where it is, nothing."
    case .appearanceCalls:
      "The animator calls beginAppearanceTransition for both. The card’s has begun already: the second is dropped and logged."
    case .presenterCalls:
      "What is right: calls for the presenter only, which hears now that it is covered; the card hears of itself from UIKit, once."
    case .layerTransform:
      "The presenter steps back by a CATransform3D of its layer rather than by the view’s transform."
    case .systemSheet:
      "A page sheet: since iOS 13 the system does all this by itself, and the presenter hears nothing here either."
    case .reducedMotion:
      "As on a device whose settings say Reduce Motion: the card fades in where it lies, and nothing steps back."
    }
  }
}
