import Foundation
import InterludeUI
import Testing

/// Lengths as objects, as Foundation on iOS has them.
@Suite struct NumberBridgingTests {
  @Test func aLengthIsANumber() {
    let length: CGFloat = 0.25
    #expect(length as NSNumber == NSNumber(value: 0.25))
    #expect([length, 1] as [NSNumber] == [0.25, 1])
  }

  @Test func aNumberIsALength() {
    let value: Any = NSNumber(value: 3)
    #expect(value as? CGFloat == 3)
    #expect(NSNumber(value: 1.5) as! CGFloat == 1.5)
  }

  @Test @MainActor func aDelegateMayHaveNoWindow() {
    final class Without: NSObject, UIApplicationDelegate {}
    final class With: NSObject, UIApplicationDelegate { var window: UIWindow? }
    let with = With()
    with.window = UIWindow()
    let (one, other): (any UIApplicationDelegate, any UIApplicationDelegate) = (with, Without())
    #expect(one.window??.isHidden == true && other.window??.isHidden == nil)
  }
}
