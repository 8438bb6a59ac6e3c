nonisolated extension SystemSymbol {
  /// Chevrons and arrows.
  static let arrows: [String: String] = [
    "arrow.backward": "circle square: line M21 12 L3.2 12 M10.2 5 L3 12 L10.2 19",
    "arrow.clockwise": "circle: line A12 12 8 10 320 M19.6 3.2 L19.6 8.4 L14.4 8.4",
    "arrow.counterclockwise": "circle: line A12 12 8 170 -320 M4.4 3.2 L4.4 8.4 L9.6 8.4",
    "arrow.down": "circle square: line M12 3 L12 20.8 M5 13.8 L12 21 L19 13.8",
    "arrow.down.left": "circle square: line M18 6 L6 18 M6 8 L6 18 L16 18",
    "arrow.down.right.and.arrow.up.left": """
    line M10.5 4 L10.5 10.5 L4 10.5 M10.5 10.5 L3.5 3.5 M13.5 20 L13.5 13.5 L20 13.5 M13.5 13.5 L20.5 20.5
    """,
    "arrow.forward": "circle square: line M3 12 L20.8 12 M13.8 5 L21 12 L13.8 19",
    "arrow.left": "circle square: line M21 12 L3.2 12 M10.2 5 L3 12 L10.2 19",
    "arrow.right": "circle square: line M3 12 L20.8 12 M13.8 5 L21 12 L13.8 19",
    "arrow.up": "circle square: line M12 21 L12 3.2 M5 10.2 L12 3 L19 10.2",
    "arrow.up.left.and.arrow.down.right": """
    line M4 10.5 L4 4 L10.5 4 M4 4 L10.5 10.5 M20 13.5 L20 20 L13.5 20 M20 20 L13.5 13.5
    """,
    "arrow.up.right": "circle square: line M6 18 L18 6 M8 6 L18 6 L18 16",
    "arrow.uturn.backward": "circle: line M9 4.5 L4 9.5 L9 14.5 M4 9.5 L15 9.5 A15 14.5 5 -90 180 L9 19.5",
    "arrow.uturn.forward": "circle: line M15 4.5 L20 9.5 L15 14.5 M20 9.5 L9 9.5 A9 14.5 5 -90 -180 L15 19.5",
    "arrow.uturn.left": "circle: line M9 4.5 L4 9.5 L9 14.5 M4 9.5 L15 9.5 A15 14.5 5 -90 180 L9 19.5",
    "arrow.uturn.right": "circle: line M15 4.5 L20 9.5 L15 14.5 M20 9.5 L9 9.5 A9 14.5 5 -90 -180 L15 19.5",
    "arrowshape.turn.up.left": """
    fill circle: outline M10.5 4.5 L3 11.5 L10.5 18.5 L10.5 14.6 C15 14.6 18.5 15.5 21 19 C20.5 13 17 8.8 10.5 \
    8.5 Z
    """,
    "chevron.backward": "circle square: line M15.5 4 L7.5 12 L15.5 20",
    "chevron.compact.down": "line M2.5 10 L12 13.5 L21.5 10",
    "chevron.compact.up": "line M2.5 14 L12 10.5 L21.5 14",
    "chevron.down": "circle square: line M4 8 L12 16 L20 8",
    "chevron.forward": "circle square: line M8.5 4 L16.5 12 L8.5 20",
    "chevron.left": "circle square: line M15.5 4 L7.5 12 L15.5 20",
    "chevron.right": "circle square: line M8.5 4 L16.5 12 L8.5 20",
    "chevron.up": "circle square: line M4 16 L12 8 L20 16",
    "chevron.up.chevron.down": "line M7 9 L12 4 L17 9 M7 15 L12 20 L17 15",
    "square.and.arrow.down": """
    line M8 9.5 L6.5 9.5 Q4.5 9.5 4.5 11.5 L4.5 19.5 Q4.5 21.5 6.5 21.5 L17.5 21.5 Q19.5 21.5 19.5 19.5 L19.5 \
    11.5 Q19.5 9.5 17.5 9.5 L16 9.5 M12 2.5 L12 14.8 M8.3 11.5 L12 15.2 L15.7 11.5
    """,
    "square.and.arrow.up": """
    line M8 9.5 L6.5 9.5 Q4.5 9.5 4.5 11.5 L4.5 19.5 Q4.5 21.5 6.5 21.5 L17.5 21.5 Q19.5 21.5 19.5 19.5 L19.5 \
    11.5 Q19.5 9.5 17.5 9.5 L16 9.5 M12 15 L12 2.7 M8.3 6 L12 2.3 L15.7 6
    """,
    "square.and.pencil": """
    line M13 4.5 L6 4.5 Q3.5 4.5 3.5 7 L3.5 18.5 Q3.5 21 6 21 L17.5 21 Q20 21 20 18.5 L20 11.5; outline M9.5 15.2 \
    L10.3 12.3 L19.8 2.8 L21.9 4.9 L12.4 14.4 Z
    """,
  ]
}
