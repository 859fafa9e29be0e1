// The room GroupContainer.
