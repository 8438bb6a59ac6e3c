/// Where a controller stands between its appearance calls.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}
