import InterludeUI
import Testing

@testable import InterludeLab

struct SpeedPillTests {
  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)])
  func itLiesOverTheDevicesOwnFurniture(size: CGSize) {
    let insets = DeviceShape.safeAreaInsets(for: size)
    let pill = Stage(size: size).asCurrent {
      let pill = SpeedPill()
      _ = pill.show("Slow motion 1/5")
      return pill.overlayFrame(in: CGRect(origin: .zero, size: size), insets: insets)
    }
    let isAbove = pill.maxY <= insets.top
    let isBelow = pill.minY >= size.height - insets.bottom && pill.maxY <= size.height
    #expect(isAbove || isBelow, "\(pill)")
    #expect(isAbove == (size.height > size.width))
    #expect(!pill.intersects(DeviceShape.homeIndicator(in: CGRect(origin: .zero, size: size))), "\(pill)")
  }
}
