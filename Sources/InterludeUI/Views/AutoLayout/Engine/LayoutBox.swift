/// A rectangle whose place and size are expressions.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ rect: CGRect) {
    x = LinearExpression(constant: rect.minX)
    y = LinearExpression(constant: rect.minY)
    width = LinearExpression(constant: rect.width)
    height = LinearExpression(constant: rect.height)
  }

  /// Four variables from a number on.
  init(firstVariable: Int) {
    x = LinearExpression(variable: firstVariable)
    y = LinearExpression(variable: firstVariable + 1)
    width = LinearExpression(variable: firstVariable + 2)
    height = LinearExpression(variable: firstVariable + 3)
  }

  /// The same size, at the origin.
  var atOrigin: LayoutBox {
    LayoutBox(x: LinearExpression(), y: LinearExpression(), width: width, height: height)
  }

  func offset(byX dx: LinearExpression, y dy: LinearExpression) -> LayoutBox {
    LayoutBox(x: x + dx, y: y + dy, width: width, height: height)
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
      height: height + -(insets.top + insets.bottom))
  }

  /// The strip of a height along the top edge.
  func top(_ height: CGFloat) -> LayoutBox {
    LayoutBox(x: x, y: y, width: width, height: LinearExpression(constant: height))
  }

  /// The strip of a height along the bottom edge.
  func bottom(_ height: CGFloat) -> LayoutBox {
    LayoutBox(x: x, y: y + self.height + -height, width: width, height: LinearExpression(constant: height))
  }

  /// An edge, a centre or a size.
  func expression(for attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + width
    case .centerX, .centerXWithinMargins: x + 0.5 * width
    case .top, .topMargin, .firstBaseline: y
    case .bottom, .bottomMargin, .lastBaseline: y + height
    case .centerY, .centerYWithinMargins: y + 0.5 * height
    case .width: width
    case .height: height
    case .notAnAttribute: LinearExpression()
    }
  }

  func rect(_ values: [Double]) -> CGRect {
    CGRect(x: x.value(values), y: y.value(values), width: width.value(values), height: height.value(values))
  }
}
