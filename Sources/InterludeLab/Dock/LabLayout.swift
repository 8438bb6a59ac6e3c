import InterludeUI

/// Where the parts of the lab's window are, in points from its top left.
nonisolated struct LabLayout: Hashable, Sendable {
  /// The window's.
  let size: CGSize
  /// The size of the device's screen now. A take that was made in another window may have another size.
  var phone: CGSize
  let isDockShown: Bool
  /// The zoom of the phone; 1 fits it into the canvas.
  var zoom: CGFloat = 1
  /// How far a zoomed phone is moved, in points.
  var pan = CGPoint.zero
  /// How many phones stand beside each other.
  var phones = 1

  /// In points; a narrower window has no inspector.
  private static let widthForInspector: CGFloat = 600
  /// In points; in a lower window the inspector gets the whole height.
  private static let heightForTimeline: CGFloat = 560
  private static let toolbarHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  /// How far above the middle of the canvas the phone is, in points: a caption is below it.
  private static let lift: CGFloat = 4

  /// How the areas are arranged.
  private enum Arrangement {
    /// The canvas over the whole height, beside it the inspector with the timeline below.
    case wide
    /// Canvas and timeline above each other, the inspector beside both.
    case low
    /// Canvas, inspector and timeline above each other.
    case tall
    /// As tall, without the inspector.
    case narrow
  }

  private var arrangement: Arrangement {
    if size.width < Self.widthForInspector { return .narrow }
    if size.width < size.height { return .tall }
    return size.height < Self.heightForTimeline ? .low : .wide
  }

  /// The transport and the toggles.
  var toolbar: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: isDockShown ? Self.toolbarHeight : 0)
  }

  /// The animations over time.
  var timeline: CGRect {
    let height = isDockShown ? min(max((size.height * 0.29).rounded(), 130), 320) : 0
    let (left, right) = arrangement == .wide ? (wideCanvasWidth, 0) : (0, arrangement == .low ? columnWidth : 0)
    return CGRect(x: left, y: size.height - height, width: size.width - left - right, height: height)
  }

  /// The inspector of the selection; empty in a narrow window.
  var inspector: CGRect {
    let (top, bottom) = (toolbar.maxY, timeline.minY)
    func column(to bottom: CGFloat) -> CGRect {
      CGRect(x: size.width - columnWidth, y: top, width: columnWidth, height: max(0, bottom - top))
    }
    switch arrangement {
    case _ where !isDockShown: return .zero
    case .wide: return column(to: bottom)
    case .low: return column(to: size.height)
    case .tall:
      let height = max(0, ((bottom - top) * 0.46).rounded())
      return CGRect(x: 0, y: bottom - height, width: size.width, height: height)
    case .narrow: return .zero
    }
  }

  /// The canvas behind the phone.
  var canvas: CGRect {
    let top = toolbar.maxY
    guard isDockShown else { return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top)) }
    let isColumn = arrangement == .wide || arrangement == .low
    let bottom =
      switch arrangement {
      case .wide: size.height
      case .low, .narrow: timeline.minY
      case .tall: inspector.minY
      }
    return CGRect(x: 0, y: top, width: isColumn ? inspector.minX : size.width, height: max(0, bottom - top))
  }

  /// The width of the inspector where it is beside the canvas.
  private var columnWidth: CGFloat {
    arrangement == .wide ? size.width - wideCanvasWidth : min(max((size.width * 0.39).rounded(), 340), 560)
  }

  /// The width of a canvas over the whole height: enough for two phones at two thirds of the size of one alone, and at least two fifths
  /// of the window, unless that leaves too little for a graph beside its parameters.
  private var wideCanvasWidth: CGFloat {
    let height = size.height - toolbar.maxY - 2 * Self.margin
    let alone = phone.height > 0 ? min(1, height / phone.height) * phone.width : 0
    let share = (size.width * 0.4).rounded()
    let wished = max(share, (2 * (alone * 2 / 3 + 2 * Self.margin)).rounded())
    let room = size.width - CurvePanelLayout.widthForColumns
    return min(wished, max(room, min(share, (alone + 2 * Self.margin).rounded())))
  }

  /// Points of the window for a point of the phone.
  var phoneScale: CGFloat {
    guard isDockShown, phone.width > 0, phone.height > 0 else { return 1 }
    let share = canvas.width / CGFloat(phones)
    let fit = min((share - 2 * Self.margin) / phone.width, (canvas.height - 2 * Self.margin) / phone.height)
    return max(0.05, min(1, fit)) * zoom
  }

  /// A phone, counted from the left.
  func phoneFrame(_ index: Int = 0) -> CGRect {
    guard isDockShown else { return CGRect(origin: .zero, size: phone) }
    let size = CGSize(width: phone.width * phoneScale, height: phone.height * phoneScale)
    let share = canvas.width / CGFloat(phones)
    return CGRect(
      x: (canvas.minX + share * (CGFloat(index) + 0.5) - size.width / 2 + pan.x).rounded(),
      y: (canvas.midY - size.height / 2 + pan.y - Self.lift).rounded(), width: size.width, height: size.height)
  }

  /// From the phone's points to the window's.
  func map(_ index: Int = 0) -> CGAffineTransform {
    let frame = phoneFrame(index)
    return CGAffineTransform(a: phoneScale, b: 0, c: 0, d: phoneScale, tx: frame.minX, ty: frame.minY)
  }

  /// A point of the window in the phone's.
  func phonePoint(_ point: CGPoint, _ index: Int = 0) -> CGPoint {
    let frame = phoneFrame(index)
    return CGPoint(x: (point.x - frame.minX) / phoneScale, y: (point.y - frame.minY) / phoneScale)
  }

  /// The middle of the phone as far as it can be seen, in the window's points; nil if nothing of it is in sight.
  var middleOfPhone: CGPoint? {
    let shown = isDockShown ? phoneFrame().intersection(canvas) : phoneFrame()
    return shown.isEmpty ? nil : CGPoint(x: shown.midX, y: shown.midY)
  }

  /// Whether a point is on the phone, as far as that can be seen.
  func isOnPhone(_ point: CGPoint) -> Bool {
    !isDockShown || (canvas.contains(point) && phoneFrame().contains(point))
  }

  /// The window that shows a phone of a size at its own size, with the dock around it, in points.
  static func wishedSize(for phone: CGSize) -> CGSize {
    CGSize(
      width: max(1280, phone.width + 2 * margin + CurvePanelLayout.widthForColumns),
      height: max(900, phone.height + 2 * margin + toolbarHeight))
  }
}
