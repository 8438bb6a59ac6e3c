// Names that UIKit gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `UINavigationController.hideShowBarDuration`.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
public nonisolated let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration

/// What Swift 4 calls `UISplitViewController.automaticDimension`.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public nonisolated let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension
