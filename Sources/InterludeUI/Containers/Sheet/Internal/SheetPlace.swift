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
    /// In a container of regular width and height.
    case card
    /// As large as its container.
    case filling
  }

  /// Whether nothing has changed but what the presented controller prefers.
  func isInSameContainer(as other: SheetPlace) -> Bool {
    size == other.size && safeArea == other.safeArea && source == other.source
  }

  /// Where a sheet can be here.
  func geometry(of sheet: UISheetPresentationController, _ behavior: SystemBehavior.Sheet) -> SheetGeometry {
    let traits = UITraitCollection(size: size, scale: 1)
    let style = style(of: sheet, in: traits)
    let isPhoneUpright = traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
    let full: CGRect =
      switch style {
      case .filling: CGRect(origin: .zero, size: size)
      case .card: card(isPage: sheet.prefersPageSizing, behavior.card)
      case .attached:
        attached(
          topMargin: behavior.topMargin,
          widthFollows: sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && !isPhoneUpright)
      }
    let below = style == .card ? 0 : safeArea.bottom
    let context = SheetDetentContext(traits: traits, maximum: max(0, full.height - below))
    let values = values(of: style == .filling ? [.large()] : sheet.detents, in: context, behavior)
    return SheetGeometry(
      room: CGRect(origin: .zero, size: size), full: full, scales: style == .attached && behavior.floating != nil,
      stops: values.map { identifier, value in
        let frame = frame(ofHeight: value + below, value: value, in: full, style, behavior)
        return SheetGeometry.Stop(identifier: identifier, value: value, frame: frame)
      },
      undimmed: sheet.largestUndimmedDetentIdentifier, corners: corners(of: style, behavior),
      presenterStepsBack: isPhoneUpright)
  }

  /// The sheet at a detent.
  private func frame(
    ofHeight height: CGFloat, value: CGFloat, in full: CGRect, _ style: Style, _ behavior: SystemBehavior.Sheet
  ) -> CGRect {
    let frame = CGRect(x: full.minX, y: full.maxY - height, width: full.width, height: height)
    switch style {
    case .card where !behavior.card.keepsBottom:
      return CGRect(x: full.minX, y: full.midY - height / 2, width: full.width, height: height)
    case .attached:
      guard let floating = behavior.floating, height < full.height else { return frame }
      let margin = floating.margin + max(0, floating.growsBelow - value) * floating.growth
      let scale = max(0, full.width - 2 * margin) / max(full.width, 1)
      return CGRect(
        x: full.minX + margin, y: full.maxY - margin - height * scale, width: full.width * scale,
        height: height * scale)
    case .card, .filling: return frame
    }
  }

  private func style(of sheet: UISheetPresentationController, in traits: UITraitCollection) -> Style {
    if traits.verticalSizeClass == .compact { return sheet.prefersEdgeAttachedInCompactHeight ? .attached : .filling }
    return traits.horizontalSizeClass == .regular ? .card : .attached
  }

  /// The values of the detents that are active, from the lowest; if none is, that of the large one.
  private func values(
    of detents: [UISheetPresentationController.Detent], in context: SheetDetentContext, _ behavior: SystemBehavior.Sheet
  ) -> [(UISheetPresentationController.Detent.Identifier, CGFloat)] {
    let maximum = context.maximumDetentValue
    let active = detents.compactMap { detent in
      detent.value(in: context, behavior).map { value in
        (detent.identifier, value.isFinite ? min(max(value, 0), maximum).rounded() : maximum)
      }
    }
    if active.isEmpty { return [(.large, maximum)] }
    return active.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element)
  }

  private func attached(topMargin: CGFloat, widthFollows: Bool) -> CGRect {
    let top = max(safeArea.top, topMargin)
    let free = size.width - safeArea.left - safeArea.right
    let preferred = preferredContentSize.width
    let width = widthFollows && preferred > 0 ? min(preferred, free) : free
    let middle = source?.midX ?? safeArea.left + free / 2
    let left = min(max(middle - width / 2, safeArea.left), safeArea.left + free - width)
    return CGRect(x: left.rounded(), y: top, width: width, height: max(0, size.height - top))
  }

  /// The card in the middle of the container, or over the source, as far as the margins allow.
  private func card(isPage: Bool, _ behavior: SystemBehavior.Card) -> CGRect {
    if isPage, let pageTop = behavior.pageTop {
      let top = max(pageTop, safeArea.top)
      return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
    let margins = UIEdgeInsets(
      top: max(safeArea.top, behavior.margin), left: max(safeArea.left, behavior.margin),
      bottom: max(safeArea.bottom, behavior.margin), right: max(safeArea.right, behavior.margin))
    let free = CGRect(origin: .zero, size: size).inset(by: margins)
    let preferred = preferredContentSize
    let form = CGSize(
      width: preferred.width > 0 ? preferred.width : behavior.formWidth,
      height: preferred.height > 0 ? preferred.height : behavior.formHeight)
    let wanted = isPage ? CGSize(width: behavior.pageWidth, height: free.height) : form
    let (width, height) = (max(0, min(wanted.width, free.width)), max(0, min(wanted.height, free.height)))
    let middle = source ?? CGRect(origin: CGPoint(x: 0, y: isPage ? 0 : -behavior.formRise), size: size)
    return CGRect(
      x: min(max(middle.midX - width / 2, free.minX), free.maxX - width).rounded(),
      y: min(max(middle.midY - height / 2, free.minY), free.maxY - height).rounded(), width: width, height: height)
  }

  private func corners(of style: Style, _ behavior: SystemBehavior.Sheet) -> CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    return switch style {
    case .filling: []
    case .card: top.union(bottom)
    case .attached: behavior.floating == nil ? top : top.union(bottom)
    }
  }
}
