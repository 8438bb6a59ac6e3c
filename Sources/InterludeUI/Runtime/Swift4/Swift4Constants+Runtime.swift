// Names that UIKit gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `UIAccessibilityTraits.button`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public nonisolated let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// What Swift 4 calls `UIAccessibilityTraits.header`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public nonisolated let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// What Swift 4 calls `UIAccessibilityTraits.image`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public nonisolated let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// What Swift 4 calls `UIAccessibilityTraits.link`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public nonisolated let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// What Swift 4 calls `UIAccessibilityTraits.none`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public nonisolated let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// What Swift 4 calls `UIAccessibilityTraits.selected`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public nonisolated let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// What Swift 4 calls `UIAccessibilityTraits.staticText`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public nonisolated let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// What Swift 4 calls `UIAccessibilityTraits.notEnabled`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public nonisolated let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// What Swift 4 calls `UIAccessibilityTraits.adjustable`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public nonisolated let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// What Swift 4 calls `UIAccessibilityTraits.allowsDirectInteraction`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public nonisolated let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction

/// What Swift 4 calls `UIAccessibility.Notification.screenChanged`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public nonisolated let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// What Swift 4 calls `UIAccessibility.Notification.layoutChanged`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public nonisolated let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// What Swift 4 calls `UIAccessibility.Notification.announcement`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public nonisolated let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
