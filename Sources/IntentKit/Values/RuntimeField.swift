/// A stored property of a struct, as the Swift runtime describes it.
///
/// Apple's SDKs have the standard library without `_forEachField`, which is SPI; what it and `Mirror`
/// stand on are three functions that the runtime exports on every platform since Swift 5.2
/// (stdlib/public/core/ReflectionMirror.swift). ``RuntimeCheck`` sees to it that they answer as
/// expected.
struct RuntimeField {
  /// The name of the storage, such as `_amount` behind a wrapped `amount`.
  let name: String
  let type: Any.Type
  /// In bytes from the start of the value.
  let offset: Int

  /// The fields of a struct in the order of their declaration; none for a class or an enum.
  ///
  /// Other types, such as `any Sendable`, must not be asked about: the runtime would look for a value.
  static func all(of type: Any.Type) -> [RuntimeField] {
    // The offsets of a class count from the start of the object, not of the value.
    if type is AnyClass { return [] }
    return (0..<fieldCount(of: type)).map { index in
      var description = FieldDescription()
      let fieldType = describeField(of: type, index: index, into: &description)
      defer { description.free?(description.name) }
      return RuntimeField(
        name: description.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: fieldOffset(in: type, index: index))
    }
  }
}

/// What the runtime fills in: `_FieldReflectionMetadata` of SwiftShims.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  /// Frees the name; nil when nobody has to.
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeField(
  of type: Any.Type, index: Int, into description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(in type: Any.Type, index: Int) -> Int
