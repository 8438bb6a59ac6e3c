/// Whose a herb's picture is, and what may be done with it.
enum PictureCredit: String, CaseIterable {
  case author, licence

  /// On its button.
  var title: String {
    switch self {
    case .author: "Who drew it"
    case .licence: "Licence: MIT"
    }
  }

  var heading: String {
    switch self {
    case .author: "Drawn by a script"
    case .licence: "Free to use"
    }
  }

  var text: String {
    switch self {
    case .author:
      "No camera and no stranger’s work: all herbs are the Interlude project’s own, drawn with Cairo by "
        + "Resources/Herbs/draw-herbs.py, which draws the same bytes each time."
    case .licence:
      "The pictures come under the project’s MIT licence. Use, change and share them; keep its text with your copy."
    }
  }
}
