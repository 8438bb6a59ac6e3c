import DisplayList
import Foundation

/// Walks a display list once and makes the plan.
struct Planner {
  private(set) var plan = Plan()
  private let toPixels: Homography
  private let frame: PixelRect
  private let mipmaps: MipmapCache
  private let shadows: ShadowCache
  private let isSigned: Bool
  /// Nil for a frame that none will follow.
  private var standing: StandingPictures?
  /// The pixels that a command can reach here, inside all open clips.
  private var bounds: PixelRect
  private var scopes: [Scope] = []
  private var paths = PreparedPaths()
  /// Which command is planned.
  private var command = 0

  /// What was pushed and not yet popped.
  private struct Scope {
    enum Kind { case clip, group, mix, maskDrawing, mask }
    var kind: Kind
    var outerBounds: PixelRect
    /// Where in the plan its own push is; nil when it needs none.
    var push: Int?
    /// Whether a mask hides what it covers.
    var isInverse = false
  }

  private init(
    scale: CGFloat, size: PixelRect, mipmaps: MipmapCache, shadows: ShadowCache, standing: StandingPictures?
  ) {
    toPixels = Homography(CGAffineTransform(scaleX: scale, y: scale))
    (self.mipmaps, self.shadows, self.standing, isSigned) = (mipmaps, shadows, standing, standing != nil)
    (frame, bounds) = (size, size)
  }

  /// The plan of a whole list. A pop without its push does nothing; what is left open is closed at the end.
  static func plan(
    _ list: DisplayList, scale: CGFloat, size: PixelRect, mipmaps: MipmapCache, shadows: ShadowCache
  ) -> Plan {
    var planner = Planner(scale: scale, size: size, mipmaps: mipmaps, shadows: shadows, standing: nil)
    return planner.plan(list)
  }

  /// The plan of a frame that follows another. Its steps have the signatures of their commands.
  static func plan(
    _ list: DisplayList, scale: CGFloat, size: PixelRect, mipmaps: MipmapCache, shadows: ShadowCache,
    standing: inout StandingPictures
  ) -> Plan {
    standing.beginFrame()
    var planner = Planner(scale: scale, size: size, mipmaps: mipmaps, shadows: shadows, standing: standing)
    defer { standing = planner.standing ?? standing }
    return planner.plan(list)
  }

  private mutating func plan(_ list: DisplayList) -> Plan {
    paths = PreparedPaths(list, toPixels)
    for number in list.commands.indices {
      command = number
      add(list.commands[number])
    }
    while let scope = scopes.last { pop(scope.kind) }
    return plan
  }

  private mutating func add(_ command: DrawCommand) {
    let first = plan.steps.count
    plan(command)
    guard isSigned, first < plan.steps.count else { return }
    let signature = command.signature
    for index in first..<plan.steps.count { plan.steps[index].source = signature }
  }

  private mutating func plan(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color, let map): fill(shape, color, map)
    case .border(let shape, let width, let color, let map): border(shape, width, color, map)
    case .shadow(let shape, let blur, let color, let map): shadow(shape, blur, color, map)
    case .image(let image, let source, let destination, let map): draw(image, source, destination, map)
    case .gradient(let gradient, let shape, let map): fill(shape, gradient, map)
    case .backdrop(let shape, let blur, let saturation, let map): backdrop(shape, blur, saturation, map)
    case .pushClip(let shape, let map): pushClip(shape, map)
    case .popClip: pop(.clip)
    case .pushGroup(let opacity): pushGroup(opacity)
    case .pushMix: push(.mix, .pushGroup(opacity: 255, isAdded: false))
    case .popGroup: pop(scopes.last?.kind == .mix ? .mix : .group)
    case .beginMask: push(.maskDrawing, .beginMask)
    case .pushMask: pushMask()
    case .pushInverseMask: pushMask(isInverse: true)
    case .popMask: pop(.mask)
    }
  }

  private func outline(_ shape: Shape, _ map: Homography) -> Outline {
    bounds.isEmpty ? Outline() : Outline(shape, through: map.concatenating(toPixels))
  }

  /// What a shape covers, without its border's hole; nil for nothing that can be seen here.
  private mutating func place(_ shape: Shape, _ map: Homography, hole: RoundedRect? = nil) -> Place? {
    guard !bounds.isEmpty else { return nil }
    if let box = box(shape, map) {
      let bounds = box.bounds.intersection(bounds)
      return bounds.isEmpty ? nil : place(box, hole.flatMap { self.box(.roundedRect($0), map) }, bounds)
    }
    let edges = paths[command] ?? EdgeList(outline(shape, map), hole: hole.map { outline(.roundedRect($0), map) })
    let bounds = edges.bounds.intersection(bounds)
    guard !bounds.isEmpty else { return nil }
    if let rect = edges.pixelRect {
      return Place(area: .pixels(rect), bounds: bounds, core: rect, heart: rect, pixels: rect)
    }
    plan.outlines.append(edges)
    return Place(
      area: .outline(Int32(plan.outlines.count - 1)), bounds: bounds, core: .empty, heart: .empty, pixels: nil)
  }

  private mutating func place(_ box: RoundedBox, _ hole: RoundedBox?, _ bounds: PixelRect) -> Place {
    let number = Int32(plan.boxes.count)
    if let hole {
      plan.boxes += [box, hole]
      return Place(area: .ring(number), bounds: bounds, core: .empty, heart: .empty, pixels: nil)
    }
    if let pixels = box.pixelRect {
      return Place(area: .pixels(pixels), bounds: bounds, core: pixels, heart: pixels, pixels: pixels)
    }
    plan.boxes.append(box)
    return Place(area: .rounded(number), bounds: bounds, core: box.core, heart: box.heart, pixels: nil)
  }

  private func box(_ shape: Shape, _ map: Homography) -> RoundedBox? {
    guard case .roundedRect(let rect) = shape else { return nil }
    return RoundedBox(rect, through: map.concatenating(toPixels))
  }

  /// Where a step is.
  private struct Place {
    var area: Area
    var bounds: PixelRect
    var core: PixelRect
    var heart: PixelRect
    /// The rectangle of whole pixels that it is, if it is one.
    var pixels: PixelRect?
  }
}

// MARK: Drawing

extension Planner {
  private mutating func draw(_ place: Place, _ paint: Paint) {
    plan.steps.append(Step(kind: .draw(paint), area: place.area, bounds: place.bounds, core: place.core))
  }

  private mutating func fill(_ shape: Shape, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard pixel >> 24 > 0, let place = place(shape, map) else { return }
    if pixel >> 24 == 255 { plan.hide(place.heart.intersection(place.bounds)) }
    draw(place, .solid(pixel))
  }

  private mutating func fill(_ shape: Shape, _ gradient: Gradient, _ map: Homography) {
    guard let paint = GradientPaint(gradient, map: map.concatenating(toPixels)), let place = place(shape, map)
    else { return }
    plan.gradients.append(paint)
    draw(place, .gradient(plan.gradients.count - 1, opacity: 255))
  }

  private mutating func border(_ shape: RoundedRect, _ width: CGFloat, _ color: CGColor, _ map: Homography) {
    let pixel = color.premultipliedPixel()
    guard width > 0, pixel >> 24 > 0, let place = place(.roundedRect(shape), map, hole: shape.inset(by: width))
    else { return }
    draw(place, .solid(pixel))
  }

  private mutating func shadow(_ shape: Shape, _ blur: CGFloat, _ color: CGColor, _ map: Homography) {
    guard blur > 0 else { return fill(shape, color, map) }
    let silhouette = outline(shape, map)
    let pixel = color.premultipliedPixel()
    let scale = map.concatenating(toPixels).scale(at: shape.center)
    let heart = box(shape, map)?.heart ?? .empty
    guard pixel >> 24 > 0,
      let shadow = ShadowOutline(silhouette, sigma: blur * scale, heart: heart, visible: bounds)
    else { return }
    let shadows = shadows
    let picture = standing?.shadow(StandingShadow(outline: shadow, color: pixel)) {
      Shade(shadows.mask(of: shadow), color: pixel)
    }
    plan.shadows.append(ShadowPaint(outline: shadow, color: pixel, picture: picture))
    plan.steps.append(
      Step(
        kind: .draw(.shadow(plan.shadows.count - 1, opacity: 255)), area: .pixels(shadow.bounds), bounds: shadow.bounds,
        core: shadow.bounds))
  }

  private mutating func backdrop(_ shape: Shape, _ blur: CGFloat, _ saturation: CGFloat, _ map: Homography) {
    let sigma = max(0, blur) * map.concatenating(toPixels).scale(at: shape.center)
    guard sigma > 0 || saturation != 1 else { return }
    let visible = bounds
    bounds = frame
    let whole = place(shape, map)
    bounds = visible
    guard var place = whole, !place.bounds.intersection(visible).isEmpty else { return }
    let filter = BackdropFilter(sigma: sigma, saturation: saturation)
    plan.backdrops.append((filter, place.bounds))
    place.bounds = place.bounds.intersection(visible)
    draw(place, .backdrop(plan.backdrops.count - 1, opacity: 255))
  }

  private mutating func draw(_ image: CGImage, _ source: CGRect, _ destination: CGRect, _ map: Homography) {
    guard let place = place(.roundedRect(RoundedRect(destination)), map) else { return }
    let mipmaps = mipmaps
    let key = StandingPicture(
      image: ObjectIdentifier(image), source: source, destination: destination, map: map.concatenating(toPixels),
      bounds: place.bounds)
    let make = {
      ImagePaint(
        image, source: source, destination: destination, map: key.map, bounds: place.bounds, mipmaps: mipmaps)
    }
    guard let paint = standing == nil ? make() : standing?.paint(image, key, make: make) else { return }
    plan.images.append(paint)
    draw(place, .image(plan.images.count - 1, opacity: 255))
  }
}

// MARK: Scopes

extension Planner {
  private mutating func pushClip(_ shape: Shape, _ map: Homography) {
    let outer = bounds
    guard let place = place(shape, map) else {
      scopes.append(Scope(kind: .clip, outerBounds: outer, push: nil))
      bounds = .empty
      return
    }
    // Inside of whole pixels the steps' bounds say it all.
    let isNeeded = place.pixels == nil
    bounds = place.bounds
    scopes.append(Scope(kind: .clip, outerBounds: outer, push: isNeeded ? plan.steps.count : nil))
    if isNeeded {
      plan.steps.append(Step(kind: .pushClip, area: place.area, bounds: place.bounds, core: place.core))
    }
  }

  /// An opaque group is drawn as if it were not there, unless it is part of a mix, a transparent one as if nothing could be
  /// seen.
  private mutating func pushGroup(_ opacity: CGFloat) {
    let opacity = UInt8(byte(unit(opacity)))
    let isAdded = scopes.last?.kind == .mix
    let isNeeded = 1..<255 ~= opacity || (isAdded && opacity == 255)
    push(.group, isNeeded ? .pushGroup(opacity: opacity, isAdded: isAdded) : nil)
    if opacity == 0 { bounds = .empty }
  }

  /// Ends the drawing of a mask; what follows shows only where something was drawn, or with an inverse one anywhere.
  private mutating func pushMask(isInverse: Bool = false) {
    guard let scope = scopes.last, scope.kind == .maskDrawing, let begin = scope.push else { return }
    let reach = isInverse ? scope.outerBounds : drawnBounds(from: begin + 1)
    bounds = scope.outerBounds.intersection(reach)
    scopes[scopes.count - 1].kind = .mask
    scopes[scopes.count - 1].isInverse = isInverse
    plan.steps[begin].bounds = reach
    plan.steps.append(Step(kind: .pushMask, area: .pixels(reach), bounds: reach))
  }

  /// What the steps from one on can touch at most.
  private func drawnBounds(from index: Int) -> PixelRect {
    plan.steps[index...].reduce(PixelRect.empty) { union, step in
      if case .draw = step.kind { union.union(step.bounds) } else { union }
    }
  }

  private mutating func push(_ kind: Scope.Kind, _ step: Step.Kind?) {
    scopes.append(Scope(kind: kind, outerBounds: bounds, push: step == nil ? nil : plan.steps.count))
    if let step { plan.steps.append(Step(kind: step, area: .pixels(bounds), bounds: bounds)) }
  }

  private mutating func pop(_ kind: Scope.Kind) {
    guard let scope = scopes.last, scope.kind == kind else { return }
    scopes.removeLast()
    bounds = scope.outerBounds
    guard let push = scope.push else { return }
    switch kind {
    case _ where push == plan.steps.count - 1: plan.steps.removeLast()
    case .clip: plan.close(push, with: .popClip)
    case .group, .mix: closeGroup(from: push)
    case .maskDrawing: plan.steps.removeSubrange(push...)
    case .mask: closeMask(from: push, isInverse: scope.isInverse)
    }
  }

  /// Limits a group to what is drawn in it. One step alone needs no picture of its own: it fades by itself.
  private mutating func closeGroup(from push: Int) {
    guard case .pushGroup(let opacity, let isAdded) = plan.steps[push].kind else { return }
    if !isAdded, push == plan.steps.count - 2, case .draw(let paint) = plan.steps[push + 1].kind {
      plan.steps[push + 1].kind = .draw(paint.faded(by: opacity))
      plan.steps.remove(at: push)
      return
    }
    plan.steps[push].bounds = drawnBounds(from: push + 1)
    plan.close(push, with: .popGroup(opacity: opacity, isAdded: isAdded))
  }

  /// A mask through which nothing is drawn is left out.
  private mutating func closeMask(from push: Int, isInverse: Bool) {
    if case .pushMask = plan.steps[plan.steps.count - 1].kind {
      plan.steps.removeSubrange(push...)
    } else {
      plan.close(push, with: .popMask(isInverse: isInverse))
    }
  }
}

extension Plan {
  /// Ends the scope that begins at a step.
  fileprivate mutating func close(_ push: Int, with kind: Step.Kind) {
    steps.append(Step(kind: kind, area: steps[push].area, bounds: steps[push].bounds))
  }
}
