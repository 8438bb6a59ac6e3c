extension UIViewController {
  /// Says that `supportedInterfaceOrientations` may be others now. At the end of the run loop's turn the interface stands as the device
  /// is held, if that is supported, or else as is supported.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { stage.turning.needsUpdate = true }

  /// Does the same at once, for all windows.
  public class func attemptRotationToDeviceOrientation() { Stage.current.turnAsSupported() }

  /// Those of the topmost controller that is presented over all of the window.
  var supportedOrientations: UIInterfaceOrientationMask {
    guard let presented = presentedViewController, !presented.isBeingDismissed, presented.takesAllOfTheWindow else {
      return supportedInterfaceOrientations
    }
    return presented.supportedOrientations
  }

  private var takesAllOfTheWindow: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: presentationController?.shouldPresentInFullscreen == true
    default: false
    }
  }
}
