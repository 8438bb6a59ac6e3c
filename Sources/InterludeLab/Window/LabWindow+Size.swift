import InterludeUI

/// The window's size and the phone's.
extension LabWindow {
  func resize(to size: CGSize, scale: CGFloat, _ event: InputEvent) {
    layout = LabLayout(
      size: size, phone: layout.phone, isDockShown: layout.isDockShown, zoom: layout.zoom, pan: layout.pan)
    let kind = InputEvent.Kind.resize(size, scale: scale)
    glass.stage.send(InputEvent(time: realTime, kind: kind))
    dock.send(InputEvent(time: realTime, kind: kind))
    fitting = nil
    if !layout.isDockShown { followWindow(event) }
  }

  /// Without a dock the phone is as large as the window.
  private func followWindow(_ event: InputEvent) {
    guard case .resize(let size, _) = event.kind else { return }
    layout = LabLayout(size: size, phone: size, isDockShown: false)
    pass(event)
  }

  /// Shows the dock around the phone, which has its own size whatever the window's was; or hides it, and the window shrinks to the
  /// phone.
  func toggleDock() {
    layout = LabLayout(size: layout.size, phone: ownPhone, isDockShown: !layout.isDockShown)
    host.resize(to: layout.isDockShown ? LabLayout.wishedSize(for: layout.phone) : layout.phone)
    fitting = layout.isDockShown ? nil : realTime
    if layout.isDockShown, shell.stage.size != ownPhone {
      pass(InputEvent(time: session.machine.time, kind: .resize(ownPhone, scale: shell.stage.scale)))
    }
  }

  /// A window that does not follow the phone, such as a maximised one, is followed by the phone.
  func settleSize() {
    guard let began = fitting, realTime > began + Self.patience else { return }
    fitting = nil
    guard layout.size != layout.phone else { return }
    followWindow(InputEvent(time: session.machine.time, kind: .resize(layout.size, scale: shell.stage.scale)))
  }

  /// How long a window manager may take to answer, in real seconds.
  private static let patience = 0.4

  /// A window without the dock follows an app that has turned its interface.
  func followTurn() {
    guard !layout.isDockShown, fitting == nil, session.machine.isLive, case let size = shell.stage.size,
      size == CGSize(width: layout.phone.height, height: layout.phone.width), size != layout.phone
    else { return }
    layout = LabLayout(size: layout.size, phone: size, isDockShown: false)
    host.resize(to: size)
    fitting = realTime
  }

  /// The phone on the canvas has the size that the app has at the moment that is shown.
  func followApp() { if layout.isDockShown { layout.phone = session.machine.size } }

  /// Beside the phone there is room for another while two takes are compared side by side.
  func countPhones() {
    let comparison = session.shownComparison
    layout.phones = comparison?.mode == .sideBySide && comparison?.other.canBeShown == true ? 2 : 1
  }
}
