// The room LiveText.
