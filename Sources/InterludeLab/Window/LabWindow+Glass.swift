import InterludeUI

/// What the glass over the phone shows: how time runs, the keyboard's focus, the fingers that the mouse plays.
extension LabWindow {
  func updateGlass() { glass.update(playbackText: playbackText, sight: sight, toRealTime: realTime) }

  /// The text of the pill: the playback, and the device's settings unless time stands; nil for nothing.
  var playbackText: String? {
    guard !layout.isDockShown else { return nil }
    return PlaybackText.text(
      of: host.playback, zero: session.zero, device: session.machine.take.start.settings.text)
  }

  /// The item with the keyboard's focus; nil while a frame is shown in place of the app.
  var focusedItem: (any UIFocusItem)? {
    session.machine.showsFrame ? nil : shell.stage.focusSystem.focusedItem
  }

  /// The fingers show only where they would touch the phone, or do.
  private var sight: Glass.Sight {
    let map = layout.map()
    let focused = focusedItem as? UIView
    return Glass.Sight(
      focus: focused.map {
        ($0.convert($0.bounds, to: nil).applying(map), $0.layer.cornerRadius * layout.phoneScale)
      },
      fingers: host.pinchFingers.flatMap { layout.isOnPhone($0.first) || route.isOnPhone ? $0 : nil },
      style: dock.style, area: layout.isDockShown ? layout.canvas : CGRect(origin: .zero, size: layout.size),
      insets: layout.isDockShown ? .zero : DeviceShape.safeAreaInsets(for: layout.size))
  }

  /// Shows a notice at the bottom of the canvas.
  func say(_ text: String) { glass.say(text, in: layout.canvas) }
}
