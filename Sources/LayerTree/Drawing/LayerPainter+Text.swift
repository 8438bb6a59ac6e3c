import DisplayList
import Foundation

extension LayerPainter {
  /// Paints what a text layer writes.
  mutating func paintText(of state: LayerState, _ layer: CALayer, _ map: Homography) {
    guard let text = state.text, text.content?.string != nil, state.hasArea else { return }
    let written = layer.commands(for: text, in: state.bounds.size, scale: state.contentsScale)
    guard !written.isEmpty else { return }
    let place = Homography(CGAffineTransform(translationX: state.bounds.minX, y: state.bounds.minY))
      .concatenating(map)
    commands.append(.pushClip(.roundedRect(RoundedRect(state.bounds)), map))
    commands += written.map { $0.mapped(by: place) }
    commands.append(.popClip)
  }
}

extension CALayer {
  /// What draws a text: as it was drawn last, if it is the same.
  fileprivate func commands(for text: TextState, in size: CGSize, scale: CGFloat) -> [DrawCommand] {
    if let last = lastText, last.text == text, last.size == size, last.scale == scale { return last.commands }
    let commands = clock.typesetter?.commands(for: text, in: size, scale: scale) ?? []
    lastText = SetText(text: text, size: size, scale: scale, commands: commands)
    return commands
  }
}
