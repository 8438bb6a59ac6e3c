import Foundation
import InterludeUI

/// How light the dock is.
nonisolated enum DockAppearance: String, Codable, CaseIterable, Sendable {
  case dark, light
  /// The desktop's preference; dark if it has none.
  case desktop

  /// The style to use.
  ///
  /// - Parameter environment: Of the process: where a desktop can be asked.
  func style(in environment: [String: String]) -> UIUserInterfaceStyle {
    switch self {
    case .dark: .dark
    case .light: .light
    case .desktop: DesktopPortal(environment: environment).prefersLight ? .light : .dark
    }
  }
}

/// The desktop's settings from the XDG desktop portal, read with GLib's `gdbus`.
nonisolated struct DesktopPortal {
  let environment: [String: String]

  /// Whether it asks for a light look: `color-scheme` of `org.freedesktop.appearance` is 2, where 1 is dark and 0 neither. False
  /// without a session bus, without `gdbus`, and where no answer comes within a second.
  var prefersLight: Bool {
    guard environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false else { return false }
    return answer(to: [
      "call", "--session", "--timeout", "1", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
      "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.Read",
      "org.freedesktop.appearance", "color-scheme",
    ]).contains("uint32 2")
  }

  /// What `gdbus` prints, such as `(<<uint32 2>>,)`; nothing when it fails.
  private func answer(to arguments: [String]) -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gdbus"] + arguments
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : ""
  }
}
