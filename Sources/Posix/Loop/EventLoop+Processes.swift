// Signals and ended children as events of the loop.
import CPosix

extension EventLoop {
    /// Calls the work when the signal arrives; blocks it for this thread and those started later, so call it first.
    package func onSignal(_ signal: Signal, _ work: @escaping Work) throws(SystemError) {
        signalHandlers[signal] = work
        let numbers = signalHandlers.keys.map(\.rawValue)
        let raw = try retrying("signalfd") {
            cposix_signal_descriptor(signalDescriptor?.rawValue ?? -1, numbers, CInt(numbers.count))
        }
        guard signalDescriptor == nil else { return }
        let descriptor = Descriptor(owning: raw, isSocket: false)
        signalDescriptor = descriptor
        _ = try watch(descriptor, for: .reading) { [unowned self] _ in
            while case let number = cposix_signal_next(descriptor.rawValue), number > 0 {
                signalHandlers[Signal(rawValue: number)]?()
            }
        }
    }

    /// Calls the handler once, when the child has ended and was reaped.
    package func onExit(
        of child: ChildProcess, _ handler: @escaping @MainActor (ChildProcess.Exit) -> Void
    ) throws(SystemError) {
        let notice = Watch(id: nextID())
        try add(notice, child.exitNotice, .reading) { [unowned self] _ in
            let exit: ChildProcess.Exit
            do throws(SystemError) {
                guard let ended = try child.reapIfEnded() else { return }
                exit = ended
            } catch {
                preconditionFailure("a child was reaped by someone else: \(error)")
            }
            unwatch(notice)
            handler(exit)
        }
    }
}
