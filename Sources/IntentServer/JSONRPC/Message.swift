import IntentJSON

/// One message a client sent.
enum Message: Sendable {
  case request(Request)
  case notification(method: String, params: JSONObject)
  /// An answer to one of our requests.
  case response(id: RequestID, Response)
  /// Something that must be answered with an error, or is none of these.
  case invalid(id: RequestID?, RPCError)

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
    let id = object["id"].flatMap(RequestID.init)
    func invalid(_ code: RPCError.Code, _ message: String) -> Message {
      .invalid(id: id, RPCError(code, message))
    }
    if object["method"] == nil, object["result"] != nil || object["error"] != nil {
      // A reply to nothing we asked is dropped later; one without a usable id right here. Even a
      // faulty one is not answered: its id may be that of a request of the client's own.
      self = Self.response(object, id)
      return
    }
    guard object["jsonrpc"]?.string == "2.0" else {
      // Nor is a faulty notification: nothing could tell the client what the error is about.
      self =
        object["id"] == nil && object["method"]?.string != nil
        ? .notification(method: "", params: [:])
        : invalid(.invalidRequest, "\"jsonrpc\" must be \"2.0\".")
      return
    }
    guard let method = object["method"]?.string else {
      self = invalid(.invalidRequest, "\"method\" must be a string.")
      return
    }
    let params: JSONObject
    switch object["params"] {
    case nil, .null: params = [:]
    case .object(let members): params = members
    case .bool, .number, .string, .array:
      self =
        object["id"] == nil
        ? .notification(method: method, params: [:])
        : invalid(.invalidParams, "\"params\" must be an object.")
      return
    }
    guard object["id"] != nil else {
      self = .notification(method: method, params: params)
      return
    }
    guard let id else {
      self = .invalid(
        id: nil,
        RPCError(.invalidRequest, "\"id\" must be a string or an integer of at most 64 bits."))
      return
    }
    self = .request(Request(id: id, method: method, params: params))
  }

  private static func response(_ object: JSONObject, _ id: RequestID?) -> Message {
    guard let id else { return .notification(method: "", params: [:]) }
    if let result = object["result"] { return .response(id: id, .result(result.object ?? [:])) }
    return .response(id: id, .error(object["error"] ?? .null))
  }
}
