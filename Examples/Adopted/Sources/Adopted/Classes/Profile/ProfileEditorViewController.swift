import UIKit

@objc protocol ProfileEditorDelegate: AnyObject {
    @objc optional func profileEditor(_ editor: ProfileEditorViewController, didSave initials: String)
    @objc optional func profileEditorDidCancel(_ editor: ProfileEditorViewController)
}

@objcMembers
class ProfileEditorViewController: UIViewController {
    weak var delegate: ProfileEditorDelegate?
    var initials = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        let save = UIButton(type: .system)
        save.frame = CGRect(x: 120, y: 300, width: 150, height: 44)
        save.setTitle("Save", for: .normal)
        save.addTarget(self, action: #selector(ProfileEditorViewController.save), for: .touchUpInside)
        let cancel = UIButton(type: .system)
        cancel.frame = CGRect(x: 120, y: 360, width: 150, height: 44)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addTarget(self, action: Selector("cancel:"), for: .touchUpInside)
        view.addSubview(save)
        view.addSubview(cancel)
    }

    func save() {
        delegate?.profileEditor?(self, didSave: initials.uppercased() + "!")
    }

    func cancel(_ sender: UIButton) {
        if let didCancel = delegate?.profileEditorDidCancel {
            didCancel(self)
        } else {
            dismiss(animated: true) { Log.write("cancelled") }
        }
    }
}
