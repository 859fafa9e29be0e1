// Nothing: what `os.signpost` offers is in the Swift module `os`.
