import InterludeUI
import InterludeUITestSupport
import Testing

/// Stacks, against frames worked out by hand.
@Suite final class StackViewTests {
  lazy var world = World()

  /// A view with an intrinsic size.
  private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  }

  private func stack(_ views: [UIView], size: CGSize = CGSize(width: 200, height: 50)) -> UIStackView {
    world.stage.textRenderer = FixedWidthRenderer()
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      stack.axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fill, [[0, 20], [30, 40], [80, 120]]),
      (.fillEqually, [[0, 60], [70, 60], [140, 60]]),
      (.fillProportionally, [[0, 30], [40, 60], [110, 90]]), (.equalSpacing, [[0, 20], [60, 40], [140, 60]]),
      (.equalCentering, [[0, 20], [70, 40], [140, 60]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func viewsShareTheRoom(distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
    let stack = stack([Block(20, 10), Block(40, 20), Block(60, 30)])
    stack.spacing = 10
    stack.distribution = distribution
    #expect(spans(stack) == expected)
  }

  @Test func aViewWithoutASizeOfItsOwnStretchesFirst() {
    let soft = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stack = stack([Block(20, 10), soft, Block(60, 30)])
    #expect(spans(stack) == [[0, 20], [20, 120], [140, 60]])
    stack.frame.size.width = 86
    #expect(spans(stack) == [[0, 20], [20, 6], [26, 60]])
    stack.frame.size.width = 70
    #expect(spans(stack) == [[0, 20], [20, 0], [20, 50]])
    stack.frame.size.width = 200
    #expect(spans(stack)[1] == [20, 120])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, 0.0, 50.0), (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10), (.top, 0, 10),
    (.bottom, 40, 10),
  ])
  func viewsAreAlignedAcross(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    let stack = stack([Block(20, 10)])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.minY == y)
    #expect(stack.arrangedSubviews[0].frame.height == height)
  }

  @Test func hiddenViewsTakeNoRoom() {
    let stack = stack([Block(20, 10), Block(40, 20), Block(60, 30)])
    stack.spacing = 10
    stack.distribution = .fillEqually
    _ = spans(stack)
    stack.arrangedSubviews[1].isHidden = true
    #expect(spans(stack)[2] == [105, 95])
    #expect(stack.intrinsicContentSize == CGSize(width: 130, height: 30))
  }

  @Test func spacingsCanDiffer() {
    let stack = stack([Block(20, 10), Block(40, 20), Block(60, 30)])
    stack.spacing = 10
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    #expect(spans(stack) == [[0, 20], [50, 40], [100, 100]])
    #expect(stack.intrinsicContentSize == CGSize(width: 160, height: 30))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(stack.intrinsicContentSize.width == 140)
  }

  @Test func marginsKeepViewsOffTheEdges() {
    let stack = stack([Block(20, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    #expect(stack.intrinsicContentSize == CGSize(width: 26, height: 14))
  }

  /// The label is made once the stack has made the world: it measures with the renderer of the stage that is current then.
  @Test func textInAColumnWrapsAtItsWidth() {
    let stack = stack([], size: CGSize(width: 70, height: 300))
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "twelve chars"
    label.numberOfLines = 0
    for view in [label, Block(50, 10)] { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    #expect(spans(stack) == [[0, 48], [48, 252]])
    #expect(stack.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 60, height: 58))
  }

  @Test func aChangeDeepInsideReachesTheOuterStack() {
    let label = world.stage.asCurrent { UILabel() }
    label.font = .systemFont(ofSize: 20)
    label.text = "a"
    let inner = UIStackView(arrangedSubviews: [label])
    let outer = stack([inner, Block(10, 10)])
    outer.distribution = .equalSpacing
    #expect(spans(outer)[0] == [0, 10])
    label.text = "abcd"
    #expect(spans(outer)[0] == [0, 40])
  }

  @Test func viewsComeMoveAndGo() {
    let (a, b, c) = (Block(1, 1), Block(2, 2), Block(3, 3))
    let stack = stack([a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c] && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    stack.insertArrangedSubview(b, at: 99)
    #expect(stack.arrangedSubviews == [c, b])
  }

  /// `UIStackView.Distribution.fill`: hugging priorities decide who is stretched, compression resistance who is shrunk.
  @Test func prioritiesDecideWhoIsStretchedAndShrunk() {
    let views = [Block(60, 10), Block(60, 10), Block(60, 10)]
    let stack = stack(views)
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    #expect(spans(stack) == [[0, 60], [60, 80], [140, 60]])
    views[0].setContentCompressionResistancePriority(.init(749), for: .horizontal)
    stack.frame.size.width = 150
    #expect(spans(stack) == [[0, 30], [30, 60], [90, 60]])
    stack.frame.size.width = 100
    #expect(spans(stack) == [[0, 0], [0, 60], [60, 40]])
  }

  @Test func aWidthThatAViewSetsItselfIsKept() {
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    line.widthAnchor.constraint(equalToConstant: 1).isActive = true
    let stack = stack([Block(60, 10), Block(60, 10), line])
    #expect(spans(stack) == [[0, 60], [60, 139], [199, 1]])
    stack.frame.size.width = 101
    #expect(spans(stack) == [[0, 60], [60, 40], [100, 1]])
  }

  /// The label is made once the stack has made the world, as above: 10 points for a character, 24 for a line.
  @Test func textInARowWrapsWhereItIsGivenLessThanItWouldLike() {
    let stack = stack([], size: CGSize(width: 100, height: 100))
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "twelve chars"
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    for view in [label, Block(30, 10)] { stack.addArrangedSubview(view) }
    stack.alignment = .center
    #expect(spans(stack) == [[0, 70], [70, 30]])
    #expect(label.frame == CGRect(x: 0, y: 26, width: 70, height: 48))
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 0)).height == 48)
    #expect(stack.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 150, height: 24))
  }

  @Test func textThatCanWrapGivesWayFirst() {
    let stack = stack([], size: CGSize(width: 100, height: 100))
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "twelve chars"
    label.numberOfLines = 0
    for view in [label, Block(30, 10)] { stack.addArrangedSubview(view) }
    #expect(spans(stack) == [[0, 70], [70, 30]])
    label.numberOfLines = 1
    #expect(spans(stack) == [[0, 100], [100, 0]])
  }

  @Test func constraintsGiveARowTheHeightOfTheTextThatWrapsInIt() {
    let stack = stack([])
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "twelve chars"
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(Block(30, 10))
    label.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
  }
}
