import UIKit

class DeckViewController: BaseViewController, CardViewDelegate {
    @IBOutlet var titleLabel: UILabel!
    let card = CardView(frame: CGRect(x: 100, y: 300, width: 120, height: 160))
    var returns = true

    override func viewDidLoad() {
        super.viewDidLoad()
        card.delegate = self
        view.addSubview(card)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self,
            action: #selector(add(_:)))
    }

    @IBAction func add(_ sender: UIBarButtonItem) {
        Log.write("add \(sender.title ?? "")")
    }

    func cardViewDidAppear(_ cardView: CardView) { Log.write("appeared") }

    func cardView(_ cardView: CardView, shouldReturnFrom point: CGPoint) -> Bool {
        Log.write("asked")
        return returns
    }

    func cardViewDidTap(_ cardView: CardView) { Log.write("delegate tapped") }
}

class ZoomDeckViewController: DeckViewController {
    override func add(_ sender: UIBarButtonItem) {
        super.add(sender)
        Log.write("zoom add")
    }

    override func cardViewDidTap(_ cardView: CardView) {
        super.cardViewDidTap(cardView)
        Log.write("zoom tapped")
    }

    // More than the class above implements.
    func cardView(_ cardView: CardView, didMoveTo point: CGPoint) { Log.write("moved") }
    var cardCornerRadius: CGFloat { 20 }
}
