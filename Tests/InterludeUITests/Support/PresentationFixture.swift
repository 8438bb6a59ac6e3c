import InterludeUI

/// What the suites about presentations begin with: a root on show, and a controller to be presented in the custom style.
open class PresentationFixture {
  public lazy var world = World()
  public lazy var root = world.showProbe()
  public lazy var animator = ProbeAnimator(journal: world.journal)
  public lazy var delegate = HandingDelegate(journal: world.journal, animator: animator)
  public lazy var presented: Probe = {
    _ = root
    let presented = world.probe("presented")
    presented.transitioningDelegate = delegate
    presented.modalPresentationStyle = .custom
    return presented
  }()

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  public init() {}
}
