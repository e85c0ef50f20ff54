import IntentJSON
import SyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers lines of JSON-RPC on standard input and does the store's own work in between.
struct Driver {
  let store: SyncedStore

  func serve() {
    var input: [UInt8] = []
    var nextWork = 0
    while true {
      var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 250) > 0 {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(0, &chunk, chunk.count)
        if count <= 0 { return }
        input += chunk[..<count]
        while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
          answer(Array(input[..<end]))
          input.removeSubrange(...end)
        }
      }
      let now = SystemClock().milliseconds
      if now >= nextWork || store.looksChanged() {
        nextWork = now + min(store.maintain() ?? 5_000, 5_000)
      }
    }
  }

  private func answer(_ line: [UInt8]) {
    guard let request = try? JSONValue(parsing: line), let id = request["id"] else { return }
    let result: JSONValue
    if request["method"]?.string == "tools/call", let tool = request["params"]?["name"]?.string {
      do {
        result = try call(tool, request["params"]?["arguments"] ?? [:])
      } catch {
        result = ["isError": true, "content": [["type": "text", "text": .string("\(error)")]]]
      }
    } else {
      result = [
        "protocolVersion": "2025-06-18", "capabilities": ["tools": [:]],
        "serverInfo": ["name": "store-driver", "version": "0"],
      ]
    }
    let reply: JSONValue = ["jsonrpc": "2.0", "id": id, "result": result]
    let bytes = reply.bytes + [UInt8(ascii: "\n")]
    _ = write(1, bytes, bytes.count)
  }

  private func call(_ tool: String, _ arguments: JSONValue) throws -> JSONValue {
    switch tool {
    case "add_shopping_items":
      let names = (arguments["items"]?.array ?? []).compactMap(\.string)
      let write = try store.write { transaction in
        names.map { transaction.add(to: "shopping", fields: [("name", .string($0))]) }
      }
      return reply(write.publication, write.result)
    case "log_water":
      let amount = arguments["amount"] ?? 250
      let write = try store.write { transaction in
        [transaction.add(to: "water", fields: [("ml", amount)])]
      }
      return reply(write.publication, write.result)
    case "remove_shopping_items":
      return try edit(arguments["items"]?.array ?? []) { $0.delete($1, in: "shopping") }
    case "check_off_items":
      return try edit(arguments["items"]?.array ?? []) {
        $0.set("checked", of: $1, in: "shopping", to: true)
      }
    case "update_shopping_item":
      let note = arguments["note"]
      return try edit([arguments["item"] ?? ""]) {
        $0.set("note", of: $1, in: "shopping", to: note)
      }
    default:
      let items = try store.read().records(in: "shopping").map { record -> JSONValue in
        ["id": .string(record.id), "name": record["name"] ?? ""]
      }
      return ["content": [], "structuredContent": ["items": .array(items)]]
    }
  }

  private func edit(
    _ items: [JSONValue], _ change: (inout StoreTransaction, String) -> Void
  ) throws -> JSONValue {
    let names = items.compactMap(\.string)
    let write = try store.write { transaction in
      let found = transaction.records(in: "shopping").filter { record in
        names.contains(record.id) || names.contains(record["name"]?.string ?? "")
      }
      for record in found { change(&transaction, record.id) }
      return found.map(\.id)
    }
    return reply(write.publication, write.result)
  }

  private func reply(_ publication: Publication, _ ids: [String]) -> JSONValue {
    let results = ids.map { id -> JSONValue in ["item": ["id": .string(id)]] }
    var content = JSONObject([("results", .array(results)), ("published", true)])
    if case .keptHere(let reason) = publication {
      content["published"] = false
      content["why"] = .string(reason)
    }
    return ["content": [], "structuredContent": .object(content)]
  }
}
