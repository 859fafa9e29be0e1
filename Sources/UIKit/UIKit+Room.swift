// The room UIKit.
