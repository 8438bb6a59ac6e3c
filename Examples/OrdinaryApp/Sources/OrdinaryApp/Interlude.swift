import InterludeLab
import InterludeUI
import MotionQA

// What stands in an Info.plist and a storyboard elsewhere.
extension AppDelegate {
    static func main() {
        UIStoryboard.define("Main") { main in
            main.scene("Greeting", ViewController.self, isInitial: true) { controller in
                let label = UILabel(frame: CGRect(x: 45, y: 380, width: 300, height: 60))
                label.font = .systemFont(ofSize: 40, weight: .bold)
                label.textAlignment = .center
                label.accessibilityIdentifier = "greeting"
                controller.view.addSubview(label)
                controller.greetingLabel = label
            }
        }
        Interlude.run(scenes: [
            Scene(
                name: "ordinary-app", title: "An ordinary app", summary: "Begun by its delegates",
                script: InputScript(duration: 1, [.tap("more", at: 0.1)]),
                content: .app(AppManifest(delegate: AppDelegate(), sceneDelegate: SceneDelegate(), storyboard: "Main")))
        ])
    }
}
