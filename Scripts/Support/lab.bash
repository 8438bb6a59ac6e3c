# Where the parts of the lab's dock are, and a person's hands on them.
#
# Before it is sourced, Scripts/Support/window.bash must have been, and `scale` must be the window's pixels per point before it is
# used.
# shellcheck shell=bash disable=SC2034,SC2154

# Sets the places of the dock's parts and of the phone, in points, and the window's points for one of the phone's: as LabLayout has them.
measure() {
  eval "$(xdotool getwindowgeometry --shell "$window" | sed -n 's/^WIDTH=/width=/p; s/^HEIGHT=/height=/p')"
  eval "$(awk -v w="$width" -v h="$height" -v s="$scale" 'BEGIN {
    w /= s; h /= s
    t = int(h * 0.29 + 0.5); t = t < 130 ? 130 : t > 320 ? 320 : t
    column = w >= 600 && w >= h; low = column && h < 560; wide = column && !low; i = 0
    if (low) { i = int(w * 0.39 + 0.5); i = i < 340 ? 340 : i > 560 ? 560 : i }
    if (wide) {
      g = (h - 76) / 844; g = g > 1 ? 1 : g
      c = int(2 * (g * 390 * 2 / 3 + 32) + 0.5); share = int(w * 0.4 + 0.5); c = c < share ? share : c
      alone = int(g * 390 + 32 + 0.5); alone = alone < share ? alone : share; room = w - 592 < alone ? alone : w - 592
      i = w - (c > room ? room : c)
    }
    bottom = h - t; canvasBottom = wide ? h : bottom; left = w - i; top = 44
    if (w >= 600 && !column) { ih = int((bottom - 44) * 0.46 + 0.5); canvasBottom = bottom - ih; left = 0; i = w; top = canvasBottom }
    cw = column ? left : w; ch = canvasBottom - 44
    f = (cw - 32) / 390; g = (ch - 32) / 844; f = f < g ? f : g; f = f > 1 ? 1 : f
    printf "points_w=%d points_h=%d timeline=%d timeline_x=%d timeline_w=%d ", w, h, bottom, (wide ? left : 0), (wide ? i : low ? left : w)
    inspector_bottom = low ? h : bottom
    printf "inspector=%d inspector_w=%d inspector_top=%d inspector_bottom=%d ", left, i, top, inspector_bottom
    printf "phone_x=%f phone_y=%f phone_scale=%f ", (cw - 390 * f) / 2, 40 + (ch - 844 * f) / 2, f
    printf "pop_x=%d pop_y=%d", cw / 2 - 95 * f, 40 + ch / 2 + 78 * f
    panel = top + 48; room = inspector_bottom - panel
    least = room * 0.33 < 150 ? room * 0.33 : 150
    graph = room - 308 > least ? room - 308 : least; if (graph > room * 0.48) graph = room * 0.48
    params = panel + int(graph + 0.5) + 8; pl = left
    if (i - 24 >= 568) { half = int((i - 36) / 2 + 0.5); half = half < 316 ? 316 : half; pl = left + i - 24 - half; params = panel }
    pw = left + i - pl
    printf " params=%d overshoot_y=%d overshoot_x=%d number_x=%d\n", pl, params + 161, pl + 124 + 0.12 * (pw - 220), pl + pw - 40 }')"
}

# Moves the pointer to a place in points.
at() { xdotool mousemove --window "$window" "$(awk -v a="$1" -v s="$scale" 'BEGIN { print int(a * s) }')" \
  "$(awk -v a="$2" -v s="$scale" 'BEGIN { print int(a * s) }')"; }

key() { xdotool key --delay 40 "$@"; }
click() { at "$1" "$2"; xdotool click 1; }
drag() { at "$1" "$2"; xdotool mousedown 1; sleep 0.1; at "$3" "$4"; sleep 0.1; xdotool mouseup 1; }
tab() { click $((inspector + 12 + inspector_w * (2 * $1 - 1) / 6)) $((inspector_top + 26)); }
type_number() { click "$1" "$2"; xdotool type --delay 40 "$3"; key Return; }
