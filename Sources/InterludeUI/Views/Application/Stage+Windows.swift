/// The windows on a stage.
extension Stage {
  /// Layout moves views, which may change their safe areas, which may call for layout: a few rounds settle it. A layout
  /// that never settles keeps what the last round made.
  func layOut(_ window: UIWindow) {
    defer { window.layoutTraits?.engine?.reportContradictions() }
    for _ in 0..<4 {
      window.layoutIfNeeded()
      guard window.deliverSafeAreaChanges(inheriting: window.windowSafeAreaInsets) else { return }
    }
    window.layoutIfNeeded()
  }

  /// Whether the device is set to the light or the dark appearance. Windows take it over, unless they have one of their own.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set {
      guard newValue != style else { return }
      style = newValue
      asCurrent(updateTraits)
    }
  }

  /// How large text is to be on the device, `large` unless set; `unspecified` counts as that.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { contentSize }
    set {
      let newValue = newValue == .unspecified ? .large : newValue
      guard newValue != contentSize else { return }
      contentSize = newValue
      asCurrent {
        updateTraits()
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: application,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
      }
    }
  }

  private func updateTraits() {
    screen.updateTraits()
    for window in windows { window.updateTraits() }
  }

  /// Changes the screen: a window that is resized, a device that is turned.
  func resize(to size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0, scale > 0 else { return }
    jumpChecker.excuseThisMoment()
    let (isRescaled, oldSize) = (scale != self.scale, self.size)
    let old = (windowScene.interfaceOrientation.isLandscape, windowScene.statusBarManager?.statusBarFrame ?? .zero)
    takeScreen(size: size, scale: scale)
    screen.updateTraits()
    // Text is drawn in pixels, at layout, and frames that constraints give are at whole ones.
    if isRescaled {
      for window in windows {
        window.forEachInSubtree { $0.setNeedsLayout() }
        window.layoutSystemDidChange()
      }
    }
    tellOfTurn(from: old) {
      for window in windows where window.frame.size == oldSize || window.rootViewController != nil {
        window.resize(to: size)
      }
    }
    keyboard.screenDidChange()
  }

  /// Puts a window on the screen, in front of the others of its level.
  func show(_ window: UIWindow) { insert(window) { $0.windowLevel > window.windowLevel } }
}
