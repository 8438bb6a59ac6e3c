import InterludeUI
import InterludeUITestSupport
import Testing

extension UIView {
  fileprivate var heroName: String? {
    get { objc_getAssociatedObject(self, &AssociationKeys.name) as? String }
    set { objc_setAssociatedObject(self, &AssociationKeys.name, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@Suite struct AssociatedObjectTests {
  private final class Thing {}

  @Test func aPropertyOfAnExtensionKeepsItsValueForEachObject() {
    let (one, two) = (UIView(), UIView())

    one.heroName = "card"
    two.heroName = "title"
    objc_setAssociatedObject(one, &AssociationKeys.other, 7, .OBJC_ASSOCIATION_RETAIN)

    #expect(one.heroName == "card" && two.heroName == "title")
    #expect(objc_getAssociatedObject(one, &AssociationKeys.other) as? Int == 7)
    one.heroName = nil
    #expect(one.heroName == nil && two.heroName == "title")
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &AssociationKeys.other) == nil)
  }

  /// As a helper does that cleans up after itself.
  private final class Leaver: NSObject {
    let view: UIView
    let found: (Any?) -> Void

    init(_ view: UIView, found: @escaping (Any?) -> Void) { (self.view, self.found) = (view, found) }

    @MainActor deinit {
      found(objc_getAssociatedObject(view, &AssociationKeys.name))
      objc_setAssociatedObject(view, &AssociationKeys.name, nil, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func aValueMayAskForOthersAsItGoes() {
    let view = UIView()
    var found: [String?] = []
    func leave(_ change: () -> Void) {
      view.heroName = "card"
      objc_setAssociatedObject(
        view, &AssociationKeys.other, Leaver(view) { found.append($0 as? String) }, .OBJC_ASSOCIATION_RETAIN)
      change()
    }
    leave { objc_setAssociatedObject(view, &AssociationKeys.other, nil, .OBJC_ASSOCIATION_RETAIN) }
    leave { objc_setAssociatedObject(view, &AssociationKeys.other, 1, .OBJC_ASSOCIATION_RETAIN) }
    leave { objc_removeAssociatedObjects(view) }
    #expect(found == ["card", "card", nil] && view.heroName == nil)
  }

  /// The values of objects that are gone go when the table grows.
  @Test func theTableMayBeAskedAsItGrows() {
    let view = UIView()
    var count = 0
    for _ in 0..<300 {
      objc_setAssociatedObject(
        NSObject(), &AssociationKeys.other, Leaver(view) { _ in count += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(count > 0)
  }

  @Test func onlyAnAssignedValueIsNotKeptAlive() {
    let view = UIView()
    do {
      let thing = Thing()
      objc_setAssociatedObject(view, &AssociationKeys.name, thing, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(view, &AssociationKeys.other, Thing(), .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, &AssociationKeys.name) as? Thing === thing)
    }
    #expect(objc_getAssociatedObject(view, &AssociationKeys.name) == nil)
    #expect(objc_getAssociatedObject(view, &AssociationKeys.other) is Thing)
  }

  /// Objects come and go in the same places of memory; their values must not pass on, nor stay for ever.
  @Test func theValuesOfObjectsThatAreGoneGo() {
    weak var first: Thing?
    for number in 0..<1000 {
      let (view, thing) = (UIView(), Thing())
      #expect(objc_getAssociatedObject(view, &AssociationKeys.name) == nil)
      objc_setAssociatedObject(view, &AssociationKeys.name, thing, .OBJC_ASSOCIATION_RETAIN)
      if number == 0 { first = thing }
    }
    let survivors = (0..<200).map { _ in UIView() }
    survivors.forEach { objc_setAssociatedObject($0, &AssociationKeys.name, "kept", .OBJC_ASSOCIATION_RETAIN) }
    #expect(survivors.allSatisfy { $0.heroName == "kept" })
    #expect(first == nil)
  }
}
