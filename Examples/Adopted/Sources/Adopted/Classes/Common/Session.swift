import Foundation

@objc enum SessionState: Int {
    case signedOut, signedIn, expired
}

@objc(ADSession)
@objcMembers
class Session: NSObject {
    static let didChange = Notification.Name("SessionDidChange")
    static let shared = Session()

    dynamic private(set) var state: SessionState = .signedOut
    private var expiry: Timer?

    func signIn() {
        state = .signedIn
        expiry = Timer(timeInterval: 60, target: self, selector: #selector(expire), userInfo: "expired", repeats: false)
        RunLoop.main.add(expiry!, forMode: .common)
        NotificationCenter.default.post(
            name: Session.didChange, object: self, userInfo: [#keyPath(Session.state): state.rawValue])
    }

    func expire(_ timer: Timer) {
        state = .expired
        Log.write("session \(timer.userInfo as? String ?? "?")")
        NotificationCenter.default.post(name: Session.didChange, object: self)
    }

    func expireNow() { expiry?.fire() }
}
