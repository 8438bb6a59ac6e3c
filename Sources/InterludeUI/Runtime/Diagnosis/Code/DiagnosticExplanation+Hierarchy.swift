/// Views and controllers inside each other.
nonisolated extension DiagnosticExplanation {
  static let viewInsideItself = Self(
    title: "A view is made a subview of itself or of a view inside it",
    reason: "A hierarchy is a tree. UIKit raises an exception; here the view stays where it was.",
    remedy: "Add it to a view that it does not contain.")

  static let impossibleChildTransition = Self(
    title: "A transition between children that cannot be made",
    reason: """
      transition(from:to:duration:options:animations:completion:) needs two children of the controller that is asked, the first \
      with its view in a superview, and tells them that they appear and disappear; a container that forwards appearance by hand \
      would tell them again. UIKit raises an exception; here nothing happens.
      """,
    remedy: """
      Call addChild(_:) for both and add the first one's view; in a container that forwards appearance by hand, animate with \
      UIView.animate between beginAppearanceTransition and endAppearanceTransition.
      """)

  static let traitsOfNoChild = Self(
    title: "Traits are overridden for a controller that is no child",
    reason:
      "A container decides about the traits of its children, and of no other controller: the override would never be looked at.",
    remedy: "Call addChild(_:) first.")

  static let childOfItself = Self(
    title: "A controller is made a child of itself or of one inside it",
    reason: "Containment is a tree, as the hierarchy of views is. Here the controller stays where it was.",
    remedy: "Add it to a controller that it does not contain.")

  static let impossiblePages = Self(
    title: "A page view controller is given another number of pages than it shows",
    reason: """
      Pages that scroll show one view controller at a time. For none or several UIKit raises an exception; here the page on show \
      stays.
      """,
    remedy: "Set the one page that is to show. The data source knows those before and after it.")
}

/// Constraints.
nonisolated extension DiagnosticExplanation {
  static let contradiction = Self(
    title: "Constraints that cannot hold together",
    reason: """
      UIKit logs "Unable to simultaneously satisfy constraints" with a list, breaks one of them and goes on; which one, and what \
      it looks like then, is not the code's choice.
      """,
    remedy: """
      Remove one of them or give it a priority below required. If the list has sizes and places that came from a frame, set \
      translatesAutoresizingMaskIntoConstraints to false.
      """)

  static let noCommonAncestor = Self(
    title: "A constraint between views that are in no common hierarchy",
    reason: """
      Places of two views can be compared only in a view that contains both. UIKit raises an exception; here the constraint \
      stays inactive.
      """,
    remedy: "Add both views to their superviews first, and activate the constraint then.")

  static let attributesDoNotCompare = Self(
    title: "A constraint whose attributes do not compare",
    reason: """
      A width is no place, and a horizontal place no vertical one. UIKit raises an exception; here the constraint stays inactive.
      """,
    remedy: "Relate sizes to sizes or numbers, and places to places of another item along the same axis.")

  static let priorityOfActiveConstraint = Self(
    title: "An active constraint becomes required, or ceases to be",
    reason: """
      What is required and what is only wished for are solved apart from each other. UIKit raises an exception; here the \
      priority stays.
      """,
    remedy: "Set the priority before activating the constraint, or use 999 in place of required.")

  static let wrongHolder = Self(
    title: "A constraint is added to a view that does not contain its items",
    reason:
      "A view holds constraints between itself and what is inside it. UIKit raises an exception; here it is not added.",
    remedy: "Set isActive to true instead, which finds the right view.")

  static let unreadableFormat = Self(
    title: "A visual format that cannot be read",
    reason: """
      Its mistakes show only when the line runs, since it is a string. UIKit raises an exception with the place; here no \
      constraint is made.
      """,
    remedy: "Write it as in H:|-[name(100)]-8-[other]-|, with names that are in views and metrics; or use anchors.")
}

/// Actions by the names of methods.
nonisolated extension DiagnosticExplanation {
  static let noActionTarget = Self(
    title: "An action is sent to an object that cannot take it",
    reason: """
      On a device the Objective-C runtime finds the method of a selector, and raises "unrecognized selector" when there is none. \
      That runtime is not here: a target adopts ActionTarget to take actions by name.
      """,
    remedy: "Let the target adopt ActionTarget and call the method in perform(_:with:), or use a UIAction.")

  static let unknownAction = Self(
    title: "An action that the target does not have",
    reason: """
      The target adopts ActionTarget, and its perform(_:with:) knows no such name: on a device this is "unrecognized selector \
      sent to instance".
      """,
    remedy: "Add a case of that name to its perform(_:with:), or spell the selector as that does.")

  static let notObserved = Self(
    title: "A key path that cannot be observed, or a change that no one handles",
    reason: """
      On a device the Objective-C runtime tells of every property. Here the values of a layer are looked at after each of its \
      changes: only what moves or fades a view or a layer can be observed, and only by classes that have \
      observeValue(forKeyPath:of:change:context:) to override. UIKit raises an exception for a key path that is not there, an \
      observer that is not, and a change that reaches NSObject.
      """,
    remedy:
      "Observe with observe(_:options:changeHandler:), or in an observer that is a view, a controller or another responder."
  )
}
