/// The verb of a confirmation: what a yes does.
public struct ConfirmationActionName: Hashable, Sendable {
  /// The label of the yes.
  let acceptLabel: LocalizedStringResource

  /// A verb of one's own; the label of the no has no place in a form.
  public static func custom(
    acceptLabel: LocalizedStringResource, denyLabel: LocalizedStringResource,
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel: acceptLabel)
  }

  /// Add.
  public static let add = ConfirmationActionName(acceptLabel: "Add")
  /// Add the data.
  public static let addData = ConfirmationActionName(acceptLabel: "Add Data")
  /// Book.
  public static let book = ConfirmationActionName(acceptLabel: "Book")
  /// Buy.
  public static let buy = ConfirmationActionName(acceptLabel: "Buy")
  /// Call.
  public static let call = ConfirmationActionName(acceptLabel: "Call")
  /// Check in.
  public static let checkIn = ConfirmationActionName(acceptLabel: "Check In")
  /// Continue.
  public static let `continue` = ConfirmationActionName(acceptLabel: "Continue")
  /// Create.
  public static let create = ConfirmationActionName(acceptLabel: "Create")
  /// Do.
  public static let `do` = ConfirmationActionName(acceptLabel: "Do")
  /// Download.
  public static let download = ConfirmationActionName(acceptLabel: "Download")
  /// Filter.
  public static let filter = ConfirmationActionName(acceptLabel: "Filter")
  /// Find.
  public static let find = ConfirmationActionName(acceptLabel: "Find")
  /// Get.
  public static let get = ConfirmationActionName(acceptLabel: "Get")
  /// Go.
  public static let go = ConfirmationActionName(acceptLabel: "Go")
  /// Log.
  public static let log = ConfirmationActionName(acceptLabel: "Log")
  /// Open.
  public static let open = ConfirmationActionName(acceptLabel: "Open")
  /// Order.
  public static let order = ConfirmationActionName(acceptLabel: "Order")
  /// Pay.
  public static let pay = ConfirmationActionName(acceptLabel: "Pay")
  /// Play.
  public static let play = ConfirmationActionName(acceptLabel: "Play")
  /// Play a sound.
  public static let playSound = ConfirmationActionName(acceptLabel: "Play Sound")
  /// Post.
  public static let post = ConfirmationActionName(acceptLabel: "Post")
  /// Request.
  public static let request = ConfirmationActionName(acceptLabel: "Request")
  /// Run.
  public static let run = ConfirmationActionName(acceptLabel: "Run")
  /// Search.
  public static let search = ConfirmationActionName(acceptLabel: "Search")
  /// Send.
  public static let send = ConfirmationActionName(acceptLabel: "Send")
  /// Set.
  public static let set = ConfirmationActionName(acceptLabel: "Set")
  /// Share.
  public static let share = ConfirmationActionName(acceptLabel: "Share")
  /// Start.
  public static let start = ConfirmationActionName(acceptLabel: "Start")
  /// Start the navigation.
  public static let startNavigation = ConfirmationActionName(acceptLabel: "Start Navigation")
  /// Toggle.
  public static let toggle = ConfirmationActionName(acceptLabel: "Toggle")
  /// Turn off.
  public static let turnOff = ConfirmationActionName(acceptLabel: "Turn Off")
  /// Turn on.
  public static let turnOn = ConfirmationActionName(acceptLabel: "Turn On")
  /// View.
  public static let view = ConfirmationActionName(acceptLabel: "View")
}
