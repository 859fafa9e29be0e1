// What the widgets of Extension need here and not on iOS: nothing.
