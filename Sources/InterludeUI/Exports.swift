// `import UIKit` brings Foundation, QuartzCore and CoreGraphics along; so does this.
@_exported import DisplayList
@_exported import Foundation
@_exported import LayerTree
@_exported import MotionCurves
@_exported import StageDispatch
