import InterludeUI
import Testing

@testable import MotionQA

struct FilmstripLayoutTests {
  private func layout(count: Int) -> FilmstripLayout {
    FilmstripLayout(cell: CGSize(width: 156, height: 338), count: count, maximumColumns: 8)
  }

  @Test(arguments: [(1, 1), (5, 5), (8, 8), (9, 5), (12, 6), (16, 8), (17, 6), (48, 8)])
  func rowsAreAsEvenAsTheyCanBe(count: Int, columns: Int) {
    #expect(layout(count: count).columns == columns)
  }

  @Test(arguments: [1, 7, 16, 31]) func nothingOverlapsAndAllIsInside(count: Int) {
    let layout = layout(count: count)
    let boxes = [layout.heading] + (0..<count).flatMap { [layout.frame(at: $0), layout.label(at: $0)] }
    let page = CGRect(origin: .zero, size: layout.size)

    for (index, box) in boxes.enumerated() {
      #expect(page.contains(box))
      for other in boxes.dropFirst(index + 1) {
        let common = box.intersection(other)
        #expect(common.width <= 0 || common.height <= 0, "\(box) overlaps \(other)")
      }
    }
  }

  @Test func framesFillRowsFromTheLeft() {
    let layout = layout(count: 16)

    #expect(layout.frame(at: 1).minX - layout.frame(at: 0).minX == 156 + FilmstripLayout.columnGap)
    #expect(layout.frame(at: 8).minX == layout.frame(at: 0).minX)
    #expect(layout.frame(at: 8).minY > layout.label(at: 0).maxY)
  }

  @Test func anEmptyStripHasASize() {
    #expect(layout(count: 0).size.height > 0)
  }
}
