import CSDL2
import FileSystem
import Foundation

/// What SDL says about its last failure on this thread.
var lastSDLError: String { String(cString: SDL_GetError()) }

/// SDL's video, running as long as somebody holds this.
final class VideoSystem {
  /// Starts the video of the desktop session, or the driver that `SDL_VIDEODRIVER` names.
  static func start() throws(UserFacingError) -> VideoSystem {
    // SDL would try Wayland's library as well, which complains to the terminal that there is no session of its own.
    if SDL_getenv("WAYLAND_DISPLAY") == nil, SDL_getenv("SDL_VIDEODRIVER") == nil, SDL_getenv("DISPLAY") != nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    useUnicode()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw unavailable(lastSDLError) }
    let video = VideoSystem()
    // Without a display, SDL falls back on drivers that show nothing, where a window would run unseen for ever.
    guard video.isVisible || SDL_getenv("SDL_VIDEODRIVER") != nil else { throw unavailable("there is no display") }
    // A compositor keeps running behind an ordinary window, and the screen may go dark.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_EnableScreenSaver()
    return video
  }

  private init() {}

  @MainActor deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// X11 takes no title with a dash in it, and no letter from an input method, in a locale whose characters are bytes.
  private static func useUnicode() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Whether windows would be seen by anybody: not so with SDL's drivers for tests.
  var isVisible: Bool {
    guard let driver = SDL_GetCurrentVideoDriver() else { return false }
    return !["dummy", "offscreen"].contains(String(cString: driver))
  }

  private static func unavailable(_ reason: String) -> UserFacingError {
    UserFacingError(
      "No window can be opened (\(reason)): run in a desktop session, or under xvfb-run, or record without a window.")
  }
}
