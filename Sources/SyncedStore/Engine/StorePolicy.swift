/// The rules that keep edits safe, each of which a test can switch off to see that it is needed.
package struct StorePolicy: Sendable {
  /// Keep the joined state on this computer before it goes to the folder.
  package var keepsReplica = true
  /// Take in conflict copies.
  package var readsCopies = true
  /// Swap the new file with the old one and look at what came out.
  package var swaps = true
  /// Flush what was written to the disk.
  package var flushes = true
  /// Stamp an edit above every stamp it replaces, whatever the clock says.
  package var outstampsWhatItReplaces = true
  /// Leave a file alone that says the right thing in another form.
  package var toleratesOtherForms = true
  /// Make and repair nothing through a link.
  package var distrustsLinks = true
  /// Write the same bytes for the same state, whoever writes.
  package var hidesAuthor = true

  /// The rules as they should be.
  package init() {}
}
