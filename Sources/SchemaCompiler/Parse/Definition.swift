internal import JSON

/// A named value of the model, as it is written.
struct Definition {
  /// A member of an object.
  struct Member {
    var name: String
    var documentation: String
    var shape: Shape
    /// Whether it is always there in outputs.
    var isAlwaysPresent: Bool
    /// What an absent member of an input means.
    var standard: JSONValue?
    /// What the bridge makes of an absent member of an input.
    var derivation: String?
    var minimum: JSONNumber?
  }

  /// How an object is read from a front end.
  struct InputRules {
    var required: [String]
    /// The member that a bare text stands for.
    var shorthand: String?
  }

  /// Which way an object goes.
  enum Use {
    case output
    case input(isOpen: Bool)
    case both(InputRules)
  }

  struct Object {
    var use: Use
    /// The name of the object whose members it has too.
    var base: String?
    var members: [Member]
    /// Names of members that an input must have.
    var required: [String]
  }

  struct Value {
    var name: String
    var documentation: String
    /// The integer that stands for it in inputs.
    var integer: Int?
  }

  enum Body {
    /// Text of a certain form.
    case text(pattern: String)
    /// One of several texts.
    case choice([Value])
    case object(Object)
    /// One of several objects, told apart by one member.
    case union(discriminator: String, [String])
    /// Some of the members of several objects.
    case partial([String])
  }

  var name: String
  var documentation: String
  var body: Body
  /// Who makes an error's data: nil for the bridge.
  var isRaisedByPipe: Bool
}
