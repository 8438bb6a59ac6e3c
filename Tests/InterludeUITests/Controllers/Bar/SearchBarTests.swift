import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A search bar of 390 × 56 points at the top of the screen, whose letters are 8.5 points wide.
@Suite final class SearchBarTests: NSObject, UISearchBarDelegate {
  private lazy var world = World()
  private lazy var finger = Finger(world.stage)
  private lazy var screen: UIView = {
    world.stage.textRenderer = FixedWidthRenderer()
    return world.showEmpty().view
  }()
  private lazy var bar: UISearchBar = {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.delegate = self
    bar.autocapitalizationType = .none
    screen.addSubview(bar)
    world.layOut()
    return bar
  }()
  private var vetoes: Set<String> = []

  override init() { super.init() }

  private func allows(_ question: String) -> Bool {
    world.journal.write(question)
    return !vetoes.contains(question)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { world.journal.write("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { world.journal.write("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { world.journal.write("“\(searchText)”") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { world.journal.write("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { world.journal.write("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    world.journal.write("scope \(selectedScope)")
  }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    allows("\(range.location)+\(range.length) “\(text)”")
  }

  private func type(_ keys: InputEvent.Key...) {
    for key in keys { world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(key))) }
  }

  private var cancelButton: UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }
  private var glass: UIView? { bar.searchTextField.leftView }

  // MARK: Scopes

  private var scopes: UISegmentedControl? {
    bar.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UISegmentedControl }.first
  }

  @Test func scopesShowBelowTheFieldWhereTheyAreAskedFor() throws {
    bar.scopeButtonTitles = ["All", "Fresh", "Dried"]
    world.layOut()
    #expect(bar.intrinsicContentSize.height == 56 && scopes?.superview?.bounds.height == 0)
    bar.showsScopeBar = true
    bar.sizeToFit()
    world.layOut()
    #expect(bar.bounds.height == 100 && bar.searchTextField.frame.midY == 28)
    let control = try #require(scopes)
    #expect(control.convert(control.bounds, to: bar) == CGRect(x: 8, y: 62, width: 374, height: 32))
    #expect(control.titleForSegment(at: 2) == "Dried" && control.selectedSegmentIndex == 0)
    bar.scopeButtonTitles = nil
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func aTapChoosesAScopeAndTheDelegateIsTold() {
    bar.scopeButtonTitles = ["All", "Fresh", "Dried"]
    bar.selectedScopeButtonIndex = 1
    bar.setShowsScope(true, animated: false)
    bar.sizeToFit()
    world.layOut()
    #expect(bar.showsScopeBar && scopes?.selectedSegmentIndex == 1 && world.journal.entries.isEmpty)
    finger.tap(350, 78, at: 1)
    #expect(bar.selectedScopeButtonIndex == 2 && world.journal.entries == ["scope 2"])
    bar.scopeButtonTitles = ["All", "Fresh", "Dried", "Frozen"]
    #expect(bar.selectedScopeButtonIndex == 2 && scopes?.selectedSegmentIndex == 2)
  }

  // MARK: Typing

  @Test func aTapOnTheFieldBeginsASearchAndKeysWriteIt() {
    _ = bar
    finger.tap(200, 28, at: 1)
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    type(.character("a"), .character("b"), .delete, .return)
    #expect(bar.text == "a")
    #expect(
      world.journal.entries == [
        "shouldBegin", "didBegin", "0+0 “a”", "“a”", "1+0 “b”", "“ab”", "1+1 “”", "“a”", "search",
      ])
    #expect(bar.isFirstResponder)
    world.journal.clear()
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    #expect(world.journal.entries == ["shouldEnd", "didEnd"])
  }

  @Test func theDelegateDecides() {
    vetoes = ["shouldBegin"]
    #expect(!bar.becomeFirstResponder())
    vetoes = ["shouldEnd", "0+0 “x”"]
    #expect(bar.becomeFirstResponder())
    type(.character("x"))
    #expect(bar.text == "" && !bar.resignFirstResponder())
    bar.text = "set"
    #expect(!world.journal.entries.contains("“set”"))
  }

  @Test func theClearButtonEmptiesTheFieldAndTellsOfIt() {
    bar.text = "abc"
    world.layOut()
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    let point = bar.searchTextField.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil)
    finger.tap(point.x, point.y, at: 1)
    #expect(bar.text == "" && world.journal.entries.contains("“”"))
  }

  @Test func theKeyboardIsTheFields() {
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    bar.keyboardType = .URL
    #expect(bar.searchTextField.keyboardType == .URL)
  }

  // MARK: Layout

  @Test func theFieldIs36PointsHighInTheMiddleOfTheBar() {
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 56))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    bar.placeholder = "Search"
    world.layOut()
    let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
    #expect(glass?.frame.minX == 6 && text.minX == (glass?.frame.maxX ?? 0) + 6 && text.maxX == 374 - 7)
  }

  /// Six letters of 8.5 points make the button 51 + 2 · 8 points wide.
  @Test func theCancelButtonIsBesideTheFieldAndTells() {
    #expect(!bar.showsCancelButton && cancelButton?.alpha == 0)
    bar.showsCancelButton = true
    world.layOut()
    #expect(cancelButton?.frame == CGRect(x: 390 - 8 - 67, y: 10, width: 67, height: 36) && cancelButton?.alpha == 1)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374 - 67, height: 36))
    bar.text = "kept"
    finger.tap(350, 28, at: 1)
    #expect(world.journal.entries == ["cancel"] && bar.text == "kept")
  }

  @Test func theCancelButtonSlidesInAndOut() throws {
    _ = bar
    world.stage.advance(to: 1)
    bar.setShowsCancelButton(true, animated: true)
    world.layOut()
    let (field, button) = (bar.searchTextField.layer, try #require(cancelButton).layer)
    func shown(_ layer: CALayer) -> CGRect { layer.presentation()?.frame ?? layer.frame }
    #expect(shown(field).width == 374 && shown(button).minX == 390)
    world.stage.advance(to: 1.125)
    #expect(shown(field).width < 374 && shown(field).width > 307)
    #expect(shown(button).minX < 390 && shown(button).minX > 315)
    world.stage.advance(to: 1.3)
    #expect(shown(field).width == 307 && shown(button).minX == 315)
    bar.setShowsCancelButton(false, animated: true)
    world.settle()
    #expect(shown(field).width == 374 && shown(button).minX == 390 && cancelButton?.alpha == 0)
  }

  @Test func fromRightToLeftAllIsMirrored() {
    bar.showsCancelButton = true
    bar.text = "abc"
    world.layOut()
    let field = bar.searchTextField
    let places = [field.frame, cancelButton?.frame ?? .zero]
    let inside = [
      glass?.frame ?? .zero, field.clearButtonRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds),
    ]
    bar.semanticContentAttribute = .forceRightToLeft
    world.layOut()
    func mirrored(_ places: [CGRect], in width: CGFloat) -> [CGRect] {
      places.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    #expect([field.frame, cancelButton?.frame ?? .zero] == mirrored(places, in: 390))
    #expect(
      [glass?.frame ?? .zero, field.clearButtonRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)]
        == mirrored(inside, in: field.bounds.width))
    // The text ends where its room does, beside the glass.
    let label = field.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == "abc" }
    #expect(label.map { $0.convert($0.bounds, to: field).maxX } == field.textRect(forBounds: field.bounds).maxX)
  }

  // MARK: Background

  @Test func theBackgroundIsTheStylesOrABarsTint() {
    bar.barTintColor = .red
    #expect(world.shown(.red).map(\.corners) == [corners(0, 0, 390, 56)])
    bar.searchBarStyle = .minimal
    #expect(world.shown(.red).isEmpty)
    bar.searchBarStyle = .prominent
    #expect(world.shown(.red).count == 1)
    bar.backgroundImage = UIImage()
    #expect(world.shown(.red).isEmpty)
    bar.backgroundImage = nil
    #expect(world.shown(.red).count == 1)
  }

  @Test func inANavigationBarItFillsTheTitlesRoomWithoutABackground() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    bar.barTintColor = .red
    navigation.topViewController?.navigationItem.titleView = bar
    world.show(navigation)
    world.layOut()
    #expect(world.shown(.red).isEmpty)
    #expect(bar.convert(bar.bounds, to: navigation.navigationBar) == CGRect(x: 16, y: 0, width: 358, height: 44))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 342, height: 36))
  }

  @Test func proxiesReachItAndItsField() {
    _ = screen
    UISearchBar.appearance().tintColor = .red
    UISearchBar.appearance().barTintColor = .green
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .blue
    #expect(bar.tintColor == .red && bar.barTintColor == .green && bar.searchTextField.backgroundColor == .blue)
  }

  @Test func aBarThatIsNotEnabledTakesNothing() {
    bar.showsCancelButton = true
    bar.isEnabled = false
    world.layOut()
    finger.tap(100, 28, at: 1)
    finger.tap(350, 28, at: 2)
    #expect(world.journal.entries.isEmpty && !bar.isFirstResponder)
  }
}
