import DisplayList
import Foundation

/// Walks a display list once and makes the plan.
struct Planner {
  private(set) var plan = Plan()
  private let toPixels: Homography
  private let frame: PixelRect
  private let mipmaps: MipmapCache
  /// The pixels that a command can reach here, inside all open clips.
  private var bounds: PixelRect
  /// Whether an open clip, on the surface drawn on, is anything but whole pixels.
  private var isMasked = false
  private var scopes: [Scope] = []

  /// What was pushed and not yet popped.
  private struct Scope {
    enum Kind { case clip, group, mix, maskDrawing, mask }
    var kind: Kind
    var outerBounds: PixelRect
    var outerIsMasked: Bool
    /// Where in the plan its own push is; nil when it needs none.
    var push: Int?
  }

  init(scale: CGFloat, size: PixelRect, mipmaps: MipmapCache) {
    toPixels = Homography(CGAffineTransform(scaleX: scale, y: scale))
    self.mipmaps = mipmaps
    (frame, bounds) = (size, size)
  }

  /// The plan of a whole list. A pop without its push does nothing; what is left open is closed at the end.
  static func plan(_ list: DisplayList, scale: CGFloat, size: PixelRect, mipmaps: MipmapCache) -> Plan {
    var planner = Planner(scale: scale, size: size, mipmaps: mipmaps)
    for command in list.commands { planner.add(command) }
    while let scope = planner.scopes.last { planner.pop(scope.kind) }
    return planner.plan
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color, let map): fill(shape, color, map)
    case .border(let shape, let width, let color, let map): border(shape, width, color, map)
    case .shadow(let shape, let blur, let color, let map): shadow(shape, blur, color, map)
    case .image(let image, let source, let destination, let map): draw(image, source, destination, map)
    case .gradient(let gradient, let shape, let map): fill(shape, gradient, map)
    case .backdrop(let shape, let blur, let saturation, let map): backdrop(shape, blur, saturation, map)
    case .pushClip(let shape, let map): pushClip(EdgeList(outline(shape, map)))
    case .popClip: pop(.clip)
    case .pushGroup(let opacity): pushGroup(opacity)
    case .pushMix: push(.mix, .pushGroup(opacity: 255, bounds: bounds, isAdded: false), bounds)
    case .popGroup: pop(scopes.last?.kind == .mix ? .mix : .group)
    case .beginMask: push(.maskDrawing, .beginMask(bounds: bounds), bounds)
    case .pushMask: pushMask()
    case .popMask: pop(.mask)
    }
  }

  private func outline(_ shape: Shape, _ map: Homography) -> Outline {
    guard !bounds.isEmpty else { return Outline() }
    var outline = Outline(shape.path, through: map.concatenating(toPixels))
    outline.fillRule = shape.fillRule
    return outline
  }
}

// MARK: Drawing

extension Planner {
  private mutating func draw(_ shape: EdgeList, _ paint: Paint) {
    let visible = shape.bounds.intersection(bounds)
    if !visible.isEmpty { plan.steps.append(.draw(Draw(shape: shape, paint: paint, bounds: visible))) }
  }

  private mutating func fill(_ shape: Shape, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard pixel >> 24 > 0 else { return }
    if pixel >> 24 == 255, !isMasked {
      plan.hide(shape.core(through: map.concatenating(toPixels)).intersection(bounds))
    }
    draw(EdgeList(outline(shape, map)), .solid(pixel))
  }

  private mutating func fill(_ shape: Shape, _ gradient: Gradient, _ map: Homography) {
    guard let paint = GradientPaint(gradient, map: map.concatenating(toPixels)) else { return }
    draw(EdgeList(outline(shape, map)), .gradient(paint))
  }

  private mutating func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard width > 0, pixel >> 24 > 0 else { return }
    let hole = shape.inset(by: width).map { outline(.roundedRect($0), map) }
    draw(EdgeList(outline(.roundedRect(shape), map), hole: hole), .solid(pixel))
  }

  private mutating func shadow(_ shape: Shape, _ blur: CGFloat, _ color: CGColor, _ map: Homography) {
    guard blur > 0 else { return fill(shape, color, map) }
    let silhouette = outline(shape, map)
    let pixel = color.premultipliedPixel()
    let scale = map.concatenating(toPixels).scale(at: shape.center)
    guard pixel >> 24 > 0, let shadow = ShadowOutline(silhouette, sigma: blur * scale, visible: bounds) else { return }
    plan.shadows.append(shadow)
    draw(EdgeList(shadow.bounds), .shadow(plan.shadows.count - 1, pixel))
  }

  private mutating func backdrop(_ shape: Shape, _ blur: CGFloat, _ saturation: CGFloat, _ map: Homography) {
    let silhouette = EdgeList(outline(shape, map))
    let visible = silhouette.bounds.intersection(bounds)
    let sigma = max(0, blur) * map.concatenating(toPixels).scale(at: shape.center)
    guard !visible.isEmpty, sigma > 0 || saturation != 1 else { return }
    let filter = BackdropFilter(sigma: sigma, saturation: saturation)
    plan.steps.append(
      .backdrop(
        Backdrop(
          shape: silhouette, bounds: visible, region: silhouette.bounds.intersection(frame), filter: filter)))
  }

  private mutating func draw(_ image: CGImage, _ source: CGRect, _ destination: CGRect, _ map: Homography) {
    let shape = EdgeList(outline(.roundedRect(RoundedRect(destination)), map))
    let visible = shape.bounds.intersection(bounds)
    guard !visible.isEmpty,
      let paint = ImagePaint(
        image, source: source, destination: destination, map: map.concatenating(toPixels), bounds: visible,
        mipmaps: mipmaps)
    else { return }
    draw(shape, .image(paint))
  }
}

// MARK: Scopes

extension Planner {
  private mutating func pushClip(_ shape: EdgeList) {
    let outer = bounds
    bounds = bounds.intersection(shape.bounds)
    let isNeeded = !bounds.isEmpty && (shape.pixelRect == nil || bounds != outer)
    push(.clip, isNeeded ? .pushClip(shape) : nil, outer)
    if shape.pixelRect == nil { isMasked = true }
  }

  /// An opaque group is drawn as if it were not there, unless it is part of a mix, a transparent one as if nothing could be
  /// seen.
  private mutating func pushGroup(_ opacity: CGFloat) {
    let outer = bounds
    let opacity = UInt8(byte(unit(opacity)))
    if opacity == 0 { bounds = .empty }
    let isAdded = scopes.last?.kind == .mix
    let isNeeded = 1..<255 ~= opacity || (isAdded && opacity == 255)
    push(.group, isNeeded ? .pushGroup(opacity: opacity, bounds: bounds, isAdded: isAdded) : nil, outer)
    if isNeeded { isMasked = false }
  }

  /// Ends the drawing of a mask; what follows shows only where something was drawn.
  private mutating func pushMask() {
    guard let scope = scopes.last, scope.kind == .maskDrawing, let begin = scope.push else { return }
    let reach = drawnBounds(from: begin)
    (bounds, isMasked) = (scope.outerBounds.intersection(reach), false)
    scopes[scopes.count - 1].kind = .mask
    plan.steps[begin] = .beginMask(bounds: reach)
    plan.steps.append(.pushMask(bounds: bounds))
  }

  /// What the steps from one on can touch at most.
  private func drawnBounds(from index: Int) -> PixelRect {
    plan.steps[index...].reduce(PixelRect.empty) { union, step in
      switch step {
      case .draw(let draw): union.union(draw.bounds)
      case .backdrop(let backdrop): union.union(backdrop.bounds)
      default: union
      }
    }
  }

  private mutating func push(_ kind: Scope.Kind, _ step: Step?, _ outer: PixelRect) {
    let index = step == nil ? nil : plan.steps.count
    scopes.append(Scope(kind: kind, outerBounds: outer, outerIsMasked: isMasked, push: index))
    if kind == .maskDrawing || kind == .mix { isMasked = false }
    if let step { plan.steps.append(step) }
  }

  private mutating func pop(_ kind: Scope.Kind) {
    guard let scope = scopes.last, scope.kind == kind else { return }
    scopes.removeLast()
    (bounds, isMasked) = (scope.outerBounds, scope.outerIsMasked)
    guard let push = scope.push else { return }
    switch kind {
    case _ where push == plan.steps.count - 1: plan.steps.removeLast()
    case .clip: plan.steps.append(.popClip)
    case .group, .mix: closeGroup(from: push)
    case .maskDrawing: plan.steps.removeSubrange(push...)
    case .mask: closeMask(from: push)
    }
  }

  /// Limits a group to what is drawn in it. One step alone needs no picture of its own: it fades by itself.
  private mutating func closeGroup(from push: Int) {
    guard case .pushGroup(let opacity, _, let isAdded) = plan.steps[push] else { return }
    if !isAdded, push == plan.steps.count - 2, case .draw(var draw) = plan.steps[push + 1] {
      draw.paint = draw.paint.faded(by: opacity)
      plan.steps.removeSubrange(push...)
      plan.steps.append(.draw(draw))
      return
    }
    plan.steps[push] = .pushGroup(opacity: opacity, bounds: drawnBounds(from: push), isAdded: isAdded)
    plan.steps.append(.popGroup)
  }

  /// A mask through which nothing is drawn is left out.
  private mutating func closeMask(from push: Int) {
    if case .pushMask = plan.steps[plan.steps.count - 1] {
      plan.steps.removeSubrange(push...)
    } else {
      plan.steps.append(.popMask)
    }
  }
}
