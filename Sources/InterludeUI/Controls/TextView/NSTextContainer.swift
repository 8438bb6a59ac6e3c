/// Where a text view writes its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Left and right of each line, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init()
  }
}
