# The tests, quick ones first; ./build.sh reads this file, so its functions are at hand. Each part's output is kept in
# build/log/PART.txt, and only that of a failing part is shown. The last line counts the tests of all parts.

passed=0
failed=0
wanted=" $* "
mkdir -p build/log

# part NAME COMMAND…: runs one part, if it is wanted.
part() {
    name=$1
    log=build/log/$1.txt
    shift
    case $wanted in
    "  " | *" $name "*) ;;
    *) return 0 ;;
    esac
    printf '%-12s' "$name"
    begun=$(date +%s)
    set +e
    (set -e && "$@") >"$log" 2>&1
    status=$?
    set -e
    report "$status" $(count_tests)
}

# Prints how many tests passed and failed according to a log in TAP: cmocka's lines, or node's sums.
count_tests() {
    awk '/^ok / { ok++ } /^not ok / { bad++ }
        /^# pass / { sums = 1; pass += $3 } /^# (fail|cancelled) / { fail += $3 }
        END { print (sums ? pass : ok) + 0, (sums ? fail : bad) + 0 }' "$log"
}

# report STATUS PASSED FAILED: a part that names no tests is one test itself, and whatever ends badly has failed.
report() {
    part_passed=$2
    part_failed=$3
    if [ "$1" = 0 ] && [ "$3" = 0 ]; then
        [ "$2" != 0 ] || part_passed=1
        echo "ok ($part_passed, $(($(date +%s) - begun)) s)"
    else
        [ "$3" != 0 ] || part_failed=1
        echo "FAILED (all of its output: $log)"
        show_faults | cut -c 1-300 | sed 's/^/    /'
    fi
    passed=$((passed + part_passed))
    failed=$((failed + part_failed))
}

# What follows each failed test in the log; or, where none is named, the end of the log.
show_faults() {
    if grep -q '^ *not ok ' "$log"; then
        awk '/^ *not ok / { left = 16 } /^ *ok |^ *1\.\./ { left = 0 } left-- > 0' "$log" | head -n 100
    else
        tail -n 40 "$log"
    fi
}

# --------------------------------------------------------------------------------------------------------- the parts

install_tools() {
    need_c_compiler
    need gcc gcc clang clang clang-format clang-format node nodejs npm npm \
        chromium-headless-shell chromium-headless-shell firefox-esr firefox-esr
    echo '#include <cmocka.h>' | "$CC" -E -include setjmp.h -include stdarg.h -include stdint.h - >/dev/null 2>&1 ||
        install_packages libcmocka-dev
    [ -n "$(find "$(clang -print-resource-dir)/lib" -name '*clang_rt.fuzzer*' 2>/dev/null)" ] ||
        install_packages "libclang-rt-$(clang -dumpversion | cut -d . -f 1)-dev"
    ! stale tests/node_modules/.package-lock.json tests/package-lock.json ||
        npm ci --prefix tests --no-audit --no-fund --ignore-scripts >build/log/npm.txt 2>&1 ||
        die 'npm could not install what tests/package.json lists (see build/log/npm.txt)'
}

check_format() {
    find core tests -name node_modules -prune -o -name '*.[ch]' -print | xargs clang-format --dry-run -Werror
}

check_lint() {
    tests/node_modules/.bin/eslint --config tests/eslint.config.js --max-warnings 0 web tests
}

check_types() {
    tests/node_modules/.bin/tsc -p tests
}

with_sanitizers='clang -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all'

# c_tests FOLDER COMPILER FLAG…: builds and runs the unit tests and the walks.
c_tests() {
    folder=build/$1
    shift
    tests=$(find tests/unit tests/walk -name '*_test.c' | sort)
    compile "$folder" "$(core_sources) $tests $(find core/tools -name '*.c')" "$@" $strict
    for test in $tests; do
        program=$folder/$(basename "$test" .c)
        parts=$(objects "$folder" "$test" $(core_sources))
        ! stale "$program" $parts || echo $parts -lcmocka -o "$program"
    done | xargs -r -P "$jobs" -L 1 "$@"
    for test in $tests; do
        echo "$folder/$(basename "$test" .c)"
    done | xargs -P "$jobs" -I '{}' sh -c '
        CMOCKA_MESSAGE_OUTPUT=TAP timeout 900 "$1" >"$1.txt" 2>&1
        status=$?
        [ "$status" = 0 ] || grep -q "^not ok" "$1.txt" || echo "not ok - $1 ended with status $status" >>"$1.txt"
        sed "s|^not ok|& $1|" "$1.txt"
        exit "$status"' run_program '{}'
}

# The protocol once more with a tool that watches itself: the bench signature must be the same.
sanitized_tool() {
    tool=build/sanitized/towermill
    sources="$(core_sources) $(grep -L '^int main(' core/tools/*.c) core/tools/protocol.c"
    compile build/sanitized "$sources" $with_sanitizers $strict
    parts=$(objects build/sanitized $sources)
    ! stale "$tool" $parts || $with_sanitizers $parts -pthread -o "$tool"
    TOWERMILL=$tool node_tests tests/protocol.test.js
}

# fuzz FLAG…: builds the fuzz targets and runs each for a while, first on the seeds: the texts of the test data and those
# of tests/fuzz/seeds.txt, where a text goes that once showed a fault.
fuzz() {
    targets=$(find tests/fuzz -name '*.c' | sort)
    compile build/fuzz "$(core_sources) $targets" clang $strict -g -O1 "$@"
    node tests/fuzz/seeds.mjs build/fuzz/seeds
    for target in $targets; do
        program=build/fuzz/$(basename "$target" .c)
        parts=$(objects build/fuzz "$target" $(core_sources))
        ! stale "$program" $parts || clang "$@" $parts -o "$program"
    done
    for target in $targets; do
        echo "build/fuzz/$(basename "$target" .c)"
    done | xargs -P "$jobs" -I '{}' sh -c '
        rm -rf "$1.found" && mkdir "$1.found"
        "$1" -runs=10000 -seed=1 -max_len=1024 -timeout=20 -verbosity=0 -artifact_prefix="$1-" "$1.found" build/fuzz/seeds >"$1.txt" 2>&1
        status=$?
        if [ "$status" = 0 ]; then
            echo "ok - $1"
        else
            echo "not ok - $1"
            grep -A 14 -E "ERROR|runtime error" "$1.txt" || tail -n 15 "$1.txt"
        fi
        exit "$status"' run_target '{}'
}

# node_tests FILE…
node_tests() {
    node --test --test-concurrency="$jobs" --test-reporter=tap "$@"
}

native_tests() {
    native
    node_tests "$@"
}

built_tests() {
    build
    node_tests "$@"
}

# web_tests browser|module|neither: the tests of the page, by what they open.
web_tests() {
    for test in tests/web/*.test.js; do
        opens=neither
        ! grep -qE "'(\./|\.\./)module\.mjs'" "$test" || opens=module
        ! grep -qE "'(\./(visitor|page-tests)\.js|puppeteer-core)'" "$test" || opens=browser
        [ "$opens" != "$1" ] || echo "$test"
    done
}

# Solves the sectors of Mill with up to nine men, compares what they hold with what is known, checks every value of those with up to
# eight, and plays by their tables.
solved_tables() {
    native
    solve_values 9
    build/solve counts build/solved 9 >build/log/mill_sectors.txt
    test "$(grep -cxFf tests/data/mill_sectors.txt build/log/mill_sectors.txt)" = 20
    build_tables
    build/solve verify build/tables 8
    node_tests tests/tables.test.js
}

parts=$(sed -n 's/^part \([a-z]*\) .*/\1/p' tests/run.sh)
for name in "$@"; do
    echo "$parts" | grep -qx "$name" || die "there is no part $name; the parts are" $parts
done

install_tools
part checks node_tests tests/checks.test.js
part format check_format
part lint check_lint
part types check_types
part native native
part build build
part units c_tests units gcc -O2
part page node_tests $(web_tests neither)
part tables solved_tables
part protocol native_tests tests/protocol.test.js
part module built_tests $(web_tests module)
part sanitized c_tests sanitized $with_sanitizers
part tool sanitized_tool
part fuzz fuzz -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
part browser built_tests $(web_tests browser)

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
