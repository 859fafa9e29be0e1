// The room WidgetKit.
