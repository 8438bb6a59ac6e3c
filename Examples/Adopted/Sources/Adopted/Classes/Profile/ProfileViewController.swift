import UIKit

class ProfileViewController: BaseViewController {
    @IBOutlet weak var avatar: AvatarView!
    @IBOutlet weak var editButton: UIButton!
    let menuTransition = MenuAnimator()

    override func loadView() {
        super.loadView()
        let avatar = AvatarView(frame: CGRect(x: 145, y: 120, width: 100, height: 100))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 120, y: 260, width: 150, height: 44)
        button.setTitle("Edit", for: .normal)
        view.addSubview(avatar)
        view.addSubview(button)
        (self.avatar, editButton) = (avatar, button)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        editButton.addTarget(self, action: #selector(edit(_:)), for: .touchUpInside)
        // To whoever is up the chain: the app's delegate.
        let help = UIButton(type: .system)
        help.frame = CGRect(x: 120, y: 600, width: 150, height: 44)
        help.setTitle("Help", for: .normal)
        help.addTarget(nil, action: #selector(AppDelegate.showHelp(_:)), for: .touchUpInside)
        view.addSubview(help)
    }

    @IBAction func edit(_ sender: UIButton) {
        performSegue(withIdentifier: "edit", sender: avatar.initials)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? ProfileEditorViewController else { return }
        editor.initials = sender as? String ?? ""
        editor.delegate = self
    }
}

extension ProfileViewController: ProfileEditorDelegate {
    func profileEditor(_ editor: ProfileEditorViewController, didSave initials: String) {
        avatar.initials = initials
        Log.write("saved \(initials)")
        dismiss(animated: true)
    }

    override func applyTheme() {
        super.applyTheme()
        Log.write("profile theme")
    }
}
