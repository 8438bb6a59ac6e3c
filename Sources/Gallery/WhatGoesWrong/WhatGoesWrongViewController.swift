import UIKit

/// Pushes or presents, and makes a mistake: the screen shows what UIKit would show.
public final class WhatGoesWrongViewController: ScenePageViewController {
  var mistake: Mistake {
    didSet { nameMistake() }
  }
  /// The animator that runs.
  weak var careless: CarelessAnimator?
  /// The interaction controller of a transition that no gesture drives.
  weak var interaction: UIPercentDrivenInteractiveTransition?
  private let mistakeTitle = UILabel("", font: .subheading)
  private let mistakeText = UILabel("", font: .note, color: Palette.softInk)
  private let remedyCaption = UILabel(
    "Mend:", font: .scaled(.systemFont(ofSize: 12), as: .caption1), color: Palette.softInk)
  private let remedy = UILabel(
    "", font: .scaled(.systemFont(ofSize: 12, weight: .medium), as: .caption1), color: Palette.remedy)
  private let way = UISegmentedControl(items: ["On the way there", "On the way back"])
  private lazy var presentButton = PrimaryButton(
    "Present", identifier: "present-careless", color: Palette.whatGoesWrong
  ) { [weak self] in self?.presentNext() }
  private lazy var pushButton = PrimaryButton(
    "Push", identifier: "push-careless", color: Palette.whatGoesWrong, emphasis: .tinted
  ) { [weak self] in self?.pushNext() }
  var wayOut: WayOut?
  private var delegation = NavigationDelegation()

  /// Shows what becomes of a mistake.
  public init(_ mistake: Mistake = .addsNothing) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "parsley", title: "A transition with a mistake",
      text: "A banner names it. Steps lists the other mistakes.",
      controls: [
        Column(spacing: 4, [mistakeTitle, mistakeText, remedyCaption, remedy]), way, Row([presentButton, pushButton]),
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "What goes wrong"
    way.accessibilityIdentifier = "mistake-way"
    way.accessibilityLabel = "Where the mistake is made"
    // The way out is not to cover the buttons.
    additionalSafeAreaInsets.bottom = WayOut.height
    nameMistake()
    navigationItem.rightBarButtonItem = .steps({ [unowned self] in mistake }, of: self) { [weak self] in
      self?.mistake = $0
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wayOut?.isHidden = true
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeWayOut()
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    delegation.move(to: parent, delegate: self)
  }

  private func nameMistake() {
    mistakeTitle.text = mistake.title
    mistakeText.text = mistake.text
    remedy.text = mistake.remedy
    remedyCaption.isHidden = mistake.remedy.isEmpty
    way.isEnabled = mistake.place == .anyWay
    way.selectedSegmentIndex = [.pop, .dismissal].contains(mistake.place) ? 1 : 0
    for (button, isOffered) in [(presentButton, mistake.isModal), (pushButton, mistake.isOnStack)] {
      button.isEnabled = isOffered
      button.alpha = isOffered ? 1 : 0.35
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the mistake is made on the way back rather than there.
  var isOnWayBack: Bool { way.selectedSegmentIndex == 1 }

  private func presentNext() {
    if mistake.place == .present { return makeMistake() }
    let next = ArrivedViewController()
    // Without the new view the presenter stays on the screen if the style keeps it, and the screen is black otherwise.
    let staysBelow = mistake == .takesPresenter || mistake == .addsNothing && !isOnWayBack
    next.modalPresentationStyle = staysBelow ? .overFullScreen : .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true) { [weak self] in self?.offerWayOut() }
  }

  private func pushNext() {
    if mistake.place == .push { return makeMistake() }
    navigationController?.pushViewController(ArrivedViewController(), animated: true)
  }
}
