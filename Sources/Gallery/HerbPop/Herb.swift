import UIKit

/// A kitchen herb and what there is to say about it.
struct Herb {
  let name: String
  let latinName: String
  let text: String

  /// The picture's name, which is also how scripts call the herb.
  var identifier: String { name.lowercased() }
  var image: UIImage? { .gallery(identifier) }
}
