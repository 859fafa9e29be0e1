// The room Intents.
