/// Transitions: what UIKit lets pass in silence.
nonisolated extension DiagnosticExplanation {
  static let neverCompleted = Self(
    title: "completeTransition(_:) is never called",
    reason: """
      A transition belongs to its animator until that calls completeTransition(_:). UIKit waits for as long as it takes, since an \
      animation may last longer than declared and a finger may hold it; it has no time limit, and so nothing to report. \
      Meanwhile the transition takes every touch: the app looks alive and answers nothing. The code comes a second after the \
      declared duration.
      """,
    remedy: """
      Call completeTransition(!transitionContext.transitionWasCancelled) in the completion of the last animation, on every way \
      out of animateTransition(using:), an early return included.
      """)

  static let completedTwice = Self(
    title: "completeTransition(_:) is called twice",
    reason: """
      The first call ends the transition: views and controllers are put where they belong, and the context is done with. To \
      UIKit the second is a call on an object that has no effect any more. It usually means that two animations complete \
      the same transition, so that the first to end ends it too early.
      """,
    remedy: """
      Call it exactly once, in the completion of the animation that ends last. Where several run side by side, count them, or \
      put them into one animation block or property animator.
      """)

  static let enteringViewNotAdded = Self(
    title: "The entering view is not added to the container",
    reason: """
      Adding view(forKey: .to) to the containerView is the animator's task, because it may want to wrap it, or put it below \
      another. UIKit cannot tell leaving it out from a plan. After a push the screen is black; after a presentation the \
      presenter is still to be seen, under a container that takes every touch.
      """,
    remedy: """
      Before animating, call transitionContext.containerView.addSubview(toView) and set its frame to \
      transitionContext.finalFrame(for: toViewController). Of a presenter that stays in place there is no view in the context, \
      and none is to be added.
      """)

  static let enteringViewGone = Self(
    title: "completeTransition(true) without the entering view in the container",
    reason: """
      True says that the transition has led where it was to lead. UIKit takes the animator at its word, removes the old screen \
      and hands touches to the new one, whose view is in no window: nothing is to be seen, or nothing answers.
      """,
    remedy: """
      Add view(forKey: .to) to the containerView and leave it there, or call completeTransition(false), which brings the old \
      screen back.
      """)

  static let enteringViewEmpty = Self(
    title: "The entering view's frame is empty as the animation starts",
    reason: """
      A view without a size is nothing wrong in itself: a layout may still give it one, and so UIKit says nothing. Here nothing \
      does before the animation, and what animates from there cannot be seen. A controller whose loadView() makes a plain \
      UIView() gets there, and so does initialFrame(for:) of the controller for the key .to, which is zero.
      """,
    remedy: """
      Set the view's frame to transitionContext.finalFrame(for: toViewController) when adding it, and animate transform, alpha \
      or the frame from there.
      """)

  static let otherDuration = Self(
    title: "The transition takes another time than it declares",
    reason: """
      UIKit ends a transition when it is told to, and checks no clock. Animations alongside join the animator's first block and \
      take its time. But the navigation bar, the coordinator's transitionDuration and the share of a transition that a finger \
      leaves over go by the declared duration, and part company with the animation without a word.
      """,
    remedy: """
      Return from transitionDuration(using:) what the animation takes. A spring of a given mass and stiffness takes its own \
      time: return the property animator's duration.
      """)

  static let jump = Self(
    title: "A property jumps",
    reason: """
      When an animation ends or is taken off, the layer shows its own value from then on. Core Animation does not know what was \
      meant to be seen, and an animation that leads elsewhere, a spring that is cut off before it has settled, or a value that \
      is changed without animation on the way are all allowed. Seen it is a snap of one frame.
      """,
    remedy: """
      Let the animation end at the value that the view keeps and let a spring run until it has settled. Before taking an \
      animation off, give the view the values of its layer's presentation(). Change what is animated inside an animation.
      """)

  static let leftBehind = Self(
    title: "A view is left hidden, transparent or transformed",
    reason: """
      UIKit puts back what it has moved itself: containers, the place of the old view. What an animator has done to the looks \
      of views is the animator's affair, and a transform may well be meant to stay. It shows later: a screen that comes back \
      smaller, or not at all.
      """,
    remedy: """
      In the completion give every view its transform, alpha and isHidden back, and remove what was added for the transition, \
      whether it was completed or cancelled.
      """)

  static let waitsForAFinger = Self(
    title: "An interactive transition that no finger moves",
    reason: """
      An interaction controller holds the transition until someone calls update(_:), finish() or cancel(). A delegate that always \
      hands one out does so for a tap on a button too, and then nobody ever calls them. UIKit cannot tell it from a finger that rests: \
      the screen stands still, and takes every touch. The code comes when a percent-driven transition has not been moved for a \
      second, with no finger down.
      """,
    remedy: """
      Hand out the interaction controller only while a gesture is what begins the transition, and nil otherwise; or set its \
      wantsInteractiveStart to false, with which the transition runs by itself until it is paused.
      """)

  static let presenterTakenAlong = Self(
    title: "A presenter's view that stays is taken into the container",
    reason: """
      Presented with .custom, .overFullScreen or as a sheet, and wherever shouldRemovePresentersView is false, the presenter's view \
      stays in its place: view(forKey: .from) is nil for the presentation, view(forKey: .to) for the dismissal. An animator that \
      adds the view of viewController(forKey:) to the container takes it out of its place. UIKit does not put it back: it goes \
      with the container once the dismissal is over, and the screen is black.
      """,
    remedy: """
      Add what view(forKey:) gives, and leave alone what it does not; or present with a style that takes the presenter's view away \
      and brings it back, such as .fullScreen.
      """)
}

/// Presentations, stacks and tabs: what UIKit reports too.
nonisolated extension DiagnosticExplanation {
  static let presentedMeanwhile = Self(
    title: "Presenting or dismissing during a presentation or dismissal",
    reason: """
      One controller presents one other at a time. UIKit writes "Attempt to present … on … which is already presenting …" to \
      the log, drops the request, and never calls its completion; nothing in the code notices.
      """,
    remedy: """
      Present and dismiss in the completion of the transition that runs, or present from the controller on top. During a push, \
      a pop or a change of tabs it is fine.
      """)

  static let presentedFromOutside = Self(
    title: "Presenting from a controller that is not in the window",
    reason: """
      A presentation needs a place to happen in. Before viewDidAppear(_:), typically in viewDidLoad(), the presenter has none: \
      UIKit logs "whose view is not in the window hierarchy" and drops the request.
      """,
    remedy: "Present in or after viewDidAppear(_:), or from a controller that is on the screen.")

  static let presentedTwice = Self(
    title: "Presenting a controller that is already presented",
    reason: "A controller can be in one place only. UIKit raises an exception; here the request is dropped.",
    remedy: "Dismiss it first and present it in that completion, or present another instance.")

  static let impossibleStack = Self(
    title: "A push or a pop that the stack does not allow",
    reason: """
      A controller is on a navigation stack once, a navigation controller never is, and one can pop only to what is there. \
      UIKit raises an exception; here the stack stays as it was.
      """,
    remedy: """
      Push another instance or pop to the one on the stack; present a navigation controller, or push its root; pop to a \
      controller in viewControllers.
      """)

  static let unbalancedAppearance = Self(
    title: "Unbalanced calls to begin and end an appearance",
    reason: """
      A transition tells the controllers that take part that they appear and disappear. An animator that calls \
      beginAppearanceTransition(_:animated:) too begins what has begun: the second begin is dropped, UIKit logs "Unbalanced calls \
      to begin/end appearance transitions", and the animator's end brings viewDidAppear before the transition is completed.
      """,
    remedy: """
      Leave these calls to the transition. Only a container that forwards appearance by hand makes them, for its children, \
      always in pairs.
      """)

  static let impossibleTab = Self(
    title: "Selecting a tab that is not there",
    reason: """
      A tab bar controller shows one of its viewControllers. For another one UIKit raises an exception, and an index out of \
      range it ignores; here both are reported, and the selection stays.
      """,
    remedy: "Select one of viewControllers, by itself or by its index.")

  static let nothingToPointAt = Self(
    title: "A popover with nothing to point at",
    reason: """
      A popover points at a view in the presenter's window, or at a bar's button. Without either UIKit raises an exception as the \
      presentation begins; here the popover lies in the middle, without an arrow.
      """,
    remedy: """
      Set sourceView, and sourceRect for a part of it, or barButtonItem of the controller's popoverPresentationController: before \
      presenting, or in prepareForPopoverPresentation(_:).
      """)

  static let notInStoryboard = Self(
    title: "A storyboard's scene or segue, or a nib, that is not there",
    reason: """
      Identifiers are strings, and a storyboard is asked for them while the app runs. UIKit raises an exception for a scene or a \
      segue that the storyboard does not hold, for a nib whose file is missing, and for one that sets no view for its controller; \
      here the files of Interface Builder are not read, and there is what UIStoryboard.define(_:_:) and UINib.define(_:_:) say.
      """,
    remedy: """
      Define the scene, the segue or the nib under this name before it is used, for example in the closure that makes the scene of \
      the lab.
      """)
}
