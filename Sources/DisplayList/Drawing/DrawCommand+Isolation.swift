extension [DrawCommand] {
  /// What looks the same whatever is behind it: colours are mixed inside of it alone.
  var isolated: [DrawCommand] { contains(where: \.mixes) ? [.pushGroup(opacity: 1)] + self + [.popGroup] : self }
}

extension DrawCommand {
  /// Whether it begins what is mixed with what is behind it.
  fileprivate var mixes: Bool { if case .pushGroup(_, let blend) = self { blend != .normal } else { false } }
}
