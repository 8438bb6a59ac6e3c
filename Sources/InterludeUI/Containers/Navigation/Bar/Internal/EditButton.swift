/// The button by which a controller begins to edit and ends it: “Edit”, or “Done” while it edits.
struct EditButton {
  private var item: UIBarButtonItem?

  /// The controller's button, the same one each time.
  mutating func item(of controller: UIViewController) -> UIBarButtonItem {
    if let item { return item }
    let action = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let new = UIBarButtonItem(title: nil, primaryAction: action)
    item = new
    show(isEditing: controller.isEditing)
    return new
  }

  /// Says what the next press does.
  func show(isEditing: Bool) {
    item?.title = (isEditing ? UIBarButtonItem.SystemItem.done : .edit).title
    item?.style = isEditing ? .done : .plain
  }
}
