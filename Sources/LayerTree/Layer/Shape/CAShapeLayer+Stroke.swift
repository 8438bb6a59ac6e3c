import DisplayList
import Foundation

/// The line along the path, in front of its fill.
extension CAShapeLayer {
  /// Nil, the default, is no line.
  public var strokeColor: CGColor? {
    get { state.shape?.strokeColor }
    set { set(.strokeColor, .color(newValue)) }
  }

  /// In points, half of it to each side of the path; 1 by default.
  public var lineWidth: CGFloat {
    get { state.stroke.width }
    set { set(.lineWidth, .scalar(newValue)) }
  }

  /// Where along the path the line begins, by length, 0…1.
  public var strokeStart: CGFloat {
    get { state.stroke.start }
    set { set(.strokeStart, .scalar(newValue)) }
  }

  /// Where along the path the line ends, by length, 0…1; 1 by default.
  public var strokeEnd: CGFloat {
    get { state.stroke.end }
    set { set(.strokeEnd, .scalar(newValue)) }
  }

  /// How long a miter may be, in line widths, before it becomes a bevel; 10 by default.
  public var miterLimit: CGFloat {
    get { state.stroke.miterLimit }
    set { set(.miterLimit, .scalar(newValue)) }
  }

  /// How far into the dashes the line begins, in points.
  public var lineDashPhase: CGFloat {
    get { state.stroke.dashPhase }
    set { set(.lineDashPhase, .scalar(newValue)) }
  }

  /// Lengths drawn and left out in turn, in points; nil, the default, is a line without gaps, and so is a pattern with a
  /// negative length.
  public var lineDashPattern: [NSNumber]? {
    get { state.stroke.dashes.isEmpty ? nil : state.stroke.dashes.map { NSNumber(value: Double($0)) } }
    set { set(\.stroke.dashes, "lineDashPattern", (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }

  /// Butt by default.
  public var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(state.stroke.cap) }
    set { set(\.stroke.cap, "lineCap", newValue.cap) }
  }

  /// Miter by default.
  public var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(state.stroke.join) }
    set { set(\.stroke.join, "lineJoin", newValue.join) }
  }
}
