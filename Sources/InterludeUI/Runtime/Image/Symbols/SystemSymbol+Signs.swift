nonisolated extension SystemSymbol {
  /// Marks, and what stands for lists and searches.
  static let signs: [String: String] = [
    "checkmark": "circle square: line M4.5 13 L9.8 19 L19.5 5",
    "ellipsis": "circle: solid O4.8 12 1.8 O12 12 1.8 O19.2 12 1.8",
    "equal": "circle square: line M4 9 L20 9 M4 15 L20 15",
    "exclamationmark": "circle square: line M12 4 L12 14.6; solid O12 19 1.25",
    "info": "circle: line M10 10.5 L12.3 10.5 L12.3 18.7 M9.6 18.7 L15 18.7; solid O12 6 1.4",
    "line.3.horizontal": "circle: line M3.5 6.5 L20.5 6.5 M3.5 12 L20.5 12 M3.5 17.5 L20.5 17.5",
    "line.3.horizontal.decrease": "circle: line M3 7 L21 7 M6.5 12 L17.5 12 M10 17 L14 17",
    "list.bullet": "circle: solid O4.2 6 1.3 O4.2 12 1.3 O4.2 18 1.3; line M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18",
    "magnifyingglass": "circle: line O10 10 6.7 M15 15 L21 21",
    "minus": "circle square: line M4 12 L20 12",
    "multiply": "circle square: line M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5",
    "plus": "circle square: line M12 4 L12 20 M4 12 L20 12",
    "power": "circle: line A12 13 8 -60 300 M12 3 L12 12",
    "questionmark": """
    circle square: line M8 8.4 C8 5.9 9.7 4.4 12 4.4 C14.3 4.4 16 5.9 16 8.1 C16 11.2 12 11.4 12 15; solid O12 \
    19.2 1.2
    """,
    "slider.horizontal.3": """
    line M3 6 L5.4 6 M10.2 6 L21 6 M3 12 L13.8 12 M18.6 12 L21 12 M3 18 L5.4 18 M10.2 18 L21 18 O7.8 6 2.3 O16.2 \
    12 2.3 O7.8 18 2.3
    """,
    "text.alignleft": "line M3 6 L21 6 M3 12 L15 12 M3 18 L18 18",
    "xmark": "circle square: line M5 5 L19 19 M19 5 L5 19",
  ]
}
