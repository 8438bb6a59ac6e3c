import CSDL2
import DisplayList
import Foundation

/// An SDL window and a texture of its size, to be drawn in place.
final class WindowSurface {
  private let video: VideoSystem
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private let wishedScale: CGFloat?

  /// Opens a window as large as wished, in points, or as its display allows.
  init(title: String, size: CGSize, scale: CGFloat?) throws(StageError) {
    video = try VideoSystem.start()
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    guard let window = SDL_CreateWindow(title, centered, centered, 390, 844, flags) else {
      throw StageError("The window “\(title)” cannot be opened (\(lastSDLError)): check the display.")
    }
    guard
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      SDL_DestroyWindow(window)
      throw StageError("The window “\(title)” cannot be drawn in (\(lastSDLError)): check the graphics driver.")
    }
    (self.window, self.renderer, wishedScale) = (window, renderer, scale)
    fit(size)
    SDL_ShowWindow(window)
    SDL_StartTextInput()
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// How points, pixels and the windowing system's units relate now.
  var geometry: WindowGeometry {
    var (pixels, units) = (PixelSize(), PixelSize())
    SDL_GetRendererOutputSize(renderer, &pixels.width, &pixels.height)
    SDL_GetWindowSize(window, &units.width, &units.height)
    let pixelsPerUnit = units.width > 0 ? max(CGFloat(pixels.width) / CGFloat(units.width), 0.1) : 1
    return WindowGeometry(
      pixelWidth: Int(pixels.width), pixelHeight: Int(pixels.height),
      pixelsPerUnit: pixelsPerUnit, scale: wishedScale ?? pixelsPerUnit)
  }

  /// A pacer for the display that the window is on.
  func makePacer() -> FramePacer {
    var mode = SDL_DisplayMode()
    var info = SDL_RendererInfo()
    SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode)
    SDL_GetRendererInfo(renderer, &info)
    return FramePacer(
      refreshRate: mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60,
      hasVerticalSync: info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0)
  }

  /// Lets a closure draw into the texture's memory: the pixels, and how many make a row. False when there is nothing to
  /// draw in, as in a window folded away.
  func draw(_ body: (UnsafeMutableBufferPointer<UInt32>, _ stride: Int) -> Void) -> Bool {
    let geometry = geometry
    guard let texture = texture(width: geometry.pixelWidth, height: geometry.pixelHeight) else { return false }
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &pixels, &pitch) == 0, let pixels else { return false }
    let stride = Int(pitch) / MemoryLayout<UInt32>.stride
    let count = stride * geometry.pixelHeight
    let start = pixels.bindMemory(to: UInt32.self, capacity: count)
    body(UnsafeMutableBufferPointer(start: start, count: count), stride)
    SDL_UnlockTexture(texture)
    return SDL_RenderCopy(renderer, texture, nil, nil) == 0
  }

  /// Shows what was drawn last; waits for the display where it can.
  func present() { SDL_RenderPresent(renderer) }

  /// The texture, made anew when the window's size changed.
  private func texture(width: Int, height: Int) -> OpaquePointer? {
    var size = PixelSize()
    if let texture, SDL_QueryTexture(texture, nil, nil, &size.width, &size.height) == 0,
      size == PixelSize(width: Int32(width), height: Int32(height))
    {
      return texture
    }
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
      Int32(height))
    // The frame covers the window: there is nothing to blend with.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return texture
  }

  private func fit(_ size: CGSize) {
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &bounds)
    // The bounds leave out panels, but not the window's own title bar.
    let titleBar: CGFloat = 40
    let units = geometry.unitsPerPoint
    let width = min(size.width * units, max(CGFloat(bounds.w), 1))
    let height = min(size.height * units, max(CGFloat(bounds.h) - titleBar, 1))
    SDL_SetWindowSize(window, Int32(width.rounded()), Int32(height.rounded()))
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    SDL_SetWindowPosition(window, centered, centered)
  }
}

private struct PixelSize: Equatable {
  var width: Int32 = 0
  var height: Int32 = 0
}
