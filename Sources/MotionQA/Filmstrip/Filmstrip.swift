import InterludeUI

/// Frames of a recording beside each other, each with its time: a transition at one glance.
public struct Filmstrip {
  /// How large a frame is shown, in points of the strip per point of the frame.
  public nonisolated static let zoom: CGFloat = 0.4
  /// Pixels per point of the strip.
  public nonisolated static let scale: CGFloat = 2
  /// Pixels of the strip per point of a frame.
  public static var frameScale: CGFloat { zoom * scale }

  /// The first line of writing.
  public var title: String
  /// The second line of writing.
  public var subtitle: String
  /// The frames, from left to right and row by row.
  public var frames: [Frame]
  /// The most frames that stand in one row.
  public var maximumColumns = Filmstrip.usualColumns

  private let renderer: any Renderer
  private nonisolated static let usualColumns = 8

  /// A filmstrip of frames, which the renderer draws.
  public init(title: String, subtitle: String, frames: [Frame], renderer: any Renderer) {
    self.title = title
    self.subtitle = subtitle
    self.frames = frames
    self.renderer = renderer
  }

  /// The strip's pixels.
  public func image(textRenderer: any TextRenderer) -> CGImage {
    renderer.render(displayList(textRenderer: textRenderer), scale: Self.scale)
  }

  /// The strip as draw commands, the frames in it as images.
  func displayList(textRenderer: any TextRenderer) -> DisplayList {
    let layout = layout
    let typesetter = Typesetter(renderer: textRenderer, scale: Self.scale)
    var list = DisplayList(size: layout.size)
    list.commands.append(.fill(.roundedRect(RoundedRect(CGRect(origin: .zero, size: layout.size))), .paper, .identity))
    list.commands += heading(in: layout.heading, typesetter)
    for (index, frame) in frames.enumerated() {
      list.commands += picture(frame, in: layout.frame(at: index))
      list.commands += typesetter.line(
        Seconds.text(frame.time), in: layout.label(at: index), font: .label, color: .secondaryInk, alignment: .center)
    }
    return list
  }

  var layout: FilmstripLayout {
    let sizes = frames.map(\.displayList.size)
    let largest = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    return Self.layout(of: largest, count: frames.count, maximumColumns: maximumColumns)
  }

  private nonisolated static func layout(of frame: CGSize, count: Int, maximumColumns: Int) -> FilmstripLayout {
    // Whole points, so that pixels fall on pixels.
    let cell = CGSize(width: (frame.width * zoom).rounded(.up), height: (frame.height * zoom).rounded(.up))
    return FilmstripLayout(cell: cell, count: count, maximumColumns: maximumColumns)
  }

  /// How large a strip of some frames is, in pixels.
  ///
  /// - Parameter frame: The size of the frames, in points.
  package nonisolated static func pixelSize(of count: Int, frame: CGSize) -> CGSize {
    let size = layout(of: frame, count: count, maximumColumns: usualColumns).size
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func heading(in rect: CGRect, _ typesetter: Typesetter) -> [DrawCommand] {
    let (top, rest) = rect.divided(atDistance: 26, from: .minYEdge)
    let below = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: 18)
    return typesetter.line(title, in: top, font: .title, color: .ink, alignment: .left)
      + typesetter.line(subtitle, in: below, font: .label, color: .secondaryInk, alignment: .left)
  }

  /// A frame's pixels with rounded corners on a soft shadow, in the middle of its cell. A last row or column of pixels
  /// that the frame covers only in part is cut off.
  private func picture(_ frame: Frame, in cell: CGRect) -> [DrawCommand] {
    let image = renderer.render(frame.displayList, scale: Self.frameScale)
    func shown(_ length: CGFloat) -> CGFloat { (length * Self.frameScale).rounded(.down) / Self.scale }
    let size = CGSize(width: shown(frame.displayList.size.width), height: shown(frame.displayList.size.height))
    let rect = CGRect(
      x: cell.minX + ((cell.width - size.width) / 2).rounded(.down),
      y: cell.minY + ((cell.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
    let pixels = CGRect(
      x: rect.minX, y: rect.minY, width: CGFloat(image.width) / Self.scale, height: CGFloat(image.height) / Self.scale)
    let outline = RoundedRect(rect, radius: 14)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let lifted = Homography(CGAffineTransform(translationX: 0, y: 5))
    return [
      .shadow(.roundedRect(outline), blur: 9, .softShadow, lifted),
      .pushClip(.roundedRect(outline), .identity),
      .image(image, source: unit, destination: pixels, .identity),
      .popClip,
      .border(outline, width: 0.5, .hairline, .identity),
    ]
  }
}

extension CGColor {
  fileprivate static let paper = CGColor(red: 0.957, green: 0.957, blue: 0.969, alpha: 1)
  fileprivate static let ink = CGColor(gray: 0.11, alpha: 1)
  fileprivate static let secondaryInk = CGColor(gray: 0.11, alpha: 0.55)
  fileprivate static let softShadow = CGColor(gray: 0, alpha: 0.16)
  fileprivate static let hairline = CGColor(gray: 0, alpha: 0.12)
}

extension FontDescriptor {
  fileprivate static let title = FontDescriptor(weight: 700, pointSize: 22)
  fileprivate static let label = FontDescriptor(weight: 500, pointSize: 12)
}
