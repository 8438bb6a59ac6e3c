// The geometry, colours, images and paths of the engine that have names in Core Graphics, and no others.
@_exported import Foundation
@_exported import struct DisplayList.CGAffineTransform
@_exported import struct DisplayList.CGColor
@_exported import class DisplayList.CGImage
@_exported import class DisplayList.CGMutablePath
@_exported import class DisplayList.CGPath
@_exported import enum DisplayList.CGPathFillRule
@_exported import struct DisplayList.CGVector
