#!/bin/sh
# Builds, serves and tests Tower Mill. Only what has changed is built again, and what is missing is installed where that is
# possible.
set -eu
cd "$(dirname "$0")"

usage() {
    cat <<'TEXT'
Usage: ./build.sh COMMAND

  build          the site in dist/, and the whole game as the one file dist/towermill.html
  native         the native tools, such as build/towermill; needs nothing but a C compiler
  serve [PORT]   build if needed, and serve the site on this machine
  test [PART…]   run all tests, or only the parts named
  bench          nodes per second, native and in WebAssembly; how soon the page's search obeys (once the tests have run)
  clean          remove build/ and dist/
TEXT
}

# The functions that the WebAssembly module exports: those of core/match/towermill.h, and memory for the texts handed to them.
exports='malloc free
    towermill_new towermill_free towermill_answer towermill_start
    towermill_play towermill_go_to towermill_state towermill_view
    towermill_why towermill_record towermill_load towermill_options
    towermill_geometry towermill_numbers towermill_levels towermill_begin
    towermill_step towermill_report towermill_forget towermill_perft
    towermill_bench'

wasm_limit=120000
jobs=$(nproc 2>/dev/null || echo 2)

die() {
    echo "build.sh: $*" >&2
    exit 1
}

# --------------------------------------------------------------------------------------------- what must be installed

# need COMMAND PACKAGE [COMMAND PACKAGE…]: installs the Debian packages whose commands are missing.
need() {
    missing=
    while [ $# -gt 0 ]; do
        command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
        shift 2
    done
    [ -z "$missing" ] || install_packages $missing
}

install_packages() {
    command -v apt-get >/dev/null 2>&1 || die "please install: $*"
    as_root=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null 2>&1 || die "please install as root: apt-get install --no-install-recommends $*"
        as_root=sudo
    fi
    echo "Installing: $*"
    mkdir -p build
    {
        [ -n "${apt_updated-}" ] || $as_root apt-get -o DPkg::Lock::Timeout=300 update
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
    } >build/install.txt 2>&1 || die "could not install $* (see build/install.txt)"
    apt_updated=yes
}

can_compile() {
    command -v "$1" >/dev/null 2>&1 && echo '#include <stdio.h>' | "$1" -E - >/dev/null 2>&1
}

# Sets CC to a C compiler that works.
need_c_compiler() {
    for CC in ${CC-} cc gcc clang; do
        ! can_compile "$CC" || return 0
    done
    install_packages gcc libc6-dev
    CC=gcc
}

# ------------------------------------------------------------------------------------------------ compiling C sources

# stale TARGET PATH…: is the target missing or older than something under the paths?
stale() {
    target=$1
    shift
    [ ! -e "$target" ] || [ -n "$(find "$@" -newer "$target" | head -n 1)" ]
}

# All of the core but the native tools.
core_sources() {
    find core -name '*.c' ! -path 'core/tools/*' | sort
}

# objects FOLDER SOURCE…: the names of the sources' objects in a folder.
objects() {
    folder=$1
    shift
    for source; do
        echo "$folder/$(basename "$source" .c).o"
    done
}

# compile FOLDER SOURCES COMPILER FLAG…: compiles those sources whose objects in the folder are stale.
compile() {
    folder=$1 sources=$2
    shift 2
    mkdir -p "$folder"
    headers=$(find core tests -name node_modules -prune -o -name '*.h' -print)
    for source in $sources; do
        object=$(objects "$folder" "$source")
        ! stale "$object" "$source" $headers build.sh || echo "$source -o $object"
    done | xargs -r -P "$jobs" -L 1 "$@" -c
}

strict='-std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Icore'

# ------------------------------------------------------------------------------------------------- the native programs

# Prints the flag for optimising at link time, where compiler and linker can do it.
link_time_flag() {
    for flag in -flto=auto -flto; do
        if echo 'int main(void) { return 0; }' | "$CC" -Werror "$flag" -x c - -o build/probe 2>/dev/null; then
            echo "$flag"
            return
        fi
    done
}

native() {
    need_c_compiler
    mkdir -p build
    flags=${CFLAGS--O3 $(link_time_flag)}
    programs=$(grep -l '^int main(' core/tools/*.c)
    shared="$(core_sources) $(grep -L '^int main(' core/tools/*.c || true)"
    compile build/native "$shared $programs" "$CC" -std=c11 -Wall -Wextra -Icore $flags
    for program in $programs; do
        name=$(basename "$program" .c)
        [ "$name" != protocol ] || name=towermill
        ! stale "build/$name" build/native core build.sh ||
            "$CC" $flags -pthread $(objects build/native "$program" $shared) -lm -o "build/$name"
    done
}

# ------------------------------------------------------------------------------------------- the site and the one file

# Debian's emcc stops on an EM_CACHE of one's own, and looks for a script of its own only where its own Node does.
prepare_emcc() {
    need emcc emscripten esbuild esbuild node nodejs
    case $(readlink -f "$(command -v emcc)") in
    /usr/share/emscripten/*) unset EM_CACHE ;;
    esac
    export NODE_PATH="${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs"
}

# What the search calls is built for speed, all the rest for size.
searched='(_board|_rules|_eval|_search|/tt)\.c$'

# link_module FLAG…: links the WebAssembly module; the flags say into what. The module's bytes stand in its script; without the
# name fetch it decodes them itself, where a strict content security policy would refuse to fetch them.
link_module() {
    echo 'var fetch;' >build/module/no-fetch.js
    emcc $(objects build/wasm $(core_sources)) -O3 -flto --no-entry --pre-js build/module/no-fetch.js \
        -sFILESYSTEM=0 -sMODULARIZE=1 -sEXPORT_NAME=createCore -sENVIRONMENT=web,worker -sTOTAL_STACK=1048576 \
        -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc -sEXPORTED_RUNTIME_METHODS=HEAPU8 \
        -sEXPORTED_FUNCTIONS="$(echo $exports | sed 's/[^ ]*/_&/g; s/ /,/g')" "$@"
}

bundle() {
    esbuild "$@" --bundle --minify --charset=utf8 --log-level=warning --target=es2020
}

# The scripts and the style sheet, which the one file takes in as they are: a line that begins with # would be a directive to
# emcc's preprocessor.
build_scripts() {
    bundle web/main.js --format=iife --outfile=build/page/app.js
    bundle web/worker.js --format=iife --outfile=build/page/worker.js
    bundle web/words.js --format=esm --outfile=build/page/words.js
    bundle web/style.css --outfile=build/page/style.css
    ! grep -n '^[[:space:]]*#' build/page/app.js build/page/worker.js || die 'a line of a script begins with #'
    { echo '<style>' && cat build/page/style.css && echo '</style>'; } >build/page/style.html
}

build_module() {
    mkdir -p build/module
    compile build/wasm "$(core_sources | grep -E "$searched")" emcc -std=c11 -O3 -flto -Wall -Wextra -Icore
    compile build/wasm "$(core_sources | grep -vE "$searched")" emcc -std=c11 -Os -flto -Wall -Wextra -Icore
    ! stale build/module/module.js build/wasm core build.sh || link_module -sSINGLE_FILE=1 -o build/module/module.js
    sed -n 's/.*base64,\(AGFzb[A-Za-z0-9+\/=]*\).*/\1/p' build/module/module.js | base64 -d >build/module/module.wasm
    bytes=$(wc -c <build/module/module.wasm)
    [ "$bytes" -le "$wasm_limit" ] || die "the WebAssembly module has $bytes bytes, more than $wasm_limit"
}

# emcc makes both pages from shell.html: one that loads its files and one that holds them.
build_pages() {
    link_module --shell-file shell.html -sMINIFY_HTML=0 -o build/page/module.html &
    link_module --shell-file shell.html -sMINIFY_HTML=0 -sSINGLE_FILE=1 -o build/page/towermill.html
    wait $!
}

# Puts the finished files together, so that dist/ changes at once and whole. The page's scripts run in their order.
put_together() {
    rm -rf build/site build/old
    mkdir build/site
    cp build/module/module.js build/page/app.js build/page/worker.js build/page/style.css build/page/towermill.html build/site
    sed 's/<script async /<script defer /' build/page/module.html >build/site/index.html
    [ ! -d web/static ] || cp -R web/static/. build/site
    [ ! -e dist ] || mv dist build/old
    mv build/site dist
    rm -rf build/old
}

size() {
    printf '%-28s %8d %8d\n' "$1" "$(wc -c <"$2")" "$(gzip -9 -c "$2" | wc -c)"
}

print_sizes() {
    printf '%-28s %8s %8s\n' bytes raw gzip
    size 'the WebAssembly alone' build/module/module.wasm
    size 'the words alone' build/page/words.js
    for file in module.js app.js worker.js style.css index.html towermill.html; do
        size "dist/$file" "dist/$file"
    done
}

build() {
    prepare_emcc
    mkdir -p build/page
    if [ ! -e dist ] || stale build/built core web shell.html build.sh; then
        touch build/begun
        build_module
        build_scripts
        build_pages
        put_together
        mv build/begun build/built
    fi
    print_sizes
}

# ------------------------------------------------------------------------------------------------- the other commands

# free_port PORT: the port, or one that is free if it is taken.
free_port() {
    python3 -c '
import socket, sys
for port in int(sys.argv[1]), 0:
    try:
        with socket.create_server(("127.0.0.1", port)) as server:
            print(server.getsockname()[1])
            break
    except OSError:
        pass
' "$1"
}

serve() {
    case ${1-} in
    *[!0-9]*) die "the port must be a number, not $1" ;;
    esac
    build
    need python3 python3
    done_building
    port=$(free_port "${1:-8000}")
    [ $# = 0 ] || [ "$port" = "$1" ] || die "port $1 is taken"
    echo "Tower Mill is at http://127.0.0.1:$port/ (Ctrl+C ends it)"
    exec python3 -m http.server --bind 127.0.0.1 --directory dist "$port"
}

bench() {
    native
    build
    echo 'Native:'
    echo bench | build/towermill
    echo 'WebAssembly:'
    node tests/bench.mjs
    if [ -d tests/node_modules/playwright-core ]; then
        echo 'In the browser:'
        node tests/web/timing.mjs
    fi
}

clean() {
    rm -rf build dist
}

# Two commands at once would write the same files, so the second waits for the first; `done_building` lets it go on.
wait_for_turn() {
    mkdir -p build
    exec 9>build/lock
    ! command -v flock >/dev/null 2>&1 || flock -n 9 || {
        echo 'Waiting for another build.sh in this folder.'
        flock 9
    }
}

done_building() {
    exec 9>&-
}

command=${1-}
[ $# = 0 ] || shift
case $command in
build | native | bench | clean)
    wait_for_turn
    "$command"
    ;;
serve)
    wait_for_turn
    serve "$@"
    ;;
test)
    wait_for_turn
    . tests/run.sh
    ;;
*)
    usage
    [ -z "$command" ] || die "there is no command $command"
    exit 2
    ;;
esac
