import UIKit

@objc protocol PostCellDelegate: AnyObject {
    @objc optional func postCellDidLike(_ cell: PostCell)
    @objc optional func postCell(_ cell: PostCell, titleFor likes: Int) -> String?
}

class PostCell: UITableViewCell {
    static let reuseIdentifier = "PostCell"
    weak var delegate: PostCellDelegate?
    @IBOutlet var likeButton: UIButton!
    @IBOutlet var titleLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        likeButton = UIButton(type: .system)
        likeButton.frame = CGRect(x: 290, y: 10, width: 80, height: 40)
        likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
        contentView.addSubview(likeButton)
        titleLabel = UILabel(frame: CGRect(x: 16, y: 10, width: 260, height: 40))
        contentView.addSubview(titleLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }

    func show(_ post: Post) {
        titleLabel.text = post.title
        let title = delegate?.postCell?(self, titleFor: post.likes) ?? "♥ \(post.likes)"
        likeButton.setTitle(title, for: .normal)
    }

    @IBAction func like() {
        delegate?.postCellDidLike?(self)
    }
}
