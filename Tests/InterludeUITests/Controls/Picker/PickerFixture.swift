import Foundation
import InterludeUI
import InterludeUITestSupport

/// A picker of 320 × 216 points at (20, 100) with wheels of some numbers of rows, whose delegate writes down what it hears.
final class PickerFixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let world = World()
  let picker = UIPickerView()
  private(set) lazy var finger = Finger(world.stage)
  var rows: [Int]
  var widths: [CGFloat] = []
  var height: CGFloat = 0
  /// What is written on a row; nil for `titles`.
  var styled: ((Int) -> NSAttributedString?)?

  init(_ rows: Int...) {
    self.rows = rows
    super.init()
  }

  func show() {
    picker.dataSource = self
    picker.delegate = self
    picker.frame.origin = CGPoint(x: 20, y: 100)
    let (view, _) = world.showEmpty()
    view.addSubview(picker)
    world.layOut()
    world.journal.clear()
  }

  /// The titles that show, with how far below the picker's middle they are without perspective.
  var labels: [UILabel] {
    world.layOut()
    func labels(in view: UIView) -> [UILabel] {
      view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(in: picker)
  }

  /// The scroll views that turn the wheels.
  var wheels: [UIScrollView] { picker.subviews.first?.subviews.compactMap { $0 as? UIScrollView } ?? [] }

  // MARK: Data source and delegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : 0
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component).\(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { styled?(row) }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    world.journal.write("row \(row) of \(component)")
  }
}

extension UILabel {
  /// The colour of its first letter.
  var writtenColor: UIColor? {
    guard let text = attributedText, text.length > 0 else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? textColor
  }
}

/// A fixture whose rows are views.
final class PickerOfViews: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var (made, reused) = (0, 0)

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    let view = view ?? UIView()
    view.backgroundColor = row == 12 ? .red : .blue
    return view
  }
}
