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
