/// The steps of the card: as the system's sheet, by an animator, and with appearance calls of the animator's own.
public enum CardStep: String, SceneStep {
  /// The system’s own card.
  case systemSheet = "system-sheet"
  /// An animator of its own.
  case complete
  /// By the layer’s transform.
  case layerTransform = "layer-transform"
  /// Appearance calls for both screens.
  case appearanceCalls = "appearance-calls"
  /// Appearance calls for the presenter.
  case presenterCalls = "presenter-calls"
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "An animator of its own"
    case .appearanceCalls: "Appearance calls for both screens"
    case .presenterCalls: "Appearance calls for the presenter"
    case .layerTransform: "By the layer’s transform"
    case .systemSheet: "The system’s own card"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete:
      "The animator moves two views. UIKit tells the card that it appears. The presenter stays in place, so UIKit tells it nothing."
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
