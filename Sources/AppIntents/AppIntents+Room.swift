// The room AppIntents.
