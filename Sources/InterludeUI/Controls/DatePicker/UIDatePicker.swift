import Foundation

/// Wheels that a finger turns to choose a time of the day, a date or a length of time.
///
/// There is no clock and no setting of the machine's in it: the date that it begins with is the stage's, and without a locale, a
/// calendar and a time zone of its own it speaks American English and goes by the Gregorian calendar in GMT.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen; date and time unless set.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { reload() } } }
  /// In whose words and order the wheels are; American English without one.
  open var locale: Locale? { didSet { reload() } }
  /// Which days there are; the Gregorian calendar without one.
  open var calendar: Calendar! { didSet { reload() } }
  /// Where the time is what the wheels say; without one the calendar's, and GMT without a calendar.
  open var timeZone: TimeZone? { didSet { reload() } }

  /// What is chosen; setting it turns the wheels at once.
  open var date: Date {
    get { chosenDate }
    set { setDate(newValue, animated: false) }
  }

  /// Turns the wheels to a date, or to the nearest one that may be chosen. Nothing is sent.
  open func setDate(_ date: Date, animated: Bool) {
    chosenDate = allowed(date)
    show(animated: animated)
  }

  /// The earliest date that may be chosen; nil for any. It does not count in the mode `countDownTimer`, nor if it is later than the
  /// latest.
  open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
  /// The latest date that may be chosen; nil for any. It does not count in the mode `countDownTimer`, nor if it is earlier than the
  /// earliest.
  open var maximumDate: Date? { didSet { setDate(date, animated: false) } }

  /// From one minute on the wheel to the next: a divisor of 60 up to 30; 1 unless set. Another number counts as 1.
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { reload() } } }

  /// The length of time that is chosen in the mode `countDownTimer`, in seconds below a day; 0 unless set. A person chooses a minute at
  /// least.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      countDownDuration = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86399) : oldValue
      show(animated: false)
    }
  }

  /// The look that is wanted: there are only wheels, whatever it is.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// The look that there is.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  private lazy var chosenDate = stage.date
  private let picker = UIPickerView()
  private lazy var source = DateWheelSource(self)

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: frame.size == .zero ? picker.intrinsicContentSize : frame.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picker)
    (picker.dataSource, picker.delegate) = (source, source)
    reload()
  }

  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Wheels

  private var isTimer: Bool { datePickerMode == .countDownTimer }

  /// What the wheels show: of a length of time, the time of the day that is so long after midnight.
  var shownDate: Date { isTimer ? Date(timeIntervalSinceReferenceDate: countDownDuration) : date }

  var rules: DateWheelRules {
    var own = isTimer ? DateWheelRules.plainCalendar : calendar ?? DateWheelRules.plainCalendar
    if !isTimer, let timeZone { own.timeZone = timeZone }
    return DateWheelRules(
      mode: datePickerMode, calendar: own, locale: locale ?? Locale(identifier: "en_US"),
      minuteInterval: minuteInterval,
      today: stage.startDate)
  }

  /// A person has turned a wheel.
  func choose(_ date: Date) {
    let before = shownDate
    if isTimer {
      countDownDuration = max(60, date.timeIntervalSinceReferenceDate)
    } else {
      chosenDate = allowed(date)
    }
    show(animated: true)
    if shownDate != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// The nearest date that may be chosen.
  func allowed(_ date: Date) -> Date {
    guard !isTimer else { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  private func show(animated: Bool) { source.show(shownDate, in: picker, animated: animated) }

  private func reload() {
    source.reload()
    picker.reloadAllComponents()
    show(animated: false)
  }
}

extension UIDatePicker {
  /// What a date picker chooses. The raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// Hours and minutes, and before or after noon where the locale says so.
    case time = 0
    /// Day, month and year, in the locale's order.
    case date = 1
    /// A day, hours and minutes.
    case dateAndTime = 2
    /// A length of time in hours and minutes.
    case countDownTimer = 3
  }
}

/// How a date picker looks. The raw values are UIKit's, whose other styles are not here.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
  /// Wheels.
  case automatic = 0
  /// Wheels.
  case wheels = 1
}
