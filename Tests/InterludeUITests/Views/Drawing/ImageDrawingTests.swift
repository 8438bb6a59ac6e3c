import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Image contexts, and what is drawn in them.
@Suite final class ImageDrawingTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view

  private func render(
    _ size: CGSize = CGSize(width: 20, height: 10), _ format: UIGraphicsImageRendererFormat? = nil,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    world.stage.asCurrent {
      let renderer =
        format.map { UIGraphicsImageRenderer(size: size, format: $0) } ?? UIGraphicsImageRenderer(size: size)
      return renderer.image(actions: body)
    }
  }

  /// Shows an image at the origin, in a size.
  private func show(_ image: UIImage, _ size: CGSize? = nil) {
    let view = UIImageView(image: image)
    if let size { view.frame.size = size }
    root.addSubview(view)
  }

  @Test func aRenderersImageHasItsSizeAndTheScreensScale() {
    let image = render(CGSize(width: 10.2, height: 7)) { _ in }
    #expect(image.scale == 2 && image.size == CGSize(width: 10.5, height: 7))
    #expect(image.cgImage?.width == 21 && image.cgImage?.height == 14)
  }

  @Test func aFormatGivesTheScaleAndTheOpacity() throws {
    let format = world.stage.asCurrent { UIGraphicsImageRendererFormat.default() }
    #expect(format.scale == 2 && !format.opaque)
    (format.scale, format.opaque) = (3, true)
    let image = render(CGSize(width: 10, height: 10), format) { _ in format.scale = 1 }
    #expect(image.scale == 3 && image.cgImage?.width == 30)
    show(image)
    #expect(world.shown(.black).contains { areNear($0.corners, corners(0, 0, 10, 10)) })
  }

  @Test func whatWasDrawnIsShownByItsLinesAtEverySize() throws {
    let image = render { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    }
    show(image, CGSize(width: 200, height: 100))
    #expect(areNear(world.shown(.red).first?.corners, corners(50, 0, 50, 100)))
  }

  @Test func aRenderersBoundsMoveTheOrigin() throws {
    let image = world.stage.asCurrent {
      UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 100, y: 50, width: 4, height: 4))
        #expect(context.format.bounds == CGRect(x: 100, y: 50, width: 20, height: 10))
      }
    }
    show(image)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 4, 4)))
  }

  @Test func imageContextsNestAndEndInTurn() throws {
    _ = root
    world.stage.asCurrent {
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
      let outer = UIGraphicsGetCurrentContext()
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      #expect(UIGraphicsGetCurrentContext() !== outer)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func aPushedContextIsCurrentAndIsNoImage() {
    world.stage.asCurrent {
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      let context = UIGraphicsGetCurrentContext()
      let other = CGContext(size: CGSize(width: 1, height: 1), scale: 1)
      UIGraphicsPushContext(other)
      #expect(UIGraphicsGetCurrentContext() === other)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsEndImageContext()
    }
  }

  @Test func imagesAreDrawnUprightInImagesTheirTintAndTheirOrientationWithThem() throws {
    let square = render(CGSize(width: 10, height: 20)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let turned = UIImage(cgImage: try #require(square.cgImage), scale: square.scale, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 10))
    let image = render(CGSize(width: 40, height: 40)) { _ in
      square.draw(at: CGPoint(x: 3, y: 0))
      turned.draw(in: CGRect(x: 0, y: 20, width: 20, height: 10), blendMode: .normal, alpha: 0.5)
    }
    show(image)
    let shown = world.shown(.red)
    #expect(areNear(shown.first?.corners, corners(3, 0, 10, 5)))
    // A quarter turn clockwise takes the top to the right.
    let right = try #require(shown.last).corners
    #expect(areNear([right[3], right[0], right[1], right[2]], corners(15, 20, 5, 10)))

    show(square.withTintColor(.blue))
    #expect(world.shown(.blue).count == 1)
  }

  @Test func aHierarchyIsDrawnAsItShowsOrAtRestOverARectangle() throws {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    child.backgroundColor = .red
    view.addSubview(child)
    root.addSubview(view)
    world.layOut()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 80 }
    world.stage.advance(to: 0.25)

    for (afterUpdates, x) in [(false, 20.0), (true, 80)] {
      let image = render(CGSize(width: 200, height: 100)) { _ in
        #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 200, height: 100), afterScreenUpdates: afterUpdates))
      }
      show(image)
      #expect(areNear(world.shown(.red).last?.corners, corners(2 * x, 0, 40, 20)))
    }
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func aLayerIsRenderedAtRestInItsOwnCoordinates() throws {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 50))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(rotationAngle: 1)
    root.addSubview(view)
    let image = render(CGSize(width: 200, height: 100)) { context in
      context.cgContext.translateBy(x: 10, y: 0)
      view.layer.render(in: context.cgContext)
    }
    view.removeFromSuperview()
    show(image)
    #expect(areNear(world.shown(.red).last?.corners, corners(10, 0, 100, 50)))
  }

  @Test func aPathIsFilledInTheFillColourAndItsLineLeavesTheContextsAlone() throws {
    var isHole = false
    let image = render(CGSize(width: 40, height: 40)) { context in
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 15, y: 15, width: 5, height: 5)))
      path.usesEvenOddFillRule = true
      isHole = !path.contains(CGPoint(x: 17, y: 17))
      path.lineWidth = 4
      context.cgContext.setLineWidth(1)
      UIColor.red.set()
      path.fill()
      path.stroke()
      UIColor.blue.setStroke()
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: CGPoint(x: 10, y: 0))
      context.cgContext.strokePath()
    }
    show(image)
    let areas = fills
    #expect(isHole)
    #expect(areas.map(\.bounds.width).map { $0.rounded() } == [20, 24, 10])
    #expect(areas.map(\.bounds.height).map { $0.rounded() } == [20, 24, 1])
  }

  private var fills: [Path] {
    world.stage.commit()
    return world.stage.displayList().commands.compactMap {
      switch $0 {
      case .fill(.path(let path), _, _), .fill(.evenOddPath(let path), _, _): path
      default: nil
      }
    }
  }

  @Test func anImageHasDataWhereTheStageMakesSome() {
    let image = render { _ in }
    world.stage.asCurrent {
      #expect(image.pngData() == nil)
      world.stage.imageEncoder = { Data([UInt8($0.width), UInt8($0.height)]) }
      #expect(image.pngData() == Data([40, 20]))
    }
  }

  @Test func aPathIsDrawnInABlendModeAndAtAnOpacity() throws {
    let image = render(CGSize(width: 40, height: 40)) { context in
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill(with: .multiply, alpha: 0.5)
      path.lineWidth = 4
      path.stroke(with: .normal, alpha: 0.25)
      path.fill()
    }
    show(image)
    world.stage.commit()
    let colors = world.stage.displayList().commands.compactMap { command -> CGColor? in
      if case .fill(.path, let color, _) = command { color } else { nil }
    }
    #expect(colors.contains(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(colors.suffix(2) == [CGColor(red: 0, green: 0, blue: 1, alpha: 0.25), UIColor.red.cgColor])
    let blends = world.stage.displayList().commands.compactMap { command -> BlendMode? in
      if case .pushGroup(_, let blend) = command, blend != .normal { blend } else { nil }
    }
    #expect(blends == [.multiply])
  }

  /// `boundingBoxOfClipPath` is what can still be drawn on.
  @Test func aRectanglesEdgeIsALineAndAPictureIsPutAtAPlaceAndPathsClip() throws {
    let small = render(CGSize(width: 4, height: 4)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 4)).addClip()
      #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 4))
      context.clip(to: CGRect(x: 0, y: 1, width: 2, height: 2))
      #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 1, height: 2))
    }
    let image = render(CGSize(width: 40, height: 40)) { context in
      UIColor.blue.setStroke()
      context.cgContext.setLineWidth(2)
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
      small.draw(at: CGPoint(x: 30, y: 1), blendMode: .normal, alpha: 0.5)
    }
    show(image)
    #expect(fills.first?.bounds == CGRect(x: 9, y: 9, width: 22, height: 22))
    #expect(areNear(world.shown(.red).first?.corners, corners(30, 1, 4, 4)))
    world.stage.asCurrent {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
      #expect(renderer.allowsImageOutput && renderer.pngData { _ in }.isEmpty)
      world.stage.imageEncoder = { Data([UInt8($0.width), UInt8($0.height)]) }
      #expect(renderer.pngData { _ in } == Data([6, 4]))
    }
  }
}
