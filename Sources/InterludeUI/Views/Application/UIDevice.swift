/// The device that the current stage stands for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The one device. It has no state of its own: what it says is of the stage that is current when it is asked.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of device, which here is always `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
