import InterludeUI

/// The window's icon: one screen in front of another, drawn as a scene's views are.
enum LabIcon {
  /// - Parameter side: In pixels; clear around its round corners.
  static func image(side: Int, renderer: any Renderer) -> CGImage {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: CGFloat(side) / 100)
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(IconView(frame: window.bounds))
      window.isHidden = false
    }
    stage.commit()
    return renderer.render(
      stage.displayList(), scale: stage.scale, background: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}

/// 100 × 100 points.
private final class IconView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let ground = GradientView(
      frame: bounds, from: UIColor(red: 0.36, green: 0.42, blue: 0.98, alpha: 1),
      to: UIColor(red: 0.55, green: 0.23, blue: 0.86, alpha: 1))
    ground.layer.cornerRadius = 23
    ground.clipsToBounds = true
    addSubview(ground)
    ground.addSubview(screen(CGRect(x: 24, y: 20, width: 36, height: 52), alpha: 0.45))
    let front = screen(CGRect(x: 42, y: 32, width: 36, height: 52), alpha: 1)
    front.layer.shadowOpacity = 0.3
    front.layer.shadowRadius = 5
    front.layer.shadowOffset = CGSize(width: 0, height: 3)
    ground.addSubview(front)
    front.addSubview(bar(CGRect(x: 6, y: 7, width: 24, height: 18), radius: 4, white: 0.84))
    front.addSubview(bar(CGRect(x: 6, y: 31, width: 24, height: 4), radius: 2, white: 0.84))
    front.addSubview(bar(CGRect(x: 6, y: 39, width: 15, height: 4), radius: 2, white: 0.9))
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private func screen(_ frame: CGRect, alpha: CGFloat) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor(white: 1, alpha: alpha)
    view.layer.cornerRadius = 8
    return view
  }

  private func bar(_ frame: CGRect, radius: CGFloat, white: CGFloat) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor(white: white, alpha: 1)
    view.layer.cornerRadius = radius
    return view
  }
}
