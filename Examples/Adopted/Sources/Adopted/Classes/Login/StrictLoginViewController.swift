import UIKit

final class StrictLoginViewController: LoginViewController {
    var minimumLength: Int { return 5 }

    override func formValidator(_ validator: FormValidator, changedTo isValid: Bool) {
        super.formValidator(validator, changedTo: isValid)
        Log.write("strictly")
    }
}

extension StrictLoginViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let twice = UITapGestureRecognizer(target: nameField, action: #selector(UITextField.selectAllText))
        twice.numberOfTapsRequired = 2
        twice.numberOfTouchesRequired = 2
        view.addGestureRecognizer(twice)
    }

    override func textChanged(_ sender: UITextField) {
        sender.text = sender.text?.lowercased()
        super.textChanged(sender)
    }
}
