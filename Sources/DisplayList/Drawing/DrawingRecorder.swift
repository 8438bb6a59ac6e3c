import Foundation

/// Gathers the commands of a drawing, each inside the clips that held when it was drawn.
struct DrawingRecorder: Sendable {
  /// Where the drawing is seen, in its points.
  let bounds: CGRect
  private var commands: [DrawCommand] = []
  /// The clips that are open at the end of the commands.
  private var open: [DrawingClip] = []

  init(bounds: CGRect) { self.bounds = bounds }

  /// All of it, with every clip closed.
  var finished: [DrawCommand] { commands + open.reversed().map(\.pop) }

  /// Whether nothing has been drawn.
  var isEmpty: Bool { commands.isEmpty }

  /// Draws something inside clips. As in Core Graphics, a mode changes nothing outside of the shape that is drawn.
  ///
  /// - Parameters:
  ///   - paint: What is drawn.
  ///   - cover: Its shape in full.
  mutating func draw(_ paint: [DrawCommand], cover: [DrawCommand], in clips: [DrawingClip], _ mode: CGBlendMode) {
    switch mode {
    case .normal: lay(paint, in: clips)
    case .clear: erase(cover, in: clips)
    case .copy:
      // What hides all that is behind it takes its place as it is. Else every rectangle of a board would put all before it in one mask more.
      if paint.contains(where: { !$0.isOpaqueFill }) { erase(cover, in: clips) }
      lay(paint, in: clips)
    case .sourceIn, .sourceOut:
      let old = takeAll()
      commands = old
      erase(cover, in: clips)
      lay([.beginMask] + old + [mode == .sourceIn ? .pushMask : .pushInverseMask] + paint + [.popMask], in: clips)
    case .destinationOver: commands = clips.around(paint) + takeAll()
    case .destinationIn: keep(paint, of: cover, in: clips)
    case .destinationOut: erase(paint, in: clips)
    case .sourceAtop, .destinationAtop, .xor:
      let old = takeAll()
      commands = old
      if mode == .destinationAtop { keep(paint, of: cover, in: clips) } else { erase(paint, in: clips) }
      let new = [.beginMask] + old + [mode == .sourceAtop ? .pushMask : .pushInverseMask] + paint + [.popMask]
      lay([.pushGroup(opacity: 1, blend: .plusLighter)] + new + [.popGroup], in: clips)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter:
      guard let blend = BlendMode(rawValue: UInt8(mode.rawValue)) else { return }
      lay([.pushGroup(opacity: 1, blend: blend)] + paint + [.popGroup], in: clips)
    }
  }

  private mutating func lay(_ new: [DrawCommand], in clips: [DrawingClip]) {
    let kept = zip(open, clips).prefix { $0 == $1 }.count
    while open.count > kept { commands.append(open.removeLast().pop) }
    for clip in clips[kept...] {
      commands += clip.push
      open.append(clip)
    }
    commands += new
  }

  /// Takes away what something does not cover, where it could.
  private mutating func keep(_ paint: [DrawCommand], of cover: [DrawCommand], in clips: [DrawingClip]) {
    erase([.beginMask] + paint + [.pushInverseMask] + cover + [.popMask], in: clips)
  }

  /// Takes away as much as something covers.
  private mutating func erase(_ cover: [DrawCommand], in clips: [DrawingClip]) {
    guard !commands.isEmpty else { return }
    let old = takeAll()
    if clips.allSatisfy({ $0.holds(bounds) }), cover.count == 1, cover[0].hides(bounds) { return }
    commands = [.beginMask] + clips.around(cover) + [.pushInverseMask] + old + [.popMask]
  }

  private mutating func takeAll() -> [DrawCommand] {
    let all = finished
    (commands, open) = ([], [])
    return all
  }
}

extension DrawingClip {
  /// Whether it lets all of a rectangle through.
  fileprivate func holds(_ rect: CGRect) -> Bool {
    guard case .shape(let shape, let map) = self else { return false }
    return DrawCommand.fill(shape, .black, Homography(map)).hides(rect)
  }
}

extension DrawCommand {
  /// Whether it fills a shape with a colour that lets nothing through.
  fileprivate var isOpaqueFill: Bool {
    guard case .fill(_, let color, _) = self else { return false }
    return color.alpha >= 1
  }

  /// Whether nothing behind it shows in a rectangle, where that is easy to tell.
  fileprivate func hides(_ rect: CGRect) -> Bool {
    guard case .fill(.roundedRect(let shape), let color, let map) = self, color.alpha >= 1, shape.effectiveRadius == 0,
      map.isAffine, map.b == 0, map.c == 0
    else { return false }
    return shape.rect.applying(map.affine).contains(rect)
  }
}
