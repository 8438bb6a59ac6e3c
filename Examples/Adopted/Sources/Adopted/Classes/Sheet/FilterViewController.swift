import UIKit

@objc protocol FilterViewControllerDelegate: NSObjectProtocol {
    func filterViewController(_ controller: FilterViewController, didChoose name: String)
    @objc optional func filterViewControllerDidClear(_ controller: FilterViewController)
}

class FilterViewController: UIViewController {
    weak var delegate: FilterViewControllerDelegate?
    @IBOutlet weak var newestButton: UIButton!
    @IBOutlet weak var clearButton: UIButton!

    override func loadView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 240))
        root.backgroundColor = .white
        let (newest, clear) = (UIButton(type: .system), UIButton(type: .system))
        newest.frame = CGRect(x: 20, y: 20, width: 150, height: 44)
        clear.frame = CGRect(x: 20, y: 80, width: 150, height: 44)
        newest.setTitle("Newest", for: .normal)
        clear.setTitle("Clear", for: .normal)
        root.addSubview(newest)
        root.addSubview(clear)
        newestButton = newest
        clearButton = clear
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 0, height: 240)
        newestButton.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
        clearButton.addTarget(self, action: #selector(FilterViewController.clear), for: .touchUpInside)
    }

    @IBAction func choose(_ sender: UIButton) {
        delegate?.filterViewController(self, didChoose: sender.title(for: .normal) ?? "")
        dismiss(animated: true, completion: nil)
    }

    @IBAction func clear() {
        if delegate?.responds(to: #selector(FilterViewControllerDelegate.filterViewControllerDidClear(_:))) == true {
            delegate?.filterViewControllerDidClear?(self)
        } else {
            Log.write("nothing to clear")
        }
    }
}
