import Foundation

@IBDesignable @objcMembers class PageDots: UIView {
    @IBInspectable dynamic var current: Int = 0 { didSet { setNeedsLayout() } }
    @IBInspectable var spacing: CGFloat = 8

    #if !os(iOS)
    let wrong: Never
    #endif

    #if os(iOS) && !os(macOS)
    override var intrinsicContentSize: CGSize { CGSize(width: spacing * 3, height: spacing) }
    #endif
}
