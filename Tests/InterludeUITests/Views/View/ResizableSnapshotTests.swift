import InterludeUI
import LayerTree
import Testing

@Suite struct ResizableSnapshotTests {
  private let view = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
  private let mark = UIView(frame: CGRect(x: 60, y: 20, width: 40, height: 20))

  /// Where the mark is in a snapshot, by the layers that show it; nil where the snapshot has none of it.
  private func places(in snapshot: UIView) -> [CGRect] {
    func find(_ layer: CALayer, in root: CALayer) -> [CGRect] {
      let own = layer.backgroundColor == UIColor.red.cgColor ? [root.convert(layer.bounds, from: layer)] : []
      return own + (layer.sublayers ?? []).flatMap { find($0, in: root) }
    }
    return find(snapshot.layer, in: snapshot.layer)
  }

  private func makeSnapshot(of rect: CGRect, caps: UIEdgeInsets = .zero) -> UIView? {
    mark.backgroundColor = .red
    view.addSubview(mark)
    return view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: caps)
  }

  @Test func itShowsThePartAndStretchesItAsAWhole() throws {
    let snapshot = try #require(makeSnapshot(of: CGRect(x: 50, y: 10, width: 100, height: 50)))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(snapshot.clipsToBounds)
    #expect(places(in: snapshot) == [CGRect(x: 10, y: 10, width: 40, height: 20)])

    snapshot.frame = CGRect(x: 7, y: 8, width: 200, height: 25)

    #expect(places(in: snapshot) == [CGRect(x: 20, y: 5, width: 80, height: 10)])
  }

  /// The mark lies in the middle column alone: the columns beside it keep their 50 points.
  @Test func capsKeepTheirWidthAndTheMiddleStretches() throws {
    let caps = UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 50)
    let snapshot = try #require(makeSnapshot(of: view.bounds, caps: caps))
    let pieces = snapshot.subviews.map(\.frame)
    #expect(pieces.count == 9)
    #expect(pieces[4] == CGRect(x: 50, y: 10, width: 100, height: 80))

    snapshot.frame.size = CGSize(width: 400, height: 100)

    #expect(snapshot.subviews.map(\.frame)[4] == CGRect(x: 50, y: 10, width: 300, height: 80))
    #expect(snapshot.subviews.map(\.frame)[8] == CGRect(x: 350, y: 90, width: 50, height: 10))
    let shown = snapshot.subviews[4].frame.intersection(places(in: snapshot)[4])
    #expect(shown == CGRect(x: 80, y: 20, width: 120, height: 20))
  }

  @Test func nothingIsNoView() {
    #expect(makeSnapshot(of: .zero) == nil)
    #expect(makeSnapshot(of: .null) == nil)
  }
}
