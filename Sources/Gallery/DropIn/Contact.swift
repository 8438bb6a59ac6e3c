/// Somebody in the list of contacts.
struct Contact {
  let name: String
  let note: String

  /// The first letters of the names.
  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  static let all = [
    Contact(name: "Angelica Archer", note: "Seeds and seedlings"),
    Contact(name: "Basil Okonkwo", note: "Herb stall, Saturdays"),
    Contact(name: "Chervil Lang", note: "The allotment next door"),
    Contact(name: "Dill Sørensen", note: "Fishmonger"),
    Contact(name: "Flora Bianchi", note: "Oil and olives"),
    Contact(name: "Heather McBride", note: "Bees"),
    Contact(name: "Iris Yamada", note: "Botanical drawings"),
    Contact(name: "Jasmine Haddad", note: "Tea"),
    Contact(name: "Laurel Novak", note: "Cooking school"),
    Contact(name: "Olive Castellanos", note: "Pruning, in February only"),
    Contact(name: "Poppy Larsson", note: "Bakery"),
    Contact(name: "Rosemary Clarke", note: "Neighbour, has the spare key"),
    Contact(name: "Sage Whitfield", note: "Soil tests"),
    Contact(name: "Violet Moreau", note: "Syrups and sweets"),
  ]
}
