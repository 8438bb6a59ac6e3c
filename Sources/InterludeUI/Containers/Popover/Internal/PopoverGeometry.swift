/// Where a popover is: beside what it points at, on the first side that has room for it.
struct PopoverGeometry {
  /// What it points at.
  let source: CGRect
  let direction: UIPopoverArrowDirection
  /// With the arrow, in the container.
  let frame: CGRect

  /// The width of content that does not say how wide it would like to be, in points; UIKit's since iOS 3.2.
  static let usualWidth: CGFloat = 320

  /// - Parameters:
  ///   - room: Where the popover may be, in the container.
  ///   - source: What it points at.
  ///   - preferred: The size that the content would like; 0 for the usual width, and for as high as there is room.
  init(room: CGRect, source: CGRect, preferred: CGSize, permitted: UIPopoverArrowDirection) {
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualWidth,
      height: preferred.height > 0 ? preferred.height : .greatestFiniteMagnitude)
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains).map {
      Side(direction: $0, room: room, source: source, wanted: wanted)
    }
    let best = sides.first(where: \.fits) ?? sides.max { $0.area < $1.area }
    self.source = source
    direction = best?.direction ?? .unknown
    frame = best?.frame ?? Self.centered(wanted, over: source, in: room)
  }

  /// What the bubble looks like.
  var shape: PopoverShape {
    let tip =
      direction.isVertical ? source.midX - frame.minX : source.midY - frame.minY
    return PopoverShape(size: frame.size, direction: direction, tip: tip)
  }

  private static func centered(_ wanted: CGSize, over source: CGRect, in room: CGRect) -> CGRect {
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return CGRect(
      x: clamped(source.midX - size.width / 2, room.minX, room.maxX - size.width),
      y: clamped(source.midY - size.height / 2, room.minY, room.maxY - size.height), width: size.width,
      height: size.height)
  }

  /// One of the four sides of what is pointed at.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let fits: Bool
    /// Of the content that is seen.
    let area: CGFloat
    let frame: CGRect

    init(direction: UIPopoverArrowDirection, room: CGRect, source: CGRect, wanted: CGSize) {
      let arrow = PopoverShape.arrowHeight
      let free =
        switch direction {
        case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrow)
        case .down: CGSize(width: room.width, height: source.minY - room.minY - arrow)
        case .left: CGSize(width: room.maxX - source.maxX - arrow, height: room.height)
        default: CGSize(width: source.minX - room.minX - arrow, height: room.height)
        }
      let content = CGSize(
        width: max(0, min(wanted.width, free.width)), height: max(0, min(wanted.height, free.height)))
      let whole =
        direction.isVertical
        ? CGSize(width: content.width, height: content.height + arrow)
        : CGSize(width: content.width + arrow, height: content.height)
      let x = clamped(source.midX - whole.width / 2, room.minX, room.maxX - whole.width)
      let y = clamped(source.midY - whole.height / 2, room.minY, room.maxY - whole.height)
      let origin =
        switch direction {
        case .up: CGPoint(x: x, y: source.maxY)
        case .down: CGPoint(x: x, y: source.minY - whole.height)
        case .left: CGPoint(x: source.maxX, y: y)
        default: CGPoint(x: source.minX - whole.width, y: y)
        }
      self.direction = direction
      // Content without a height of its own fits wherever there is some.
      fits =
        content.width == wanted.width && (content.height == wanted.height || wanted.height == .greatestFiniteMagnitude)
      area = content.width * content.height
      frame = CGRect(origin: origin, size: whole)
    }
  }
}

extension UIPopoverArrowDirection {
  var isVertical: Bool { self == .up || self == .down }
}

private func clamped(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
  max(least, min(value, greatest))
}
