/// What a sheet's place depends on besides its own settings.
struct SheetPlace: Equatable {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let preferredContentSize: CGSize
  /// What the sheet centres itself over; nil for the middle.
  let source: CGRect?

  /// How a sheet is where it is.
  private enum Style {
    /// Attached to the bottom edge.
    case attached
    /// A card that touches no edge.
    case floating
    /// As large as its container.
    case filling
  }

  /// How far the sheet keeps from the top where no safe area is larger, in points. Ours.
  private static let topMargin: CGFloat = 10
  /// How far a card keeps from the edges where no safe area is larger, in points. Ours.
  private static let cardMargin: CGFloat = 20
  /// A form's size when the presented controller prefers none, in points: UIKit's.
  private static let formSize = CGSize(width: 540, height: 620)
  /// A page's width, in points: UIKit's readable width, 672 at the usual size of text, and 16 on either side. By report.
  private static let pageWidth: CGFloat = 704

  /// Whether nothing has changed but what the presented controller prefers.
  func isInSameContainer(as other: SheetPlace) -> Bool {
    size == other.size && safeArea == other.safeArea && source == other.source
  }

  /// Where a sheet can be here.
  func geometry(of sheet: UISheetPresentationController) -> SheetGeometry {
    let traits = UITraitCollection(size: size, scale: 1)
    let style = style(of: sheet, in: traits)
    let isPhoneUpright = traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
    let full: CGRect =
      switch style {
      case .filling: CGRect(origin: .zero, size: size)
      case .floating: card(isPage: sheet.prefersPageSizing)
      case .attached:
        attached(widthFollows: sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && !isPhoneUpright)
      }
    let below = style == .floating ? 0 : safeArea.bottom
    let context = SheetDetentContext(traits: traits, maximum: max(0, full.height - below))
    return SheetGeometry(
      room: CGRect(origin: .zero, size: size), full: full, floats: style == .floating,
      stops: stops(of: style == .filling ? [.large()] : sheet.detents, in: context, below: below),
      undimmed: sheet.largestUndimmedDetentIdentifier, corners: corners(of: style),
      presenterStepsBack: isPhoneUpright)
  }

  private func style(of sheet: UISheetPresentationController, in traits: UITraitCollection) -> Style {
    if traits.verticalSizeClass == .compact { return sheet.prefersEdgeAttachedInCompactHeight ? .attached : .filling }
    return traits.horizontalSizeClass == .regular ? .floating : .attached
  }

  /// The detents that are active, or if none is, the large one.
  private func stops(
    of detents: [UISheetPresentationController.Detent], in context: SheetDetentContext, below: CGFloat
  ) -> [SheetGeometry.Stop] {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        let value = value.isFinite ? min(max(value, 0), context.maximumDetentValue) : context.maximumDetentValue
        return SheetGeometry.Stop(identifier: detent.identifier, height: value.rounded() + below)
      }
    }
    if active.isEmpty { return [SheetGeometry.Stop(identifier: .large, height: context.maximumDetentValue + below)] }
    return active.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }

  private func attached(widthFollows: Bool) -> CGRect {
    let top = max(safeArea.top, Self.topMargin)
    let free = size.width - safeArea.left - safeArea.right
    let preferred = preferredContentSize.width
    let width = widthFollows && preferred > 0 ? min(preferred, free) : free
    let middle = source?.midX ?? safeArea.left + free / 2
    let left = min(max(middle - width / 2, safeArea.left), safeArea.left + free - width)
    return CGRect(x: left.rounded(), y: top, width: width, height: max(0, size.height - top))
  }

  /// The card in the middle of the container, or over the source, as far as the margins allow.
  private func card(isPage: Bool) -> CGRect {
    let margins = UIEdgeInsets(
      top: max(safeArea.top, Self.cardMargin), left: max(safeArea.left, Self.cardMargin),
      bottom: max(safeArea.bottom, Self.cardMargin), right: max(safeArea.right, Self.cardMargin))
    let free = CGRect(origin: .zero, size: size).inset(by: margins)
    let preferred = preferredContentSize
    let form = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.formSize.width,
      height: preferred.height > 0 ? preferred.height : Self.formSize.height)
    let wanted = isPage ? CGSize(width: Self.pageWidth, height: free.height) : form
    let (width, height) = (max(0, min(wanted.width, free.width)), max(0, min(wanted.height, free.height)))
    let middle = source ?? CGRect(origin: .zero, size: size)
    return CGRect(
      x: min(max(middle.midX - width / 2, free.minX), free.maxX - width).rounded(),
      y: min(max(middle.midY - height / 2, free.minY), free.maxY - height).rounded(), width: width, height: height)
  }

  private func corners(of style: Style) -> CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return switch style {
    case .filling: []
    case .floating: top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    case .attached: top
    }
  }
}
