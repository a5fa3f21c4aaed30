# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts that are no sources: build files, JSON and YAML that tranship reads, and files for git."""

import json

CMAKE = [
    "\tnvcc -\x1b[31mx -Xptxas \x1b[31m -arch=sm_\x1b[31m -lcu\x1b[31m main.cu", "CUDA_\x1b[31m = nvcc -\x1b[31m", "include \x1b[31m", "ifeq ($(nvcc),\x1b[31m)",
    "cmake_minimum_required(VERSION 3.18)", "project(x LANGUAGES CXX CUDA)", "find_package(CUDAToolkit 11.4 REQUIRED)", "find_package(CUDA)", "enable_language(CUDA)",
    "add_executable(run main.cu other.cu)", "cuda_add_executable(run main.cu OPTIONS -DX)", "add_library(${A} ${SOURCES})", "file(GLOB SOURCES *.c*)", "file(GLOB_RECURSE A ../*)",
    "file(GLOB S /dev/*)", "file(GLOB S fifo.* folder/* loop/*)", "target_link_libraries(run CUDA::cudart ${CUDA_LIBRARIES})", "set(CMAKE_CUDA_ARCHITECTURES 80 90)",
    'set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} -O3 -arch=sm_80 ${A}")', "set(A ${B}${B})", "set(B ${C}${C})", "set(C ${D}${D})", "set(D ${A}${A})", "set(A ${${A}})", "list(APPEND A ${A} ${A})",
    "list(APPEND SOURCES main.cu)", "string(APPEND A \"${A}${A}\")", "string(REPLACE a \"${A}\" A \"${A}\")", "include(CMakeLists.txt)", "include(other.cmake)", "include(fifo.cmake)", "include(/dev/zero)",
    "add_subdirectory(.)", "add_subdirectory(..)", "add_subdirectory(sub)", "add_subdirectory(loop)", "add_subdirectory(/)", "configure_file(copied.txt ../victim/written COPYONLY)",
    "configure_file(copied.txt copied.out)", "configure_file(../victim/secret.txt x)", "configure_file(fifo.h x)", "configure_file(/etc/passwd x)", "file(COPY folder DESTINATION x)", "file(COPY / DESTINATION x)",
    "file(COPY .. DESTINATION x)", "file(COPY . DESTINATION x)", "file(COPY out-link DESTINATION x)", "file(COPY loop DESTINATION x)", "install(DIRECTORY folder DESTINATION x)", "install(DIRECTORY ../victim DESTINATION x)",
    "install(FILES copied.txt ../victim/secret.txt DESTINATION x)", "execute_process(COMMAND touch ../victim/run)", "add_custom_command(OUTPUT x COMMAND nvcc -o x main.cu)", "file(WRITE ../victim/written x)",
    "target_compile_options(run PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-lineinfo>)", "target_compile_options(run PRIVATE " + "$<" * 500 + ")", "set_target_properties(run PROPERTIES CUDA_SEPARABLE_COMPILATION ON)",
    "target_compile_definitions(run PRIVATE BUILDER=${A})", "target_compile_definitions(run PRIVATE X=\"\\\"\\n\")", "target_compile_definitions(run PRIVATE -I/dev/zero @x)", "target_include_directories(run PRIVATE /dev/zero fifo.h)",
    "f(${A})", "m(${A} ${A})", "message(\"${A}\")", "set(X [==[ ]=] ]==])", "set(X [==[", "#[[ comment", "#[[ c ]]", '"', "(", ")", "${", "$ENV{HOME}", "@A@", "\\", "\x00", "\x1b]0;name\x07", "\r", "éé", ";;;",
    "set(A \"x", "option(ENABLE_HIP x ON)", "return()", "break()", "set(CMAKE_CUDA_STANDARD 99999999999999999999)", "set(CMAKE_CUDA_STANDARD 20)", "if(",
    "set(CMAKE_CUDA_FLAGS \"-\x1b[31mx -Xptxas=\x1b[31m -arch=sm_\x1b[31m\")", "find_package(CUDA\x1b[31m)", "target_link_libraries(run cu\x1b[31m CUDA::\x1b[31m)", "set(CUDA_\x1b[31m CUDA::x\x1b[31m)",
    "if(CUDA_VERSION VERSION_LESS \"\x1b[31m\")", "cuda_\x1b[31m(x)", "cuda_compile_ptx(\x1b[31m)", "set_property(TARGET run PROPERTY CUDA_\x1b[31m 1)", "add_library(x\x1b[31m main.cu CUDA::\n\x1b[31m)", "$<CUDA_\x1b[31m:x>", "math(EXPR A \"1 << 99\")", "unset(A)",
    "foreach(i RANGE 0 1000000000)", "foreach(i RANGE 10 0 -0)", "foreach(x IN LISTS A A A)", "foreach(a ${A})", "while(TRUE)", "if(A MATCHES \"(a*)*b\")", "function(f x)", "macro(m x)", "function(f)\nf()\nendfunction()\nf()",
    "macro(m)\nm(${ARGN} ${ARGN})\nm(${ARGN})\nendmacro()\nm(a b)", "if(TRUE)", "if(USE_CUDA)", "else()", "elseif(A)", "endif()", "endforeach()", "endfunction()", "endmacro()", "endwhile()", "block()", "endblock()",
]

CMAKE_BOMBS = {
    "cmake-values": lambda: "project(x LANGUAGES CUDA)\nset(A main.cu)\n" + "set(A ${A} ${A})\n" * 60 + "add_executable(x ${A})\n",
    "cmake-loops": lambda: "project(x LANGUAGES CUDA)\n" + "foreach(i 1 2 3 4)\n" * 30 + "add_executable(x${i} main.cu)\n" + "endforeach()\n" * 30,
    "cmake-calls": lambda: "function(f0 a)\nset(A ${a})\nendfunction()\n" + "".join(f"function(f{i} a)\nf{i - 1}(${{a}})\nf{i - 1}(${{a}})\nendfunction()\n" for i in range(1, 60)) + "f59(main.cu)\n",
    "cmake-macros": lambda: "macro(m0 a)\nadd_executable(x ${a})\nendmacro()\n" + "".join(f"macro(m{i} a)\nm{i - 1}(${{a}}${{a}})\nendmacro()\n" for i in range(1, 60)) + "m59(main.cu)\n",
    "cmake-ifs": lambda: "if(USE_CUDA)\n" * 20000 + "endif()\n" * 20000,
    "cmake-branches": lambda: "project(x LANGUAGES CUDA)\n" + "".join(f"if(X{i})\nset(A ${{A}} a{i})\nelse()\nset(A ${{A}} b{i})\nendif()\n" for i in range(60)) + "target_compile_definitions(x PRIVATE A=${A})\nadd_executable(x main.cu)\n",
    "cmake-parentheses": lambda: "if(" + "(" * 50000 + "CUDA" + ")" * 50000 + ")\nendif()\n",
    "cmake-expressions": lambda: "target_compile_options(x PRIVATE " + "$<$<COMPILE_LANGUAGE:CUDA>:" * 10000 + "-g" + ">" * 10000 + ")\n",
    "cmake-references": lambda: "set(CMAKE_CUDA_FLAGS " + "${" * 20000 + "A" + "}" * 20000 + ")\n",
    "cmake-many": lambda: "project(x LANGUAGES CUDA)\n" + "".join(f"add_executable(x{i} main.cu)\ntarget_link_libraries(x{i} CUDA::cudart)\n" for i in range(5000)),
    "cmake-includes": lambda: "include(CMakeLists.txt)\n" * 50 + "add_subdirectory(.)\n" * 50,
}

MAKE = [
    "\tnvcc -\x1b[31mx -Xptxas \x1b[31m -arch=sm_\x1b[31m -lcu\x1b[31m main.cu", "CUDA_\x1b[31m = nvcc -\x1b[31m", "include \x1b[31m", "ifeq ($(nvcc),\x1b[31m)",
    "NVCC = nvcc", "NVCC ?= $(CUDA_HOME)/bin/nvcc", "all: run", "run: main.cu", "\t$(NVCC) -arch=$(ARCH) $(FLAGS) -o $@ $<", "\tnvcc -c $^ -lcublas", "ARCH = sm_80", "SMS ?= 70 80", "a = $(b)$(b)", "b = $(c)$(c)",
    "c = $(d)$(d)", "d = $(a)$(a)", "d := -lineinfo", "x = $(x) $(x)", "FLAGS += $(FLAGS) $(a)", "FLAGS += -Xptxas=$(a) $(call f,$(a))", "f = $(call f,$(1)$(1))", "f = $(call g,$(1)) $(call g,$(1))", "g = $(call f,$(1)) $(1)",
    "include Makefile", "include config.mk", "-include fifo.h", "include /dev/zero", "include $(a)", "include *.mk", "sinclude folder loop", "include ../victim/secret.txt", "include ../config.in", "$(eval x = $(x))", "$(shell touch ../victim/run)",
    "x != touch ../victim/run", "$(foreach i,$(a) $(a),$(foreach j,$(a),$(i)$(j)))", "define d", "endef", "ifdef A", "ifeq ($(a),$(b))", "ifneq (,", "else", "endif", "else ifdef B", "%.o: %.cu", "%: %", "$(OBJ): $(SRC:.cu=.o)",
    "SRC = $(wildcard *.cu /dev/* */../*/../*)", "SRC := $(patsubst %.cu,%.o,$(SRC))", "SRC = $(SRC:%=$(SRC:%=$(SRC)))", "export CUDA_HOME = /usr/local/cuda", "override FLAGS = -G", "\\", "\t\\", "$(", "${", "$", "$$", ")", "#", "\t#", ":", "::", ": :", "=", ":=", "\x00",
    "\x1b]0;name\x07", "\r", "é", "vpath % folder", "VPATH = ..:/:$(a)", ".SUFFIXES: .cu", ".cu.o:", "load evil.so", "$(info $(a))", "$(error x)", "$(call $(a))", "$($(a))", "$($($($(a))))", "\t-@$(MAKE) -C . all", "\tcp copied.txt ../victim/written", "A=`nvcc`",
]

MAKE_BOMBS = {
    "make-values": lambda: "v0 = -lineinfo\n" + "".join(f"v{i} = $(v{i - 1}) $(v{i - 1})\n" for i in range(1, 60)) + "x: main.cu\n\tnvcc $(v59) -o x main.cu\n",
    "make-simple-values": lambda: "v := -lineinfo\n" + "v := $(v) $(v)\n" * 60 + "x: main.cu\n\tnvcc $(v) -o x main.cu\n",
    "make-calls": lambda: "f = $(call f,$(1) $(1)) $(call f,$(1))\nx: main.cu\n\tnvcc $(call f,-G) -o x main.cu\n",
    "make-patterns": lambda: "x = " + "a" * 100000 + "\ny = $(x:%a%a=%)\nx:\n\tnvcc $(y)\n",
    "make-nesting": lambda: "x = " + "$(" * 50000 + "a" + ")" * 50000 + "\n\tnvcc $(x)\n",
    "make-ifs": lambda: "ifdef A\n" * 20000 + "NVCC = nvcc\n" + "endif\n" * 20000,
    "make-includes": lambda: "include Makefile\n" * 100 + "NVCC = nvcc\n",
    "make-long-line": lambda: "FLAGS = -arch=sm_80 " + "\\\n -lineinfo" * 50000 + "\nx:\n\tnvcc $(FLAGS)\n",
    "make-chain": lambda: "".join(f"v{i} = $(v{i + 1})\n" for i in range(20000)) + "x:\n\tnvcc $(v0)\n",
}

SETUP = [
    "extra_compile_args={'nvcc': ['-Xptxas=\x1b[31m', '-\x1b[31m']}", "libraries=['cu\x1b[31m', 'cublas\x1b[31m']", "CUDA_HOME = '/usr/local/cuda\x1b[31m'",
    "from setuptools import setup", "from torch.utils.cpp_extension import CUDAExtension, BuildExtension", "setup(ext_modules=[CUDAExtension('x', ['main.cu', 'sub/x.cu'])])", "sources = ['main.cu'", "]", "\"\"\"", "'''",
    "f'{x!r:{y}}'", "os.system('touch ../victim/run')", "extra_compile_args={'nvcc': ['-O3', '-arch=sm_80']}", "\\", "\x00", "é", "\t", "    glob.glob('*.cu')", "\x1b]0;name\x07", "('" * 500, "open('/dev/zero').read()",
]


def build_text(rng, fragments):
    """Lines of fragments; some are cut, or run into each other."""
    lines = []
    for _ in range(rng.choice([3, 6, 12, 30, 60])):
        line = rng.choice(fragments)
        if rng.random() < 0.04:
            line = line[:rng.randrange(len(line) + 1)]
        lines.append(line + ("" if rng.random() < 0.04 else "\n"))
    return "".join(lines).encode("utf-8")


def compile_flags(rng, root):
    """Flags for an entry of a compile database; those that would write, write where the oracle looks."""
    return rng.choice([
        ["@main.rsp"], ["@\x1b[31m"], ["-Xptxas", "\x1b[31m"], ["--\x1b[31m"], ["-arch=\x1b[31m"], ["-I\x1b[31m"], ["-std=\x1b[31m"], ["@fifo.h"], ["@/dev/zero"], ["@folder"], ["@missing"], ["--options-file", "main.rsp"], ["-optf", "fifo.h"], ["-I", "fifo.h"], ["-I/dev/zero"], ["-I", ""], ["-I"], ["-isystem", "loop"],
        ["-I" + "x" * 5000], ["-I" + root + "/tree/../tree/../tree"], ["-include", "fifo.h"], ["-include", "/dev/zero"], ["-imacros", "/dev/zero"], ["-include", "main.cu"], ["-include-pch", "fifo.h"], ["-include-pch", "main.cu"],
        ["-D", "cudaFree=hipFree"], ["-D__global__="], ["-D="], ["-D", "A\nB"], ["-DX=\x1b]0;name\x07"], ["-UX"], ["-D__CUDACC__"], ["-std=c++99"], ["-std=c++20"], ["-std=c89"], ["-x", "c"], ["-x", "hip"], ["-x", "assembler"],
        ["-x", "ir"], ["-x", "cuda-cpp-output"], ["-o", "../victim/written"], ["-MD", "-MF", "../victim/written"], ["-MMD"], ["-MJ", "../victim/written"], ["-Wp,-MD,../victim/written"], ["-Xclang", "-dependency-file", "-Xclang", "../victim/written"],
        ["-save-temps"], ["-ftime-trace=../victim/written"], ["-ftime-report"], ["--serialize-diagnostics", "../victim/written"], ["-fmodules", "-fmodules-cache-path=../victim/modules"], ["-fcxx-modules"], ["-fmodule-file=fifo.h"],
        ["-fmodule-map-file=/dev/zero"], ["-fcrash-diagnostics-dir=../victim"], ["-gen-reproducer"], ["-fplugin=" + root + "/victim/evil.so"], ["-Xclang", "-load", "-Xclang", root + "/victim/evil.so"],
        ["-fpass-plugin=" + root + "/victim/evil.so"], ["-mllvm", "-load=" + root + "/victim/evil.so"], ["-mllvm", "-help"], ["-mllvm", "--version"], ["-mllvm", "-debug"], ["-Xclang", "-version"], ["-Xclang", "-ast-dump"], ["-Xclang", "-emit-obj"],
        ["-Xclang", "-print-stats"], ["-Xclang", "-header-include-file", "-Xclang", "../victim/written"], ["-H"], ["-E"], ["-###"], ["--help"], ["--version"], ["-emit-llvm"], ["-emit-pch"], ["-fsyntax-only"], ["-analyze"], ["--analyze"],
        ["-fembed-offload-object=/dev/zero"], ["-fprofile-use=/dev/zero"], ["-fprofile-list=/dev/zero"], ["-fsanitize-ignorelist=/dev/zero"], ["-fsanitize=address"], ["-fxray-instrument"], ["--config=/dev/zero"], ["-working-directory=/dev"],
        ["-fdebug-compilation-dir=/"], ["-ivfsoverlay", "fifo.h"], ["-ivfsoverlay", "overlay.yaml"], ["-isysroot", "/dev"], ["--sysroot=fifo.h"], ["-resource-dir", "fifo.h"], ["-ccbin", "../victim/evil"], ["-B../victim"], ["-fbracket-depth=1000000"],
        ["-ftemplate-depth=1000000"], ["-fconstexpr-steps=2147483647"], ["-fconstexpr-depth=1000000"], ["-fmacro-backtrace-limit=0"], ["-ferror-limit=0"], ["-ftemplate-backtrace-limit=0"], ["-fmax-tokens=1"], ["-trigraphs"], ["-fms-extensions"],
        ["-fdelayed-template-parsing"], ["-target", "spirv64"], ["--target=nvptx64"], ["-m32"], ["-Xcompiler", "-include,fifo.h"], ["-Xcompiler", "a,b,"], ["-Xcompiler"], ["-Xptxas", "-v"], ["-gencode"], ["-arch=sm_99999999999999"], ["-arch", "\n"],
        ["-Werror", "-Weverything"], ["-fdiagnostics-format=json"], ["-fcolor-diagnostics"], ["-w"], ["--", "main.cu"], ["-"], ["", "", ""], ["other.cu"], ["/dev/zero"], ["-fopenmp"], ["-fPIC"], ["--expt-relaxed-constexpr"], ["-rdc=true"], ["-dc"],
        ["-finput-charset=utf-16"], ["-fembed-bitcode"], ["--embed-dir=/dev"], ["-ffile-reproducible"], ["-fms-compatibility"], ["-ObjC++"], ["-fblocks"], ["-fcoroutines"], ["-fapinotes"], ["-isystem-after", "fifo.h"], ["-cxx-isystem", "/dev/zero"],
    ])


def compile_database(rng, root):
    """Entries for `main.cu` and others, some of them absurd."""
    entries = []
    for _ in range(rng.choice([1, 1, 2, 5])):
        file = rng.choice(["main.cu", "main.cu", "main.cu", "other.cu", "missing.cu", "fifo.h", "../victim/secret.h", "/dev/zero", "", ".", "a\nforged.cu:1:1: error: x"])
        flags = [flag for _ in range(rng.choice([0, 1, 1, 2, 4])) for flag in compile_flags(rng, root)]
        compiler = rng.choice(["nvcc", "clang++", "/usr/bin/c++", "ccache nvcc", "../victim/evil", "", "nvcc\n"])
        entry = {"directory": rng.choice([root + "/tree"] * 4 + [".", "", "/", "/dev", "/nowhere", root + "/tree/fifo.h", "x" * 5000]), "file": file}
        if rng.random() < 0.5:
            entry["arguments"] = [compiler, *flags, "-c", file]
        else:
            entry["command"] = " ".join([compiler, *flags, "-c", file]) + rng.choice(["", "", "", "'", '"', "\\", " $(touch ../victim/run)", " `touch ../victim/run`", "; touch ../victim/run"])
        if rng.random() < 0.1:
            entry["output"] = rng.choice(["../victim/written", "", 1, None, "x"])
        entries.append(entry)
    return json.dumps(entries).encode()


def deep(levels):
    return b"[" * levels + b"]" * levels


# What may stand in any JSON file instead of what belongs there.
BAD_JSON = {
    "broken": lambda rng, text: text[:rng.randrange(len(text) + 1)],
    "changed": lambda rng, text: text.replace(rng.choice([b'"', b":", b",", b"[", b"{", b"1"]), rng.choice([b"", b"[", b"null", b'"\\u0000"', b"-1", b"1e999", b"\xff"]), 1),
    "wrong-types": lambda rng, text: rng.choice([b"0", b"null", b"[]", b"{}", b"[[]]", b"[1]", b'""', b"true", b"[null]", b'[{"file": 1, "directory": [], "command": {}}]', b'{"version": "x"}', b'{"version": 1e308}',
                                                 b'{"version": 99999999999999999999}', b'[{"file": "main.cu"}]', b'[{"directory": ".", "file": "main.cu", "arguments": [1, null]}]', b'[{"directory": ".", "file": "main.cu", "arguments": []}]']),
    "duplicate-keys": lambda rng, text: text.replace(b"{", b'{"file": "/dev/zero", "version": 1, "version": 2, "file": "main.cu", "": 0, ', 1),
    "odd-text": lambda rng, text: rng.choice([b"\xef\xbb\xbf" + text, b"\xff\xfe" + text, b"\x00" + text, text + text, b"", b" ", b"// c\n" + text, b"\xc3\x28", b'"\\ud800"', b"NaN", b"[1,]", b"'a'"]),
    "deep-small": lambda rng, text: deep(900),
}
BAD_JSON_RARE = {
    "deep": lambda: deep(200000),
    "deep-objects": lambda: b'{"a":' * 200000 + b"1" + b"}" * 200000,
    "deep-open": lambda: b"[" * 3000000,
    "huge": lambda: b'[{"directory": ".", "file": "main.cu", "command": "nvcc ' + b"-DX=1 " * 2000000 + b'main.cu"}]',
    "many": lambda: b"[" + b",".join(b'{"directory": ".", "file": "f%d.cu", "command": "nvcc -c f%d.cu"}' % (i, i) for i in range(50000)) + b"]",
}

PRESETS = json.dumps({"version": 3, "configurePresets": [{"name": "a", "inherits": ["a", "b"], "cacheVariables": {
    "CMAKE_CUDA_ARCHITECTURES": "80", "CMAKE_CUDA_COMPILER": {"type": "FILEPATH", "value": "/usr/local/cuda/bin/nvcc"}}}], "include": ["CMakePresets.json", "fifo.h", "/dev/zero"]}, indent=1).encode()
BASELINE = json.dumps({"version": 1, "summary": {}, "findings": [{"id": "wave-width", "file": "main.cu", "fingerprint": "x"}]}).encode()
GITMODULES = b'[submodule "x"]\n\tpath = sub\n[submodule "y"]\n\tpath = ../victim\n\tpath =\n\tpath = /\n\tpath = "a\\"b\n'
VFS = b"{'version': 0, 'roots': [{'name': '/usr/include', 'type': 'directory', 'contents': [{'name': 'stdio.h', 'type': 'file', 'external-contents': '/dev/zero'}]}]}"

CONFIG = [
    "cuda-version: 12.4", "hip-version: 6.4", "hip-version: -1", "torch-version: 2.6", "roc: true", "roc: maybe", "keep-chevrons: true", "rules: [rules.yaml]", "rules: [/dev/zero]", "rules: [fifo.h]", "rules: [.tranship.yaml]", "rules: [folder]",
    "rules: ../victim/secret.txt", "disable: [cudaFree, cuda*]", "disable: {a: b}", "library: project", "library: \"a\\nb\"", "prefixes: [my, '']", "exclude: ['*']", "exclude: ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}']", "exclude: ['!**']",
    "exclude: ['[']", "rows:", "- {name: cudaFree, kind: function, hip: myFree}", "- {name: cudaMalloc, kind: function, hip: \"a\\nb\"}", "- {name: cudaMalloc, kind: function, hip: hipMalloc, call: \"$1($0, $9, $1..., $0...)\"}", "- {name: cudaFree*, kind: function, unsupported: n}",
    "- {name: x.h, kind: header, hip: \"\"}", "- {name: cuda_runtime.h, kind: header, hip: \"../../victim/x.h\\n#include </dev/zero>\"}", "- {name: main, kind: function, hip: \"int\"}", "- {name: int, kind: type, hip: float}", "- {name: \"\", kind: macro, hip: \"\"}",
    "- {name: std, kind: namespace, hip: cuda}", "- {name: __global__, kind: macro, hip: __host__}", "- {name: if, kind: function, hip: while}", "- {name: cudaFree, kind: function, given: \"$99 x\", hip: y}", "notes:", "  n: {why: \"\\e]0;name\\a\", instead: b}",
    "checks: ['-*', 'wave-*']", "&a [*a, *a]", "*b", "!!python/object:os.system x", "? x", "- - - -", "{", "[", "'", "\"", "|", ">", "%YAML 9.9", "---", "...", "\t", "\x00", "a: a: a", "é: é", "\u2028",
]
CONFIG_BOMBS = {
    "yaml-deep": lambda: b"a: " + deep(100000),
    "yaml-indented": lambda: b"".join(b" " * i + b"a:\n" for i in range(3000)),
    "yaml-aliases": lambda: b"a0: &a0 [x]\n" + b"".join(b"a%d: &a%d [*a%d, *a%d]\n" % (i, i, i - 1, i - 1) for i in range(1, 60)),
    "yaml-rows": lambda: b"library: p\nrows:\n" + b"".join(b"- {name: my%d, kind: function, hip: yours%d}\n" % (i, i) for i in range(50000)),
    "yaml-patterns": lambda: b"exclude: ['" + b"*a" * 50 + b"b', '" + b"{a,b}" * 40 + b"']\n",
}
IGNORE = ["\x1b[31m[", "\x1b[31m{", "*", "!*", "sub/", "/main.cu", "**/x/y", "x/**/y", "*.cu", "!*.cu", "[", "[!", "[a-", "{", "{a,b", "{a,{b,{c}}}", "\\", "\\#", "#", "!", "/", "//", "../victim/*", "*a*a*a*a*a*a*a*a*a*a*a*a*b", "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "\x00", "\r", " ", "é", "?", "**"]


def yaml_text(rng, fragments=CONFIG):
    return "\n".join(rng.choice(fragments) for _ in range(rng.choice([1, 2, 4, 10]))).encode() + b"\n"


GIT_CONFIG = b"""[core]
\trepositoryformatversion = 0
\tbare = false
\tfsmonitor = "touch ../victim/run; false"
\tpager = touch ../victim/run
\teditor = touch ../victim/run
\tsshCommand = touch ../victim/run
\thooksPath = hooks
\tattributesFile = .gitattributes
[diff]
\texternal = touch ../victim/run; true
[diff "evil"]
\tcommand = touch ../victim/run; true
\ttextconv = touch ../victim/run; cat
[filter "evil"]
\tclean = touch ../victim/run; cat
\tsmudge = touch ../victim/run; cat
\tprocess = touch ../victim/run
[merge "evil"]
\tdriver = touch ../victim/run; true
[alias]
\tdiff = "!touch ../victim/run"
[include]
\tpath = /dev/null
[pager]
\tdiff = touch ../victim/run
[gpg]
\tprogram = touch ../victim/run
"""
GIT_ATTRIBUTES = b"* filter=evil diff=evil merge=evil\n*.cu text eol=crlf working-tree-encoding=UTF-16\n"
