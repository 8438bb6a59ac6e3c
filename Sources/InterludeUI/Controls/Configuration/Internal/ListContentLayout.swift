/// Where a list content configuration's image and texts are in a view of a width.
struct ListContentLayout {
  enum Part {
    case text, secondaryText
  }

  /// The size that a part takes within a width, in points; none for a part that is empty.
  typealias Measure = (Part, CGFloat) -> CGSize

  /// In points, without an image zero.
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// What the content takes with its margins, in points.
  private(set) var size: CGSize
  private let style: ListContentStyle

  /// Where text begins, in points from the left.
  static func textStart(_ configuration: UIListContentConfiguration, margins: UIEdgeInsets, imageRoom: CGSize?)
    -> CGFloat
  {
    margins.left + (imageRoom.map { $0.width + configuration.imageToTextPadding } ?? 0)
  }

  /// An image of a size, in a room that is reserved for it; nil for none.
  init(
    _ configuration: UIListContentConfiguration, margins: UIEdgeInsets, imageSize: CGSize, imageRoom: CGSize?,
    width: CGFloat, measure: Measure
  ) {
    style = configuration.style
    let start = Self.textStart(configuration, margins: margins, imageRoom: imageRoom)
    let room = max(0, width - start - margins.right)
    let (textWidth, block): (CGFloat, CGFloat)
    if let line = Self.line(configuration, in: room, measure) {
      block = max(line.text.height, line.secondaryText.height)
      textWidth = line.width
      text = CGRect(
        x: start, y: (block - line.text.height) / 2, width: max(0, room - line.width + line.text.width),
        height: line.text.height)
      secondaryText = CGRect(
        x: start + room - line.secondaryText.width, y: (block - line.secondaryText.height) / 2,
        width: line.secondaryText.width, height: line.secondaryText.height)
    } else {
      let (first, second) = (measure(.text, room), measure(.secondaryText, room))
      let gap =
        first.height > 0 && second.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
      block = first.height + gap + second.height
      textWidth = max(first.width, second.width)
      text = CGRect(x: start, y: 0, width: room, height: first.height)
      secondaryText = CGRect(x: start, y: first.height + gap, width: room, height: second.height)
    }
    let height = margins.top + max(block, imageRoom?.height ?? 0) + margins.bottom
    size = CGSize(width: start + textWidth + margins.right, height: max(height, style.minimumHeight))
    if let imageRoom {
      image = CGRect(
        x: margins.left + (imageRoom.width - imageSize.width) / 2, y: -imageSize.height / 2, width: imageSize.width,
        height: imageSize.height)
    }
  }

  /// The texts in one line, if both are to be there and there is room.
  private static func line(
    _ configuration: UIListContentConfiguration, in room: CGFloat, _ measure: Measure
  ) -> (text: CGSize, secondaryText: CGSize, width: CGFloat)? {
    guard configuration.prefersSideBySideTextAndSecondaryText else { return nil }
    let (text, secondaryText) = (measure(.text, .infinity), measure(.secondaryText, .infinity))
    guard text.height > 0, secondaryText.height > 0 else { return nil }
    let width = text.width + configuration.textToSecondaryTextHorizontalPadding + secondaryText.width
    return width <= room ? (text, secondaryText, width) : nil
  }

  /// Moves the parts to where they are in a view of a height; what is too high for it stands out at both ends.
  mutating func place(in height: CGFloat, margins: UIEdgeInsets) {
    let room = height - margins.top - margins.bottom
    let block = max(text.maxY, secondaryText.maxY)
    let top = margins.top + ((room - block) * (room < block ? 0.5 : style.verticalPlace)).rounded(.down)
    text.origin.y += top
    secondaryText.origin.y += top
    image.origin.y = (image.minY + margins.top + room / 2).rounded(.down)
  }
}
