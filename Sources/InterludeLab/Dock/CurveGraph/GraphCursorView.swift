import InterludeUI

/// The cursor over the panels: a line, its time, and on each curve a dot with its number. Words in the way of the line stay readable.
///
/// It moves with every frame, therefore nothing in it is a path.
final class GraphCursorView: UIView {
  /// A dot and its number.
  struct Reading {
    /// In this view's points.
    var point: CGPoint
    var color: UIColor
    var text: String
    /// Where the dot shows, in this view's points.
    var plot: CGRect
    /// The room for the numbers of the same panel, in this view's points.
    var strip: CGRect
  }

  /// Where the time is written, in this view's points.
  var timeFrame: CGRect { time.frame }

  /// The pieces of the line that show, from top to bottom, in this view's points.
  var lineFrames: [CGRect] { pieces.filter { !$0.isHidden }.map(\.frame) }

  private var pieces: [UIView] = []
  private let time = UILabel()
  private var dots: [UIView] = []
  private var numbers: [UILabel] = []

  private static let dotSize: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    time.font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    time.textColor = DockStyle.canvas
    time.backgroundColor = DockStyle.playhead
    time.textAlignment = .center
    time.layer.cornerRadius = 4
    addSubview(time)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a moment: `x` and the line's ends in points, the words that it passes behind, its time in words, and a reading for each
  /// curve.
  func show(
    x: CGFloat, from top: CGFloat, to bottom: CGFloat, behind words: [CGRect], time text: String, readings: [Reading]
  ) {
    placeLine(x: x, from: top, to: bottom, behind: words)
    time.text = text
    let width = (time.sizeThatFits(bounds.size).width + 10).rounded(.up)
    time.frame = CGRect(
      x: min(max(x - width / 2, 0), max(0, bounds.width - width)), y: bottom + 2, width: width, height: 16)
    provide(readings.count)
    for (index, reading) in readings.enumerated() {
      dots[index].isHidden = !reading.plot.insetBy(dx: -1, dy: -1).contains(reading.point)
      dots[index].backgroundColor = reading.color
      dots[index].center = reading.point
      numbers[index].text = reading.text
      numbers[index].textColor = reading.color
    }
    for (index, frame) in numberFrames(readings, x: x).enumerated() { numbers[index].frame = frame }
  }

  private func placeLine(x: CGFloat, from top: CGFloat, to bottom: CGFloat, behind words: [CGRect]) {
    let passed = words.filter { $0.minX - Self.air <= x && x <= $0.maxX + Self.air }.sorted { $0.minY < $1.minY }
    let starts = [top] + passed.map(\.maxY)
    let ends = passed.map(\.minY) + [bottom]
    let spans = zip(starts, ends).filter { $0 < $1 }
    while pieces.count < spans.count {
      let piece = UIView()
      piece.backgroundColor = DockStyle.playhead
      insertSubview(piece, at: 0)
      pieces.append(piece)
    }
    for (index, piece) in pieces.enumerated() {
      piece.isHidden = index >= spans.count
      guard !piece.isHidden else { continue }
      let (start, end) = spans[index]
      piece.frame = CGRect(x: x - Self.lineWidth / 2, y: start, width: Self.lineWidth, height: end - start)
    }
  }

  /// The width of the line, and its distance from words beside it, in points.
  private static let (lineWidth, air): (CGFloat, CGFloat) = (1.5, 2)

  /// Places the numbers in rows above the plots, each centred on the line as far as there is room. Many numbers take the room of the title
  /// as well, and are drawn smaller if even that is too narrow.
  private func numberFrames(_ readings: [Reading], x: CGFloat) -> [CGRect] {
    var widths = numbers.map { $0.sizeThatFits(bounds.size).width + 10 }
    var rows: [(strip: CGRect, width: CGFloat)] = []
    for (index, reading) in readings.enumerated() {
      if let row = rows.firstIndex(where: { $0.strip == reading.strip }) {
        rows[row].width += widths[index]
      } else {
        rows.append((reading.strip, widths[index]))
      }
    }
    for (index, reading) in readings.enumerated() {
      let width = rows.first { $0.strip == reading.strip }?.width ?? 0
      widths[index] *= min(1, reading.strip.maxX / max(width, 1))
    }
    var places = rows.map { row in
      max(0, min(max(row.strip.minX, x - row.width / 2), row.strip.maxX - row.width))
    }
    return readings.enumerated().map { index, reading in
      let row = rows.firstIndex { $0.strip == reading.strip } ?? 0
      defer { places[row] += widths[index] }
      return CGRect(x: places[row], y: reading.strip.minY, width: widths[index], height: reading.strip.height)
    }
  }

  /// As many dots and numbers as there are readings.
  private func provide(_ count: Int) {
    while dots.count < count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize))
      dot.layer.cornerRadius = Self.dotSize / 2
      dot.layer.borderWidth = 1.5
      dot.layer.borderColor = DockStyle.background.cgColor
      let number = UILabel()
      number.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
      number.textAlignment = .center
      number.adjustsFontSizeToFitWidth = true
      number.minimumScaleFactor = 0.5
      number.backgroundColor = DockStyle.card
      number.layer.cornerRadius = time.layer.cornerRadius
      addSubview(dot)
      addSubview(number)
      dots.append(dot)
      numbers.append(number)
    }
    while dots.count > count {
      dots.removeLast().removeFromSuperview()
      numbers.removeLast().removeFromSuperview()
    }
  }
}
