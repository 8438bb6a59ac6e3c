/// The device that the current stage stands for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The one device. It has no state of its own: what it says is of the stage that is current when it is asked.
  public static let current = UIDevice()

  private override init() { super.init() }

  var stage: Stage { .current }

  /// The kind of device, which here is always `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// “iPhone”: since iOS 16 an app is told of no other name.
  public var name: String { model }
  /// “iPhone”, the kind of device.
  public var model: String { "iPhone" }
  /// The kind of device in the user's language, which here is English.
  public var localizedModel: String { model }
  /// “iOS”.
  public var systemName: String { "iOS" }
  /// The version of iOS whose motion the stage has, such as “17.0”; its first one.
  public var systemVersion: String { "\(stage.system.name.filter(\.isNumber)).0" }

  /// How the device is held, by the shape that the screen was given last: upright, or on its side with the top on the left. An app that
  /// turns its interface does not turn the device.
  public var orientation: UIDeviceOrientation { stage.isHeldOnItsSide ? .landscapeLeft : .portrait }
}
