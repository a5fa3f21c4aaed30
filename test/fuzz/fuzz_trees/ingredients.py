# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees: a sandbox for a case, and the ingredients that are mixed into it."""

import fnmatch
import os
import shutil
import stat

from . import settings, sources

ESC = b"\x1b]0;name\x07"  # raw in no output
FORGED = b"forged.cu:1:1: error: forged"  # begins no line of the output

INGREDIENTS = {}  # name: (weight, what adds it); a weight of 0 marks an expensive one


def ingredient(name, weight, add):
    INGREDIENTS[name] = (weight, add)


class Case:
    """A sandbox with the folders `tree`, `out`, `victim`, `home` and `tmp`; all paths are bytes, relative to one of them."""

    def __init__(self, rng, root, seeds, library=None):
        self.rng, self.root, self.seeds, self.library = rng, root, seeds, library
        self.tree, self.out, self.victim = (os.path.join(root, name) for name in (b"tree", b"out", b"victim"))
        self.used = []  # names of ingredients
        self.canaries = {}  # path in the tree: lines that its translation must have, in this order
        self.leaves_out = False  # patterns may leave out any file
        self.has_database = False
        for name in (b"tree", b"victim/folder", b"home", b"tmp", b"report"):
            os.makedirs(os.path.join(root, name))
        for name, text in ((b"secret.txt", b"secret\n"), (b"secret.h", b"int secret = 1;\n"), (b"folder/file", b"victim\n"), (b"file.hip", b"victim\n")):
            write(os.path.join(self.victim, name), text)

    def put(self, path, text):
        """Writes a file of the tree, unless another ingredient is in its way."""
        full = os.path.join(self.tree, path)
        try:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            if os.path.lexists(full):
                os.unlink(full)
            write(full, text)
        except OSError:
            pass
        self.canaries.pop(path, None)

    def put_source(self, path, hostile=True):
        text, canaries = sources.make_source(self.rng, self.seeds, hostile)
        self.put(path, text)
        self.canaries[path] = canaries
        return text

    def put_kind(self, kind, base, path):
        """Puts something that is not just a file at this place, instead of what is there."""
        if kind not in KINDS:  # it was left out by --without
            return
        full = os.path.join(base, path)
        try:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            if os.path.isdir(full) and not os.path.islink(full):
                shutil.rmtree(full)
            elif os.path.lexists(full):
                os.unlink(full)
            KINDS[kind](self, full)
        except OSError:
            pass
        if base == self.tree:
            self.canaries.pop(path, None)

    def add(self, name):
        self.used.append(name)
        INGREDIENTS[name][1](self)


def write(path, text):
    with open(path, "wb", buffering=0) as file:
        file.write(text)


def sparse(path, size):
    write(path, b"#include <cuda_runtime.h>\n")
    os.truncate(path, size)


def to_victim(case, full, name):
    """A link out of the sandbox's tree or output, to the victim."""
    os.symlink(os.path.relpath(os.path.join(case.victim, name), os.path.dirname(full)), full)


KINDS = {
    "fifo": lambda case, full: os.mkfifo(full),
    "socket": lambda case, full: os.mknod(full, stat.S_IFSOCK | 0o600),
    "link-inside": lambda case, full: os.symlink(os.path.relpath(os.path.join(case.tree, b"main.cu"), os.path.dirname(full)), full),
    "link-outside": lambda case, full: to_victim(case, full, b"secret.h"),
    "link-to-victims-folder": lambda case, full: to_victim(case, full, b"folder"),
    "link-to-new-file": lambda case, full: to_victim(case, full, b"new"),
    "dangling-link": lambda case, full: os.symlink(b"nowhere", full),
    "link-loop": lambda case, full: os.symlink(os.path.basename(full), full),
    "link-to-parent": lambda case, full: os.symlink(b"..", full),
    "link-to-itself": lambda case, full: os.symlink(b".", full),
    "hard-link": lambda case, full: os.link(os.path.join(case.victim, b"file.hip"), full),
    "dev-zero": lambda case, full: os.symlink(b"/dev/zero", full),
    "dev-null": lambda case, full: os.symlink(b"/dev/null", full),
    "dev-tty": lambda case, full: os.symlink(b"/dev/tty", full),
    "dev-full": lambda case, full: os.symlink(b"/dev/full", full),
    "dev-stdin": lambda case, full: os.symlink(b"/dev/stdin", full),
    "proc-mem": lambda case, full: os.symlink(b"/proc/self/mem", full),
    "proc-root": lambda case, full: os.symlink(b"/proc/self/cwd/tree", full),
    "unreadable": lambda case, full: (write(full, b"int x;\n"), os.chmod(full, 0)),
    "read-only": lambda case, full: (write(full, b"int x;\n"), os.chmod(full, 0o444)),
    "set-user-id": lambda case, full: (write(full, b"int x;\n"), os.chmod(full, 0o4755)),
    "empty": lambda case, full: write(full, b""),
    "binary": lambda case, full: write(full, bytes(case.rng.randbytes(3000))),
    "folder": lambda case, full: os.makedirs(os.path.join(full, b"x.cu")),
    "empty-folder": lambda case, full: os.mkdir(full),
    "unreadable-folder": lambda case, full: os.mkdir(full, 0),
    "utf-16": lambda case, full: write(full, "cudaFree(0);\n".encode("utf-16")),
    "sparse": lambda case, full: sparse(full, 40 << 20),
    "sparse-below-limit": lambda case, full: sparse(full, 20 << 20),
}
EXPENSIVE_KINDS = ("sparse", "sparse-below-limit")
CHEAP_KINDS = [kind for kind in KINDS if kind not in EXPENSIVE_KINDS]

PLACES = [b"main.cu", b"other.cu", b"x.cu", b"x.cpp", b"header.cuh", b"included.h", b"sub/x.cu", b"compile_commands.json", b"build/compile_commands.json", b".gitmodules", b".tranship.yaml", b".transhipignore", b"sub/.transhipignore",
          b"CMakeLists.txt", b"CMakePresets.json", b"other.cmake", b"CMakeCache.txt", b"Makefile", b"config.mk", b"setup.py", b"pyproject.toml", b"meson.build", b"BUILD.bazel", b".bazelrc", b".git", b".git/config", b"copied.txt", b"x.hip",
          b"tranship_hip.h", b"pyvenv.cfg", b"rules.yaml", b"main.rsp", b"a.cu"]

TARGETS = [b"main.hip", b"other.hip", b"sub", b"sub/x.hip", b"x.hip", b"header.cuh", b"included.h", b"canary.cc", b"CMakeLists.txt", b"Makefile", b"CMakePresets.json", b"setup.py", b"copied.txt", b"tranship_hip.h", b"folder", b"folder/file",
           b".tranship", b"hip", b"hip/main.hip", b"cuda_to_hip.h", b"main.cu"]

COPYING = b"project(x LANGUAGES CXX CUDA)\nadd_executable(run main.cu)\nconfigure_file(copied.txt x)\nfile(COPY folder DESTINATION x)\n"
HELPED = b"#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\nnamespace cg = cooperative_groups;\n__global__ void h(int *x) { x[0] = cg::reduce(cg::tiled_partition<32>(cg::this_thread_block()), x[0], cg::plus<int>()); }\n"
NEEDED = {  # target: a file that makes it
    b"CMakeLists.txt": (b"CMakeLists.txt", COPYING), b"copied.txt": (b"CMakeLists.txt", COPYING), b"folder": (b"CMakeLists.txt", COPYING), b"folder/file": (b"CMakeLists.txt", COPYING), b"tranship_hip.h": (b"helped.cu", HELPED),
    b"Makefile": (b"Makefile", b"run: main.cu\n\tnvcc -arch=sm_80 -o $@ $<\n"), b"CMakePresets.json": (b"CMakePresets.json", settings.PRESETS), b"sub": (b"sub/x.cu", b"#include <cuda_runtime.h>\n"), b"setup.py": (b"setup.py", b"x = CUDAExtension('x', ['main.cu'])\n"),
    b"header.cuh": (b"header.cuh", HELPED), b"included.h": (b"included.h", HELPED),
}

NAMES = [b"a b.cu", b" .cu", b"a\nb.cu", b"a\n" + FORGED + b"\n.cu", b"a\n::error file=forged.cu::forged.cu", ESC + b".cu", b"\xff\xfe.cu", b"\xc3(.cuh", b"-o.cu", b"--in-place", b"--", b"-", b"@x.cu", b"'.cu", b'".cu', b"a\"b'c.cuh", b"$HOME.cu",
         b"$(touch x).cu", b"`touch x`.cu", b"\\.cu", b"a\\nb.cu", b"a\\", b"#.cu", b"%s%n.cu", b"a%20b.cu", b"*.cu", b"?.cu", b"[a].cu", b"{a,b}.cu", b"!x.cu", b"~.cu", b"..cu", b"...cu", b".cu", b"a..cu", b"a.cu.cu", b"a.cu.hip", b"a.hip.cu", b"a.cu.tmp",
         b"main.hip", b"main.hip.tmp", b"MAIN.cu", b"Main.CU", b"main.cuh", b"main.cpp", b"main.c", b"a:b.cu", b"a:1:1: error.cu", b"C:\\x.cu", b"a=b.cu", b"a;b.cu", b"a&b<c>.cu", b"<img src=x onerror=forged()>.cu", b"<script>forged()<", b"a\tb.cu", b"a\rb.cu",
         b"a\x7f.cu", b"\xc2\x9b31m.cu", b"\xe2\x80\xae.cu", b"e\xcc\x81.cu", b"\xc3\xa9.cu", b"nul.cu", b"tranship_hip.h", b"hip_runtime.h", b"cuda_runtime.h", b"stdio.h", b"vector", b"main.base", b"sync.json", b"CMakeLists.txt.cu", b"Makefile.cu", b"makefile.",
         b"x" * 200 + b".cu", b"\n", b"\n.cu", b"\x1b", b"a/../b.cu"] + [
             b"n" * (length - len(ending)) + ending for length in (236, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255) for ending in (b".cu", b".h", b".cuh")]
FOLDERS = [b"sub", b"a b", b"a\nb", b"a\n" + FORGED + b"\n", ESC, b"\xff", b"-o", b"$HOME", b"\\", b"#", b"x.hip", b"x.cu", b"hip", b"build", b"third_party", b".git", b"{a,b}", b"*", b"'", b"<b>", b"d" * 255, b"cub/device", b"CMakeFiles", b"f" * 246 + b".cu"]


def add_name(case, name):
    folder = case.rng.choice([b"", b"", b"", case.rng.choice(FOLDERS) + b"/"])
    case.put_source(folder + name, hostile=False)
    if case.rng.random() < 0.5 and b"\n" not in folder + name and case.rng.random() < 0.5:
        include_in_main(case, b'#include "' + folder + name + b'"\n')


def include_in_main(case, text):
    """Adds lines to the end of main.cu, if that is a file."""
    full = os.path.join(case.tree, b"main.cu")
    try:
        if stat.S_ISREG(os.lstat(full).st_mode):
            with open(full, "ab", buffering=0) as file:
                file.write(text)
    except OSError:
        pass


def add_names(case):
    for _ in range(case.rng.choice([1, 2, 4])):
        add_name(case, case.rng.choice(NAMES))


def add_clash(case):
    """Names whose translations would be one file, or a file and a folder."""
    for name in case.rng.choice([[b"x.cu", b"x.hip/y.cu"], [b"x.cu", b"x.hip"], [b"x.cu", b"x.hip", b"x.hip.cu"], [b"x.cu", b"X.cu", b"x.CU"], [b"x.cu/y.cu", b"x.hip/y.cu"], [b"x.cu", b"x.hip/y.hip"], [b"tranship_hip.h", b"x.cu"],
                                [b"tranship_hip.h/x.cu"], [b"CMakeLists.txt/x.cu"], [b"hip/x.cu"], [b"out/x.cu", b"x.cu"], [b"x.cu", b"x.cuh", b"x.hip.h"], [b"x.cu", b"sub/../x.hip"]]):
        case.put_source(name, hostile=case.rng.random() < 0.3)


def add_deep_folders(case):
    case.put_source((b"d/" * case.rng.choice([50, 500, 1500])) + b"x.cu", hostile=False)


def add_long_path(case):
    """A path that is short enough here and too long in the output or with a temporary name."""
    room = 4096 - len(case.tree) - case.rng.randrange(40)
    folders = []
    while room > 260:
        folders.append(b"l" * 254)
        room -= 255
    case.put_source(b"/".join([*folders, b"m" * max(1, room - 5) + b".cu"]), hostile=False)


def add_specials(case):
    """What hostile lines and flags name."""
    for name, kind in ((b"fifo.h", "fifo"), (b"socket.h", "socket"), (b"loop.h", "link-loop"), (b"loop", "link-to-parent"), (b"folder", "folder"), (b"fifo.cmake", "fifo")):
        case.put_kind(kind, case.tree, name)
    case.put(b"copied.txt", b"copied\n")
    case.put(b"main.rsp", b"-DX=1 @main.rsp @fifo.h \"unclosed")
    case.put(b"overlay.yaml", settings.VFS)


def add_kind(kind):
    def add(case):
        place = case.rng.choice(PLACES)
        case.put_kind(kind, case.tree, place)
        if case.rng.random() < 0.5:
            include_in_main(case, case.rng.choice([b'#include "%s"\n', b'#include <%s>\n', b'#if __has_include("%s")\n#endif\n', b'#embed "%s"\n']) % place)
    return add


def add_target(case, target):
    """Something in the way of an output, and a file in the tree that becomes this output."""
    kinds = CHEAP_KINDS if case.rng.random() < 0.5 else [kind for kind in CHEAP_KINDS if "link" in kind]
    case.put_kind(case.rng.choice(kinds), case.out, target)
    if target in NEEDED:
        case.put(*NEEDED[target])
        case.put(b"copied.txt", b"copied\n")
        case.put(b"folder/file", b"copied\n")
    elif target.endswith(b".hip"):
        source = target[:-4].removeprefix(b"hip/") + b".cu"
        if not os.path.lexists(os.path.join(case.tree, source)):
            case.put_source(source, hostile=False)


def add_texts(fragments, *places):
    def add(case):
        for place in case.rng.sample(places, case.rng.choice([1, min(2, len(places))])):
            case.put(place, settings.build_text(case.rng, fragments))
    return add


def add_bomb(name, text, *places):
    def add(case):
        value = text()
        case.put(case.rng.choice(places), value if isinstance(value, bytes) else value.encode())
    return add


def add_source_bomb(text):
    def add(case):
        case.put(case.rng.choice([b"main.cu", b"bomb.cu", b"bomb.cu", b"bomb.cuh"]), b"#include <cuda_runtime.h>\n" + text())
        if case.rng.random() < 0.3:
            include_in_main(case, b'#include "bomb.cuh"\n')
    return add


def database(case):
    if case.library:
        shutil.copy(case.library, os.path.join(case.victim, b"evil.so"))
    write(os.path.join(case.victim, b"evil"), b"#!/bin/sh\ntouch \"$FUZZ_LOADED\"\n")
    os.chmod(os.path.join(case.victim, b"evil"), 0o755)
    case.has_database = True
    return settings.compile_database(case.rng, os.fsdecode(case.root))


def add_database(case):
    case.put(case.rng.choice([b"compile_commands.json", b"compile_commands.json", b"build/compile_commands.json"]), database(case))
    if case.rng.random() < 0.7:
        add_specials(case)


JSON_PLACES = [(b"compile_commands.json", database), (b"CMakePresets.json", lambda case: settings.PRESETS), (b"build/compile_commands.json", database), (b"CMakeUserPresets.json", lambda case: settings.PRESETS)]


def add_bad_json(change):
    def add(case):
        place, text = case.rng.choice(JSON_PLACES)
        case.put(place, change(case.rng, text(case)))
    return add


def add_config(case):
    case.put(case.rng.choice([b".tranship.yaml", b".tranship.yaml", b"sub/.tranship.yaml"]), settings.yaml_text(case.rng))
    case.put(b"rules.yaml", b"library: r\n" + settings.yaml_text(case.rng))
    case.leaves_out = True


def add_ignore(case):
    case.put(case.rng.choice([b".transhipignore", b"sub/.transhipignore"]), settings.yaml_text(case.rng, settings.IGNORE))
    case.leaves_out = True


def add_repository(case):
    for name, text in ((b"HEAD", b"ref: refs/heads/main\n"), (b"config", settings.GIT_CONFIG), (b"objects/x", b""), (b"refs/heads/x", b""), (b"hooks/post-index-change", b"#!/bin/sh\ntouch ../victim/run\n")):
        case.put(b".git/" + name, text)
    case.put(b".gitattributes", settings.GIT_ATTRIBUTES)
    case.put(b".gitmodules", settings.GITMODULES)
    try:
        os.chmod(os.path.join(case.tree, b".git/hooks/post-index-change"), 0o755)
    except OSError:
        pass


def add_ending(name):
    def add(case):
        text, _ = sources.make_source(case.rng, case.seeds)
        case.put(case.rng.choice([b"main.cu", b"other.cu", b"included.h", b"CMakeLists.txt"]), sources.ENDINGS[name](case.rng, text))
    return add


def add_old_output(case):
    """An output of an earlier run, with files that are nobody's."""
    for name in (b"unrelated.txt", b"main.hip", b"main.hip.tmp", b".main.hip.tmp", b"tranship_hip.h", b"sub/unrelated"):
        full = os.path.join(case.out, name)
        if not os.path.lexists(full):
            try:
                os.makedirs(os.path.dirname(full), exist_ok=True)
                write(full, b"old\n")
            except OSError:
                pass


def label(name):
    """A name for a table; that of a long name is its length and its end."""
    return ascii(name)[2:-1] if len(name) < 80 else f"{len(name)}-bytes{name[-4:].decode()}"


def register():
    for name in NAMES:
        ingredient("name:" + label(name), 0.25, lambda case, name=name: add_name(case, name))
    ingredient("names", 10, add_names)
    ingredient("clash", 4, add_clash)
    ingredient("deep-folders", 1, add_deep_folders)
    ingredient("long-path", 1, add_long_path)
    ingredient("specials", 8, add_specials)
    for kind in KINDS:
        ingredient("kind:" + kind, 0 if kind in EXPENSIVE_KINDS else 1.5, add_kind(kind))
    for place in PLACES:
        ingredient("place:" + place.decode(), 0.7, lambda case, place=place: case.put_kind(case.rng.choice(CHEAP_KINDS), case.tree, place))
    for target in TARGETS:
        ingredient("target:" + target.decode(), 1, lambda case, target=target: add_target(case, target))
    ingredient("old-output", 6, add_old_output)
    ingredient("cmake", 14, add_texts(settings.CMAKE, b"CMakeLists.txt", b"CMakeLists.txt", b"other.cmake", b"sub/CMakeLists.txt", b"x.cmake.in"))
    ingredient("make", 12, add_texts(settings.MAKE, b"Makefile", b"Makefile", b"config.mk", b"sub/Makefile", b"GNUmakefile"))
    ingredient("setup", 3, add_texts(settings.SETUP, b"setup.py", b"setup.cfg", b"pyproject.toml", b"meson.build", b"BUILD.bazel", b"x.bzl"))
    ingredient("database", 14, add_database)
    for name, change in settings.BAD_JSON.items():
        ingredient("json:" + name, 1, add_bad_json(change))
    for name, text in settings.BAD_JSON_RARE.items():
        ingredient("json:" + name, 0, add_bomb(name, text, b"compile_commands.json", b"CMakePresets.json"))
    ingredient("config", 5, add_config)
    ingredient("ignore", 3, add_ignore)
    for name, text in settings.CONFIG_BOMBS.items():
        ingredient(name, 0, add_bomb(name, text, b".tranship.yaml"))
    ingredient("repository", 4, add_repository)
    for name in sources.ENDINGS:
        ingredient("ending:" + name, 1, add_ending(name))
    for name, (expensive, text) in sources.BOMBS.items():
        ingredient("bomb:" + name, 0 if expensive else 0.5, add_source_bomb(text))
    for name, text in settings.CMAKE_BOMBS.items():
        ingredient(name, 0, add_bomb(name, text, b"CMakeLists.txt"))
    for name, text in settings.MAKE_BOMBS.items():
        ingredient(name, 0, add_bomb(name, text, b"Makefile"))
    for token in sources.HOSTILE:
        ingredient("token:" + label(token.strip() or token), 0.1, lambda case, token=token: include_in_main(case, b"int t;" + token + b"cudaFree(0);\n"))


register()
RARE = 0.06  # how many cases have an expensive ingredient
GUARANTEED = 2000  # each ingredient is in one of the first cases


def without(patterns):
    for name in [name for name in INGREDIENTS if any(fnmatch.fnmatch(name, pattern) for pattern in patterns)]:
        del INGREDIENTS[name]
        if name.startswith("kind:"):
            del KINDS[name[5:]]
    for token in [token for token in sources.HOSTILE if "token:" + label(token.strip() or token) not in INGREDIENTS]:
        sources.HOSTILE.remove(token)
    CHEAP_KINDS[:] = [kind for kind in CHEAP_KINDS if kind in KINDS]


def fill(case, index, forced=()):
    """Makes the tree: main.cu, a source without CUDA, mostly a header and another source, and some ingredients."""
    rng = case.rng
    case.put_source(b"main.cu", hostile=rng.random() < 0.8)
    case.put(b"canary.cc", b"// cudaMalloc <<<1, 2>>>\nconst char *canary() { return \"cudaFree(0); k<<<1, 1>>>\"; }\n" + rng.choice([b"", b"int x;", b"\t\r\n", b"\xc3\xa9 "[:2] + b"\n"]))
    if rng.random() < 0.4:
        case.put_source(b"included.h")
        include_in_main(case, b'#include "included.h"\n')
    if rng.random() < 0.4:
        case.put_source(rng.choice([b"other.cu", b"sub/x.cu", b"x.cpp", b"header.cuh"]))
    names = list(INGREDIENTS)
    wanted = [name for name in names if any(fnmatch.fnmatch(name, pattern) for pattern in forced)]
    if wanted:
        case.add(rng.choice(wanted))
    elif index < GUARANTEED and (INGREDIENTS[names[index % len(names)]][0] or index < len(names)):
        case.add(names[index % len(names)])
    common = [name for name in names if INGREDIENTS[name][0]]
    for name in rng.choices(common, [INGREDIENTS[name][0] for name in common], k=rng.choice([0, 1, 1, 2, 2, 3, 5])):
        case.add(name)
    rare = [name for name in names if not INGREDIENTS[name][0]]
    if rare and rng.random() < RARE:
        case.add(rng.choice(rare))
    if rng.random() < 0.3:
        add_specials(case)
