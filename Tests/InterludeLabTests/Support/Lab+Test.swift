import InterludeUI
import MotionQA

@testable import InterludeLab

/// A lab with two scenes, without fonts, whose words are kept.
final class TestLab {
  private(set) var answers: [String] = []
  private(set) var remarks: [String] = []
  private(set) var lab: Lab!

  init() throws {
    let scenes = [
      Scene(
        name: "slide", title: "Slide", summary: "A bar slides",
        script: InputScript(duration: 1, [.tap("slide", at: 0.25)]), makeViewController: SlideViewController.init),
      Scene(
        name: "still", title: "Still", summary: "Nothing moves", script: InputScript(duration: 1, []),
        makeViewController: UIViewController.init),
    ]
    let equipment = Equipment(textRenderer: BlockText(), images: ImageStore(remark: { _ in }))
    lab = try Lab(
      scenes: scenes, equipment: equipment, answer: { [weak self] in self?.answers.append($0) },
      remark: { [weak self] in self?.remarks.append($0) })
  }

  /// Runs a command line as the program would; the error's words and exit status when it fails.
  func run(_ arguments: String...) -> (message: String, status: Int32)? {
    do {
      try Interlude.run(arguments: arguments) { self.lab }
      return nil
    } catch {
      return (RootCommand.message(for: error), RootCommand.exitCode(for: error).rawValue)
    }
  }
}

/// Text as blocks: each character is half an em wide and leaves no mark.
final class BlockText: TextRenderer {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: 0.8 * size, descender: -0.2 * size, lineHeight: size, capHeight: 0.7 * size, xHeight: 0.5 * size)
  }

  func width(of string: String, font: FontDescriptor) -> CGFloat { CGFloat(string.count) * font.pointSize / 2 }

  func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
    nil
  }
}
