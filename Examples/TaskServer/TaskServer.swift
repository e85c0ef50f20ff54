import IntentKit
import IntentServer

/// A whole MCP server in one file: tasks that can be created, listed and deleted.
@main
struct TaskServer {
  static func main() async {
    AppDependencyManager.shared.add(dependency: TaskList.shared)
    let catalogue = Catalogue(
      name: "tasks", title: "Tasks", version: "1.0.0", instructions: "Keeps a list of tasks.",
      intents: [
        CreateTaskIntent.self, ListTasksIntent.self, ScheduleTaskIntent.self, DeleteTaskIntent.self,
      ],
      entities: [TaskEntity.self], shortcuts: TaskShortcuts.self)
    assert(catalogue.problems.isEmpty, catalogue.problems.joined(separator: "\n"))
    await MCPServer(catalogue).serve()
  }
}

enum Priority: String, AppEnum, CaseIterable {
  case low, high
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
    .low: "Low", .high: DisplayRepresentation(title: "High", synonyms: ["urgent"]),
  ]
}

enum Day: String, AppEnum, CaseIterable {
  case today, tomorrow
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Day"
  static let caseDisplayRepresentations: [Day: DisplayRepresentation] = [
    .today: "today", .tomorrow: "tomorrow",
  ]
}

struct TaskEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Task", numericFormat: "Tasks")
  static let defaultQuery = TaskQuery()
  @Property(title: "Identifier") var id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Priority") var priority: Priority
  @Property(title: "Day") var day: Day?
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: Int, title: String, priority: Priority) {
    (self.id, self.title, self.priority) = (id, title, priority)
  }
}

struct TaskQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var list: TaskList
  func entities(for ids: [Int]) async -> [TaskEntity] {
    await list.all.filter { ids.contains($0.id) }
  }
  func entities(matching text: String) async -> [TaskEntity] {
    await list.all.filter { $0.title.lowercased().contains(text.lowercased()) }
  }
  func allEntities() async -> [TaskEntity] { await list.all }
}

struct CreateTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Create Task"
  static let description = IntentDescription("Creates a task.")
  @Parameter(
    title: "Title", description: "What is to be done.", requestValueDialog: "What is to be done?")
  var name: String
  @Parameter(title: "Priority", description: "How urgent it is.", default: .low)
  var priority: Priority
  @Dependency var list: TaskList

  static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$name) with \(\.$priority) priority")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<TaskEntity> {
    let task = await list.add(name, priority)
    return .result(value: task, dialog: "\(task.title) created.")
  }
}

struct ListTasksIntent: AppIntent {
  static let title: LocalizedStringResource = "List Tasks"
  static let description = IntentDescription("Lists the tasks.")
  @Parameter(title: "Priority", description: "Only tasks of this priority.")
  var priority: Priority?
  @Dependency var list: TaskList

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<[TaskEntity]> {
    let tasks = await list.all.filter { priority == nil || $0.priority == priority }
    return .result(value: tasks, dialog: "\(tasks.map(\.title).joined(separator: "\n"))")
  }
}

struct ScheduleTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Schedule Task"
  static let description = IntentDescription("Puts a task on a day, or on none.")
  @Parameter(title: "Task", description: "The id or the title of a task.") var task: TaskEntity
  @Parameter(title: "Day", description: "The day; none when left out.") var day: Day?

  static var parameterSummary: some ParameterSummary {
    When(\.$day, .hasAnyValue) {
      Summary("Do \(\.$task) \(\.$day)")
    } otherwise: {
      Summary("Take \(\.$task) off the calendar")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<TaskEntity> {
    try await requestConfirmation()
    task.day = day
    return .result(value: task, dialog: "\(task.title) is for \(day?.rawValue ?? "no day").")
  }
}

struct DeleteTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Delete Task"
  static let description = IntentDescription("Deletes a task.")
  @Parameter(title: "Task", description: "The id or the title of a task.") var task: TaskEntity
  @Dependency var list: TaskList

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$task)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .do, dialog: "Delete \(task.title)?")
    await list.remove(task.id)
    return .result(dialog: "\(task.title) deleted.")
  }
}

struct TaskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DeleteTaskIntent(),
      phrases: [
        "Delete \(\.$task) in \(.applicationName)", "Delete a task in \(.applicationName)",
      ],
      shortTitle: "Delete a task", systemImageName: "trash")
    AppShortcut(
      intent: ListTasksIntent(), phrases: ["What is to be done in \(.applicationName)"],
      shortTitle: "List tasks", systemImageName: "list.bullet")
  }
}

actor TaskList {
  static let shared = TaskList()
  private(set) var all: [TaskEntity] = []

  func add(_ title: String, _ priority: Priority) -> TaskEntity {
    all.append(TaskEntity(id: (all.last?.id ?? 0) + 1, title: title, priority: priority))
    return all[all.count - 1]
  }

  func remove(_ id: Int) { all.removeAll { $0.id == id } }
}
