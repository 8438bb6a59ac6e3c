extension Herb {
  static let all = [
    Herb(
      name: "Basil", latinName: "Ocimum basilicum",
      text: """
        Tear the leaves rather than cutting them, and only at the very end: heat drives off the scent of clove and \
        anise within a minute. Pinch out the flower buds and the plant keeps growing bushier all summer.
        """),
    Herb(
      name: "Saffron", latinName: "Crocus sativus",
      text: """
        Each autumn crocus gives three red threads, picked by hand at dawn before the flower opens. Steep them in warm \
        milk or stock first; the colour comes quickly, the honeyed scent takes twenty minutes.
        """),
    Herb(
      name: "Marjoram", latinName: "Origanum majorana",
      text: """
        Oregano’s gentle cousin, sweet where oregano is sharp. It likes beans, mushrooms and anything roasted slowly, \
        and it keeps nearly all of its flavour when dried.
        """),
    Herb(
      name: "Rosemary", latinName: "Salvia rosmarinus",
      text: """
        An evergreen of dry coasts, whose name means dew of the sea. One sprig scents a whole tray of potatoes; strip \
        the needles against the grain and save the woody stem as a skewer.
        """),
    Herb(
      name: "Mint", latinName: "Mentha spicata",
      text: """
        Menthol makes the tongue feel cold without being cold at all. Give it a pot of its own, because in a bed its \
        runners take over everything within two seasons.
        """),
    Herb(
      name: "Thyme", latinName: "Thymus vulgaris",
      text: """
        Small leaves, long patience: thyme goes in at the start and gives more with every hour. Bees turn the \
        flowers on Mount Hymettus into the most famous honey of Greece.
        """),
    Herb(
      name: "Lavender", latinName: "Lavandula angustifolia",
      text: """
        Cut the spikes when half of their flowers are open, late in the morning, once the dew has dried. A pinch in \
        shortbread is perfume; a spoonful is soap.
        """),
    Herb(
      name: "Sage", latinName: "Salvia officinalis",
      text: """
        The grey felt on the leaves keeps water in and most insects out. Fry them whole in brown butter until they turn \
        crisp, and they need nothing but pasta.
        """),
    Herb(
      name: "Dill", latinName: "Anethum graveolens",
      text: """
        The feathery leaves belong to fish and cucumbers, the seeds to pickles and rye bread. Sow a little every \
        fortnight, for it is quick to flower and does not like to be moved.
        """,
      isDark: true),
    Herb(
      name: "Parsley", latinName: "Petroselinum crispum",
      text: """
        Far more than decoration: flat leaves, lemon zest and garlic make a gremolata that wakes up any stew. The seeds \
        take a month to sprout, so the old saying has them visit the underworld first.
        """),
    Herb(
      name: "Chives", latinName: "Allium schoenoprasum",
      text: """
        The smallest of the onions, and the first green in many gardens after the snow. Snip them with scissors, use \
        them raw, and scatter the purple flowers over a salad.
        """),
    Herb(
      name: "Anise", latinName: "Pimpinella anisum",
      text: """
        Romans ended their feasts with spiced anise cakes, to settle the stomach after too much of everything. The \
        seeds sweeten bread, biscuits and the clear spirits of a dozen countries.
        """,
      isDark: true),
  ]
}
