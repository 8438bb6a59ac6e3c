import InterludeUI
import Testing

/// Sizes that suit constraints, and stack views among them.
@Suite final class FittingSizeTests: AutoLayoutFixture {
  /// A column of text with 10 points around it.
  private func message(_ text: String) -> UIView {
    let box = UIView()
    let label = add(label(text, lines: 0), to: box)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    return box
  }

  @Test func theCompressedSizeIsThatOfTheContent() {
    let box = message("one two three")
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 130.5, height: 40.5))
    #expect(box.frame == .zero)
  }

  @Test func aRequiredWidthWrapsTheText() {
    let size = message("one two three four five six").systemLayoutSizeFitting(
      CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 140, height: 61))
  }

  @Test func theExpandedSizeReachesTheConstraintsLimit() {
    let view = UIView()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 300, height: 10000))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 0, height: 20))
  }

  @Test func aStackViewThatConstraintsPlaceIsAsLargeAsItsContent() {
    let stack = add(UIStackView(arrangedSubviews: [label("four"), label("one two three four five six", lines: 0)]))
    stack.axis = .vertical
    stack.spacing = 8
    let below = add()
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      stack.topAnchor.constraint(equalTo: screen.topAnchor), stack.widthAnchor.constraint(equalToConstant: 120),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 1),
    ])
    layOut()
    #expect(stack.frame == rect(0, 0, 120, 69.5))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 120, 20.5), rect(0, 28.5, 120, 41)])
    #expect(below.frame.minY == 69.5)
    stack.arrangedSubviews[0].isHidden = true
    layOut()
    #expect(below.frame.minY == 41)
  }

  @Test func anArrangedViewsOwnSizeConstraintsCount() {
    let (square, rest) = (UIView(), label("four"))
    square.widthAnchor.constraint(equalToConstant: 44).isActive = true
    let height = square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5)
    height.isActive = true
    let stack = add(UIStackView(arrangedSubviews: [square, rest]))
    stack.alignment = .center
    stack.spacing = 6
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      stack.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    layOut()
    #expect(stack.frame == rect(153, 0, 84, 22))
    #expect(square.frame == rect(0, 0, 44, 22))
    #expect(misuses.isEmpty)
  }

  @Test func anArrangedViewIsAsLargeAsTheConstraintsInsideItMakeIt() throws {
    let box = message("one two three four five six")
    let stack = add(UIStackView(arrangedSubviews: [box, label("four")]))
    stack.axis = .vertical
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 140), stack.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    layOut()
    #expect(box.frame == rect(0, 0, 140, 61))
    #expect(stack.frame.height == 81.5)
    let text = try #require(box.subviews.first as? UILabel)
    #expect(text.frame == rect(10, 10, 120, 41))
    text.text = "one"
    layOut()
    #expect(stack.frame.height == 61)
    #expect(misuses.isEmpty)
  }
}
