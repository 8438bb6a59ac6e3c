import UIKit

class FeedViewController: UITableViewController {
    var posts = (1...30).map { Post(title: "Post \($0)") }
    private let transitioning = BottomSheetTransitioning()
    private var observations: [NSKeyValueObservation] = []
    lazy var header = FeedHeaderView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
        tableView.rowHeight = 60
        tableView.tableHeaderView = header
        observations.append(
            tableView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
                guard let old = change.oldValue, let new = change.newValue else { return }
                self?.header.scrolled(from: old.y, to: new.y)
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(showFilter(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(FeedViewController.postChanged(_:)), name: .postDidChange, object: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return posts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.reuseIdentifier, for: indexPath) as! PostCell
        cell.delegate = self
        cell.show(posts[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        posts[indexPath.row].isRead = true
        Log.write("read \(posts[indexPath.row].title)")
    }

    @IBAction func showFilter(_ sender: UIBarButtonItem?) {
        let filter = FilterViewController()
        filter.delegate = self
        filter.modalPresentationStyle = .custom
        filter.transitioningDelegate = transitioning
        transitioning.sheetDelegate = self
        present(filter, animated: true, completion: nil)
    }

    @objc private func postChanged(_ notification: Notification) {
        guard let post = notification.object as? Post, let row = posts.firstIndex(of: post) else { return }
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
}

// MARK: - PostCellDelegate

extension FeedViewController: PostCellDelegate {
    func postCellDidLike(_ cell: PostCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        let post = posts[indexPath.row]
        post.likes += 1
        Log.write("liked \(post.title): \(post.likes)")
        NotificationCenter.default.post(name: .postDidChange, object: post)
    }
}

// MARK: - Filtering

extension FeedViewController: FilterViewControllerDelegate, BottomSheetDelegate {
    func filterViewController(_ controller: FilterViewController, didChoose name: String) {
        Log.write("filter \(name)")
    }

    func bottomSheetDidClose(_ sheet: BottomSheetPresentationController) { Log.write("sheet closed") }
}
