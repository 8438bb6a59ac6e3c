import UIKit

/// A kitchen herb and what there is to say about it.
struct Herb {
  let name: String
  let latinName: String
  let text: String
  /// Whether the picture is so dark that what stands over it must be light.
  var isDark = false

  /// The picture's name, which is also how scripts call the herb.
  var identifier: String { name.lowercased() }
  var image: UIImage? { .gallery(identifier) }
}
