/// The version of Foundation. Apple's documentation does not say iOS 17's: here it is above all that have a name.
public nonisolated let NSFoundationVersionNumber = 2000.0
/// That of iOS 7.0. This one and the next are those of Foundation's header.
public nonisolated let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// That of iOS 7.1.
public nonisolated let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// That of iOS 8.0.
public nonisolated let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// That of iOS 9.0.
public nonisolated let NSFoundationVersionNumber_iOS_9_0 = 1240.1
