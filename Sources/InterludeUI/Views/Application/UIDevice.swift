/// The device that the current stage stands for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() { super.init() }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
