/// Calls a closure, and hands on what it returns or throws. An object is freed with the last reference to it, so that there is no pool
/// to drain.
public nonisolated func autoreleasepool<E: Error, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
