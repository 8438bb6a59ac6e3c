import UIKit

/// A card with a field, which is edited once the card is there.
final class FormViewController: UIViewController, UIViewControllerTransitioningDelegate, UITextFieldDelegate {
  private let heading = UILabel("A note on thyme", font: .heading)
  private let field = UITextField()
  private lazy var save = PrimaryButton("Save", identifier: "save-note", color: Palette.bottomSheet) { [weak self] in
    self?.dismiss(animated: true)
  }

  private static let fieldHeight: CGFloat = 44
  private static let (gapAboveField, gapBelowField): (CGFloat, CGFloat) = (12, 16)
  /// Of all that `viewDidLayoutSubviews` lays out, with the margins above and below.
  private var contentHeight: CGFloat {
    headingHeight + Self.gapAboveField + Self.fieldHeight + Self.gapBelowField + Metrics.buttonHeight + 2
      * Metrics.margin
  }
  private var headingHeight: CGFloat { max(32, heading.font.lineHeight.rounded(.up)) }

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    preferredContentSize = CGSize(width: 0, height: contentHeight)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = RoundedCard() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "form"
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    field.borderStyle = .roundedRect
    field.font = .scaled(.systemFont(ofSize: 17), as: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "What it goes with"
    field.returnKeyType = .done
    field.delegate = self
    field.accessibilityIdentifier = "note"
    for part in [heading, field, save] as [UIView] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    heading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: headingHeight)
    field.frame = CGRect(
      x: inner.minX, y: heading.frame.maxY + Self.gapAboveField, width: inner.width, height: Self.fieldHeight)
    save.frame = CGRect(
      x: inner.minX, y: field.frame.maxY + Self.gapBelowField, width: inner.width,
      height: Metrics.buttonHeight)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    FormPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
