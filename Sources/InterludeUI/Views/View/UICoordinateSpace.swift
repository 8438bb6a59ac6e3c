/// What has coordinates of its own: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of its own, in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another's, in its own coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle around a rectangle of its own, in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle around a rectangle of another's, in its own coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as it stands, whose upper left corner is where the coordinates begin.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as it stands upright, however the interface lies: on its side, the coordinates begin in the upper right corner.
  public var fixedCoordinateSpace: any UICoordinateSpace { UprightScreen(self) }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(point)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.toScreen(point)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIWindowScene {
  /// The scene's coordinates: those of its screen, which it fills.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

/// A screen's coordinates as they are when it stands upright.
private final class UprightScreen: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  private var isTurned: Bool { screen.bounds.width > screen.bounds.height }

  var bounds: CGRect {
    CGRect(enclosing: screen.bounds.corners.map { fromScreen($0) })
  }

  // An interface on its side has what is the top in portrait on the left.
  func toScreen(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: point.y, y: screen.bounds.height - point.x) : point
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    isTurned ? CGPoint(x: screen.bounds.height - point.y, y: point.x) : point
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.toScreen(point))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UICoordinateSpace {
  /// Where a point of its own is on the screen, whose coordinates a space of the app's own is taken to have.
  fileprivate func toScreen(_ point: CGPoint) -> CGPoint {
    if let upright = self as? UprightScreen { return upright.toScreen(point) }
    guard let view = self as? UIView else { return point }
    let (inWindow, window) = (view.convert(point, to: nil as UIView?), view.window?.frame.origin ?? .zero)
    return CGPoint(x: inWindow.x + window.x, y: inWindow.y + window.y)
  }

  fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
    if let upright = self as? UprightScreen { return upright.fromScreen(point) }
    guard let view = self as? UIView else { return point }
    let window = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: point.x - window.x, y: point.y - window.y), from: nil as UIView?)
  }
}
