import DisplayList
import Foundation

@testable import LayerTree

/// A transform layer of 100 × 100 points in the middle of a root, which is seen from 500 points away.
struct SpaceStage {
  let stage = TestStage()
  let space = CATransformLayer()

  /// An eye 500 points away from the middle of the root.
  private let lens: CATransform3D = {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    return lens
  }()

  init() {
    stage.layer.removeFromSuperlayer()
    stage.root.sublayerTransform = lens
    (space.bounds, space.position) = (CGRect(x: 0, y: 0, width: 100, height: 100), CGPoint(x: 200, y: 400))
    space.delegate = NoActions.shared
    stage.root.addSublayer(space)
  }

  func plate(_ red: CGFloat, _ transform: CATransform3D, in layer: CALayer? = nil) -> CALayer {
    let plate = CALayer()
    plate.delegate = NoActions.shared
    (plate.bounds, plate.position) = (CGRect(x: 0, y: 0, width: 100, height: 100), CGPoint(x: 50, y: 50))
    plate.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
    plate.transform = transform
    (layer ?? space).addSublayer(plate)
    return plate
  }

  func commands(at time: Double = 0) -> [DrawCommand] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  /// How red each fill is, in the order in which they are drawn.
  func reds() -> [CGFloat] {
    commands().compactMap { if case .fill(_, let color, _) = $0 { color.red } else { nil } }
  }

  /// Where a point of a turned and pushed plate lands: trigonometry and the theorem of intersecting lines, about the root's middle.
  func seen(_ point: CGPoint, pushed distance: Double, turned angle: Double) -> CGPoint {
    let (x, y) = (point.x - 50, point.y - 50)
    let (across, near) = (x * cos(angle) + distance * sin(angle), distance * cos(angle) - x * sin(angle))
    let nearness = 500 / (500 - near)
    return CGPoint(x: 200 + across * nearness, y: 400 + y * nearness)
  }
}
