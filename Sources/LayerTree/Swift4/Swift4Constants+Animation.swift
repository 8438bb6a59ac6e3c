// Names that Core Animation gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `CAMediaTimingFunctionName.default`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public nonisolated let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// What Swift 4 calls `CAMediaTimingFunctionName.easeIn`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public nonisolated let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// What Swift 4 calls `CAMediaTimingFunctionName.easeInEaseOut`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public nonisolated let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// What Swift 4 calls `CAMediaTimingFunctionName.easeOut`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public nonisolated let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// What Swift 4 calls `CAMediaTimingFunctionName.linear`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public nonisolated let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// What Swift 4 calls `CAMediaTimingFillMode.backwards`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public nonisolated let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// What Swift 4 calls `CAMediaTimingFillMode.both`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public nonisolated let kCAFillModeBoth = CAMediaTimingFillMode.both

/// What Swift 4 calls `CAMediaTimingFillMode.forwards`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public nonisolated let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// What Swift 4 calls `CAMediaTimingFillMode.removed`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public nonisolated let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// What Swift 4 calls `CAAnimationCalculationMode.cubic`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public nonisolated let kCAAnimationCubic = CAAnimationCalculationMode.cubic

/// What Swift 4 calls `CAAnimationCalculationMode.cubicPaced`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public nonisolated let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced

/// What Swift 4 calls `CAAnimationCalculationMode.discrete`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public nonisolated let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete

/// What Swift 4 calls `CAAnimationCalculationMode.linear`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public nonisolated let kCAAnimationLinear = CAAnimationCalculationMode.linear

/// What Swift 4 calls `CAAnimationCalculationMode.paced`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public nonisolated let kCAAnimationPaced = CAAnimationCalculationMode.paced

/// What Swift 4 calls `CAAnimationRotationMode.rotateAuto`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public nonisolated let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto

/// What Swift 4 calls `CAAnimationRotationMode.rotateAutoReverse`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public nonisolated let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// What Swift 4 calls `CATransitionType.fade`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public nonisolated let kCATransitionFade = CATransitionType.fade

/// What Swift 4 calls `CATransitionType.moveIn`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public nonisolated let kCATransitionMoveIn = CATransitionType.moveIn

/// What Swift 4 calls `CATransitionType.push`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public nonisolated let kCATransitionPush = CATransitionType.push

/// What Swift 4 calls `CATransitionType.reveal`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public nonisolated let kCATransitionReveal = CATransitionType.reveal

/// What Swift 4 calls `CATransitionSubtype.fromBottom`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public nonisolated let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// What Swift 4 calls `CATransitionSubtype.fromLeft`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public nonisolated let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// What Swift 4 calls `CATransitionSubtype.fromRight`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public nonisolated let kCATransitionFromRight = CATransitionSubtype.fromRight

/// What Swift 4 calls `CATransitionSubtype.fromTop`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public nonisolated let kCATransitionFromTop = CATransitionSubtype.fromTop
