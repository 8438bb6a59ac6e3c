import Foundation
import InterludeUI
import Testing

/// What a finger can take away, as the scenes promise it.
struct DraggableTests {
  @Test(arguments: await SceneTransition.all)
  func aScreenWhoseDelegateOffersAnInteractionCanBeDraggedAway(transition: SceneTransition) throws {
    let world = try SceneWorld(of: transition.scene)
    try world.tap(transition.button, at: 1)
    world.pass(until: 4)
    let isOffered = world.interactionController(after: transition.operation) != nil
    #expect(!isOffered || Draggable.pulled.contains { $0.transition.description == transition.description })
  }

  /// `Scripts/drag-test` does the same drags in a real window: a line for each, with the scene, where the finger comes down, how far
  /// it goes to leave the window, what brings the screen, and by which button.
  @Test func theDragsThatLeadBackAreListed() throws {
    let lines = Draggable.all.compactMap { drag -> String? in
      guard drag.leadsHome, case .drag(let place, let way) = drag.grasp else { return nil }
      // The picture of a drag is taken at 65 % of its way, where the finger is still in the window.
      let length = (way.dy > 0 ? 840 - place.y : way.dx > 0 ? 388 - place.x : place.x) / 0.65
      let numbers = [place.x, place.y, way.dx * length, way.dy * length].map { "\(Int($0))" }
      return ([drag.transition.scene] + numbers + [drag.transition.operation.rawValue, drag.transition.button]).joined(
        separator: " ")
    }
    #expect(!lines.isEmpty)
    Attachment.record(Data((lines.joined(separator: "\n") + "\n").utf8), named: "drags.txt")
  }
}
