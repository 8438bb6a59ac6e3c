/// The presentation of `formSheet`: where there is ample width, a card in the middle of the dimmed presenter; elsewhere
/// the same as a page sheet.
final class FormSheetPresentationController: PageSheetPresentationController {
  /// The card's size when the presented controller prefers none, in points: UIKit's.
  private static let standardSize = CGSize(width: 540, height: 620)

  override func frame(in room: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard isCentered(in: room) else { return super.frame(in: room, safeArea: safeArea) }
    let preferred = preferredContentSize
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
      height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
    let free = room.inset(by: safeArea)
    let size = CGSize(width: min(wanted.width, free.width), height: min(wanted.height, free.height))
    return CGRect(
      x: (free.midX - size.width / 2).rounded(), y: (free.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func roundedCorners(in room: CGRect) -> CACornerMask {
    guard isCentered(in: room) else { return super.roundedCorners(in: room) }
    return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  private func isCentered(in room: CGRect) -> Bool {
    UITraitCollection(size: room.size, scale: 1).horizontalSizeClass == .regular
  }
}
