/// What bars show of a controller.
extension UIViewController {
  /// Sets what the toolbar shows; animated, what it shows now fades out and the new items in.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    setOwnToolbarItems(toolbarItems, animated: animated)
  }

  func titleDidChange() {
    navigationItem.title = title
    ownTabBarItem?.title = title
  }

  /// Made of the title, unless one was set.
  func ensureTabBarItem() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ownTabBarItem = item
    return item
  }

  func setOwnTabBarItem(_ item: UITabBarItem?) {
    ownTabBarItem = item
    tabBarController?.tabBarItemsDidChange()
  }

  func setOwnToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }
}
