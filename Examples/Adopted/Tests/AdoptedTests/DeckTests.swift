import InterludeUI
import Testing

@testable import Adopted

/// Recognisers, delegates with optional methods, bar items.
@Suite(.serialized) struct DeckTests {
  @Test func aTapReachesTheViewAndTheDelegate() {
    let deck = DeckViewController()
    let screen = Screen { deck }
    #expect(screen.log == ["appeared"])
    screen.tap(160, 380)
    #expect(screen.log == ["CardView tapped", "delegate tapped"])
    // Its delegate has no radius.
    #expect(deck.card.cornerRadius == 3)
  }

  @Test func anOptionalMethodThatNobodyHasIsNotCalled() {
    let deck = DeckViewController()
    let screen = Screen { deck }
    _ = screen.log
    screen.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 500))
    #expect(screen.log == ["asked"])
    #expect(deck.card.center == CGPoint(x: 160, y: 380))
    deck.returns = false
    screen.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 500))
    #expect(deck.card.center.y > 450)
    #expect(!deck.card.isLifted)
  }

  @Test func aSubclassImplementsMoreThanItsSuperclass() {
    let deck = ZoomDeckViewController()
    let screen = Screen { deck }
    _ = screen.log
    screen.tap(160, 380)
    #expect(screen.log == ["CardView tapped", "delegate tapped", "zoom tapped"])
    #expect(deck.card.cornerRadius == 20)
    screen.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 500))
    let log = screen.log
    #expect(log.first == "moved" && log.last == "asked")
  }

  @Test func aLongPressGoesByItsObjectiveCName() {
    let screen = Screen { DeckViewController() }
    _ = screen.log
    screen.touch(.began, CGPoint(x: 160, y: 380))
    screen.pass(1)
    screen.touch(.ended, CGPoint(x: 160, y: 380))
    #expect(screen.log == ["CardView pressed"])
  }

  @Test func aBarItemReachesTheOverride() throws {
    let deck = ZoomDeckViewController()
    let screen = Screen { UINavigationController(rootViewController: deck) }
    _ = screen.log
    let item = try #require(deck.navigationItem.rightBarButtonItem)
    #expect(item.action == "add:")
    #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
    #expect(screen.log == ["add Add", "zoom add"])
  }

  @Test func optionalMethodsOfADataSourceAreAskedForEach() {
    let lister = DeckLister()
    let (plain, named, contents) = (PlainContents(), NamedContents(), Contents())
    lister.dataSource = plain
    #expect(lister.list() == ["untitled", "untitled", "untitled"])
    lister.dataSource = named
    #expect(lister.list() == ["Untitled", "Card 1", "Card 2"])
    lister.dataSource = contents
    #expect(lister.list() == ["Untitled in red"])
  }
}
