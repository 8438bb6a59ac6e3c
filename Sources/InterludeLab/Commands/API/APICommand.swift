import ArgumentParser
import MotionQA

/// `interlude api [TYPE]`
struct APICommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Tell which public members of UIKit's classes and protocols are here, and which are not.",
    usage: Usage.of("api", "[<type>]"),
    discussion: """
      Without a type, all that are here are listed, with the number of their members. A member is one that the iOS 17 SDK \
      declares for the type itself and has not deprecated; what it inherits stands under the type that declares it.
      """)

  @Argument(help: ArgumentHelp("A class or protocol, such as UIView.", valueName: "type"))
  var type: String?

  @MainActor func run(in lab: Lab) throws {
    let types = TypeMembers.all
    guard let type else { return try lab.answer(Self.overview(of: types)) }
    guard let members = types.first(where: { $0.type == type }) else {
      let names = types.map(\.type)
      throw ValidationError(
        "There is no \(type) here.\(Suggestion.question(for: type, among: names)) `interlude api` lists what is."
      )
    }
    try lab.answer(members.description)
  }

  /// A line for each type.
  static func overview(of types: [TypeMembers]) -> String {
    let width = types.map(\.type.count).max() ?? 0
    return types.map { members in
      let name = members.type.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let absent = members.absent.isEmpty ? "" : ", \(members.absent.count) absent"
      return "\(name)\(members.there.count) there\(absent)"
    }.joined(separator: "\n")
  }
}
