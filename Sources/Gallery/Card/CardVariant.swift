/// The lesson's card, its appearance calls as they were and as they should be, and the system's sheet.
public enum CardVariant: String, SceneVariant {
  /// UIKit tells of appearance.
  case byHand = "by-hand"
  /// The animator tells of it as well.
  case appearanceCalls = "appearance-calls"
  /// The animator tells the presenter alone.
  case presenterCalls = "presenter-calls"
  /// By the layer’s transform.
  case layerTransform = "layer-transform"
  /// The system’s own card.
  case systemSheet = "system-sheet"
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public var title: String {
    switch self {
    case .byHand: "UIKit tells of appearance"
    case .appearanceCalls: "The animator tells of it as well"
    case .presenterCalls: "The animator tells the presenter alone"
    case .layerTransform: "By the layer’s transform"
    case .systemSheet: "The system’s own card"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .byHand: "A custom presentation leaves the presenter where it is: it hears of nothing, the card of everything."
    case .appearanceCalls:
      "The lesson’s animator calls beginAppearanceTransition for both. Right for the presenter, which UIKit does not tell; the "
        + "card hears everything twice."
    case .presenterCalls:
      "What is right: calls for the presenter only, which hears now that it is covered; the card hears of itself from UIKit, once."
    case .layerTransform:
      "The presenter steps back by a CATransform3D of its layer rather than by the view’s transform."
    case .systemSheet: "A page sheet: since iOS 13 the system does all this by itself."
    case .reducedMotion:
      "As on a device whose settings say Reduce Motion: the card fades in where it lies, and nothing steps back."
    }
  }
}
