// Nothing: what `os.log` offers is in the Swift module `os`.
