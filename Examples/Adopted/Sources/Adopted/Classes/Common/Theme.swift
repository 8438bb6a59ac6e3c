import Foundation

#if os(iOS)
enum Theme {
    static var tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}
#endif

#if os(macOS)
import AppKit
#endif
