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

  /// How the areas are arranged.
  private enum Arrangement {
    /// Canvas and inspector beside each other, the timeline below both.
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
  var timeline: CGRect { timeline(width: arrangement == .low ? size.width - columnWidth : size.width) }

  private func timeline(width: CGFloat) -> CGRect {
    let height = isDockShown ? min(max((size.height * 0.29).rounded(), 130), 320) : 0
    return CGRect(x: 0, y: size.height - height, width: width, height: height)
  }

  /// The width of an inspector beside the canvas. If it is too low for a graph above the parameters, it takes the width that two phones
  /// leave, so that the graph is beside the parameters.
  private var columnWidth: CGFloat {
    let usual = min(max((size.width * 0.39).rounded(), 340), 560)
    let height = timeline(width: size.width).minY - toolbar.maxY
    guard arrangement == .wide, height < Self.heightForRows, phone.height > 0 else { return usual }
    let phones = 2 * ((height - 2 * Self.margin) * phone.width / phone.height + 2 * Self.margin)
    return max(usual, min((size.width - phones).rounded(), Self.widestColumn))
  }

  /// The height that a graph, its parameters and the tabs need above each other, in points.
  private static let heightForRows: CGFloat = 600
  private static let widestColumn: CGFloat = 720

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
    let isColumn = arrangement == .wide || arrangement == .low
    let right = isColumn && isDockShown ? inspector.minX : size.width
    let bottom = arrangement == .tall && isDockShown ? inspector.minY : timeline.minY
    return CGRect(x: 0, y: toolbar.maxY, width: right, height: max(0, bottom - toolbar.maxY))
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
      y: (canvas.midY - size.height / 2 + pan.y).rounded(), width: size.width, height: size.height)
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

  /// Whether a point is on the phone, as far as that can be seen.
  func isOnPhone(_ point: CGPoint) -> Bool {
    !isDockShown || (canvas.contains(point) && phoneFrame().contains(point))
  }

  /// The window that shows a phone of a size at its own size, with the dock around it, in points.
  static func wishedSize(for phone: CGSize) -> CGSize {
    CGSize(width: max(1280, phone.width + 600), height: max(900, min(phone.height + 360, 1200)))
  }
}
