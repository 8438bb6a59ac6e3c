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
    let (inWindow, window) = (convert(point, to: nil as UIView?), window?.frame.origin ?? .zero)
    let onScreen = CGPoint(x: inWindow.x + window.x, y: inWindow.y + window.y)
    return (coordinateSpace as? UIView)?.convertFromScreen(onScreen) ?? onScreen
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

  fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint {
    let window = window?.frame.origin ?? .zero
    return convert(CGPoint(x: point.x - window.x, y: point.y - window.y), from: nil as UIView?)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as it stands, whose upper left corner is where the coordinates begin.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same: a stage that is turned has its upper left corner elsewhere.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convertFromScreen(point) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
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
