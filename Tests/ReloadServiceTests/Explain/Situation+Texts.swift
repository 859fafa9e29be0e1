// What is said in each situation; written by `GOLDEN=all`, and reviewed.

extension Situation {
    static let texts: [String: String] = [
        "an entry came": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "just reloaded": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: reload: process 4711 asked for a reload 0.4 s ago (2026-01-01T11:59:59.600Z); the run for it made generation 7.
        age: Drawn 0.2 s ago (2026-01-01T11:59:59.800Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "stale after a crash": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z); stale, as the 2 runs after it failed.
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 0.8 s (2026-01-01T12:00:00.800Z), after 2 failed runs; each one more doubles the wait, up to a limit (back-off). A host's reload does not wait for that.
        error: 1 s ago (2026-01-01T11:59:58.800Z), generation 9: its process was ended by SIGILL; the last good picture stays.
        """#,
        "the provider is slow": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: Now: generation 8 has run for 12 s, and may take 30 s (running), because process 4712 asked for a reload 12 s ago (2026-01-01T11:59:47.700Z).
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "damped": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 7 s (2026-01-01T12:00:07.500Z): the widget's own code asks for reloads too often, and has to wait (damping). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "the minimum interval": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 0.6 s (2026-01-01T12:00:00.600Z): the policy's date comes sooner, but two runs must lie so far apart (minimum-interval). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "held up by the minimum interval": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 3 min (2026-01-01T12:03:00.000Z): a run is wanted because process 4712 asked for a reload 1 min ago (2026-01-01T11:59:00.000Z), but two runs must lie so far apart (minimum-interval). A host's reload is deferred until 2026-01-01T12:03:00.000Z, but not one in the foreground.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "waiting for the first entry": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 3 h (2026-01-01T15:00:00.000Z): entry 1 of 5 is due. It is the first of generation 8, which was made because process 4712 asked for a reload 1 min 1 s ago (2026-01-01T11:58:59.000Z); until then what was shown stays.
        run: In 1 d 1 h (2026-01-02T13:00:00.000Z), the date of the policy (after). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "the policy never": #"""
        picture: Entry 24 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: Not by itself: no entry follows, and no text in it moves on.
        run: None by itself (policy never): only a reload, a tap or a start of the daemon leads to one.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "the clock was set": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: clock: the clock was set, or the machine slept, and then this was due. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 3 s ago (2026-01-01T11:59:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "no data yet": #"""
        picture: Nothing yet: no picture has been drawn.
        cause: None, as there is no picture.
        age: None, as there is no picture.
        change: With the first timeline.
        run: Now: generation 1 has run for 0.3 s, and may take 30 s (running), because each widget has a run at the start of the daemon (process 812).
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "unchanged": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: reload: process 4713 asked for a reload 5 s ago (2026-01-01T11:59:54.800Z); the run for it made generation 7.
        age: Drawn 5 s ago (2026-01-01T11:59:55.000Z), and unchanged since 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "live text moved on": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: live: a timer or a relative date in it moved on. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 s ago (2026-01-01T11:59:48.000Z).
        change: In 48 s (2026-01-01T12:00:48.000Z): a timer or a relative date in it has moved on then.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "a placeholder, and the kind is busy": #"""
        picture: The placeholder of generation 1.
        cause: start: each widget has a run at the start of the daemon (process 812); the run for it made generation 1.
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: With the first timeline.
        run: As soon as generation 4 of Photo.systemLarge has ended, since a kind's runs go one after another (kind-busy). It is wanted because process 4714 asked for a reload 2 s ago (2026-01-01T11:59:58.000Z).
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "an earlier daemon's picture, shown at the start": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: start: the daemon (process 812) showed at its start what was archived. Generation 7 was made because a process that is not known any more asked for a reload 2 d 7 h ago (2025-12-30T04:26:40.000Z).
        age: Drawn 2 d 2 h ago (2025-12-30T09:00:01.000Z), and unchanged since 2 d 7 h ago (2025-12-30T04:26:41.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: Before the start of the daemon (process 812), at a time that was not kept: no entries; a run has succeeded since.
        """#,
        "an earlier daemon's picture that its start led to": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: start: the daemon (process 812) showed at its start what was archived. Generation 7 was made because each widget has a run at the start of a daemon.
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "an earlier daemon's picture, of which little was kept": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: start: the daemon (process 812) showed at its start what was archived. What led to generation 7 is not known: an earlier daemon had it made.
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: In 20 h 47 min (2026-01-02T08:47:57.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "a host publishes": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: Now: generation 8, because the policy of the timeline before wanted a run. It waits while a host publishes several files as one change, 2 s at most (publish-lock).
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "no place, and odd data": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: As soon as a place is free, since only so many kinds start a run at once (no-place). It is wanted because the widget's own code asked for a reload 1 s ago (2026-01-01T11:59:59.000Z).
        error: 1 h 6 min ago (2026-01-01T10:53:20.000Z), generation 5: the provider did not answer in time; a run has succeeded since.
        note: entries: entries/Photo.json entry 1 field date: "noon" is not a time
        note: missing-image: no image "cup"
        """#,
        "idle, and dates beyond all calendars": #"""
        picture: Entry 1 of 2 of generation 7, dated before the year 1.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn 12 min 3 s ago (2026-01-01T11:47:57.000Z).
        change: After the year 9999: entry 2 of 2 is due.
        run: In 15 min (2026-01-01T12:15:00.000Z): the policy named no date after the last run, so the next comes some time after it (idle). A host's reload does not wait for that.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
        "a clock that lies before all that happened": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn just now (2026-01-01T12:00:00.000Z), and unchanged since 2026-01-02T12:00:00.000Z, which lies 1 d ahead of the daemon's clock.
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: None is planned (none): only a reload leads to one.
        error: At 2026-01-01T13:00:00.000Z, which lies 1 h ahead of the daemon's clock, generation 5: no entries; a run has succeeded since.
        """#,
        "the clock was set back": #"""
        picture: Entry 3 of 24 of generation 7, dated 2026-01-01T11:47:57.000Z.
        cause: entry: the entry's date came. Generation 7 was made because process 4711 asked for a reload 2 h 12 min ago (2026-01-01T09:48:00.000Z).
        age: Drawn at 2026-01-01T13:00:00.000Z, which lies 1 h ahead of the daemon's clock.
        change: In 47 min 57 s (2026-01-01T12:47:57.000Z): entry 4 of 24 is due.
        run: None is planned (none): only a reload leads to one.
        error: None since the start of the daemon (process 812), 2 d 3 h ago (2025-12-30T09:00:00.000Z).
        """#,
    ]
}
