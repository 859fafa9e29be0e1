// What a command will write, once it is read and checked; nothing is written yet.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// A change of the group's files that is ready to be made.
enum Publication {
    case entries(CheckedEntries)
    case image(ImageName, Data)
    case defaults(DefaultsChange)
    case removal(ImageName)

    /// The daemon checks the same rules.
    static let rules = JSONRules(fault: JSONScanner.faultInFile, instantFault: RFC3339.fault)

    /// Reads and checks what a command names: before any lock is held, as it may take long.
    init(_ command: Command) throws(Complaint) {
        switch command {
        case .putEntries(let kind, let source):
            self = .entries(try Self.entries(source, kind))
        case .putImage(let source, let name):
            // The name first: it costs nothing, and the bytes may come from a pipe.
            let checked = try Self.imageName(name)
            let bytes = try source.contents(limit: Group.imageLimit)
            if let fault = PictureForm.fault(of: bytes) {
                throw Complaint(.refused, kind: "no-picture", "\(SafeText.path(source.name)) \(fault)")
            }
            self = .image(checked, bytes)
        case .set(let assignments):
            var change = DefaultsChange()
            for assignment in assignments { change.set[assignment.key] = try assignment.stored() }
            self = .defaults(change)
        case .unset(let keys): self = .defaults(DefaultsChange(remove: Set(keys)))
        case .remove(let name): self = .removal(try Self.imageName(name))
        default: throw Complaint(.usage, kind: "usage", "the command publishes nothing")
        }
    }

    private static func entries(_ source: Command.Source, _ kind: String) throws(Complaint) -> CheckedEntries {
        let bytes = try source.contents(limit: Entries.limit)
        let checked: CheckedEntries
        do throws(ContainerError) {
            checked = try CheckedEntries(bytes, from: source.name, of: kind, rules: rules)
        } catch {
            throw Complaint(error)
        }
        let problems = checked.found.problems
        if problems.isEmpty { return checked }
        // One line a problem, but not a screen of them.
        let shown = problems.prefix(10).map(\.description)
        let more = problems.count > shown.count ? "; and \(problems.count - shown.count) more" : ""
        throw Complaint(.refused, kind: "bad-entries", "nothing is published: " + shown.joined(separator: "; ") + more)
    }

    private static func imageName(_ text: String) throws(Complaint) -> ImageName {
        do throws(ImageNameError) { return try ImageName(text) } catch { throw Complaint(error) }
    }
}

extension Command.Assignment {
    /// As a property list holds it.
    func stored() throws(Complaint) -> PropertyListValue {
        switch value {
        case .text(let text): return .string(text)
        case .json(let value, let fractional):
            let reason: String
            do {
                return try PropertyListValue(value, fractional: fractional, path: [])
            } catch UnstorableValue.null {
                reason = "\(UnstorableValue.null); unset removes a key"
            } catch {
                reason = "\(error)"
            }
            throw Complaint(.refused, kind: "bad-value", "\(LogValue.quoted(key)): \(reason)")
        }
    }
}

extension PropertyListValue {
    /// The value with the type that it was written as: a number by its form, dates and bytes by their tags.
    init(_ value: JSONValue, fractional: Set<[JSONStep]>, path: [JSONStep]) throws {
        guard let stored = PropertyListValue(try value.storable(fractional: fractional, path: path)) else {
            throw UnstorableValue.null
        }
        self = try stored.withTags(RFC3339.wholeSeconds)
    }

    /// Nil when a null is anywhere in it.
    private init?(_ value: JSONValue) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .bool(flag)
        case .string(let text): self = .string(text)
        case .number(let number): self = .real(number)
        case .integer(let integer): self = .integer(Int(integer))
        case .largeInteger(let integer): self = .largeInteger(integer)
        case .array(let values):
            var stored: [PropertyListValue] = []
            for value in values {
                guard let one = PropertyListValue(value) else { return nil }
                stored.append(one)
            }
            self = .array(stored)
        case .object(let members):
            var stored: [String: PropertyListValue] = [:]
            for (key, value) in members {
                guard let one = PropertyListValue(value) else { return nil }
                stored[key] = one
            }
            self = .dictionary(stored)
        }
    }
}
