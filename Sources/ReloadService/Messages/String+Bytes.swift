// Names are compared byte by byte: those that only look the same are different files.

extension String {
    /// Whether both consist of the same bytes; Swift's `==` also holds for two Unicode forms of one text.
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
