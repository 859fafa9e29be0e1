// Nothing: what `os.lock` offers is in the Swift module `os`.
