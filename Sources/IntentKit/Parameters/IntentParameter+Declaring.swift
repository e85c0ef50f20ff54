/// Bounds of a number, both included.
public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

extension IntentParameter where Value.ValueType == Int {
  /// A parameter of whole numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      range: inclusiveRange.map { Double($0.lowerBound)...Double($0.upperBound) },
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A parameter of numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      range: inclusiveRange.map { $0.lowerBound...$0.upperBound },
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == String {
  /// A parameter of texts.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, range: nil,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// A parameter of yes and no.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, range: nil,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// A parameter of choices.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, range: nil,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter of entities, which a client names by id or by name.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: nil, range: nil,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog)
  }
}
