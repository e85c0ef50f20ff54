/// The notifications this server takes or sends.
enum NotificationMethod {
  static let initialized = "notifications/initialized"
  static let cancelled = "notifications/cancelled"
  static let progress = "notifications/progress"
  static let resourceUpdated = "notifications/resources/updated"
  static let subscriptionAcknowledged = "notifications/subscriptions/acknowledged"
}
