// The name of what a request asks for, for those who tell of it.

extension Request.Call {
    /// As requests name it.
    package var method: String {
        switch self {
        case .reload(let call): call.method
        case .widgets: WidgetsCall().method
        case .kinds: KindsCall().method
        case .status(let call): call.method
        case .explain(let call): call.method
        case .setDefaults(let call): call.method
        case .snapshot(let call): call.method
        case .preview(let call): call.method
        case .parameters(let call): call.method
        case .perform(let call): call.method
        case .subscribe(let call): call.method
        case .addWidget(let call): call.method
        case .removeWidget(let call): call.method
        case .advance(let call): call.method
        }
    }
}
