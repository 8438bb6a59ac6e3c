extension UICollectionView {
  /// Whether the collection is being edited, which its cells show by what they have for it; false unless set. Nothing is selected then,
  /// unless `allowsSelectionDuringEditing` says so.
  public var isEditing: Bool {
    get { editing.isOn }
    set {
      guard newValue != isEditing else { return }
      editing.isOn = newValue
      if !selects { deselectAll(animated: false) }
      for key in views.sortedKeys { (views.view(for: key) as? UICollectionViewCell)?.isInEditing = newValue }
    }
  }

  /// Whether items can be selected while the collection is being edited; false unless set.
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set {
      editing.allowsSelection = newValue
      if !selects { deselectAll(animated: false) }
    }
  }

  /// Whether items can be selected now.
  var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Shows the colour that is behind a list, unless the app has set another one.
  func showListGround(_ color: UIColor) {
    guard backgroundColor == nil || backgroundColor == listGround else { return }
    if backgroundColor != color { shownBackgroundColor = color }
    listGround = color
  }
}
