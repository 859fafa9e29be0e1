#!/bin/sh
# Shows a title and a picture in the widget Feed:  host.sh TITLE PICTURE
# Ends with 0: it is on screen; 1: the run failed; 3: no daemon; 4, 7: it comes later; 5: refused.
set -eu
umask 077
title=$(printf %s "$1" | tr '\001-\037' ' ' | sed 's/["\\]/\\&/g')
picture=$(realpath "$2")
group=${WIDGET_CONTAINER:-container}/${WIDGET_GROUP:-group.sundial.demo}
mkdir -p "$group/entries"
cd "$group"

# publish NAME: what comes in becomes the file NAME, which is whole at every instant. It is not locked until then: a
# daemon that starts just then takes it for abandoned, and mv fails.
publish() {
    new=$(dirname "$1")/.tmp-$(printf %08x $$)
    cat >"$new"
    sync "$new"
    mv "$new" "$1"
}

publish host.png <"$picture"
printf '{"version":1,"entries":[{"id":"1","title":"%s","imageURL":"host.png"}]}\n' "$title" | publish entries/Feed.json

# Only now: a reload is answered by a run that begins after it. Without -t, socat would not wait for the answer.
request='{"id":1,"method":"reloadTimelines","params":{"kind":"Feed","wait":"rendered","timeout":50}}'
answer=$(printf '%s\n' "$request" | socat -t 60 - UNIX-CONNECT:run/widgetd.sock) || exit 3
printf '%s\n' "$answer"
# Quotation marks inside strings are escaped, and nothing stands between tokens: so these match members only.
case $answer in
    '') exit 3 ;;
    *'"error":'*) exit 5 ;;
    *'"outcome":"failed"'*) exit 1 ;;
    *'"outcome":"deferred"'*) exit 7 ;;
    *'"outcome":"pending"'*) exit 4 ;;
esac
