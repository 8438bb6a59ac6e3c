import InterludeUI

/// The column of names beside the lanes; the bounds' origin is how far the content is scrolled down.
final class TimelineNames: UIView {
  private var names = ReusePool<TimelineLines.Key, NameView>()
  /// Behind the names of the lines that stay at the top.
  private let markGround = UIView()

  init() {
    super.init(frame: .zero)
    markGround.backgroundColor = DockStyle.background
    markGround.layer.zPosition = 1
    addSubview(markGround)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The names that have views.
  var nameViews: [NameView] { names.shown }

  /// - Parameter sight: What of the lines shows, in points from their top.
  func show(_ lines: TimelineLines, in sight: ClosedRange<CGFloat>, selection: Set<Int>) {
    bounds = CGRect(x: 0, y: sight.lowerBound, width: bounds.width, height: bounds.height)
    let top = sight.lowerBound
    let marks = (0..<lines.marks).map { (index: $0, y: lines.top(of: $0) + top) }
    let shown = marks + lines.placed(from: top, to: sight.upperBound)
    markGround.isHidden = top == 0
    markGround.frame = CGRect(x: 0, y: top, width: bounds.width, height: lines.marksHeight)
    names.show(shown.map { lines.lines[$0.index].key }, in: self) { NameView() }
    for (index, y) in shown {
      let (line, stays) = (lines.lines[index], index < lines.marks)
      names[line.key]?.frame = CGRect(x: 0, y: y, width: bounds.width, height: TimelineLines.height)
      names[line.key]?.layer.zPosition = stays ? 2 : 0
      names[line.key]?.show(Self.content(of: line, selection: selection))
    }
  }

  private static func content(of line: TimelineLines.Line, selection: Set<Int>) -> NameView.Content {
    switch line {
    case .touches: NameView.Content(title: "Touches", style: .title)
    case .callbacks: NameView.Content(title: "Callbacks", style: .title)
    case .mistakes: NameView.Content(title: "Mistakes", style: .title)
    case .heading(let group, let isFolded):
      NameView.Content(title: group.title, style: .heading(isFolded: isFolded))
    case .row(let row, _, _):
      NameView.Content(
        title: row.title, style: .row, isSelected: row.bars.contains { selection.contains($0.id) })
    }
  }
}
