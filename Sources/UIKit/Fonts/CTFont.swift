// Core Text's fonts, which are UIKit's.

/// A font by Core Text's name, as in `Font(font as CTFont)`.
public typealias CTFont = UIFont
