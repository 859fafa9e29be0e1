"""Shows a title in the widget Status and a picture in Photo:  python3 host.py TITLE PICTURE

Ends with 0: it is on screen; 1: a run failed; 3: no daemon; 4, 7: it comes later; 5: refused.
"""
import fcntl, json, os, pathlib, plistlib, secrets, socket, sys

GROUP = os.environ.get("WIDGET_GROUP", "group.sundial.demo")
FOLDER = os.path.join(os.environ.get("WIDGET_CONTAINER", "container"), GROUP)
DEFAULTS = f"Library/Preferences/{GROUP}.plist"
CODES = {"failed": 1, "deferred": 7, "pending": 4}


def locked(path):
    """Takes a lock, which the end of `with` gives up."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    lock = open(path, "a")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def publish(path, data):
    """Makes the file whole at every instant: written beside its place, locked until the rename."""
    new = os.path.join(os.path.dirname(path), f".tmp-{secrets.token_hex(4)}")
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(new, "xb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        os.rename(new, path)


def main(title, picture):
    image = pathlib.Path(picture).read_bytes()
    os.umask(0o077)
    os.makedirs(FOLDER, exist_ok=True)
    os.chdir(FOLDER)  # a socket's path is at most 107 bytes: this one is short from here
    with locked("run/publish.lock"):  # two files, one change: no run starts meanwhile
        publish("photo.png", image)
        with locked("run/defaults.lock"):  # widgets and other hosts merge into the same file
            values = plistlib.load(open(DEFAULTS, "rb")) if os.path.exists(DEFAULTS) else {}
            publish(DEFAULTS, plistlib.dumps(values | {"title": title}))
    try:
        with socket.socket(socket.AF_UNIX) as daemon:
            daemon.connect("run/widgetd.sock")
            for number, kind in enumerate(["Photo", "Status"]):
                call = {"id": number, "method": "reloadTimelines", "params": {"kind": kind, "wait": "rendered"}}
                daemon.sendall(json.dumps(call).encode() + b"\n")
            answers = [json.loads(line) for _, line in zip(range(2), daemon.makefile())]
    except OSError as error:
        print(f"no daemon listens: {error}", file=sys.stderr)
        return 3
    print("\n".join(map(json.dumps, answers)))
    outcomes = [receipt["outcome"] for answer in answers for receipt in answer.get("result", {}).get("receipts", [])]
    refused = 5 if any("error" in answer for answer in answers) else 3 if len(answers) < 2 else 0
    return refused or next((code for word, code in CODES.items() if word in outcomes), 0)


sys.exit(main(*sys.argv[1:]))
