import UIKit

/// How a screen came onto the navigation stack, and so how it leaves.
enum Arrival: CaseIterable {
  case fade, slide, plain

  var identifier: String {
    switch self {
    case .fade: "push-fade"
    case .slide: "push-slide"
    case .plain: "push-plain"
    }
  }

  var invitation: String {
    switch self {
    case .fade: "Push with a fade"
    case .slide: "Push with the standard slide"
    case .plain: "Push without animation"
    }
  }

  var title: String {
    switch self {
    case .fade: "Arrived with a fade"
    case .slide: "Arrived with the slide"
    case .plain: "Arrived at once"
    }
  }

  var explanation: String {
    switch self {
    case .fade: "The navigation controller’s delegate returned an animator. It is asked again on the way back."
    case .slide: "The delegate returned nil, so the navigation controller slid this screen in as it always does."
    case .plain: "The push was not animated. The delegate was not asked, and no animator ran."
    }
  }
}
