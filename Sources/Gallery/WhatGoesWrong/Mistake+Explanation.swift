/// What a mistake looks like, what UIKit does about it, and the two lines that correct it.
struct MistakeExplanation {
  let text: String
  let remedy: String
}

extension Mistake {
  var explanation: MistakeExplanation {
    switch self {
    case .addsNothing:
      MistakeExplanation(
        text: """
          The new screen never appears, and nothing answers. Presented, the old one is still to be seen; pushed, all is \
          black. To UIKit it may be a plan: where the view goes is the animator’s choice.
          """,
        remedy: """
          if let view = context.view(forKey: .to) {
            context.containerView.addSubview(view) }
          """)
    case .completesFalse:
      MistakeExplanation(
        text: """
          Nothing appears, and the app goes on. UIKit has nothing to report: false says that the transition did not \
          take place.
          """,
        remedy: """
          context.containerView.addSubview(view)
          context.completeTransition(!context.transitionWasCancelled)
          """)
    case .completesAtOnce:
      MistakeExplanation(
        text: """
          The old screen is gone, and no new one is there. UIKit takes the animator at its word: true says that it \
          has led where it was to lead.
          """,
        remedy: """
          context.containerView.addSubview(view)
          context.completeTransition(true)
          """)
    case .forgetsPop:
      MistakeExplanation(
        text: """
          Black, and it stays black: nobody puts back what lay below on a stack. UIKit leaves that view to the \
          animator, on the pop as on the push.
          """,
        remedy: """
          if let view = context.view(forKey: .to) {  // on the pop, too
            context.containerView.addSubview(view) }
          """)
    case .forgetsDismissal:
      MistakeExplanation(
        text: """
          Black for as long as the animation takes, then the old screen is back: what lies below a full-screen modal \
          is restored by UIKit when all is over, which is why it does not complain.
          """,
        remedy: """
          if let view = context.view(forKey: .to) {
            context.containerView.insertSubview(view, at: 0) }
          """)
    case .leavesFrameEmpty:
      MistakeExplanation(
        text: """
          Nothing is to be seen of the animation. loadView made a UIView without a frame, and initialFrame of what \
          comes is zero: it starts from nothing. To UIKit a view without a size is a view like any other.
          """,
        remedy: """
          if let to = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: to) }
          """)
    case .takesPresenter:
      MistakeExplanation(
        text: """
          Black, and it stays black: with this style the screen below never left its place. Taken into the container it goes with \
          it, and UIKit, silent, does not put it back.
          """,
        remedy: """
          if let view = context.view(forKey: .to) {  // nil: it stays
            context.containerView.insertSubview(view, at: 0) }
          """)
    case .neverCompletes:
      MistakeExplanation(
        text: """
          All looks well, and no touch is answered any more. UIKit waits: it has no time limit, since a finger may \
          hold a transition for as long as it likes.
          """,
        remedy: """
          } completion: { _ in  // on every way out of the animator
            context.completeTransition(!context.transitionWasCancelled) }
          """)
    case .completesTwice:
      MistakeExplanation(
        text: """
          Nothing is to be seen. To UIKit the second call goes to an object that has done its work; where two \
          animations complete one transition, the first to end has ended it too early.
          """,
        remedy: """
          } completion: { _ in  // of the animation that ends last
            context.completeTransition(!context.transitionWasCancelled) }
          """)
    case .takesLonger:
      MistakeExplanation(
        text: """
          UIKit checks no clock. What goes alongside takes as long, but the bar, and what a finger leaves over, the \
          declared time.
          """,
        remedy: """
          let duration = transitionDuration(using: context)
          UIView.animate(withDuration: duration) { … }
          """)
    case .jumps:
      MistakeExplanation(
        text: """
          Half-way the screen snaps back to its size. Core Animation does not know what was meant to be seen, and \
          shows the view’s own value once an animation is over.
          """,
        remedy: """
          view.transform = small  // before the animation
          UIView.animate(withDuration: duration) { view.transform = .identity }
          """)
    case .leavesTransform:
      MistakeExplanation(
        text: """
          The screen stays smaller than the window. A transform is anyone’s to set, and UIKit puts back only what it \
          has moved itself.
          """,
        remedy: """
          view.transform = .identity  // in the completion, and then
          context.completeTransition(!context.transitionWasCancelled)
          """)
    case .waitsForFinger:
      MistakeExplanation(
        text: """
          Nothing moves, and no touch is answered any more. To UIKit a finger rests on the screen that will go on in a \
          moment; but a button has begun it, and nobody moves it.
          """,
        remedy: """
          // interactionControllerForPresentation(using:)
          gestureIsUnderWay ? interaction : nil
          """)
    case .tellsOfAppearance:
      MistakeExplanation(
        text: """
          The new screen’s viewDidAppear comes too early. UIKit has told it already, drops the second begin, and logs \
          that they do not balance.
          """,
        remedy: """
          // No begin- and endAppearanceTransition here:
          // they are for the children of a container of one’s own.
          """)
    case .presentsMeanwhile:
      MistakeExplanation(
        text: """
          The first screen comes, the second never does, nor is its completion called. UIKit writes a line to the \
          log, and drops the request.
          """,
        remedy: """
          present(first, animated: true) {
            first.present(second, animated: true) }
          """)
    case .presentsFromOutside:
      MistakeExplanation(
        text: """
          Nothing happens: whoever presents has no place in the window yet, as in viewDidLoad. UIKit writes a line \
          to the log, and drops the request.
          """,
        remedy: """
          override func viewDidAppear(_ animated: Bool) {
            present(next, animated: true) }
          """)
    case .presentsTwice:
      MistakeExplanation(
        text: """
          A screen can be in one place only. UIKit raises an exception, which names neither the screen’s owner nor \
          the way out; here the request is dropped.
          """,
        remedy: """
          let next = ArrivedViewController()  // another one
          presentedViewController?.present(next, animated: true)
          """)
    case .pushesTwice:
      MistakeExplanation(
        text: """
          A screen is on a stack once. UIKit raises an exception for the second push; here the stack stays as it \
          was.
          """,
        remedy: """
          let next = ArrivedViewController()  // another one
          navigationController?.pushViewController(next, animated: true)
          """)
    case .selectsNoTab:
      MistakeExplanation(
        text: """
          The tab stays as it was. UIKit passes over an index that is out of range, since tabs may come later, and \
          raises an exception for a screen that is none of them.
          """,
        remedy: """
          let tabs = tabBarController.viewControllers ?? []
          if tabs.indices.contains(index) { tabBarController.selectedIndex = index }
          """)
    case .pointsAtNothing:
      MistakeExplanation(
        text: """
          The popover lies in the middle, without an arrow. UIKit raises an exception as the presentation begins: where it is \
          to point is for the presenter to say.
          """,
        remedy: """
          popover.sourceView = button
          popover.sourceRect = button.bounds
          """)
    case .none:
      MistakeExplanation(
        text: """
          To compare: the view is added, has its frame, and the transition is completed once.
          """,
        remedy: "")
    }
  }
}
