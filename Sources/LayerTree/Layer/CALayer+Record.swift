import DisplayList
import Foundation

extension CALayer {
  /// Draws the layer and all it holds in a context, in the layer's own coordinates: neither its place nor its transform counts,
  /// its opacity does.
  ///
  /// - Parameter isPresented: Whether it is drawn as it shows now, with all animations applied, or at rest.
  package func record(isPresented: Bool, in context: CGContext) {
    if !isPresented { displaySubtreeIfNeeded() }
    let frozen = frozenCopy(isPresented: isPresented)
    frozen.transform = CATransform3DIdentity
    frozen.zPosition = 0
    frozen.position = frozen.state.anchor
    var commands = frozen.displayList(at: clock.time, size: frozen.bounds.size).commands
    // What is blurred is what lies behind it in this picture, wherever the picture is shown.
    if commands.contains(where: \.isBackdrop) {
      commands = [.pushMix, .pushGroup(opacity: 1)] + commands + [.popGroup, .popGroup]
    }
    context.draw(commands, in: frozen.bounds)
  }
}

nonisolated extension DrawCommand {
  fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
}
