# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs tranship, and tells what it must not have done."""

import dataclasses
import json
import os
import re
import resource
import select
import signal
import stat
import subprocess

from .ingredients import ESC

CRASH = re.compile(rb"PLEASE submit a bug report|Stack dump:|LLVM ERROR|Assertion [`']|terminate called|AddressSanitizer|runtime error:")
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]")
FORGED_LINE = re.compile(rb"^(forged\.cu:|::error file=forged)", re.MULTILINE)
FORGED_HTML = re.compile(rb"<script>forged\(\)|<img src=x onerror=forged")
LARGE = 1 << 20  # the contents of larger files are not compared, but their size and time
MEMORY_LIMIT = 1500  # MB


@dataclasses.dataclass
class Run:
    """What became of one run."""
    arguments: list
    code: int  # below 0: ended by this signal
    seconds: float
    megabytes: float
    hung: bool
    survivors: bool
    output: bytes
    errors: bytes


def run(arguments, folder, environment, logs, limit):
    """Runs a program with nothing on standard input, and ends its process group after `limit` seconds."""
    names = [os.path.join(logs, name) for name in (b"stdout", b"stderr")]
    with open(names[0], "wb") as out, open(names[1], "wb") as errors:
        process = subprocess.Popen(arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=errors, start_new_session=True)
    descriptor = os.pidfd_open(process.pid)
    try:
        hung = not select.select([descriptor], [], [], limit)[0]
        if hung:
            os.killpg(process.pid, signal.SIGKILL)
    finally:
        os.close(descriptor)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    survivors = not hung and is_group(process.pid)
    texts = [open(name, "rb").read(64 << 20) for name in names]
    return Run(arguments, process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, hung, survivors, *texts)


def is_group(group):
    """Whether a process group still has processes; they are ended."""
    try:
        os.killpg(group, signal.SIGKILL)
        return True
    except OSError:
        return False


def limit_resources(gigabytes):
    """A net for this process and all that it starts: address space, file size, no core files."""
    if gigabytes:
        resource.setrlimit(resource.RLIMIT_AS, (gigabytes << 30, gigabytes << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def snapshot(folder, prefix=b"", into=None):
    """Everything below a folder: path: (mode, size, time, content or target of a link)."""
    into = {} if into is None else into
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return into
    for entry in entries:
        path = prefix + entry.name
        status = entry.stat(follow_symlinks=False)
        kind = stat.S_IFMT(status.st_mode)
        if kind == stat.S_IFDIR:
            into[path] = (status.st_mode, 0, 0, None)
            if len(entry.path) < 4000:
                snapshot(entry.path, path + b"/", into)
        elif kind == stat.S_IFLNK:
            into[path] = (status.st_mode, 0, 0, os.readlink(entry.path))
        else:
            into[path] = (status.st_mode, status.st_size, status.st_mtime_ns, content(entry.path, status) if kind == stat.S_IFREG else None)
    return into


def content(path, status):
    if status.st_size > LARGE:
        return None
    try:
        with open(path, "rb", buffering=0) as file:
            return file.read()
    except OSError:
        return None


def changes(before, after):
    """Paths that were made, changed or removed."""
    return [path for path in {**before, **after} if before.get(path) != after.get(path)]


def without_times(files):
    return {path: (mode, text) for path, (mode, _, _, text) in files.items()}


def judge_end(result):
    """How it ended: crash, hang, memory, and processes that it left."""
    if result.hung:
        yield "hang", f"did not end; {result.seconds:.0f} s of CPU time"
        return
    text = CRASH.search(result.errors) or CRASH.search(result.output if len(result.output) < LARGE else b"")
    if result.code not in (0, 1, 2, 3) or text:
        yield "crash", f"exit code {result.code}: " + (where(result.errors) or tail(result.errors))
    if result.megabytes > MEMORY_LIMIT:
        yield "memory", f"{result.megabytes:.0f} MB"
    if result.survivors:
        yield "leftover", "a process is still running"


FRAME = re.compile(rb"^ *#\d+ 0x[0-9a-f]+ ([^\n]*)$", re.MULTILINE)
HANDLERS = re.compile(rb"PrintStackTrace|SignalHandler|libc|raise|abort|report_fatal|bad_alloc|operator new|__restore_rt|pthread|^std::|UniqueFunction|MemoryBuffer|ErrorOr|\(/")


def where(errors):
    """The message of a crash and the innermost functions, which tell failures with different causes apart."""
    message = re.search(rb"(LLVM ERROR|Assertion|terminate called)[^\n]*", errors)
    frames = list(dict.fromkeys(name.split(b"(")[0] for name in FRAME.findall(errors) if not HANDLERS.search(name)))
    return " ".join(text.decode("utf-8", "replace") for text in ([message[0]] if message else []) + frames[:4])


def tail(text, length=200):
    return ascii(text[-length:].decode("utf-8", "replace"))


def judge_text(text, what, has_source):
    """Text for a terminal or a log: no control characters; in diffs and translations, only those of the sources."""
    found = text.find(ESC + b".") if has_source else -1
    if not has_source:
        match = CONTROL.search(text)
        found = match.start() if match else -1
    if found >= 0:
        yield "terminal", f"raw control character in {what}: {text[max(0, found - 60):found + 30]!r}"
    match = FORGED_LINE.search(text)
    if match:
        yield "terminal", f"forged line in {what}: {text[max(0, match.start() - 100):match.end() + 30]!r}"


def judge_report(text, form, what):
    """A report in a format for programs or browsers."""
    if form in ("json", "sarif", "gitlab"):
        try:
            json.loads(text.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            yield "terminal", f"invalid {form} in {what}: {error}"
    elif form == "html":
        match = FORGED_HTML.search(text)
        if match:
            yield "terminal", f"markup of the tree in {what}: {text[max(0, match.start() - 60):match.end() + 20]!r}"
        if CONTROL.search(text.replace(b"\r", b"")):
            yield "terminal", f"control character in {what}"


def judge_places(before, after, allowed, in_place):
    """What was touched: only places that are allowed, in place only regular files, no temporary files."""
    for path in changes(before, after):
        place = path.split(b"/")[0]
        if place == b"tmp":
            yield "leftover", f"{path!r}"
        elif place not in allowed:
            yield ("input-changed" if place == b"tree" else "outside"), describe(path, before, after)
        elif in_place and path in before and (path not in after or not stat.S_ISREG(before[path][0]) or before[path][0] != after[path][0]):
            yield "outside", "in place: " + describe(path, before, after)
        if path not in before and path.rsplit(b"/", 1)[-1].startswith(b".tranship-") and not path.endswith(b".tranship-port") and place in (b"out", b"tree", b"report") and b"tree" + path[len(place):] not in before:
            yield "leftover", f"{path!r}"


def describe(path, before, after):
    what = "removed" if path not in after else "new" if path not in before else "changed"
    return f"{what}: {path!r}" + (f" (modes {before[path][0]:o}, {after[path][0]:o})" if what == "changed" else "")


OBSTACLES = ("target:", "name", "long-path", "deep-folders", "clash")  # ingredients that can make a write fail halfway


def judge_half(result, before, after, used):
    """Exit code 2 means that nothing was written, unless a write failed halfway and the message says what was written."""
    if re.search(rb"\d+ of \d+ files? written", result.errors) and any(name.startswith(OBSTACLES) for name in used):
        return
    written = [path for path in changes(before, after) if path.split(b"/")[0] in (b"out", b"tree")]
    files = [path for path in written if path in after and not stat.S_ISDIR(after[path][0])]
    if result.code == 2 and written and (files or b"nothing was" in result.errors):
        yield "half", f"wrote {(files or written)[0]!r} and failed: {tail(result.errors)}"


def target_of(path, files):
    """Where the translation of a source is, of files that were written below the output."""
    names = [path[:-3] + b".hip", path] if path.endswith(b".cu") else [path]
    return next((name for name in names if name in files), None)


def judge_bytes(case, sources, outputs):
    """What holds for each translation: canaries are still there, in order, and no carriage return or NUL is new."""
    for path, lines in case.canaries.items():
        target = target_of(path, outputs)
        if target is None or path not in sources or sources[path][3] is None or outputs[target][3] is None or (target != path and target in sources):
            continue
        old, new = sources[path][3], outputs[target][3]
        position = 0
        for line in lines:
            position = new.find(line, position)
            if position < 0:
                yield "bytes", f"{path!r}: lost the line {line!r}"
                break
        for byte in (b"\r", b"\x00"):
            if byte in new and byte not in old:
                yield "bytes", f"{path!r}: has a new {byte!r}"
    canary = outputs.get(b"canary.cc")
    if canary and stat.S_ISREG(canary[0]) and b"canary.cc" in sources and canary[3] != sources[b"canary.cc"][3]:
        yield "bytes", "canary.cc is not a copy"


PLAIN_SOURCE = re.compile(rb"[\w./-]+\.(cu|cuh|h|cpp)")  # a name that a diff shows as it is
HUNK = re.compile(rb"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


def parse_diff(text):
    """name: hunks as (first line before, lines before, lines after). Raises ValueError if this is no unified diff."""
    lines = text.split(b"\n")
    files, at = {}, 0
    while at < len(lines):
        if not lines[at].startswith(b"--- ") or at + 1 >= len(lines) or not lines[at + 1].startswith(b"+++ "):
            at += 1
            continue
        name, at, hunks = lines[at][4:].rstrip(b"\t"), at + 2, []
        while at < len(lines) and (match := HUNK.fullmatch(lines[at])):
            left, right = (int(match[i] or 1) for i in (2, 4))
            at, old, new = at + 1, [], []
            while left > 0 or right > 0 or (at < len(lines) and lines[at].startswith(b"\\ ")):
                mark, line = lines[at][:1], lines[at][1:] + b"\n"
                at += 1
                if mark == b"\\":
                    for side in sides:
                        side[-1] = side[-1][:-1]
                    continue
                sides = {b" ": [old, new], b"-": [old], b"+": [new]}[mark]
                for side in sides:
                    side.append(line)
                left, right = left - (mark != b"+"), right - (mark != b"-")
            hunks.append((int(match[1]) - (1 if old else 0), old, new))
        files[name] = hunks
    return files


def split_lines(text):
    """Lines with their newline; only \\n ends one."""
    return [line + b"\n" for line in text.split(b"\n")[:-1]] + ([text.rsplit(b"\n", 1)[-1]] if text.rsplit(b"\n", 1)[-1] else [])


def patched(text, hunks):
    """The text with the hunks applied; nothing if one does not fit."""
    lines, out, next_line = split_lines(text), [], 0
    for start, old, new in hunks:
        if lines[start:start + len(old)] != old:
            return None
        out += lines[next_line:start] + new
        next_line = start + len(old)
    return b"".join(out + lines[next_line:])


def judge_diff(text, sources, outputs):
    """Each output is what the diff makes of its source, and a source that is not in the diff is copied."""
    try:
        files = parse_diff(text)
    except (KeyError, IndexError, UnboundLocalError):
        yield "bytes", "the diff cannot be parsed"
        return
    for path, (mode, _, _, old) in sources.items():
        target = target_of(path, outputs)
        if not stat.S_ISREG(mode) or old is None or target is None or (target != path and target in sources) or not PLAIN_SOURCE.fullmatch(path):
            continue
        hunks = next((files[name] for name in (b"a/" + path, b"tree/" + path, path) if name in files), [])
        new = outputs[target][3]
        if new is None or not stat.S_ISREG(outputs[target][0]):
            continue
        expected = patched(old, hunks)
        # --diff keeps names, so what includes a source does not follow its new name.
        if expected is None or expected.replace(b".cu", b".hip") != new.replace(b".cu", b".hip"):
            yield "bytes", f"{path!r}: the output is not what --diff says"
