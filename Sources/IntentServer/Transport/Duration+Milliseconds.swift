extension Duration {
  /// Whole milliseconds, rounded towards zero.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
