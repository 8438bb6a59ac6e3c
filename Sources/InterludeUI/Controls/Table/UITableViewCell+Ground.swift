/// What is behind a row's content, at rest and while the row is selected or highlighted.
extension UITableViewCell {
  /// What the table says where the row does not.
  var defaultBackgroundColor: UIColor {
    tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  func showDefaultBackgroundColor() {
    if !hasOwnBackgroundColor, configured.background == nil { shownBackgroundColor = defaultBackgroundColor }
  }

  /// Leaves the background to a configuration, or takes it back from one.
  func giveUpBackground(to configuration: UIBackgroundConfiguration?) {
    guard configuration != nil || configured.background != nil else { return }
    if configuration != nil {
      (backgroundView, selectedBackgroundView) = (nil, nil)
      grey?.removeFromSuperview()
      grey = nil
    }
    hasOwnBackgroundColor = false
    configured.setBackground(configuration, backgroundState(configurationState))
    shownBackgroundColor = configuration == nil ? defaultBackgroundColor : nil
    showState(animated: false)
    setNeedsLayout()
  }

  /// How long the ground fades, in seconds. Ours, taken by eye.
  private static let fade = 0.3

  /// Labels, pictures and controls in the content are highlighted with the row.
  private func highlightParts(of view: UIView, _ isHighlighted: Bool) {
    for part in view.subviews {
      switch part {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let picture as UIImageView: picture.isHighlighted = isHighlighted
      case let control as UIControl: control.isHighlighted = isHighlighted
      default: break
      }
      highlightParts(of: part, isHighlighted)
    }
  }

  func showState(animated: Bool) {
    let isOn = (isSelected || isHighlighted) && selectionStyle != .none
    if isOn != isContentHighlighted {
      isContentHighlighted = isOn
      highlightParts(of: configured.contentView, isOn)
    }
    guard configured.background == nil else {
      if animated {
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
          self.updateConfigurationIfNeeded()
        }
      }
      return
    }
    if isOn, selectedBackgroundView == nil, grey == nil {
      grey = UIView(frame: bounds)
      grey?.backgroundColor = .systemGray4
    }
    guard let ground = selectedBackgroundView ?? grey else { return }
    if isOn, ground.superview !== self {
      UIView.performWithoutAnimation {
        ground.frame = bounds
        ground.alpha = 0
        ground.isUserInteractionEnabled = false
        insertSubview(ground, at: backgroundView == nil ? 0 : 1)
      }
    }
    guard animated else { return UIView.performWithoutAnimation { ground.alpha = isOn ? 1 : 0 } }
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) { ground.alpha = isOn ? 1 : 0 }
  }
}
