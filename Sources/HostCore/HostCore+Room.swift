// The room HostCore.
