import UIKit

/// A quarter of the year in the herb garden.
struct Season {
  let name: String
  let title: String
  let text: String
  /// The herb on the page.
  let herb: String
  let paper: UIColor

  /// The icon's name.
  var icon: String { name.lowercased() }

  static let all = [
    Season(
      name: "Spring", title: "First green",
      text:
        "The chives are up before the snow has quite gone. Divide the mint now, sow the parsley, and do not believe "
        + "the first warm day.",
      herb: "chives", paper: Palette.dew),
    Season(
      name: "Summer", title: "More than enough",
      text:
        "Pinch the basil every week or it thinks that it is done. Cut lavender in the morning, when the dew has dried "
        + "and the bees are still asleep.",
      herb: "lavender", paper: Palette.lilac),
    Season(
      name: "Autumn", title: "Three threads each",
      text:
        "Saffron flowers for two weeks, and only before breakfast. What is left of the marjoram goes into paper bags "
        + "under the roof.",
      herb: "saffron", paper: Palette.apricot),
    Season(
      name: "Winter", title: "Evergreens",
      text:
        "Rosemary and sage ask for nothing but a dry foot. Read the seed catalogues, and order half of what you wish "
        + "for.",
      herb: "rosemary", paper: Palette.mist),
  ]
}
