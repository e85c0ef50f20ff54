import IntentJSON

/// One message a client sent.
enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSONObject)
  /// An answer to one of our requests.
  case response(id: RequestID, Response)
  /// Something that must be answered with an error.
  case invalid(id: RequestID?, RPCError)
  /// Something faulty that must not be answered.
  case ignored

  struct Request: Sendable {
    let id: RequestID
    let method: String
    let params: JSONObject

    /// The `_meta` of the parameters; empty where there is none.
    var meta: JSONObject { params["_meta"]?.object ?? [:] }
  }

  enum Response: Sendable {
    case result(JSONObject)
    case error(JSONValue)
  }

  /// The message of a JSON value.
  ///
  /// An id that can be read is kept for the error reply.
  init(_ value: JSONValue) {
    guard case .object(let object) = value else {
      self = .invalid(id: nil, RPCError(.invalidRequest, "A message must be a JSON object."))
      return
    }
    let isAnswer = object["method"] == nil && (object["result"] != nil || object["error"] != nil)
    self = isAnswer ? Self.answer(object) : Self.call(object)
  }

  /// An answer to us; one to nothing we asked is dropped later, one without a usable id right here.
  ///
  /// Even a faulty one is not answered: its id may be that of a request of the client's own.
  private static func answer(_ object: JSONObject) -> Message {
    guard let id = object["id"].flatMap(RequestID.init) else { return .ignored }
    if let result = object["result"] { return .response(id: id, .result(result.object ?? [:])) }
    return .response(id: id, .error(object["error"] ?? .null))
  }

  /// A request or a notification.
  private static func call(_ object: JSONObject) -> Message {
    let id = object["id"].flatMap(RequestID.init)
    func invalid(_ code: RPCError.Code, _ message: String) -> Message {
      .invalid(id: id, RPCError(code, message))
    }
    // A faulty one is not answered: nothing could tell the client what the error is about.
    let isNotification = object["id"] == nil
    guard let method = object["method"]?.string else {
      return invalid(.invalidRequest, "\"method\" must be a string.")
    }
    guard object["jsonrpc"]?.string == "2.0" else {
      return isNotification ? .ignored : invalid(.invalidRequest, "\"jsonrpc\" must be \"2.0\".")
    }
    let params: JSONObject
    switch object["params"] {
    case .object(let members): params = members
    case nil, .null: params = [:]
    case .bool, .number, .string, .array:
      guard isNotification else {
        return invalid(.invalidParams, "\"params\" must be an object.")
      }
      params = [:]
    }
    if isNotification { return .notification(method: method, params: params) }
    guard let id else {
      return invalid(
        .invalidRequest, "\"id\" must be a string or an integer of at most 64 bits.")
    }
    return .request(Request(id: id, method: method, params: params))
  }
}
