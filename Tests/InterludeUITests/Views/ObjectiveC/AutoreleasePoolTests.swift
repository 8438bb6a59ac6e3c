import InterludeUI
import Testing

@Suite struct AutoreleasePoolTests {
  private struct Failure: Error, Equatable { var number: Int }

  @Test func whatTheClosureReturnsIsReturned() { #expect(autoreleasepool { 6 * 7 } == 42) }

  @Test func whatTheClosureThrowsIsThrown() {
    #expect(throws: Failure(number: 3)) { try autoreleasepool { throw Failure(number: 3) } }
  }

  @Test func whatIsMadeInItIsGoneBehindIt() {
    weak var view: UIView?
    autoreleasepool {
      let made = UIView()
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
