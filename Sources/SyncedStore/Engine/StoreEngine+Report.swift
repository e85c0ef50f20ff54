extension StoreEngine {
  /// Sentences that everybody who uses the data should hear.
  var notices: [String] {
    var notices: [String] = []
    if let warning = clockWarning { notices.append(warning) }
    switch file.standing {
    case .notDownloaded: notices.append(StoreError.notDownloaded(path: namedPath).description)
    case .unreadable(let error) where isKnown:
      notices.append(
        "\(namedPath) cannot be read (\(reason(error))); this is what this computer knew last.")
    case .broken:
      notices.append(
        "\(namedPath) is damaged; this is what this computer knew last, with the lines that could "
          + "be read.")
    case .missing where !state.isEmpty:
      notices.append("\(namedPath) is missing; this is what this computer knew last.")
    case .misled(let why) where isKnown:
      notices.append(
        StoreError.misled(path: namedPath, why: why).description
          + " This is what this computer knew last.")
    case .unseen, .missing, .whole, .foreign, .tooNew, .notAFile, .misled, .unreadable: break
    }
    if state.header.needsToWrite > schema.version {
      notices.append(StoreError.tooNewToWrite(path: namedPath).description)
    }
    if schedule.backoff(at: files.time()) != nil {
      notices.append(
        "Another program keeps changing \(namedPath) back, so for a while changes are brought into "
          + "it only when you make one here.")
    }
    return notices
  }

  /// What to say when the clock of this computer cannot be right, or some device's was not.
  private var clockWarning: String? {
    let now = setup.clock.milliseconds
    let newest = state.newest.milliseconds
    let today = CivilTime(milliseconds: max(now, 0)).date
    if now < Self.earliestNow {
      return "This computer's clock says \(today), which cannot be. Check its date."
    }
    guard newest > now + 86_400_000 else { return nil }
    return "This computer's clock says \(today), but there are changes dated "
      + "\(CivilTime(milliseconds: newest).date). Check the date on your devices."
  }

  /// The beginning of 2025, before this program was written.
  private static let earliestNow = 1_735_689_600_000

  mutating func report() -> StoreReport {
    locate()
    look()
    withLock { engine in
      engine.keepReplica()
      // Whoever looks for a fault wants to hear what stands in the way now.
      _ = engine.publishAgain()
    }
    let copies = folder.copies.filter { if case .copy = $0.kind { true } else { false } }
    let quarantine = place?.state.map { list($0.quarantinePath) } ?? []
    let newest = state.newest.milliseconds
    return StoreReport(
      folder: reported(place?.folder ?? setup.folder), file: reported(place?.file ?? namedPath),
      stateFolder: replica.problem == nil ? place?.state.map { reported($0.path) } : nil,
      clock: (setup.clock.milliseconds, newest > 0 ? newest : nil),
      counts: schema.sections.map { section in
        .init(section: section.name, records: state[section.name].visible.count)
      },
      copies: copies.map(\.name), quarantine: quarantine, hasUnpublishedEdits: hasUnpublishedEdits,
      advice: advice(copies: copies, quarantine: quarantine))
  }

  private func reported(_ path: String) -> StoreReport.Place {
    let mode = (try? files.status(path))?.mode
    return .init(
      path: path, permissions: mode.map { String($0, radix: 8) },
      isOpenToOthers: mode.map { $0 & 0o007 != 0 } ?? false)
  }

  private var hasUnpublishedEdits: Bool {
    switch file.standing {
    case .unseen, .missing, .whole, .broken: !file.isUpToDate && !state.isEmpty
    case .notDownloaded, .foreign, .tooNew, .notAFile, .misled, .unreadable: isReplicaYounger
    }
  }

  private func list(_ folder: String) -> [String] {
    ((try? files.list(folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  private func advice(copies: [SeenCopy], quarantine: [String]) -> [String] {
    var advice = notices
    do throws(StoreError) {
      try checkReadable()
      try checkPath()
    } catch {
      // What can still be served was said as a notice.
      if !advice.contains(error.description) { advice.append(error.description) }
    }
    advice += placeAdvice
    if hasUnpublishedEdits {
      let reason = schedule.problem ?? obstacle()
      advice.append(
        "Some changes are on this computer only" + (reason.map { ": \($0)." } ?? ".")
          + " They are brought into the folder with the next change, or by a server that runs.")
    }
    advice += copies.compactMap { self.advice(on: $0) }
    if !quarantine.isEmpty {
      advice.append(
        "Damaged bytes were kept for you to look at; remove them when you do not need them.")
    }
    return advice
  }

  /// What is wrong with the places where the data is kept.
  private var placeAdvice: [String] {
    var advice: [String] = []
    if let problem = replica.problem {
      advice.append(
        "No safety copy is kept on this computer (\(problem)). Edits still reach the file, but one "
          + "that the sync service drops is lost. Make that folder writable.")
    }
    guard let place else { return advice }
    do {
      try files.checkWritable(existing(place.folder))
    } catch {
      advice.append(
        "\(place.folder) cannot be written: \(reason(error, at: place.folder)). Changes stay on this computer until it "
          + "can be.")
    }
    guard let state = place.state else { return advice }
    if "\(state.path)/".utf8.starts(with: "\(place.folder)/".utf8) {
      advice.append(
        "The state folder \(state.path) lies in the synced folder; choose one outside, since it is "
          + "for this computer alone.")
    }
    if let mode = (try? files.status(state.path))?.mode, mode & 0o077 != 0 {
      advice.append(
        "Other users of this computer can look into \(state.path); `chmod 700` keeps it private.")
    }
    return advice
  }

  /// The nearest folder on a path that is there.
  private func existing(_ path: String) -> String {
    if path == "/" || path == "." || (try? files.status(path)) != nil { return path }
    return existing(path.parentPath)
  }

  private func advice(on copy: SeenCopy) -> String? {
    switch copy.standing {
    case .joined(.unclear) where AsideName.isName(copy.name, stem: schema.fileStem):
      "\(copy.name) was edited from a version that this computer has not seen. It waits there for a "
        + "month for one that has, such as the computer it was edited on."
    case .joined where copy.isRemovable: nil
    case .joined:
      "Everything in \(copy.name) is in \(schema.fileName) too; remove it if you do not need it."
    case .refused(let why): "\(copy.name) \(why), so it was not taken in; look at it."
    case .broken, .left:
      "\(copy.name) could not be read as a copy of \(schema.fileName); look at it."
    }
  }
}
