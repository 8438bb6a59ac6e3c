// Names that UIKit gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public nonisolated let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

/// What Swift 4 calls `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public nonisolated let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

/// What Swift 4 calls `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public nonisolated let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

/// What Swift 4 calls `UIResponder.keyboardFrameEndUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public nonisolated let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

/// What Swift 4 calls `UIResponder.keyboardIsLocalUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public nonisolated let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

/// What Swift 4 calls `UIView.noIntrinsicMetric`.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public nonisolated let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// What Swift 4 calls `UIView.layoutFittingCompressedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public nonisolated let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// What Swift 4 calls `UIView.layoutFittingExpandedSize`.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public nonisolated let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// What Swift 4 calls `UIWindow.Level.alert`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public nonisolated let UIWindowLevelAlert = UIWindow.Level.alert

/// What Swift 4 calls `UIWindow.Level.normal`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public nonisolated let UIWindowLevelNormal = UIWindow.Level.normal

/// What Swift 4 calls `UIWindow.Level.statusBar`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public nonisolated let UIWindowLevelStatusBar = UIWindow.Level.statusBar
