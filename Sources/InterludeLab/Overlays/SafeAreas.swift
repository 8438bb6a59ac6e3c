import InterludeUI

/// What the device's own furniture covers, and what navigation and tab bars take away of the controller on top.
final class SafeAreas: SceneOverlay {
  let name = "Safe areas"
  let purpose = "What the device's furniture and the bars take away"

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    var frame = frame
    let bounds = CGRect(origin: .zero, size: frame.size)
    let device = session.shell.stage.safeAreaInsets
    frame.mark(bounds, without: bounds.inset(by: device), CGColor(red: 0.96, green: 0.35, blue: 0.3, alpha: 0.25))
    if let view = session.shell.topView, view.window != nil {
      let safe = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)
      frame.outline(
        [
          CGPoint(x: safe.minX, y: safe.minY), CGPoint(x: safe.maxX, y: safe.minY),
          CGPoint(x: safe.maxX, y: safe.maxY), CGPoint(x: safe.minX, y: safe.maxY),
        ], width: 1.5, .mark(DockStyle.velocity))
    }
    return frame
  }
}

nonisolated extension DisplayList {
  /// The bands between a rectangle and one inside it.
  fileprivate mutating func mark(_ outer: CGRect, without inner: CGRect, _ color: CGColor) {
    let bands = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
    for band in bands where band.width > 0 && band.height > 0 {
      commands.append(.fill(.roundedRect(RoundedRect(band)), color, .identity))
    }
  }
}
