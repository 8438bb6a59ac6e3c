extension UIViewController {
  /// The sheet that has this controller, or a container of it, on the screen, or that will: for the styles `pageSheet`,
  /// `formSheet` and `automatic`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
