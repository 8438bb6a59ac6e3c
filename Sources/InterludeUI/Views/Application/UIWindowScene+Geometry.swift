extension UIWindowScene {
  /// How an app would like its scene to be.
  open class GeometryPreferences: NSObject {
    /// How an app would like its scene to be on a phone.
    public final class iOS: GeometryPreferences {
      /// The orientations that the app would like, any of which will do; none, unless set, for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// A wish for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// No wish.
      public override convenience init() { self.init(interfaceOrientations: []) }
    }

    public override init() { super.init() }
  }

  /// How a scene stands on its screen, as the system has granted it.
  public final class Geometry: NSObject {
    /// How the interface stands on the screen.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  /// How the scene is now.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Turns the interface as the app would like it, at the end of the run loop's turn, whichever way the device is held. It stays so until
  /// the device is turned, or the app asks anew.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The orientations that are wished for; where that of now is one of them nothing is turned.
  ///   - errorHandler: Called in place of it where the controller on show supports none of these: with a `UISceneError`.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS, !wish.interfaceOrientations.isEmpty else {
      return
    }
    stage.turning.requests.append(
      TurnRequest(orientations: wish.interfaceOrientations, onError: errorHandler))
  }
}
