import DisplayList

/// What a layer shows for its contents: one picture, none, or on the way from one to another, several by weight.
///
/// A mix of mixes is a mix: a cross-fade that is turned to another picture on its way goes on from what shows.
public nonisolated struct ContentsMix: Hashable, Sendable {
  /// A picture and its share, above 0.
  public struct Part: Hashable, Sendable {
    /// A picture that the layer was given as its contents.
    public var image: CGImage
    /// Its share, above 0 and up to 1.
    public var weight: Double
  }

  /// In the order in which they joined. What is missing to 1 is nothing at all.
  public private(set) var parts: [Part]

  /// One picture in full, or none.
  public init(_ image: CGImage?) { parts = image.map { [Part(image: $0, weight: 1)] } ?? [] }

  /// The picture of the greatest share; nil where there is none.
  public var image: CGImage? { parts.max { $0.weight < $1.weight }?.image }

  /// The only picture, if it shows in full.
  var single: CGImage? { parts.count == 1 && parts[0].weight == 1 ? parts[0].image : nil }

  /// The mix on the way from this one (progress 0) to another (1). There is nothing beyond the two.
  func faded(to other: ContentsMix, progress: Double) -> ContentsMix {
    let progress = min(max(progress, 0), 1)
    var mix = self
    for index in mix.parts.indices { mix.parts[index].weight *= 1 - progress }
    for part in other.parts {
      let weight = part.weight * progress
      if let index = mix.parts.firstIndex(where: { $0.image === part.image }) {
        mix.parts[index].weight += weight
      } else {
        mix.parts.append(Part(image: part.image, weight: weight))
      }
    }
    mix.parts.removeAll { $0.weight <= 0 }
    return mix
  }
}
