/// Calls a closure, and hands on what it returns or throws. Objects go here when nobody holds them any more, so that there is no
/// pool to drain.
public nonisolated func autoreleasepool<E: Error, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
