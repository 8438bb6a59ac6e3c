import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct DisplayListTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A command by name, with its opacity or alpha.
  private func outline(_ stage: TestStage, at time: Double = 0) -> [String] {
    commands(stage, at: time).map {
      switch $0 {
      case .fill(_, let color, _): "fill \(color.alpha)"
      case .border(_, let width, let color, _): "border \(width) \(color.alpha)"
      case .shadow(_, let blur, let color, _): "shadow \(blur) \(color.alpha)"
      case .image: "image"
      case .bitmap(let bitmap, _): "bitmap \(bitmap.scale)"
      case .curl(_, let curl, _): "curl \(curl.position)"
      case .pushClip: "clip"
      case .popClip: "end clip"
      case .pushGroup(let opacity, .normal): "group \(opacity)"
      case .pushGroup(let opacity, let blend): "group \(opacity) \(blend)"
      case .pushMix: "mix"
      case .popGroup: "end group"
      case .beginMask: "mask"
      case .gradient: "gradient"
      case .backdrop(_, let blur, let saturation, _): "backdrop \(blur) \(saturation)"
      case .pushMask: "masked"
      case .pushInverseMask: "masked inversely"
      case .popMask: "end mask"
      }
    }
  }

  private func commands(_ stage: TestStage, at time: Double = 0) -> [DrawCommand] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  /// Where the layer's corners land in the picture.
  private func corners(_ command: DrawCommand?) -> [CGPoint] {
    guard case .fill(.roundedRect(let shape), _, let map) = command else { return [] }
    return shape.rect.corners.map { map.apply(to: $0) }
  }

  private func addChild(to stage: TestStage, _ color: CGColor) -> CALayer {
    let child = CALayer()
    child.delegate = NoActions.shared
    (child.bounds, child.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), color)
    stage.layer.addSublayer(child)
    return child
  }

  @Test func everythingIsDrawnInCoreAnimationsOrder() throws {
    let stage = TestStage()
    let layer = stage.layer
    layer.backgroundColor = red
    (layer.shadowOpacity, layer.shadowRadius, layer.borderWidth) = (0.5, 6, 2)
    (layer.opacityValue, layer.masksToBounds) = (0.5, true)
    layer.contents = CGImage(width: 1, height: 1, pixels: [0])
    _ = addChild(to: stage, red)
    #expect(
      outline(stage) == [
        "group 0.5", "shadow 6.0 0.5", "fill 1.0", "clip", "image", "fill 1.0", "end clip", "border 2.0 1.0",
        "end group",
      ])
  }

  @Test func aSingleShapeFadesByItsColourManyAsOnePicture() {
    let stage = TestStage()
    (stage.layer.backgroundColor, stage.layer.opacityValue) = (red, 0.5)
    #expect(outline(stage) == ["fill 0.5"])
    let child = addChild(to: stage, red)
    child.opacityValue = 0.25
    #expect(outline(stage) == ["group 0.5", "fill 1.0", "fill 0.25", "end group"])
    stage.layer.backgroundColor = nil
    #expect(outline(stage) == ["fill 0.125"])
    stage.root.opacityValue = 0
    #expect(outline(stage).isEmpty)
  }

  @Test func whatDoesNotShowLeavesNothing() {
    let stage = TestStage()
    stage.layer.masksToBounds = true
    (stage.layer.opacityValue, stage.layer.shadowOpacity, stage.layer.borderWidth) = (0.5, 1, 1)
    stage.layer.borderColor = nil
    #expect(outline(stage).isEmpty)
    let child = addChild(to: stage, red)
    #expect(outline(stage) == ["group 0.5", "clip", "fill 1.0", "end clip", "end group"])
    child.isHidden = true
    #expect(outline(stage).isEmpty)
    child.isHidden = false
    stage.layer.bounds.size = .zero
    #expect(outline(stage).isEmpty)
  }

  @Test func placesAddUpToThePicture() {
    let stage = TestStage()
    stage.root.bounds.origin = CGPoint(x: 0, y: 100)
    (stage.layer.backgroundColor, stage.layer.position) = (red, CGPoint(x: 200, y: 300))
    stage.layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1))
    let expected = [
      CGPoint(x: 250, y: 100), CGPoint(x: 250, y: 300), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 100),
    ]
    let shown = corners(commands(stage).first)
    #expect(shown.count == 4)
    for (corner, wanted) in zip(shown, expected) {
      #expect(corner.distance(to: wanted) < 1e-12)
    }
  }

  @Test func aFrameAgreesWithConvertingTheCorners() throws {
    let stage = TestStage()
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 400
    stage.root.sublayerTransform = lens
    stage.layer.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    stage.layer.transform = CATransform3DRotate(CATransform3DMakeScale(1.5, 1, 1), 0.7, 1, 1, 0)
    let child = addChild(to: stage, red)
    child.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    let shown = corners(commands(stage).first)
    #expect(shown.count == 4)
    for (corner, point) in zip(shown, child.bounds.corners) {
      #expect(corner.distance(to: child.convert(point, to: nil)) < 1e-9)
    }
  }

  @Test func siblingsSortByDepthAndOtherwiseKeepTheirOrder() {
    let stage = TestStage()
    let layers = [0.1, 0.2, 0.3, 0.4].map { addChild(to: stage, CGColor(gray: 0, alpha: $0)) }
    #expect(outline(stage) == ["fill 0.1", "fill 0.2", "fill 0.3", "fill 0.4"])
    layers[0].zPosition = 5
    layers[3].zPosition = -5
    #expect(outline(stage) == ["fill 0.4", "fill 0.2", "fill 0.3", "fill 0.1"])
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue, rise.duration) = (0, 20, 1)
    layers[1].add(rise, forKey: nil)
    #expect(outline(stage, at: 0.5) == ["fill 0.4", "fill 0.3", "fill 0.1", "fill 0.2"])
  }

  /// With a depth of its own, set, animated, or as a copy has it.
  @Test func aLayerBringsItsDepthAlong() {
    let stage = TestStage()
    let joining = { (prepare: (CALayer) -> Void) in
      stage.layer.sublayers = nil
      let back = CALayer()
      (back.bounds, back.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 0, alpha: 0.1))
      prepare(back)
      stage.layer.addSublayer(back)
      _ = addChild(to: stage, CGColor(gray: 0, alpha: 0.2))
    }
    joining { $0.zPosition = 1 }
    #expect(outline(stage, at: 0.5) == ["fill 0.2", "fill 0.1"])
    let copy = stage.layer.frozenCopy(isPresented: true)
    #expect(copy.displayList(at: 0, size: .zero).commands == stage.layer.displayList(at: 0, size: .zero).commands)
    joining {
      let rise = CABasicAnimation(keyPath: "zPosition")
      (rise.fromValue, rise.toValue, rise.duration) = (0, 20, 1)
      $0.add(rise, forKey: nil)
    }
    #expect(outline(stage, at: 0.5) == ["fill 0.2", "fill 0.1"])
  }

  @Test func oneSidedLayersHideTheirBack() {
    let stage = TestStage()
    (stage.layer.backgroundColor, stage.layer.isDoubleSided) = (red, false)
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    for (degrees, shows) in [(0.0, true), (80, true), (100, false), (180, false), (280, true)] {
      stage.layer.transform = CATransform3DRotate(lens, degrees * .pi / 180, 0, 1, 0)
      #expect(outline(stage).isEmpty != shows, "\(degrees)°")
    }
    stage.layer.isDoubleSided = true
    stage.layer.transform = CATransform3DRotate(lens, .pi, 0, 1, 0)
    #expect(outline(stage) == ["fill 1.0"])
  }

  @Test func contentsFollowGravityScaleAndRect() throws {
    let stage = TestStage()
    let layer = stage.layer
    layer.bounds = CGRect(x: 5, y: 0, width: 100, height: 40)
    layer.contents = CGImage(width: 80, height: 40, pixels: Array(repeating: 0, count: 3200))
    layer.contentsScale = 2
    func destination() -> CGRect? {
      guard case .image(_, _, let rect, _, _) = commands(stage).first else { return nil }
      return rect
    }
    // 40 × 20 points.
    let expected: [(CALayerContentsGravity, CGRect)] = [
      (.resize, CGRect(x: 5, y: 0, width: 100, height: 40)),
      (.resizeAspect, CGRect(x: 15, y: 0, width: 80, height: 40)),
      (.resizeAspectFill, CGRect(x: 5, y: -5, width: 100, height: 50)),
      (.center, CGRect(x: 35, y: 10, width: 40, height: 20)),
      (.topLeft, CGRect(x: 5, y: 0, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 65, y: 20, width: 40, height: 20)),
    ]
    for (gravity, rect) in expected {
      layer.contentsGravity = gravity
      #expect(destination() == rect, "\(gravity)")
    }
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    layer.contentsGravity = .topLeft
    #expect(destination() == CGRect(x: 5, y: 0, width: 20, height: 20))
    layer.contents = "picture"
    #expect(commands(stage).isEmpty && stage.kinds == [.wrongValueType])
  }

  @Test func askingChangesNothingAndAnyTimeMayBeAsked() {
    let stage = TestStage()
    stage.layer.backgroundColor = red
    var ends = 0
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
    slide.delegate = Recorder("a") { _ in ends += 1 }
    stage.layer.add(slide, forKey: "slide")
    stage.layer.setNeedsLayout()

    let middle = commands(stage, at: 0.5)
    let late = commands(stage, at: 3)
    #expect(commands(stage, at: 0.5) == middle)
    #expect(corners(middle.first).first == CGPoint(x: 0, y: -50))
    #expect(corners(late.first).first == CGPoint(x: -50, y: -50))
    #expect(ends == 0 && stage.clock.time == 0 && stage.layer.needsLayout())
    #expect(stage.layer.animationKeys() == ["slide"] && stage.layer.position == .zero)
  }

  @Test func layersInTheirOwnTimeShowTheirOwnMoment() {
    let stage = TestStage()
    stage.layer.backgroundColor = red
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
    stage.layer.add(slide, forKey: nil)
    stage.root.speed = 0.5
    #expect(corners(commands(stage, at: 1).first).first == CGPoint(x: 0, y: -50))
    (stage.root.speed, stage.root.timeOffset) = (0, 0.25)
    #expect(corners(commands(stage, at: 99).first).first == CGPoint(x: -25, y: -50))
  }

  @Test func aShadowFollowsItsShapeAndBackground() throws {
    let stage = TestStage()
    let layer = stage.layer
    (layer.shadowOpacity, layer.shadowOffset, layer.cornerRadius) = (0.8, CGSize(width: 3, height: 4), 12)
    #expect(commands(stage).isEmpty)
    layer.backgroundColor = red.copy(alpha: 0.5)
    guard case .shadow(.roundedRect(let shape), _, let color, _) = commands(stage).first else {
      Issue.record("no shadow")
      return
    }
    #expect(shape == RoundedRect(CGRect(x: 3, y: 4, width: 100, height: 100), radius: 12))
    #expect(abs(color.alpha - 0.4) < 1e-7)
  }
}
