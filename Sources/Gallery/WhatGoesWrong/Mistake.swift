/// What people forget in an animator, and what UIKit does not tell them.
enum Mistake: CaseIterable {
  case addsNothing, completesAtOnce, leavesFrameEmpty

  var identifier: String {
    switch self {
    case .addsNothing: "mistake-adds-nothing"
    case .completesAtOnce: "mistake-completes-at-once"
    case .leavesFrameEmpty: "mistake-empty-frame"
    }
  }

  var title: String {
    switch self {
    case .addsNothing: "Forget to add the new view"
    case .completesAtOnce: "Complete without the new view"
    case .leavesFrameEmpty: "Leave its frame empty"
    }
  }
}
