/// The verb of a confirmation: what a yes does.
public struct ConfirmationActionName: Hashable, Sendable {
  /// The label of the yes.
  let acceptLabel: LocalizedStringResource

  /// A verb of one's own.
  ///
  /// - Parameters:
  ///   - acceptLabel: The label of the yes, such as "Send Now".
  ///   - denyLabel: The label of the no, which has no place in a form.
  ///   - destructive: Whether something is lost, which a form does not show.
  /// - Returns: the verb for ``AppIntent/requestConfirmation(actionName:dialog:)``.
  public static func custom(
    acceptLabel: LocalizedStringResource, denyLabel: LocalizedStringResource,
    destructive: Bool = false
  ) -> ConfirmationActionName {
    Self(acceptLabel: acceptLabel)
  }

  /// A yes that is labelled "Add".
  public static let add = Self(acceptLabel: "Add")
  /// A yes that is labelled "Add Data".
  public static let addData = Self(acceptLabel: "Add Data")
  /// A yes that is labelled "Book".
  public static let book = Self(acceptLabel: "Book")
  /// A yes that is labelled "Buy".
  public static let buy = Self(acceptLabel: "Buy")
  /// A yes that is labelled "Call".
  public static let call = Self(acceptLabel: "Call")
  /// A yes that is labelled "Check In".
  public static let checkIn = Self(acceptLabel: "Check In")
  /// A yes that is labelled "Continue".
  public static let `continue` = Self(acceptLabel: "Continue")
  /// A yes that is labelled "Create".
  public static let create = Self(acceptLabel: "Create")
  /// A yes that is labelled "Do".
  public static let `do` = Self(acceptLabel: "Do")
  /// A yes that is labelled "Download".
  public static let download = Self(acceptLabel: "Download")
  /// A yes that is labelled "Filter".
  public static let filter = Self(acceptLabel: "Filter")
  /// A yes that is labelled "Find".
  public static let find = Self(acceptLabel: "Find")
  /// A yes that is labelled "Get".
  public static let get = Self(acceptLabel: "Get")
  /// A yes that is labelled "Go".
  public static let go = Self(acceptLabel: "Go")
  /// A yes that is labelled "Log".
  public static let log = Self(acceptLabel: "Log")
  /// A yes that is labelled "Open".
  public static let open = Self(acceptLabel: "Open")
  /// A yes that is labelled "Order".
  public static let order = Self(acceptLabel: "Order")
  /// A yes that is labelled "Pay".
  public static let pay = Self(acceptLabel: "Pay")
  /// A yes that is labelled "Play".
  public static let play = Self(acceptLabel: "Play")
  /// A yes that is labelled "Play Sound".
  public static let playSound = Self(acceptLabel: "Play Sound")
  /// A yes that is labelled "Post".
  public static let post = Self(acceptLabel: "Post")
  /// A yes that is labelled "Request".
  public static let request = Self(acceptLabel: "Request")
  /// A yes that is labelled "Run".
  public static let run = Self(acceptLabel: "Run")
  /// A yes that is labelled "Search".
  public static let search = Self(acceptLabel: "Search")
  /// A yes that is labelled "Send".
  public static let send = Self(acceptLabel: "Send")
  /// A yes that is labelled "Set".
  public static let set = Self(acceptLabel: "Set")
  /// A yes that is labelled "Share".
  public static let share = Self(acceptLabel: "Share")
  /// A yes that is labelled "Start".
  public static let start = Self(acceptLabel: "Start")
  /// A yes that is labelled "Start Navigation".
  public static let startNavigation = Self(acceptLabel: "Start Navigation")
  /// A yes that is labelled "Toggle".
  public static let toggle = Self(acceptLabel: "Toggle")
  /// A yes that is labelled "Turn Off".
  public static let turnOff = Self(acceptLabel: "Turn Off")
  /// A yes that is labelled "Turn On".
  public static let turnOn = Self(acceptLabel: "Turn On")
  /// A yes that is labelled "View".
  public static let view = Self(acceptLabel: "View")
}
