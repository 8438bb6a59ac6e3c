import Foundation

/// A drawing that waits for the end of a transparency layer.
struct TransparencyLayer {
  let recorder: DrawingRecorder
  let state: GraphicsState
}

extension CGContext {
  /// Draws everything up to the matching end as one picture, which is then laid down at the alpha and in the blend mode of now.
  /// No shadow falls from it.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    addClip(to: rect)
  }

  /// The same, wherever it is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(TransparencyLayer(recorder: recorder, state: state))
    recorder = DrawingRecorder(bounds: recorder.bounds)
    (state.alpha, state.blendMode, state.shadow, state.clips) = (1, .normal, nil, [])
  }

  /// Ends the layer that was begun last, and brings back the state from then; nothing where there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let commands = recorder.finished
    (recorder, state) = (layer.recorder, layer.state)
    guard !commands.isEmpty else { return }
    let picture = [.pushGroup(opacity: state.alpha)] + commands + [.popGroup]
    recorder.draw(picture, cover: picture, in: state.clips, state.blendMode)
  }
}
