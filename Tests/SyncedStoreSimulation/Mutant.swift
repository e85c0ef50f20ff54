package import SyncedStore

/// A store with one rule switched off.
///
/// Each must fail in the simulation.
package enum Mutant: String, CaseIterable, Sendable {
  /// Nothing is kept on this computer.
  case noReplica
  /// Conflict copies are left lying.
  case ignoresCopies
  /// The file names who wrote it.
  case namesAuthor
  /// Stamps are what the clock says.
  case trustsClock
  /// The new file is renamed over the old one.
  case renames
  /// Nothing is flushed.
  case neverFlushes
  /// A file in another form is written anew.
  case rewritesForms
  /// What a link leads to is made and repaired.
  case followsLinks

  /// The rules without the one.
  package var policy: StorePolicy {
    var policy = StorePolicy()
    switch self {
    case .noReplica: policy.keepsReplica = false
    case .ignoresCopies: policy.readsCopies = false
    case .namesAuthor: policy.hidesAuthor = false
    case .trustsClock: policy.outstampsWhatItReplaces = false
    case .renames: policy.swaps = false
    case .neverFlushes: policy.flushes = false
    case .rewritesForms: policy.toleratesOtherForms = false
    case .followsLinks: policy.distrustsLinks = false
    }
    return policy
  }
}
