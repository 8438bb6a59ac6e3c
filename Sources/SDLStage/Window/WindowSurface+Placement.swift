import CSDL2
import Foundation

extension WindowSurface {
  /// Shows the window for the first time. What the window manager draws around it is known only then: the window moves, and
  /// shrinks if it must, so that all of that is on the display.
  func show(_ placement: WindowPlacement) {
    let units = geometry.unitsPerPoint
    let first = WindowRoom(usable: usableBounds, borders: .usual)
    place(first.contentFrame(of: placement, unitsPerPoint: units))
    let minimum = first.minimumSize(unitsPerPoint: units)
    SDL_SetWindowMinimumSize(window, Int32(minimum.width), Int32(minimum.height))
    SDL_ShowWindow(window)
    SDL_PumpEvents()
    var shown = placement
    shown.size = geometry.size
    place(WindowRoom(usable: usableBounds, borders: borders).contentFrame(of: shown, unitsPerPoint: units))
    if placement.isMaximized { SDL_MaximizeWindow(window) }
  }

  /// Gives the window another size, and moves it if that would leave the display; a window that was so moved goes back to its place
  /// as soon as there is room.
  func resize(to size: CGSize) {
    var wished = placement
    guard !wished.isMaximized else { return }
    wished.size = size
    wished.origin = wished.origin.map { wayBack.origin(from: $0) }
    let room = WindowRoom(usable: usableBounds, borders: borders)
    let frame = room.contentFrame(of: wished, unitsPerPoint: geometry.unitsPerPoint)
    if let origin = wished.origin { wayBack.note(wished: origin, placed: frame.origin) }
    place(frame)
  }

  /// Where the window is now.
  var placement: WindowPlacement {
    var (x, y): (Int32, Int32) = (0, 0)
    if CSDL2_X11Origin(window, &x, &y) == 0 { SDL_GetWindowPosition(window, &x, &y) }
    return WindowPlacement(
      size: geometry.size, origin: CGPoint(x: CGFloat(x), y: CGFloat(y)),
      isMaximized: SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED.rawValue != 0)
  }

  private func place(_ frame: CGRect) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    if CGSize(width: CGFloat(width), height: CGFloat(height)) != frame.size {
      SDL_SetWindowSize(window, Int32(frame.width), Int32(frame.height))
    }
    SDL_SetWindowPosition(window, Int32(frame.minX), Int32(frame.minY))
  }

  private var usableBounds: CGRect { WindowRoom.usableBounds(ofDisplay: SDL_GetWindowDisplayIndex(window)) }

  private var borders: WindowRoom.Borders {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right)
    return WindowRoom.Borders(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }
}

extension WindowRoom {
  /// The room of the display that a place is on, else of the first display.
  static func beforeOpening(near origin: CGPoint?) -> WindowRoom {
    let displays = (0..<max(SDL_GetNumVideoDisplays(), 1)).map {
      WindowRoom(usable: usableBounds(ofDisplay: $0), borders: .usual)
    }
    return displays.first { display in origin.map(display.usable.contains) ?? true } ?? displays[0]
  }

  fileprivate static func usableBounds(ofDisplay index: Int32) -> CGRect {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(max(index, 0), &bounds) == 0 else {
      return CGRect(x: 0, y: 0, width: 1024, height: 768)
    }
    return CGRect(x: CGFloat(bounds.x), y: CGFloat(bounds.y), width: CGFloat(bounds.w), height: CGFloat(bounds.h))
  }
}

extension WindowRoom.Borders {
  /// What a title bar may take, until it is known.
  fileprivate static let usual = WindowRoom.Borders(top: 40)
}
