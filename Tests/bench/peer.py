# A peer for the reload of Feed.systemMedium: a resident Pillow program, as short as one would write it.
# For each line it reads entries/Feed.json, draws three rows of thumbnail, title and subtitle on 676x316 pixels,
# puts the PNG in place by rename, appends a line to a log, and answers. Thumbnails and fonts are kept in memory.
import json, os, socket, sys, time
from PIL import Image, ImageDraw, ImageFont

entries, photo, folder = sys.argv[1:]
thumbnail = Image.open(photo).convert("RGB").resize((72, 72))
title = ImageFont.truetype("DejaVuSans-Bold.ttf", 30)
subtitle = ImageFont.truetype("DejaVuSans.ttf", 24)
log = open(folder + "/log.jsonl", "ab", buffering=0)


def reload():
    with open(entries, "rb") as file:
        items = json.load(file)["entries"]
    picture = Image.new("RGB", (676, 316), "white")
    draw = ImageDraw.Draw(picture)
    for row, item in enumerate(items[:3]):
        top = 32 + row * 90
        picture.paste(thumbnail, (32, top))
        draw.text((124, top), item["title"], "black", title)
        draw.text((124, top + 38), item["subtitle"], "gray", subtitle)
    picture.save(folder + "/.new.png", compress_level=1)
    os.replace(folder + "/.new.png", folder + "/Feed.png")
    log.write(json.dumps({"event": "snapshot", "time": time.time(), "title": items[0]["title"]}).encode() + b"\n")
    return b'{"outcome":"rendered"}\n'


listener = socket.socket(socket.AF_UNIX)
listener.bind(folder + "/peer.sock")
listener.listen()
print("ready", flush=True)
connection, _ = listener.accept()
for line in connection.makefile("rb"):
    connection.sendall(reload())
