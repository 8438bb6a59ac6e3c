import QuartzCore

extension UIView {
    @objc func shake() {
        let animation = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        animation.duration = 0.3
        animation.values = [center, CGPoint(x: center.x + 8, y: center.y), center]
        layer.add(animation, forKey: #keyPath(CALayer.position))
        Log.write("shook")
    }

    func fade() {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        animation.fromValue = 0
        layer.add(animation, forKey: "fade")
    }
}
