// Where in the tree a view is lowered: its environment, the stack around it, and the picture in the making.

/// What a view's lowering depends on.
@MainActor
struct LoweringScope {
    var environment: EnvironmentValues
    /// The direction of the stack that holds the view directly; nil outside stacks.
    var axis: Axis?
    let picture: PictureInProgress
    /// How many views stand around this one.
    var depth = 0
    /// Whether sections stay together, for a container that asks for them.
    var keepsSections = false
    /// What views say to those around them.
    var preferences = SaidPreferences()

    /// Deeper trees would need more stack than a thread has.
    static let greatestDepth = 1000

    /// Evaluates a body, or another closure of the author's, with this scope's environment.
    func evaluating<Result>(_ body: @MainActor () -> Result) -> Result {
        EnvironmentValues.Current.$value.withValue(EnvironmentValues.Current(values: environment)) { body() }
    }

    /// This scope with a changed environment.
    func changing(_ change: (inout EnvironmentValues) -> Void) -> LoweringScope {
        var copy = self
        change(&copy.environment)
        return copy
    }

    /// This scope inside a stack of a direction, or inside a container without one.
    func inside(_ axis: Axis?) -> LoweringScope {
        var copy = self
        copy.axis = axis
        copy.keepsSections = false
        return copy
    }
}
