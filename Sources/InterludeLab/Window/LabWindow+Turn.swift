import InterludeUI

/// The phone turned on its side, and back.
extension LabWindow {
  /// Exchanges the phone's sides, whichever orientations the app supports. Without the dock the window turns, as far as there is room,
  /// and the phone with it; a maximised window stays as it is.
  func turnPhone() {
    ownPhone = ownPhone.turned
    guard isDockShown else { return host.resize(to: layout.size.turned) }
    pass(
      InputEvent(
        time: session.machine.time, kind: .resize(shell.stage.size.turned, scale: shell.stage.scale)))
  }
}

nonisolated extension CGSize {
  /// With its sides exchanged.
  var turned: CGSize { CGSize(width: height, height: width) }
}
