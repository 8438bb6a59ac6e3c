import DisplayList
import Foundation

extension CALayer {
  /// The frame of a time: this layer and all below it, as draw commands. Not part of QuartzCore.
  ///
  /// Nothing changes by asking: no event runs, no layout happens, and two calls give equal lists. `time` is on the
  /// clock, in seconds; `size` is the picture's, in points of the space that this layer lies in.
  public func displayList(at time: Double, size: CGSize) -> DisplayList {
    var painter = LayerPainter(clockTime: time, capacity: commandCount)
    painter.paint(self, in: nil, parentTime: parent?.localTime(atClockTime: time) ?? time, map: .identity)
    commandCount = painter.commands.count
    return DisplayList(size: size, commands: painter.commands)
  }
}
