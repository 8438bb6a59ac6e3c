import InterludeUI
import Testing

@testable import InterludeLab

struct HomeLayoutTests {
  @Test func anUprightScreenHasOneColumn() {
    let layout = HomeLayout(width: 390, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), rowCount: 7)

    #expect(layout.row(at: 0).minX == layout.row(at: 1).minX)
    #expect(layout.row(at: 1).minY > layout.row(at: 0).maxY)
    #expect(layout.contentSize.height > layout.row(at: 6).maxY + 34)
  }

  @Test func aWideScreenHasTwoColumnsInsideTheSafeArea() {
    let layout = HomeLayout(width: 844, insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), rowCount: 7)

    #expect(layout.row(at: 0).minY == layout.row(at: 1).minY)
    #expect(layout.row(at: 0).minX >= 47)
    #expect(layout.row(at: 1).maxX <= 844 - 47)
    #expect(layout.row(at: 1).minX > layout.row(at: 0).maxX)
  }

  @Test func rowsOfALineAreAsHighAsTheirWordsNeed() {
    var layout = HomeLayout(width: 844, insets: .zero, rowCount: 3)
    layout.rowHeights = [90, 150, 100]

    #expect(layout.row(at: 0).height == 150 && layout.row(at: 1).height == 150)
    #expect(layout.row(at: 2).height == 100)
    #expect(layout.row(at: 2).minY > layout.row(at: 1).maxY)
    layout.maximumColumns = 1
    #expect(layout.row(at: 1).minY > layout.row(at: 0).maxY)
  }

  @Test func aHomeWithoutScenesHasASize() {
    #expect(HomeLayout(width: 390, insets: .zero, rowCount: 0).contentSize.height > 0)
  }
}
