// The room ReloadService.
