// The room DaemonCore.
