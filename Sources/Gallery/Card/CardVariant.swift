/// The lesson's card, its own appearance calls, and the system's sheet.
public enum CardVariant: String, SceneVariant {
  /// UIKit tells of appearance.
  case byHand = "by-hand"
  /// The animator tells of it as well.
  case appearanceCalls = "appearance-calls"
  /// By the layer’s transform.
  case layerTransform = "layer-transform"
  /// The system’s own card.
  case systemSheet = "system-sheet"

  public var title: String {
    switch self {
    case .byHand: "UIKit tells of appearance"
    case .appearanceCalls: "The animator tells of it as well"
    case .layerTransform: "By the layer’s transform"
    case .systemSheet: "The system’s own card"
    }
  }

  public var text: String {
    switch self {
    case .byHand: "A custom presentation leaves the presenter where it is: it hears of nothing, the card of everything."
    case .appearanceCalls:
      "The lesson’s animator calls beginAppearanceTransition for both. Right for the presenter, which UIKit does not tell; the "
        + "card hears everything twice."
    case .layerTransform:
      "The presenter steps back by a CATransform3D of its layer rather than by the view’s transform."
    case .systemSheet: "A page sheet: since iOS 13 the system does all this by itself."
    }
  }
}
