import Foundation

@objcMembers
class Post: NSObject {
    let title: String
    dynamic var likes: Int
    dynamic var isRead = false

    init(title: String, likes: Int = 0) {
        self.title = title
        self.likes = likes
        super.init()
    }

    static let likeKeys: Set<String> = [#keyPath(Post.likes), #keyPath(Post.isRead)]
}

extension Notification.Name {
    static let postDidChange = Notification.Name("PostDidChange")
}
