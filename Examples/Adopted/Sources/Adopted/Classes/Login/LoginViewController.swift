import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate, FormValidatorDelegate {
    @IBOutlet var nameField: UITextField!
    @IBOutlet var passwordField: UITextField!
    @IBOutlet weak var signInButton: UIButton!
    let validator = FormValidator()
    private var timeout: Timer?

    override func loadView() {
        super.loadView()
        view.backgroundColor = .white
        nameField = PaddedTextField(frame: CGRect(x: 40, y: 100, width: 310, height: 44))
        passwordField = PaddedTextField(frame: CGRect(x: 40, y: 160, width: 310, height: 44))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 220, width: 310, height: 44)
        button.setTitle("Sign in", for: .normal)
        for view in [nameField, passwordField, button] as [UIView] { self.view.addSubview(view) }
        signInButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        validator.delegate = self
        signInButton.isEnabled = false
        for field in [nameField, passwordField] {
            field?.delegate = self
            field?.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        }
        signInButton.addTarget(self, action: #selector(LoginViewController.signIn(_:forEvent:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(editingBegan), name: UITextField.textDidBeginEditingNotification, object: nil)
    }

    @IBAction func textChanged(_ sender: UITextField) {
        validator.check(nameField.text, passwordField.text)
    }

    @objc func editingBegan(_ notification: Notification) {
        guard let field = notification.object as? UITextField, field.isDescendant(of: view) else { return }
        Log.write(field === nameField ? "name begins" : "password begins")
    }

    @IBAction func signIn(_ sender: UIButton, forEvent event: UIEvent) {
        view.endEditing(true)
        Log.write("sign in \(nameField.text ?? "")")
        timeout = Timer.scheduledTimer(
            timeInterval: 10, target: self, selector: #selector(timedOut(timer:)), userInfo: nil, repeats: false)
        timeout?.fire()
    }

    @objc private func timedOut(timer: Timer) { Log.write("timed out") }

    func formValidator(_ validator: FormValidator, changedTo isValid: Bool) {
        signInButton.isEnabled = isValid
        Log.write("valid \(isValid)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == nameField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }
}
