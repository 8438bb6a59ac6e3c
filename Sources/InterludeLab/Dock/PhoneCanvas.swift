import InterludeUI

/// The phone on the canvas, with its shadow, and a grid of its pixels where these are large enough; beside it the other take, if it is
/// shown so.
struct PhoneCanvas {
  let session: LabSession
  /// Whether the other take may be laid over the phone: nothing of it fits over what an overlay shows turned.
  var canCombine = true

  func commands(showing frame: DisplayList, in layout: LabLayout) -> [DrawCommand] {
    var commands: [DrawCommand] = [.pushClip(.roundedRect(RoundedRect(layout.canvas)), .identity)]
    let comparison = session.shownComparison
    let shown =
      canCombine
      ? comparison?.combine(
        frame, at: session.machine.time, renderer: session.lab.renderer, scale: min(2, session.machine.scale)) : nil
    commands += phone(0, showing: shown ?? frame, in: layout)
    if layout.phones > 1, let other = comparison?.other.frame(at: session.machine.time) {
      commands += phone(1, showing: other, in: layout)
    }
    return commands + PixelGrid.commands(in: layout, scale: session.machine.scale) + [.popClip]
  }

  private func phone(_ index: Int, showing frame: DisplayList, in layout: LabLayout) -> [DrawCommand] {
    let radius = Self.cornerRadius * layout.phoneScale
    let outline = Shape.roundedRect(RoundedRect(layout.phoneFrame(index), radius: radius))
    let below = Homography(CGAffineTransform(translationX: 0, y: 6))
    let edge = RoundedRect(layout.phoneFrame(index).insetBy(dx: -1, dy: -1), radius: radius + 1)
    return [.shadow(outline, blur: 14, CGColor(gray: 0, alpha: 0.55), below)]
      + [.fill(.roundedRect(edge), Self.edge, .identity)]
      + frame.embedded(by: layout.map(index), cornerRadius: radius)
  }

  /// Around the screen, so that a dark one has an edge on a dark canvas.
  private static let edge = CGColor(gray: 1, alpha: 0.16)
  /// Of the phone's screen, in its points.
  private static let cornerRadius: CGFloat = 24
}
