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
#else
static inline Uint32 CSDL2_X11MouseTime(const SDL_SysWMEvent *message) { return 0; }
#endif
