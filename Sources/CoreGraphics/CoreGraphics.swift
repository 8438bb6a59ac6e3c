// The geometry, colours, images and paths of the engine that have names in Core Graphics, and no others.
@_exported import Foundation
@_exported import typealias DisplayList.CFArray
@_exported import struct DisplayList.CGAffineTransform
@_exported import enum DisplayList.CGBlendMode
@_exported import struct DisplayList.CGColor
@_exported import class DisplayList.CGColorSpace
@_exported import func DisplayList.CGColorSpaceCreateDeviceRGB
@_exported import enum DisplayList.CGColorSpaceModel
@_exported import class DisplayList.CGContext
@_exported import class DisplayList.CGGradient
@_exported import struct DisplayList.CGGradientDrawingOptions
@_exported import class DisplayList.CGImage
@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import class DisplayList.CGMutablePath
@_exported import class DisplayList.CGPath
@_exported import enum DisplayList.CGPathDrawingMode
@_exported import enum DisplayList.CGPathFillRule
@_exported import struct DisplayList.CGVector
