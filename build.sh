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
  tables         larger endgame tables of Mill, ten men, for the site alone; the next build takes them along; takes some minutes
  solve [MEN]    solve Mill's moving phase with up to MEN men in all (6 to 18, by default 18), and print what its sectors hold;
                 goes on where it was ended
  serve [PORT]   build if needed, and serve the site on this machine
  test [PART…]   run all tests, or only the parts named
  bench          nodes per second, native and in WebAssembly; how soon the page's search obeys (once the tests have run)
  clean          remove build/ and dist/, and with them all that was solved
TEXT
}

# The functions that the WebAssembly module exports: those of core/match/towermill.h, and memory for the texts handed to them.
exports='malloc free
    towermill_new towermill_free towermill_answer towermill_start
    towermill_play towermill_go_to towermill_state towermill_view
    towermill_why towermill_record towermill_load towermill_options
    towermill_geometry towermill_numbers towermill_levels towermill_tables
    towermill_endgame towermill_begin towermill_step towermill_report towermill_forget towermill_perft
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

# first_known FLAG…: prints the first of the flags that compiler and linker know, if there is one.
first_known() {
    for flag; do
        if echo 'int main(void) { return 0; }' | "$CC" -Werror "$flag" -x c - -o build/probe 2>/dev/null; then
            echo "$flag"
            return
        fi
    done
}

# native_programs SOURCE…: builds these of the native tools.
native_programs() {
    need_c_compiler
    mkdir -p build
    programs=$*
    flags=${CFLAGS--O3 $(first_known -mpopcnt) $(first_known -flto=auto -flto)}
    shared="$(core_sources) $(grep -L '^int main(' core/tools/*.c || true)"
    compile build/native "$shared $programs" "$CC" -std=c11 -Wall -Wextra -Icore $flags
    for program in $programs; do
        name=$(basename "$program" .c)
        [ "$name" != protocol ] || name=towermill
        ! stale "build/$name" build/native core build.sh ||
            "$CC" $flags -pthread $(objects build/native "$program" $shared) -lm -o "build/$name"
    done
}

native() {
    native_programs $(grep -l '^int main(' core/tools/*.c)
}

# -------------------------------------------------------------------------------------------- Mill's endings, solved

# What the values in build/solved depend on, and the tables made of them besides.
solver_sources='core/base.h core/mill/mill_board.c core/mill/mill_board.h core/mill/mill_rules.c core/mill/mill_rules.h
    core/mill/mill_index.c core/mill/mill_index.h core/mill/mill_solver.c core/mill/mill_solver.h core/mill/mill_tables.c
    core/tools/value_file.c'
writer_sources='core/mill/mill_tables.h core/tools/table_writer.c core/tools/solve.c'

# keep_if_made_by FOLDER SOURCE…: empties a folder whose content was made by other sources than these; what took long is put aside.
keep_if_made_by() {
    folder=$1
    shift
    sum=$(cat "$@" | sha256sum)
    made_by=$(cat "$folder.made-by" 2>/dev/null || echo unknown)
    aside=$folder-$(echo "$made_by" | cut -c 1-8)
    if [ -d "$folder" ] && [ "$sum" != "$made_by" ]; then
        if [ -n "$(find "$folder" -size +100M)" ] && [ ! -e "$aside" ]; then
            echo "The solver has changed, so what was in $folder is in $aside now."
            mv "$folder" "$aside"
        else
            echo "The solver has changed, so what is in $folder is thrown away."
            rm -r "$folder"
        fi
    fi
    mkdir -p "$folder"
    echo "$sum" >"$folder.made-by"
}

# solve_values MEN: solves all sectors with so many men that are not solved yet.
solve_values() {
    native_programs core/tools/solve.c
    keep_if_made_by build/solved $solver_sources
    build/solve values build/solved "$1"
}

# make_tables FILE FIRST MEN BYTES: makes a file of tables with FIRST to MEN men, of at most so many bytes, unless it is there.
make_tables() {
    [ ! -e "$1" ] || return 0
    solve_values "$3"
    build/solve tables build/solved "$3" "$1" "$2" "$4"
}

large_tables=build/tables/mill10.mtb

# The tables that everybody gets.
build_tables() {
    keep_if_made_by build/tables $solver_sources $writer_sources
    make_tables build/tables/mill.mtb 6 9 3000000
}

tables() {
    build_tables
    make_tables "$large_tables" 10 10 10000000
}

solve() {
    solve_values "${1:-18}"
    build/solve counts build/solved "${1:-18}"
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

# What the search calls is built for speed, all the rest for size. Mill's evaluation adds up vectors: the one file that is built
# with vector instructions, and apart from the others, which would all use them otherwise and grow by a quarter.
vectors='/mill_eval\.c$'
searched='(_board|_rules|_index|_tables|_eval|_search|/tt)\.c$'

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
    esbuild --charset=utf8 "$@" --bundle --minify --log-level=warning --target=es2022
}

# The page's script, and the one that comes later. What both are made of goes into the first, which leaves it in a variable, so
# that nothing is there twice.
build_page_scripts() {
    rm -rf build/split
    esbuild web/main.js web/later.js --bundle --splitting --format=esm --chunk-names=shared --log-level=warning \
        --target=es2022 --outdir=build/split
    cat >build/split/app.js <<'TEXT'
import './main.js';
import * as shared from './shared.js';
globalThis.towermillShared = shared;
TEXT
    bundle build/split/app.js --format=iife --charset=ascii --outfile=build/page/app.js
    echo 'module.exports = towermillShared;' >build/split/shared.js
    bundle build/split/later.js --format=iife --charset=ascii --global-name=towermillLater --outfile=build/page/later.js
}

# What the first screen shows before the module is there.
make_first_boards() {
    echo '<script type="application/json" id="first-boards">'
    node --input-type=module -e '
        import { createRequire } from "node:module";
        import { openCore } from "./web/core.js";
        import { makeFirstBoards } from "./web/first-boards.js";
        const createCore = createRequire(`${process.cwd()}/`)("./build/module/module.js");
        console.log(JSON.stringify(makeFirstBoards(await openCore(createCore))));'
    echo '</script>'
}

# The scripts and the style sheet, which the one file takes in as they are: a line that begins with # would be a directive to
# emcc's preprocessor.
build_scripts() {
    build_page_scripts
    bundle web/worker.js --format=iife --global-name=towermillWorker --footer:js='towermillWorker.work()' \
        --outfile=build/page/worker.js
    bundle web/endgame.js --format=iife --global-name=towermillEndgame --charset=ascii \
        "--define:LARGE_TABLES=$([ -e "$large_tables" ] && echo true || echo false)" --outfile=build/page/endgame.js
    { echo '<script type="text/plain" id="tables-src">' && base64 build/tables/mill.mtb && echo '</script>'; } >build/page/tables.html
    make_first_boards >build/page/first-boards.html
    for language in en ru lt; do
        bundle "web/words/$language.js" --format=iife --global-name="towermillWords.$language" \
            --outfile="build/page/words-$language.js"
    done
    bundle web/style.css --outfile=build/page/style.css
    bundle web/embed/element.js --format=iife --loader:.css=text --outfile=build/page/embed-element.js
    for name in frame embed-dialog teaching; do
        bundle "web/$name/$name.js" "web/$name/$name.css" --format=iife --outdir=build/page
    done
    cp web/frame/frame.html build/page/embed.html
    cp web/teaching/teaching.html build/page
    ! grep -n '^[[:space:]]*#' build/page/app.js build/page/later.js || die 'a line of a script begins with #'
    { echo '<style>' && cat build/page/style.css && echo '</style>'; } >build/page/style.html
}

build_module() {
    mkdir -p build/module
    compile build/wasm "$(core_sources | grep -E "$vectors")" emcc -std=c11 -O3 -msimd128 -Wall -Wextra -Icore
    compile build/wasm "$(core_sources | grep -E "$searched" | grep -vE "$vectors")" emcc -std=c11 -O3 -flto -Wall -Wextra -Icore
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

# Prints the files of the site with the hashes of their contents, as JSON. The one file is no part of it: the site never loads
# it, and whoever wants it takes it along.
list_site() {
    node -e '
        const { createHash } = require("crypto");
        const { readdirSync, readFileSync, statSync } = require("fs");
        const hash = (file) => `sha256-${createHash("sha256").update(readFileSync(`build/site/${file}`)).digest("base64")}`;
        const files = readdirSync("build/site", { recursive: true })
            .filter((file) => file !== "towermill.html" && statSync(`build/site/${file}`).isFile());
        console.log(JSON.stringify(Object.fromEntries(files.sort().map((file) => [file, hash(file)]))));'
}

# The service worker knows all other files of the site.
build_service_worker() {
    files=$(list_site)
    version=$(echo "$files" | sha256sum | cut -c 1-12)
    bundle web/sw.js --format=iife "--define:FILES=$files" "--define:VERSION=\"$version\"" --outfile=build/site/sw.js
}

# The embed is one script: the module and the worker stand in it as functions, which it runs and makes its worker from. Their
# arguments hide the loaders of a host that the module would speak to. The mark of UTF-8 before it counts more than what a host
# page says of its own letters.
build_embed() {
    {
        printf '\357\273\277'
        echo '(()=>{function towermillModule(exports,module,define){'
        cat build/module/module.js
        echo 'return createCore}function towermillWorker(){'
        cat build/page/worker.js
        echo '}'
        cat build/page/embed-element.js
        echo '})()'
    } >build/page/embed.js
}

# What the build of the page leaves in build/page/ for the site.
site_files='app.js words-en.js words-ru.js words-lt.js later.js endgame.js embed.js style.css embed.html frame.js
    frame.css embed-dialog.js embed-dialog.css teaching.html teaching.js teaching.css'

# Prints a page without the lines in which emcc notes what it has included, which would be seen there.
without_notes() {
    sed '/^\/\/ \(end \)*include: /d' "$1"
}

# Puts the finished files together, so that dist/ changes at once and whole. The page's scripts run in their order.
put_together() {
    rm -rf build/site build/old
    mkdir build/site
    cp build/module/module.js build/site
    for file in $site_files; do
        cp "build/page/$file" build/site
    done
    without_notes build/page/module.html | sed 's/<script async /<script defer /' >build/site/index.html
    without_notes build/page/towermill.html >build/site/towermill.html
    [ ! -d web/static ] || cp -R web/static/. build/site
    cp -R build/tables build/site
    build_service_worker
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
    for file in module.js $site_files sw.js index.html towermill.html; do
        size "dist/$file" "dist/$file"
    done
}

build() {
    prepare_emcc
    build_tables
    mkdir -p build/page
    if [ ! -e dist ] || stale build/built core web shell.html build.sh build/tables; then
        touch build/begun
        build_module
        build_scripts
        build_embed
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
    node tests/bench.mjs
    [ ! -d tests/node_modules/playwright-core ] || node tests/web/timing.mjs
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
build | native | tables | bench | clean)
    wait_for_turn
    "$command"
    ;;
serve | solve)
    wait_for_turn
    "$command" "$@"
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
