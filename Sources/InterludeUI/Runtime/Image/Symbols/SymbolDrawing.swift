/// A symbol drawn with a pen of a weight, on the symbols' grid.
nonisolated struct SymbolDrawing {
  /// Back to front, in black.
  private(set) var commands: [DrawCommand] = []
  /// Around all that is drawn.
  private(set) var bounds = CGRect.null

  /// - Parameter pen: The width of lines, in units of the grid.
  init(_ symbol: SystemSymbol, pen: CGFloat) {
    guard let frame = symbol.frame else {
      draw(symbol.parts, isFilled: symbol.isFilled, pen: pen)
      return
    }
    var inner = SymbolDrawing()
    inner.draw(symbol.parts.map { $0.framed }, isFilled: symbol.canBeFilled, pen: pen * Self.framedPen)
    let edge = SymbolPart(.outline, frame.path(pen: pen))
    if symbol.isFilled {
      fill(edge.path)
      stroke(edge.path, pen: pen)
      commands = Self.cut(inner.commands, from: commands)
    } else {
      stroke(edge.path, pen: pen)
      commands += inner.commands
    }
  }

  private init() {}

  private mutating func draw(_ parts: [SymbolPart], isFilled: Bool, pen: CGFloat) {
    var hole = SymbolDrawing()
    for part in parts {
      switch part.role {
      case .outline:
        if isFilled { fill(part.path) }
        stroke(part.path, pen: pen)
      case .line: stroke(part.path, pen: pen)
      case .solid: fill(part.path)
      case .detail: if isFilled { hole.stroke(part.path, pen: pen) } else { stroke(part.path, pen: pen) }
      case .mark: if isFilled { hole.fill(part.path) } else { fill(part.path) }
      }
    }
    commands = Self.cut(hole.commands, from: commands)
  }

  private mutating func fill(_ path: Path) {
    commands.append(.fill(.path(path), .black, .identity))
    bounds = bounds.union(path.bounds)
  }

  private mutating func stroke(_ path: Path, pen: CGFloat) {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (pen, .round, .round)
    fill(path.stroked(style))
  }

  private static func cut(_ hole: [DrawCommand], from drawn: [DrawCommand]) -> [DrawCommand] {
    hole.isEmpty ? drawn : [.beginMask] + hole + [.pushInverseMask] + drawn + [.popMask]
  }

  /// Of what is in a frame, as a share.
  private static let framedPen: CGFloat = 0.95
}

nonisolated extension SystemSymbol.Frame {
  /// The line in whose middle the pen goes: what it draws is 20 units wide.
  fileprivate func path(pen: CGFloat) -> Path {
    let rect = CGRect(x: 2, y: 2, width: 20, height: 20).insetBy(dx: pen / 2, dy: pen / 2)
    return self == .circle ? Path(ellipseIn: rect) : Path(RoundedRect(rect, radius: 4))
  }
}

nonisolated extension SymbolPart {
  init(_ role: Role, _ path: Path) { (self.role, self.path) = (role, path) }

  /// Half as large about the middle of the grid.
  fileprivate var framed: SymbolPart { SymbolPart(role, path.applying(CGAffineTransform(0.5, 0, 0, 0.5, 6, 6))) }
}
