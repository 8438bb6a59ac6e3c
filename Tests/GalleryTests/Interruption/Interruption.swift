import InterludeUI

/// What may come in between while a transition runs.
nonisolated enum Interruption: CaseIterable, Sendable {
  case cancel, reverse, resize, rotate, present, dismiss, push

  /// Whether someone must have hold of the transition for it.
  var steers: Bool { self == .cancel || self == .reverse }

  /// The window's size afterwards, if it changes.
  var size: CGSize? {
    switch self {
    case .resize: CGSize(width: 430, height: 700)
    case .rotate: CGSize(width: 844, height: 390)
    default: nil
    }
  }

  @MainActor func happen(to rehearsal: Rehearsal) {
    let world = rehearsal.world
    switch self {
    case .cancel:
      rehearsal.interaction.pause()
      rehearsal.interaction.cancel()
    case .reverse:
      rehearsal.interaction.pause()
      rehearsal.interaction.cancel()
      rehearsal.advance(by: 3.0 / 60)
      rehearsal.interaction.pause()
      rehearsal.interaction.finish()
    case .resize, .rotate: if let size { world.resize(to: size, at: world.stage.time) }
    case .present:
      world.navigate { navigation in
        let front = sequence(first: navigation as UIViewController) {
          $0.presentedViewController === $0 ? nil : $0.presentedViewController
        }
        Array(front).last?.present(IntrudingViewController(), animated: true)
      }
    case .dismiss: world.navigate { $0.dismiss(animated: true) }
    case .push: world.navigate { $0.pushViewController(IntrudingViewController(), animated: true) }
    }
  }
}

/// Who comes in between.
final class IntrudingViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }
}
