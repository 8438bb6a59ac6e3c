// Names that Core Animation gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

/// What Swift 4 calls `CAShapeLayerFillRule.evenOdd`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public nonisolated let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// What Swift 4 calls `CAShapeLayerFillRule.nonZero`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public nonisolated let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// What Swift 4 calls `CAShapeLayerLineCap.butt`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public nonisolated let kCALineCapButt = CAShapeLayerLineCap.butt

/// What Swift 4 calls `CAShapeLayerLineCap.round`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public nonisolated let kCALineCapRound = CAShapeLayerLineCap.round

/// What Swift 4 calls `CAShapeLayerLineCap.square`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public nonisolated let kCALineCapSquare = CAShapeLayerLineCap.square

/// What Swift 4 calls `CAShapeLayerLineJoin.bevel`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public nonisolated let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// What Swift 4 calls `CAShapeLayerLineJoin.miter`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public nonisolated let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// What Swift 4 calls `CAShapeLayerLineJoin.round`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public nonisolated let kCALineJoinRound = CAShapeLayerLineJoin.round

/// What Swift 4 calls `CALayerContentsGravity.bottom`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public nonisolated let kCAGravityBottom = CALayerContentsGravity.bottom

/// What Swift 4 calls `CALayerContentsGravity.bottomLeft`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public nonisolated let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft

/// What Swift 4 calls `CALayerContentsGravity.bottomRight`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public nonisolated let kCAGravityBottomRight = CALayerContentsGravity.bottomRight

/// What Swift 4 calls `CALayerContentsGravity.center`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public nonisolated let kCAGravityCenter = CALayerContentsGravity.center

/// What Swift 4 calls `CALayerContentsGravity.left`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public nonisolated let kCAGravityLeft = CALayerContentsGravity.left

/// What Swift 4 calls `CALayerContentsGravity.resize`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public nonisolated let kCAGravityResize = CALayerContentsGravity.resize

/// What Swift 4 calls `CALayerContentsGravity.resizeAspect`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public nonisolated let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// What Swift 4 calls `CALayerContentsGravity.resizeAspectFill`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public nonisolated let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// What Swift 4 calls `CALayerContentsGravity.right`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public nonisolated let kCAGravityRight = CALayerContentsGravity.right

/// What Swift 4 calls `CALayerContentsGravity.top`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public nonisolated let kCAGravityTop = CALayerContentsGravity.top

/// What Swift 4 calls `CALayerContentsGravity.topLeft`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public nonisolated let kCAGravityTopLeft = CALayerContentsGravity.topLeft

/// What Swift 4 calls `CALayerContentsGravity.topRight`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public nonisolated let kCAGravityTopRight = CALayerContentsGravity.topRight

/// What Swift 4 calls `CAGradientLayerType.axial`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public nonisolated let kCAGradientLayerAxial = CAGradientLayerType.axial

/// What Swift 4 calls `CALayerContentsFilter.linear`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public nonisolated let kCAFilterLinear = CALayerContentsFilter.linear

/// What Swift 4 calls `CALayerContentsFilter.nearest`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public nonisolated let kCAFilterNearest = CALayerContentsFilter.nearest

/// What Swift 4 calls `CALayerContentsFilter.trilinear`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public nonisolated let kCAFilterTrilinear = CALayerContentsFilter.trilinear

/// What Swift 4 calls `CATextLayerAlignmentMode.center`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public nonisolated let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// What Swift 4 calls `CATextLayerAlignmentMode.justified`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public nonisolated let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// What Swift 4 calls `CATextLayerAlignmentMode.left`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public nonisolated let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// What Swift 4 calls `CATextLayerAlignmentMode.natural`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public nonisolated let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

/// What Swift 4 calls `CATextLayerAlignmentMode.right`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public nonisolated let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// What Swift 4 calls `CATextLayerTruncationMode.end`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public nonisolated let kCATruncationEnd = CATextLayerTruncationMode.end

/// What Swift 4 calls `CATextLayerTruncationMode.middle`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public nonisolated let kCATruncationMiddle = CATextLayerTruncationMode.middle

/// What Swift 4 calls `CATextLayerTruncationMode.none`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public nonisolated let kCATruncationNone = CATextLayerTruncationMode.none

/// What Swift 4 calls `CATextLayerTruncationMode.start`; a string there.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public nonisolated let kCATruncationStart = CATextLayerTruncationMode.start
