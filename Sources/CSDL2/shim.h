// One door to the three SDL libraries; included by path, so that no pkg-config flags are needed.
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <SDL2/SDL_image.h>

// When the mouse event happened that a system message from SDL carries, in milliseconds of the X server's clock; 0 for any
// other message, and for an event that another program made up.
#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/Xlib.h>)
#include <SDL2/SDL_syswm.h>
static inline Uint32 CSDL2_X11MouseTime(const SDL_SysWMEvent *message) {
  if (!message->msg || message->msg->subsystem != SDL_SYSWM_X11) return 0;
  const XEvent *event = &message->msg->msg.x11.event;
  if (event->xany.send_event) return 0;
  switch (event->type) {
    case MotionNotify: return (Uint32)event->xmotion.time;
    case ButtonPress: case ButtonRelease: return (Uint32)event->xbutton.time;
    case EnterNotify: case LeaveNotify: return (Uint32)event->xcrossing.time;
    default: return 0;
  }
}

// Asks the X server where a window's content is on the desktop, since SDL 2.26 tells the place of the frame around it after
// some events and that of the content after others. SDL itself loads the library of this function when it runs. 0 where SDL
// does not run on X11.
static inline int CSDL2_X11Origin(SDL_Window *window, int *x, int *y) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return 0;
  int (*translate)(Display *, Window, Window, int, int, int *, int *, Window *) =
    (int (*)(Display *, Window, Window, int, int, int *, int *, Window *))
      SDL_LoadFunction(library, "XTranslateCoordinates");
  Display *display = info.info.x11.display;
  Window child = 0;
  int found = translate && translate(display, info.info.x11.window, DefaultRootWindow(display), 0, 0, x, y, &child);
  SDL_UnloadObject(library);
  return found;
}
#else
static inline Uint32 CSDL2_X11MouseTime(const SDL_SysWMEvent *message) { return 0; }
static inline int CSDL2_X11Origin(SDL_Window *window, int *x, int *y) { return 0; }
#endif
