/// A view that changes with a sheet's place.
struct SheetPart {
  struct Property {
    let keyPath: String
    let values: (SheetSnapshot) -> [CGFloat]

    init(_ keyPath: String, _ values: @escaping (SheetSnapshot) -> [CGFloat]) {
      (self.keyPath, self.values) = (keyPath, values)
    }

    /// Whether it is not always as at first.
    func hasChanges(in looks: [SheetSnapshot]) -> Bool {
      looks.contains { look in zip(values(look), values(looks[0])).contains { abs($0 - $1) > 1e-6 } }
    }
  }

  let view: UIView
  let properties: [Property]
}
