import CSDL2
import DisplayList
import FileSystem
import Foundation

/// An SDL window and a texture of its size, to be drawn in place.
///
/// The texture reaches the screen by the graphics processor where there is one, in step with the display; else it is copied
/// into the window. An OpenGL that runs on the CPU does the same at several times the cost, and draws the first frames
/// of a size into buffers of the size before.
final class WindowSurface {
  let window: OpaquePointer
  private let video: VideoSystem
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var canvas: (any Canvas)?
  private let wishedScale: CGFloat?
  var wayBack = WindowWayBack()

  /// Opens a window as placed, or as near to it as its display allows.
  ///
  /// - Parameter scale: Pixels per point; nil for the display's own.
  init(title: String, placement: WindowPlacement, scale: CGFloat?) throws(UserFacingError) {
    video = try VideoSystem.start()
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let frame = WindowRoom.beforeOpening(near: placement.origin).contentFrame(
      of: placement, unitsPerPoint: scale ?? 1)
    guard
      let window = SDL_CreateWindow(
        title, Int32(frame.minX), Int32(frame.minY), Int32(frame.width), Int32(frame.height), flags)
    else {
      throw UserFacingError("The window “\(title)” cannot be opened (\(lastSDLError)): check the display.")
    }
    guard let renderer = Self.makeRenderer(for: window) else {
      SDL_DestroyWindow(window)
      throw UserFacingError("The window “\(title)” cannot be drawn in (\(lastSDLError)): check the graphics driver.")
    }
    (self.window, self.renderer, wishedScale) = (window, renderer, scale)
    show(placement)
    SDL_StartTextInput()
  }

  @MainActor deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { if newValue != title { SDL_SetWindowTitle(window, newValue) } }
  }

  /// Whether the mouse is reported to this window wherever it goes, as while a drag leaves it.
  var capturesMouse = false {
    didSet { if capturesMouse != oldValue { SDL_CaptureMouse(capturesMouse ? SDL_TRUE : SDL_FALSE) } }
  }

  func setIcon(_ image: CGImage) {
    var pixels = image.pixels.map { unpremultiplied($0) }
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(image.width), Int32(image.height), 32, Int32(image.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
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

  /// Draws a frame on black: the same pixels that a recording of it has. Answers how many seconds the renderer took; nil when
  /// there is nothing to draw in, as in a window folded away.
  func draw(_ list: DisplayList, at geometry: WindowGeometry, with frameRenderer: any Renderer) -> Double? {
    guard
      let (texture, canvas) = target(width: geometry.pixelWidth, height: geometry.pixelHeight, frameRenderer)
    else { return nil }
    let start = RealClock.now
    let changes = canvas.draw(list, scale: geometry.scale, background: .black)
    let duration = RealClock.now - start
    for change in changes { upload(change, of: canvas, to: texture) }
    return SDL_RenderCopy(renderer, texture, nil, nil) == 0 ? duration : nil
  }

  /// The next frame is drawn whole: what the texture held is lost.
  func invalidate() { canvas?.invalidate() }

  private func upload(_ area: CGRect, of canvas: any Canvas, to texture: OpaquePointer) {
    let (x, y) = (Int(area.minX), Int(area.minY))
    var rect = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(area.width), h: Int32(area.height))
    guard let base = canvas.pixels.baseAddress else { return }
    let rowLength = canvas.width * MemoryLayout<UInt32>.stride
    SDL_UpdateTexture(texture, &rect, base + (y * canvas.width + x), Int32(rowLength))
  }

  /// Shows what was drawn last; waits for the display where it can.
  func present() { SDL_RenderPresent(renderer) }

  /// Texture and canvas, made anew when the window's size changed.
  private func target(
    width: Int, height: Int, _ frameRenderer: any Renderer
  ) -> (texture: OpaquePointer, canvas: any Canvas)? {
    guard 1...Self.largestSide ~= width, 1...Self.largestSide ~= height else { return nil }
    if let texture, let canvas, canvas.width == width, canvas.height == height { return (texture, canvas) }
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
      Int32(height))
    guard let texture else { return nil }
    // The frame covers the window: there is nothing to blend with.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    let canvas = frameRenderer.makeCanvas(width: width, height: height)
    self.canvas = canvas
    return (texture, canvas)
  }

  /// Of a canvas, in pixels.
  private static let largestSide = 16384
}

extension WindowSurface {
  /// Nil when the window can be drawn in by no means at all.
  private static func makeRenderer(for window: OpaquePointer) -> OpaquePointer? {
    let accelerated = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
    if let accelerated, isWished(accelerated) || !isEmulated { return accelerated }
    SDL_DestroyRenderer(accelerated)
    // SDL would copy into the window by that OpenGL: at 3840 × 2140 pixels in 120 ms a frame, by shared memory in 16.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
  }

  /// Whether `SDL_RENDER_DRIVER` names the renderer.
  private static func isWished(_ renderer: OpaquePointer) -> Bool {
    var info = SDL_RendererInfo()
    guard let wish = SDL_getenv("SDL_RENDER_DRIVER"), SDL_GetRendererInfo(renderer, &info) == 0 else { return false }
    return String(cString: wish) == String(cString: info.name)
  }

  /// Whether the OpenGL that was made current last runs on the CPU, as Mesa's llvmpipe, softpipe and swrast do.
  private static var isEmulated: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString"),
      let name = unsafeBitCast(address, to: GetString.self)(0x1F01)  // GL_RENDERER
    else { return false }
    return ["llvmpipe", "softpipe", "swrast", "Software Rasterizer"].contains { String(cString: name).contains($0) }
  }
}

private struct PixelSize: Equatable {
  var width: Int32 = 0
  var height: Int32 = 0
}
