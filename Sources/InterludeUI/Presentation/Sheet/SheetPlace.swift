/// What a sheet's place depends on besides its own settings.
struct SheetPlace: Equatable {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let preferredContentSize: CGSize

  /// How far the sheet keeps from the top where no safe area is larger, in points. Ours.
  private static let topMargin: CGFloat = 10
  /// A form's size when the presented controller prefers none, in points: UIKit's.
  private static let formSize = CGSize(width: 540, height: 620)

  /// Where a sheet can be here.
  func geometry(of sheet: UISheetPresentationController) -> SheetGeometry {
    let traits = UITraitCollection(size: size, scale: 1)
    let room = CGRect(origin: .zero, size: size)
    let fills = traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight
    let floats = traits.horizontalSizeClass == .regular && !sheet.prefersPageSizing && !fills
    let full =
      fills ? room : floats ? form : attached(widthFollows: sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    let below = floats ? 0 : safeArea.bottom
    let context = SheetDetentContext(traits: traits, maximum: max(0, full.height - below))
    return SheetGeometry(
      room: room, full: full, stops: stops(of: fills ? [.large()] : sheet.detents, in: context, below: below),
      undimmed: sheet.largestUndimmedDetentIdentifier, corners: corners(floats: floats, fills: fills),
      presenterStepsBack: traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
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
    return CGRect(
      x: safeArea.left + ((free - width) / 2).rounded(), y: top, width: width, height: max(0, size.height - top))
  }

  private var form: CGRect {
    let preferred = preferredContentSize
    let free = CGRect(origin: .zero, size: size).inset(by: safeArea)
    let width = min(preferred.width > 0 ? preferred.width : Self.formSize.width, free.width)
    let height = min(preferred.height > 0 ? preferred.height : Self.formSize.height, free.height)
    return CGRect(
      x: (free.midX - width / 2).rounded(), y: (free.midY - height / 2).rounded(), width: width, height: height)
  }

  private func corners(floats: Bool, fills: Bool) -> CACornerMask {
    if fills { return [] }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return floats ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
  }
}
