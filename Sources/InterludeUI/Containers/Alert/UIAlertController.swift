/// A message with choices: an alert in the middle of the screen, or an action sheet at its bottom.
///
/// It brings its own presentation: `modalPresentationStyle` does not count, unless a transitioning delegate has something to say
/// in the custom style. The choice of an action dismisses it, and the action's handler is called when it has gone. In a window of
/// ample width an action sheet is no popover: it is at the bottom there too, as wide as the shorter side.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Which of the two it is. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// At the bottom of the screen, with the cancel action apart; a tap outside of it chooses that.
    case actionSheet = 0
    /// In the middle of the screen; only its actions make it go.
    case alert = 1
  }

  /// Whether it is an alert or an action sheet.
  open private(set) var preferredStyle: Style = .actionSheet
  /// What it is about, in a few words; nil for nothing.
  open override var title: String? { didSet { if title != oldValue { headerDidChange() } } }
  /// The rest of what it has to say; nil for nothing.
  open var message: String? { didSet { if message != oldValue { headerDidChange() } } }
  /// The choices, in the order in which they were added, which is not the one in which they show.
  open private(set) var actions: [UIAlertAction] = []

  /// The action of an alert that stands out, in place of the cancel action. One that was not added before is reported (D1).
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(newValue) {
        return report("was to prefer an action that it does not have.", remedy: "Add the action to the alert first.")
      }
      preferred = newValue
      actionsDidChange()
    }
  }

  /// The fields below the message, in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var preferred: UIAlertAction?
  private var fields: [UITextField] = []
  private(set) lazy var alertView = AlertView(look: preferredStyle.look) { [weak self] in self?.choose($0) }

  /// An alert or an action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds a choice. A second cancel action is reported (D1), and not added.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return report("was given a second cancel action.", remedy: "Give an alert one cancel action at most.")
    }
    actions.append(action)
    action.onChange = { [weak self, weak action] in
      guard let self, let action, isViewLoaded else { return }
      alertView.row(of: action)?.actionDidChange()
    }
    actionsDidChange()
  }

  /// Adds a field below the message of an alert, and has it configured. The first one is edited as soon as the alert shows; Return
  /// goes to the next, and in the last one chooses the preferred action, or else the first of the default style. An action sheet
  /// has no fields: that is reported (D1).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report("was given a text field.", remedy: "Add text fields to alerts only, not to action sheets.")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.addAction(UIAction { [weak self, weak field] _ in self?.returned(in: field) }, for: .primaryActionTriggered)
    configurationHandler?(field)
    fields.append(field)
    headerDidChange()
  }

  open override func loadView() {
    view = alertView
    headerDidChange()
    actionsDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard alertView.isEmpty else { return }
    report("has nothing to show.", remedy: "Give it a title, a message or an action before it is presented.")
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  /// The action that stands out, if there is one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [prominentAction.flatMap(alertView.row(of:)), viewIfLoaded].compactMap(\.self)
  }

  // MARK: Choosing

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The bold one: an alert's preferred action, or else the one that cancels.
  var prominentAction: UIAlertAction? { preferredStyle == .alert ? preferred ?? cancelAction : cancelAction }

  /// Dismisses the alert, and has the action performed when it has gone.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, transition == nil else { return }
    guard let presenter = ownPresentingViewController else { return action.perform() }
    presenter.dismiss(animated: true) { action.perform() }
  }

  /// Return was pressed in a field.
  private func returned(in field: UITextField?) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = preferred ?? actions.first(where: { $0.style == .default }) {
      choose(action)
    }
  }

  private func headerDidChange() {
    guard isViewLoaded else { return }
    alertView.show(title: title, message: message, fields: fields)
    activePresentationController?.containerView?.setNeedsLayout()
  }

  override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  private func actionsDidChange() {
    guard isViewLoaded else { return }
    alertView.show(actions, prominent: prominentAction)
    activePresentationController?.containerView?.setNeedsLayout()
  }

  private func report(_ what: String, remedy: String) {
    stage.report(.misuse(.D1, "\(type(of: self)) \(what)", remedy: remedy, types: [type(of: self)]))
  }
}
