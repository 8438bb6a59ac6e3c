import DisplayList
import Foundation

/// Walks a display list once and makes the plan.
struct Planner {
  var plan = Plan()
  let toPixels: Homography
  let frame: PixelRect
  /// Whose frame it is: it keeps what takes work to make.
  let rasterizer: Rasterizer
  private let isSigned: Bool
  /// Nil for a frame that none will follow.
  var standing: StandingPictures?
  /// The pixels that a command can reach here, inside all open clips.
  var bounds: PixelRect
  var scopes: [Scope] = []
  private var paths = PreparedPaths()
  /// Which command is planned.
  private var command = 0

  /// What was pushed and not yet popped.
  struct Scope {
    enum Kind { case clip, group, mix, maskDrawing, mask }
    var kind: Kind
    var outerBounds: PixelRect
    /// Where in the plan it begins.
    var start: Int
    /// Where in the plan its own push is; nil when it needs none.
    var push: Int?
    /// Whether a mask hides what it covers.
    var isInverse = false
  }

  private init(scale: CGFloat, size: PixelRect, for rasterizer: Rasterizer, standing: StandingPictures?) {
    toPixels = Homography(CGAffineTransform(scaleX: scale, y: scale))
    (self.rasterizer, self.standing, isSigned) = (rasterizer, standing, standing != nil)
    (frame, bounds) = (size, size)
  }

  /// The plan of a whole list. A pop without its push does nothing; what is left open is closed at the end.
  static func plan(_ list: DisplayList, scale: CGFloat, size: PixelRect, for rasterizer: Rasterizer) -> Plan {
    var planner = Planner(scale: scale, size: size, for: rasterizer, standing: nil)
    return planner.plan(list)
  }

  /// The plan of a frame that follows another. Its steps have the signatures of their commands.
  static func plan(
    _ list: DisplayList, scale: CGFloat, size: PixelRect, for rasterizer: Rasterizer,
    standing: inout StandingPictures
  ) -> Plan {
    standing.beginFrame()
    var planner = Planner(scale: scale, size: size, for: rasterizer, standing: standing)
    defer { standing = planner.standing ?? standing }
    return planner.plan(list)
  }

  private mutating func plan(_ list: DisplayList) -> Plan {
    paths = PreparedPaths(list, toPixels)
    plan.steps.reserveCapacity(list.commands.count)
    for number in list.commands.indices {
      command = number
      add(list.commands[number])
    }
    while let scope = scopes.last { pop(scope.kind) }
    return plan
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    // Nothing else is copied.
    case .bitmap: planSigned(asImage(command))
    case .pushGroup(_, let blend) where blend != .normal:
      isolateGroup()
      planSigned(command)
    default: planSigned(command)
    }
  }

  private mutating func planSigned(_ command: DrawCommand) {
    let first = plan.steps.count
    plan(command)
    guard isSigned, first < plan.steps.count else { return }
    let signature = command.signature
    for index in first..<plan.steps.count { plan.steps[index].signature = signature }
  }

  private mutating func plan(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color, let map): fill(shape, color, map)
    case .border(let shape, let width, let color, let map): border(shape, width, color, map)
    case .shadow(let shape, let blur, let color, let map): shadow(shape, blur, color, map)
    case .image(let image, let source, let destination, let map, let sampling):
      draw(image, source, destination, map, sampling)
    // One that is seen is an image by now.
    case .bitmap: break
    case .curl(let bitmap, let curl, let map): draw(bitmap, curl, map)
    case .gradient(let gradient, let shape, let map): fill(shape, gradient, map)
    case .backdrop(let shape, let blur, let saturation, let map): backdrop(shape, blur, saturation, map)
    case .pushClip(let shape, let map): pushClip(shape, map)
    case .popClip: pop(.clip)
    case .pushGroup(let opacity, let blend): pushGroup(opacity, blend)
    case .pushMix: push(.mix, .pushGroup(opacity: 255, blend: .normal))
    case .popGroup: pop(scopes.last?.kind == .mix ? .mix : .group)
    case .beginMask: push(.maskDrawing, .beginMask)
    case .pushMask: pushMask()
    case .pushInverseMask: pushMask(isInverse: true)
    case .popMask: pop(.mask)
    }
  }

  func outline(_ shape: Shape, _ map: Homography) -> Outline {
    bounds.isEmpty ? Outline() : Outline(shape, through: map.concatenating(toPixels))
  }

  /// What a shape covers, without its border's hole; nil for nothing that can be seen here.
  mutating func place(_ shape: Shape, _ map: Homography, hole: RoundedRect? = nil) -> Place? {
    guard !bounds.isEmpty else { return nil }
    if let box = box(shape, map) {
      let bounds = box.bounds.intersection(bounds)
      return bounds.isEmpty ? nil : place(box, hole.flatMap { self.box(.roundedRect($0), map) }, bounds)
    }
    let edges = paths[command] ?? EdgeList(outline(shape, map), hole: hole.map { outline(.roundedRect($0), map) })
    let bounds = edges.bounds.intersection(bounds)
    guard !bounds.isEmpty else { return nil }
    if let rect = edges.pixelRect {
      return Place(area: .bounds, bounds: bounds, core: rect, pixels: rect)
    }
    plan.outlines.append(edges)
    return Place(
      area: .outline(Int32(plan.outlines.count - 1)), bounds: bounds, core: .empty, pixels: nil)
  }

  private mutating func place(_ box: RoundedBox, _ hole: RoundedBox?, _ bounds: PixelRect) -> Place {
    let number = Int32(plan.boxes.count)
    if let hole {
      plan.boxes += [box, hole]
      return Place(area: .ring(number), bounds: bounds, core: .empty, pixels: nil)
    }
    if let pixels = box.pixelRect {
      return Place(area: .bounds, bounds: bounds, core: pixels, pixels: pixels)
    }
    plan.boxes.append(box)
    return Place(area: .rounded(number), bounds: bounds, core: box.core, pixels: nil)
  }

  /// The pixels that a step covers entirely, as near to all sides as can be.
  func heart(_ place: Place) -> PixelRect {
    guard case .rounded(let box) = place.area else { return place.core.intersection(place.bounds) }
    return plan.boxes[Int(box)].heart.intersection(place.bounds)
  }

  func box(_ shape: Shape, _ map: Homography) -> RoundedBox? {
    guard case .roundedRect(let rect) = shape else { return nil }
    return RoundedBox(rect, through: map.concatenating(toPixels))
  }

  /// Where a step is.
  struct Place {
    var area: Area
    var bounds: PixelRect
    var core: PixelRect
    /// The rectangle of whole pixels that it is, if it is one.
    var pixels: PixelRect?
  }
}
