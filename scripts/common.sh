# Sourced by the scripts beside it: the repository's folder, and how they say what they run.
# shellcheck shell=bash
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# A headline.
say() { printf '\n== %s\n' "$*"; }

# Says a command, then runs it.
run() {
    printf '+'
    printf ' %q' "$@"
    printf '\n'
    "$@"
}

# Whether the libraries that the trait Raster links are there, as the manifest names them.
has_raster() {
    local packages
    packages=$(sed -n 's/^ *pkgConfig: "\(.*\)",$/\1/p' "$root/Package.swift")
    # Unquoted on purpose: a list of words.
    # shellcheck disable=SC2086
    command -v pkg-config >/dev/null && pkg-config --exists $packages
}

# Without the drawing libraries: says so and goes on with text, unless pictures are required.
require_raster_or_text() {
    if [ "${SUNDIAL_REQUIRE_RASTER:-0}" = 1 ]; then
        printf 'The drawing libraries are missing, and SUNDIAL_REQUIRE_RASTER=1 forbids to go on with text.\n' >&2
        exit 1
    fi
    printf 'The drawing libraries are missing: going on with text snapshots.\n'
}

# Drops harmless warnings: a flag in glib's description, mktemp and name look-ups in static Foundation.
without_known_warnings() {
    sed -u -e '/prohibited flag(s): -pthread/d' -e '/createTemporaryFile/d' -e '/mktemp. is dangerous/d' \
        -e '/in statically linked applications requires at runtime/d'
}
