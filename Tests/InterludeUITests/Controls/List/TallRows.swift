import InterludeUI

/// A cell of automatic height: 20 more than its box.
final class TallRow: UITableViewCell {
  lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  private let box = UIView(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), height,
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

/// A hundred of them, 60 and 80 high by turns.
final class TallRowData: NSObject, UITableViewDataSource {
  var asked = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    (cell as? TallRow)?.height.constant = indexPath.row.isMultiple(of: 2) ? 40 : 60
    return cell
  }
}
