import Foundation

/// A wheel of a date picker.
enum DateWheel: Hashable {
  case day, dayOfMonth, month, year, hour, minute, dayPeriod
}

/// Which wheels a date picker has, what is written on them, and which date a row stands for.
struct DateWheelRules {
  let mode: UIDatePicker.Mode
  private let calendar: Calendar
  private let locale: Locale
  /// In minutes.
  private let interval: Int
  private let today: Date
  /// Whether hours are counted twice up to twelve.
  private let isTwelveHour: Bool
  private let dayFormat = DateFormatter()

  /// How often the rows of a wheel that goes round are there, and how many days there are before and after today: a century.
  private static let (rounds, days) = (200, 36525)

  /// The Gregorian one, in GMT.
  static var plainCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, today: Date) {
    var calendar = calendar
    calendar.locale = locale
    (self.mode, self.calendar, self.locale) = (mode, calendar, locale)
    interval = (1...30).contains(minuteInterval) && 60.isMultiple(of: minuteInterval) ? minuteInterval : 1
    self.today = calendar.startOfDay(for: today)
    isTwelveHour = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
    (dayFormat.locale, dayFormat.calendar, dayFormat.timeZone) = (locale, calendar, calendar.timeZone)
    dayFormat.setLocalizedDateFormatFromTemplate("EEEMMMd")
  }

  /// From left to right.
  var wheels: [DateWheel] {
    let time: [DateWheel] = [.hour, .minute] + (isTwelveHour && mode != .countDownTimer ? [.dayPeriod] : [])
    switch mode {
    case .time, .countDownTimer: return time
    case .dateAndTime: return [.day] + time
    case .date:
      let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
      let letters: [(Character, DateWheel)] = [("d", .dayOfMonth), ("M", .month), ("y", .year)]
      func place(_ letter: Character) -> String.Index { format.firstIndex(of: letter) ?? format.endIndex }
      return letters.sorted { place($0.0) < place($1.0) }.map(\.1)
    }
  }

  // MARK: Rows

  /// How many rows a wheel has.
  func count(of wheel: DateWheel) -> Int { period(of: wheel).map { $0 * Self.rounds } ?? values(of: wheel) }

  /// After how many rows a wheel begins anew; nil for one that does not.
  func period(of wheel: DateWheel) -> Int? {
    switch wheel {
    case .hour: mode == .countDownTimer ? nil : 24
    case .minute, .month, .dayOfMonth: values(of: wheel)
    case .day, .year, .dayPeriod: nil
    }
  }

  private func values(of wheel: DateWheel) -> Int {
    switch wheel {
    case .hour: 24
    case .minute: 60 / interval
    case .dayPeriod: 2
    case .day: 2 * Self.days + 1
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
    case .year: 9999
    }
  }

  /// What of a date a wheel shows, from 0.
  func value(of wheel: DateWheel, in date: Date) -> Int {
    let value =
      switch wheel {
      case .hour: calendar.component(.hour, from: date)
      case .minute: calendar.component(.minute, from: date) / interval
      case .dayPeriod: calendar.component(.hour, from: date) / 12
      case .day: Self.days + (calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0)
      case .month: calendar.component(.month, from: date) - 1
      case .dayOfMonth: calendar.component(.day, from: date) - 1
      case .year: calendar.component(.year, from: date) - 1
      }
    return min(max(0, value), values(of: wheel) - 1)
  }

  func title(of value: Int, on wheel: DateWheel) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch wheel {
    case .hour where mode == .countDownTimer: return value == 1 ? "1 hour" : "\(value) hours"
    case .minute where mode == .countDownTimer: return "\(value * interval) min"
    case .hour: return isTwelveHour ? "\((value + 11) % 12 + 1)" : twoDigits(value)
    case .minute: return twoDigits(value * interval)
    case .dayPeriod: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .day: return calendar.date(byAdding: .day, value: value - Self.days, to: today).map(dayFormat.string) ?? ""
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value) ? names[value] : "\(value + 1)"
    case .dayOfMonth, .year: return "\(value + 1)"
    }
  }

  /// Whether there is such a value beside what the other wheels show: February has no 30th.
  func exists(_ value: Int, on wheel: DateWheel, with date: Date) -> Bool {
    wheel != .dayOfMonth || value < calendar.range(of: .day, in: .month, for: date)?.count ?? 31
  }

  /// The date with another value on a wheel; in a month that is too short, its last day.
  func date(_ date: Date, with value: Int, on wheel: DateWheel) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let (day, hour) = (parts.day ?? 1, parts.hour ?? 0)
    switch wheel {
    case .hour: parts.hour = value
    case .minute: parts.minute = value * interval
    case .dayPeriod: parts.hour = hour % 12 + 12 * value
    case .day:
      return calendar.date(byAdding: .day, value: value - self.value(of: .day, in: date), to: date) ?? date
    case .month: parts.month = value + 1
    case .dayOfMonth: parts.day = value + 1
    case .year: parts.year = value + 1
    }
    if [.month, .year, .dayOfMonth].contains(wheel) {
      let wanted = parts.day ?? day
      parts.day = 1
      let days = calendar.date(from: parts).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? wanted
      parts.day = min(wanted, days)
    }
    return calendar.date(from: parts) ?? date
  }
}
