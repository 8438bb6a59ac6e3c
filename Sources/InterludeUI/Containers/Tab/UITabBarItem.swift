/// What a tab bar shows for one screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Shown in place of `image` while the item is selected, if there is one.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  /// A short text in a coloured oval at the image's corner; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The oval's colour; red without one.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }

  /// By how much the title is moved from where it would be, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteSetting()
      if titlePositionAdjustment != oldValue { didChange() }
    }
  }

  public override init() { super.init() }

  /// An item of a text and an image, with a number for the app's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of a text and an image, with another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
