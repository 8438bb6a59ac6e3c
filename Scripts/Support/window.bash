# What the tests in a real window share: a display of their own, the window, its pictures and how much they differ.
#
# Before it is sourced, `root` must be the package's folder and `pictures` where pictures go. It sets `interlude`, and
# `scene` is whom `complain` speaks for.
# shellcheck shell=bash disable=SC2034,SC2154

tolerance=0.002  # the share of pixels in which two pictures of the same may differ
movement=0.01    # the share of pixels that differ at least when something has moved
patience=20      # seconds to wait for a window or a picture

interlude=$(realpath "${INTERLUDE:-$("$root/Scripts/build-release")}")
server="" manager="" app="" window=""

stop() {
  [[ -z $1 ]] || { kill "$1" && wait "$1"; } 2>/dev/null || true
}

# Starts an X server on a free display of its own choice, with a screen of a size and a window manager if one is named.
# Windows opened there remember nothing of earlier ones.
start_display() {
  local size=${1:-1280x1024} number=""
  mkdir -p "$pictures"
  coproc XVFB { exec Xvfb -displayfd 1 -screen 0 "${size}x24" -nolisten tcp -noreset 2>"$pictures/xvfb.log"; }
  # shellcheck disable=SC2153  # The shell sets XVFB_PID for the coprocess.
  server=$XVFB_PID
  if ! read -r -t 30 number <&"${XVFB[0]}"; then
    echo "${0##*/}: Xvfb did not start: $(tail -n 1 "$pictures/xvfb.log")" >&2
    exit 1
  fi
  export DISPLAY=":$number" SDL_VIDEODRIVER=x11
  XDG_STATE_HOME=$(mktemp -d)
  export XDG_STATE_HOME
  [[ -z ${2-} ]] || start_manager "$2"
}

# A window manager has told the X server its name when it is ready.
start_manager() {
  "$1" >"$pictures/$1.log" 2>&1 &
  manager=$!
  app=$manager eventually wmctrl -m >/dev/null 2>&1 || {
    echo "${0##*/}: $1 did not start: $(tail -n 1 "$pictures/$1.log")" >&2
    exit 1
  }
}

stop_display() {
  stop "$app"; stop "$manager"; stop "$server"
  app="" manager="" server=""
  [[ -z ${XDG_STATE_HOME-} ]] || rm -rf "$XDG_STATE_HOME"
}

trap stop_display EXIT

# Repeats a command every tenth of a second until it succeeds or patience ends.
eventually() {
  local end=$((SECONDS + patience))
  while ((SECONDS < end)); do
    "$@" && return
    kill -0 "$app" 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}

find_window() { window=$(xdotool search --onlyvisible --class "${interlude##*/}" 2>/dev/null | head -n 1) && [[ -n $window ]]; }

# Whether the window has a title, as the window manager shows it.
is_called() { [[ $(LC_ALL=C.UTF-8 xprop -id "$window" -notype _NET_WM_NAME) == "_NET_WM_NAME = \"$1\"" ]]; }

# ImageMagick's quality of a PNG whose rows are filtered and little compressed: most of a picture's time is its compression.
compression=11

screenshot() { import -silent -window "$window" -quality "$compression" "$1" 2>/dev/null; }

# A window is blank, of one colour, until its first frame arrives.
take_first_frame() { screenshot "$1" && (($(identify -format %k "$1") > 1)); }

# Waits for the app's window and its first frame, which goes to a picture.
await_window() {
  eventually find_window || { complain "no window appeared; see $1's log."; return 1; }
  eventually take_first_frame "$1" || { complain "the window stayed blank; see $1."; return 1; }
}

# Prints the share of pixels, 0 to 1, in which two pictures differ, and writes a picture of the difference.
# Pictures of different sizes differ in all of them.
difference() {
  local size area pixels
  size=$(identify -ping -format '%wx%h' "$1")
  area=$((${size%x*} * ${size#*x}))
  pixels=$(compare -metric AE -fuzz 3% -quality "$compression" "$1" "$2" "$3" 2>&1 >/dev/null) || true
  [[ $pixels =~ ^[0-9.e+]+$ && $size == $(identify -ping -format '%wx%h' "$2") ]] || pixels=$area
  awk -v pixels="$pixels" -v area="$area" 'BEGIN { printf "%.4f", pixels / area }'
}

below() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a < b) }'; }

# Whether the window looks like a picture; what it looks like goes to another, the difference to a third.
shows() { screenshot "$2" && below "$(difference "$1" "$2" "$3")" "$tolerance"; }

# Prints the time and the place of the first tap of a scene's script.
first_tap() {
  "$interlude" script "$1" | awk '$2 == "tap" && !found { print $1, $3, $4; found = 1 } END { exit !found }' ||
    { complain "its script has no tap."; return 1; }
}

# Prints how often the wheel has to be turned for a scene's row to be in sight on the home screen, and where its middle is then, in
# pixels: of a window of so many points, and pixels a point. A turn of the wheel moves the list by 40 points.
row_place() {
  "$interlude" views --size "$2x$3" | awk -v name="$1" -v height="$3" -v scale="$4" '$1 == name {
    over = $3 + $5 - height; turns = over > 0 ? int(over / 40) + 1 : 0
    printf "%d %d %d", turns, ($2 + $4 / 2) * scale, ($3 + $5 / 2 - 40 * turns) * scale }'
}

complain() { echo "$scene: $*" >&2; }
