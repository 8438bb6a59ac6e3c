import InterludeUI

/// A controller that writes down what it hears of sizes and traits.
public final class TraitProbe: UIViewController {
  public let name: String
  public let journal: Journal
  public var onIsAppearing: () -> Void = {}

  public init(name: String, journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing()
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    journal.write("\(name) traitCollectionDidChange from \(describe(previous))")
  }

  public override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    journal.write("\(name) willTransition to \(describe(newCollection))")
  }

  public override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  {
    super.viewWillTransition(to: size, with: coordinator)
    journal.write("\(name) viewWillTransition \(Int(size.width)) x \(Int(size.height))")
  }

  private func describe(_ traits: UITraitCollection?) -> String {
    guard let traits else { return "nil" }
    return "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
  }
}
