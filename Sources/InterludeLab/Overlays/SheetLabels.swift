import InterludeUI

/// The names of sheets: above the first corner of each that is as wide as its name.
struct SheetLabels {
  private let renderer: any TextRenderer
  private let font: FontDescriptor
  private let metrics: FontMetrics

  private static let padding: CGFloat = 3
  /// Pixels a point: sheets are looked at closely.
  private static let scale: CGFloat = 2

  /// Of the names as they show, in points of the screen.
  private static let size: CGFloat = 11

  /// - Parameter scale: What a point of a sheet shows as.
  init(_ renderer: any TextRenderer, scale: CGFloat) {
    self.renderer = renderer
    font = FontDescriptor(weight: 600, pointSize: (Self.size / max(scale, 0.1)).rounded())
    metrics = renderer.metrics(of: font)
  }

  /// Where a view's name is, in the coordinates of its corners; nil on a sheet that is too small, or turned.
  ///
  /// - Parameter name: As a recording names the view; its last part is shown.
  func box(naming name: String, at corners: [CGPoint]) -> CGRect? {
    guard corners.count == 4, corners[0].y == corners[1].y, corners[0].x == corners[3].x else { return nil }
    let size = CGSize(
      width: (renderer.width(of: text(of: name), font: font) + 2 * Self.padding).rounded(.up),
      height: metrics.lineHeight.rounded(.up) + 2)
    guard corners[1].x - corners[0].x >= size.width else { return nil }
    // Below the edge where there is nothing above it.
    let y = corners[0].y >= size.height ? corners[0].y - size.height : corners[0].y
    return CGRect(origin: CGPoint(x: corners[0].x, y: y), size: size)
  }

  private func text(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The name of a view on a dark ground.
  func commands(naming name: String, in box: CGRect, isMarked: Bool) -> [DrawCommand] {
    let ground = isMarked ? CGColor.mark(DockStyle.accent) : CGColor(gray: 0, alpha: 0.6)
    let line = TextLine(string: text(of: name), origin: CGPoint(x: Self.padding, y: 1 + metrics.ascender))
    let image = renderer.image(
      of: [line], font: font, color: CGColor(gray: 1, alpha: 1), size: box.size, scale: Self.scale)
    let words: [DrawCommand] =
      image.map { [.image($0, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: box, .identity)] } ?? []
    return [.fill(.roundedRect(RoundedRect(box, radius: 2)), ground, .identity)] + words
  }
}
