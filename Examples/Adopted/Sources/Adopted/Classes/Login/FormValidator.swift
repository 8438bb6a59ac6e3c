import Foundation

@objc protocol FormValidatorDelegate: NSObjectProtocol {
    @objc optional func formValidator(_ validator: FormValidator, changedTo isValid: Bool)
    @objc optional var minimumLength: Int { get }
}

@objcMembers
public class FormValidator: NSObject {
    weak var delegate: FormValidatorDelegate?
    public private(set) dynamic var isValid = false

    public func check(_ name: String?, _ password: String?) {
        let least = delegate?.minimumLength ?? 3
        let now = (name ?? "").count >= least && (password ?? "").count >= least
        guard now != isValid else { return }
        isValid = now
        delegate?.formValidator?(self, changedTo: now)
    }
}
