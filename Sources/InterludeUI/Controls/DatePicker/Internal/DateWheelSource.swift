import Foundation

/// What a date picker's wheels are about.
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var owner: UIDatePicker?
  private var rules: DateWheelRules?
  private var wheels: [DateWheel] = []

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init()
  }

  /// The mode, the locale, the calendar or something else of the kind has changed.
  func reload() {
    rules = owner?.rules
    wheels = rules?.wheels ?? []
  }

  /// Turns the wheels to a date, each the shorter way round.
  func show(_ date: Date, in picker: UIPickerView, animated: Bool) {
    guard let rules else { return }
    for (component, wheel) in wheels.enumerated() {
      let (old, count) = (picker.selectedRow(inComponent: component), rules.count(of: wheel))
      var (row, isAstray) = (rules.value(of: wheel, in: date), false)
      if let period = rules.period(of: wheel) {
        // A wheel that goes round begins in the middle of its rows, and goes back there before it comes to an end.
        isAstray = abs(old - count / 2) > count / 4
        let from = isAstray ? count / 2 : old
        let near = from - from % period + row
        row = [near - period, near, near + period].min { abs($0 - from) < abs($1 - from) } ?? near
      }
      if row != old { picker.selectRow(row, inComponent: component, animated: animated && !isAstray) }
    }
    picker.refreshRows()
  }

  private func value(of row: Int, on wheel: DateWheel) -> Int { rules?.period(of: wheel).map { row % $0 } ?? row }

  // MARK: Picker

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rules?.count(of: wheels[component]) ?? 0
  }

  /// In points; from memory, not from a device.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .hour, .minute: owner?.datePickerMode == .countDownTimer ? 110 : 50
    case .dayPeriod: 55
    case .day: 130
    case .month: 140
    case .dayOfMonth: 50
    case .year: 70
    }
  }

  /// What cannot be chosen is grey.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let rules, let owner else { return nil }
    let (wheel, date) = (wheels[component], owner.shownDate)
    let value = value(of: row, on: wheel)
    let other = rules.date(date, with: value, on: wheel)
    let isFree = rules.exists(value, on: wheel, with: date) && owner.allowed(other) == other
    return NSAttributedString(
      string: rules.title(of: value, on: wheel), attributes: [.foregroundColor: isFree ? UIColor.label : .tertiaryLabel]
    )
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let rules, let owner else { return }
    let wheel = wheels[component]
    owner.choose(rules.date(owner.shownDate, with: value(of: row, on: wheel), on: wheel))
  }
}
