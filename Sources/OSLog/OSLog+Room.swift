// The room OSLog.
