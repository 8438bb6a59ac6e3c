import InterludeUI
import Testing

@Suite struct EmptyNavigationItemTests {
  @Test func aBarShowsAnItemThatWasMadeEmpty() {
    let item = UINavigationItem()
    #expect(item.title == nil && item.leftBarButtonItems == nil)

    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    item.title = "Later"

    #expect(bar.topItem === item && bar.topItem?.title == "Later")
  }
}
