extension StoreEngine {
  /// Sentences that everybody who uses the data should hear.
  var notices: [String] {
    var notices: [String] = []
    let now = setup.clock.milliseconds
    let newest = state.newest.milliseconds
    if newest > now + 86_400_000 {
      notices.append(
        "This computer's clock says \(CivilTime(milliseconds: max(now, 0)).date), but there are "
          + "changes dated \(CivilTime(milliseconds: newest).date). Check the date on your devices."
      )
    }
    switch file.standing {
    case .notDownloaded: notices.append(StoreError.notDownloaded(path: namedPath).description)
    case .unreadable(let error):
      notices.append(
        "\(namedPath) cannot be read (\(error.reason)); this is what this computer knew last.")
    case .broken:
      notices.append(
        "\(namedPath) is damaged; this is what this computer knew last, with the lines that could "
          + "be read.")
    case .missing where !state.isEmpty:
      notices.append("\(namedPath) is missing; this is what this computer knew last.")
    case .unseen, .missing, .whole, .foreign, .tooNew, .notAFile: break
    }
    if state.header.needsToWrite > schema.version {
      notices.append(StoreError.tooNewToWrite(path: namedPath).description)
    }
    if rest.truce(at: files.time()) != nil {
      notices.append(
        "Another program keeps changing \(namedPath) back, so for a while changes are brought into "
          + "it only when you make one here.")
    }
    return notices
  }

  mutating func report() -> StoreReport {
    look()
    withLock { engine in _ = engine.keepReplica() }
    let copies = folder.copies.filter { if case .copy = $0.kind { true } else { false } }
    let quarantine = place?.state.map { list($0.quarantinePath) } ?? []
    return StoreReport(
      file: place?.file ?? namedPath,
      permissions: file.status.map { String($0.mode, radix: 8) },
      stateFolder: replica.problem == nil ? place?.state?.path : nil,
      counts: schema.sections.map { section in
        .init(section: section.name, records: state[section.name].visible.count)
      },
      copies: copies.map(\.name), quarantine: quarantine,
      hasUnpublishedEdits: !file.isUpToDate && !state.isEmpty,
      advice: notices + advice(copies: copies, quarantine: quarantine))
  }

  private func list(_ folder: String) -> [String] {
    ((try? files.list(folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  private func advice(copies: [SeenCopy], quarantine: [String]) -> [String] {
    var advice: [String] = []
    do {
      try checkReadable()
    } catch {
      advice.append(error.description)
    }
    if let problem = replica.problem {
      advice.append(
        "No safety copy is kept on this computer (\(problem)). Edits still reach the file, but one "
          + "that the sync service drops is lost. Make that folder writable.")
    }
    if !file.isUpToDate, !state.isEmpty {
      advice.append(
        "Some changes are on this computer only"
          + (rest.problem.map { ": \($0)." } ?? ", not in the folder yet.")
          + " They are brought there with the next change, or by a server that runs.")
    }
    if let mode = file.status?.mode, mode & 0o077 != 0 {
      advice.append(
        "Other users of this computer can read \(namedPath); `chmod 600` keeps it private.")
    }
    for copy in copies {
      switch copy.standing {
      case .joined where copy.isRemovable: break
      case .joined:
        advice.append(
          "Everything in \(copy.name) is in \(schema.fileName) too; remove it if you do not need it."
        )
      case .broken, .left:
        advice.append("\(copy.name) could not be read as a copy of \(schema.fileName); look at it.")
      }
    }
    if !quarantine.isEmpty {
      advice.append(
        "Damaged bytes were kept for you to look at; remove them when you do not need them.")
    }
    return advice
  }
}
