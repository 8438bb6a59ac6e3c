// One door to the three SDL libraries; included by path, so that no pkg-config flags are needed.
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <SDL2/SDL_image.h>
