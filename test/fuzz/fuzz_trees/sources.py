# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Source files: seeds that are mutated token by token, hostile lines, and bombs."""

import functools
import pathlib
import re

TOKEN = re.compile(rb"""\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|[A-Za-z_]\w*|\d[\w.]*|<<<|>>>|::|->|.""", re.DOTALL)

# Comments like these stand at places that no edit may touch; the oracle looks for them in the output.
CANARY = b"// canary %d: cudaMalloc(<<<1, 2>>>)\n"

# One of these takes the place of a token, or stands between two. Names such as `fifo.h` are those of `SPECIAL_NAMES`.
HOSTILE = [
    b"/*\x1b[31m\n*/", b" /*\x1b[31m\n*/ ", b"\n#if __CUDA_ARCH__ == /*\n\x1b[31m*/ 750\n", b"\n#pragma clang __debug macro CHECK\n", b"\n#define CHECK \"\x1b[31m\"\n",
    b"<<<", b">>>", b">>>>>>", b"<<<>>>", b"<<<1", b",,", b"(", b")", b"{", b"}", b"[", b"]", b"<", b">", b";", b"\\\n", b"\\ \n", b"\\\r\n",
    b"\n#if\n", b"\n#if 0\n", b"\n#if 1 /*\n", b"\n#else\n", b"\n#elif 1\n", b"\n#elifdef X\n", b"\n#endif\n", b"\n#ifdef __CUDACC__\n",
    b"\n#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 700\n", b"\n#ifdef USE_ROCM\n", b"\n#ifdef __HIP_PLATFORM_AMD__\n", b"\n#", b"\n##\n",
    b"/*", b"*/", b"//", b"// \\\n", b'"', b"'", b'R"(', b'R"x(', b')x"', b'u8R"abcdefghijklmnopqrst(', b'L"', b"'''", b"%:", b"\n%:include <cuda.h>\n",
    b"%:%:", b"<%", b"%>", b"<:", b":>", b"??=", b"??/\n", b"??<", b"$", b"@", b"`", b"\\", b"\\u0041", b"\\U0001F600", b"\\N{LATIN SMALL LETTER A}",
    b"\x00", b"\r", b"\r\n", b"\x0b", b"\x0c", b"\x1b[31m", b"\x1b]0;source\x07", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xe2\x80\xae", b"\xc2\xa0",
    b"\xc2\x9b31m", b"\xe2\x80\xa8", b"</script><script>forged()</script>", b"<img src=x onerror=forged()>", b"]]>", b"{{", b"}}", b"%s%n",
    b'\n#include "fifo.h"\n', b'\n#include "/dev/zero"\n', b'\n#include "/dev/null"\n', b"\n#include </dev/zero>\n", b'\n#include "folder"\n', b'\n#include "/"\n',
    b'\n#include "/proc/self/mem"\n', b"\n#include __FILE__\n", b'\n#include "main.cu"\n', b'\n#include "../victim/secret.h"\n', b'\n#include ""\n', b"\n#include <>\n",
    b"\n#include\n", b'\n#include "a\nb.h"\n', b"\n#include_next <cuda_runtime.h>\n", b'\n#include_next "fifo.h"\n', b'\n#include "socket.h"\n', b'\n#include "loop.h"\n',
    b'\n#include "%s"\n' % (b"x" * 5000), b'\n#if __has_include("fifo.h")\n#endif\n', b'\n#if __has_include("/dev/zero")\n#endif\n', b"\n#if __has_include(<\n",
    b"\n#if __has_include(__FILE__\n#endif\n", b'\n#if __has_include_next("fifo.h")\n#endif\n', b'\n#if __has_embed("fifo.h")\n#endif\n', b'\n#embed "/dev/zero"\n',
    b'\n#embed "fifo.h"\n', b'\n#embed "folder"\n', b'\n#import "fifo.h"\n', b'\n#__include_macros "fifo.h"\n', b'\n#pragma GCC dependency "fifo.h"\n',
    b'\n#pragma GCC dependency "/dev/zero"\n', b'\n#pragma clang module load x\n', b"\n#pragma clang module import std\n", b"\n#pragma GCC poison cudaMalloc\n",
    b'\n#pragma push_macro("cudaMalloc")\n', b'\n_Pragma("once")\n', b"\n#pragma once\n", b"\n#pragma clang __debug crash\n", b"\n#pragma clang __debug parser_crash\n",
    b"\n#pragma clang __debug llvm_fatal_error\n", b"\n#pragma clang __debug overflow_stack\n", b"\n#pragma clang __debug assert\n", b"\n#pragma clang __debug dump __FILE__\n",
    b"\n#pragma clang __debug diag_mapping\n", b"\n#pragma clang __debug handle_crash\n", b"\n#pragma clang __debug llvm_unreachable\n", b"\n#pragma pack(push, 3)\n",
    b"\n#pragma clang attribute push(__attribute__((device)), apply_to = function)\n", b"\n#pragma omp parallel for\n", b"\n#pragma clang diagnostic error \"-Weverything\"\n",
    b"\n#pragma clang include_instead(<x>)\n", b"\n#pragma clang system_header\n", b"\n#pragma unroll cudaMalloc\n", b"\n#pragma nv_diag_suppress 1\n", b"\n#line 1\n",
    b'\n#line 4000000000 "elsewhere.cu"\n', b'\n#line 1 "/dev/zero"\n', b'\n# 1 "main.cu" 1 3 4\n', b'\n# 1 "" 2\n', b'\n#ident "x"\n', b"\n#error \x1b]0;source\x07\n", b"\n#warning w\n",
    b"\n#define cudaMalloc(x, y) cudaMalloc(x, y)\n", b"\n#define cudaFree hipFree\n", b"\n#define __global__\n", b"\n#define if while\n", b"\n#define defined 0\n",
    b"\n#define EMPTY\n", b"\n#define CAT(a, b) a##b\nCAT(cuda, Free)(CAT(0, ))\n", b"\n#define STR(x) #x\nSTR(cudaFree)\n", b"\n#undef __CUDACC__\n", b"\n#undef __FILE__\n",
    b"\n#define LAUNCH(...) k<<<__VA_ARGS__>>>\nLAUNCH(1, 2)();\n", b"\n#define V(...) __VA_OPT__(cudaFree)(__VA_ARGS__)\n", b"__COUNTER__", b"__TIME__", b"__LINE__",
    b"extern \"C\" {", b"namespace {", b"namespace cub = thrust;", b"using namespace cooperative_groups;", b"template <", b"template <> ", b"typename ", b"operator()", b"decltype(",
    b"[=] __device__ {", b"__device__ ", b"__global__ void ", b"__shared__ ", b"extern __shared__ int s[];", b"__constant__ ", b"__launch_bounds__(1, 2, 3)", b"asm volatile(\"",
    b"__shfl_sync(0xffffffff, ", b"__ballot_sync(", b"warpSize", b"cudaMemcpyToSymbol(", b"cudaFree(cudaFree(", b"cudaErrorNotSupported", b"cudaDeviceProp ", b"import std;\n",
    b"module;\n", b"export module m;\n", b"co_await ", b"requires requires {", b"_BitInt(8388608)", b"__builtin_", b"__attribute__((", b"[[", b"]]", b"alignas(", b"static_assert(",
    b"auto ", b"goto ", b"case ", b"default:", b"friend ", b"0x1p", b"1'0'0", b"08", b"1e99999999", b"99999999999999999999", b"\"\" _x", b"...", b".*", b"->*", b"<=>", b"##", b"#@",
]


def nested(start, middle, end, depth):
    return start * depth + middle + end * depth


def macro_levels(depth, body):
    """`#define M1 M0 M0` and so on, and one use: `body` has two %d for the level and two or more for the one below."""
    return b"#define M0 cudaFree(0);\n" + b"".join(b"#define M%d %s\n" % (i, body.replace(b"@", b"M%d" % (i - 1))) for i in range(1, depth)) + (
        b"void bomb() { M%d }\n" % (depth - 1))


def nested_calls(depth):
    return b"#define F(x) x x\nvoid bomb() { " + b"F(" * depth + b"cudaFree(0);" + b")" * depth + b" }\n"


# name: whether it is expensive, and what makes the text.
BOMBS = {
    "macro-nesting": (True, lambda: macro_levels(40, b"@ @")),
    "macro-nesting-small": (False, lambda: macro_levels(10, b"@ @")),
    "macro-arguments": (True, lambda: nested_calls(40)),
    "macro-arguments-small": (False, lambda: nested_calls(8)),
    "macro-variadic": (True, lambda: b"#define E(...) __VA_ARGS__, __VA_ARGS__\nint bomb[] = {" + b"E(" * 40 + b"cudaSuccess" + b")" * 40 + b"};\n"),
    "macro-rescan": (True, lambda: b"#define P(x) Q(x) Q(x)\n#define Q(x) x\n" + b"P(" * 30 + b"1" + b")" * 30 + b"\n"),
    "macro-in-if": (True, lambda: macro_levels(40, b"(@ + @)").replace(b"cudaFree(0);", b"1") + b"#if M39\n#endif\n"),
    "macro-long-chain": (True, lambda: b"#define C0 cudaFree\n" + b"".join(b"#define C%d C%d\n" % (i + 1, i) for i in range(20000)) + b"void bomb() { C20000(0); }\n"),
    "include-itself-twice": (True, lambda: b"#include __FILE__\n#include __FILE__\nint bomb;\n"),
    "elif-chain": (True, lambda: b"#if 0\n" + b"".join(b"#elif X == %d\ncudaFree(0);\n" % i for i in range(20000)) + b"#endif\n"),
    "if-nesting": (True, lambda: nested(b"#ifdef __CUDACC__\n", b"int bomb;\n", b"#endif\n", 20000)),
    "else-if-chain": (True, lambda: b"void bomb(int x) { if (x) ;\n" + b"else if (x == 1) cudaFree(0);\n" * 20000 + b"}\n"),
    "parentheses": (True, lambda: b"int bomb = " + nested(b"(", b"cudaSuccess", b")", 20000) + b";\n"),
    "parentheses-small": (False, lambda: b"int bomb = " + nested(b"(", b"cudaSuccess", b")", 300) + b";\n"),
    "braces": (True, lambda: b"void bomb() " + nested(b"{", b"cudaFree(0);", b"}", 20000) + b"\n"),
    "brackets": (True, lambda: b"int bomb = " + nested(b"a[", b"0", b"]", 20000) + b";\n"),
    "unclosed": (True, lambda: b"void bomb() { " + b"cudaFree(" * 20000 + b"\n"),
    "templates": (True, lambda: b"template <class> struct T {};\n" + nested(b"T<", b"cudaStream_t", b">", 5000) + b" bomb;\n"),
    "unclosed-templates": (True, lambda: b"template <class> struct T {};\n" + b"T<" * 20000 + b"\n"),
    "unclosed-launches": (True, lambda: b"void bomb() { " + b"k<<<" * 20000 + b"\n"),
    "launches-in-launches": (True, lambda: b"void bomb() { " + nested(b"k<<<(", b"1", b"), 1>>>()", 2000) + b"; }\n"),
    "lambdas": (True, lambda: b"auto bomb = " + nested(b"[=] { return ", b"cudaFree(0)", b"; }", 1000) + b";\n"),
    "lambdas-small": (False, lambda: b"auto bomb = " + nested(b"[=] { return ", b"cudaFree(0)", b"; }()", 20) + b";\n"),
    "namespaces": (True, lambda: nested(b"namespace n { ", b"cudaError_t bomb;", b"}", 5000) + b"\n"),
    "classes": (True, lambda: nested(b"struct S { ", b"cudaError_t bomb;", b"};", 2000) + b"\n"),
    "pointers": (True, lambda: b"cudaError_t " + b"*" * 50000 + b"bomb;\n"),
    "declarators": (True, lambda: b"cudaError_t " + nested(b"(*", b"bomb", b")()", 5000) + b";\n"),
    "unary": (True, lambda: b"int bomb = " + b"- " * 50000 + b"1;\n"),
    "sums": (True, lambda: b"int bomb = 1" + b" + cudaSuccess" * 50000 + b";\n"),
    "ternaries": (True, lambda: b"int bomb(int x) { return " + b"x ? cudaSuccess : " * 5000 + b"0; }\n"),
    "assignments": (True, lambda: b"void bomb(int x) { " + b"x = " * 20000 + b"0; }\n"),
    "ifs": (True, lambda: b"void bomb(int x) { " + b"if (x) " * 10000 + b"cudaFree(0); }\n"),
    "labels": (True, lambda: b"void bomb(int x) { switch (x) {\n" + b"".join(b"case %d:\n" % i for i in range(20000)) + b"cudaFree(0); } }\n"),
    "strings": (True, lambda: b"const char *bomb = " + b'"cudaFree" ' * 50000 + b";\n"),
    "arguments": (True, lambda: b"void bomb() { f(" + b"cudaSuccess, " * 50000 + b"0); }\n"),
    "initializers": (True, lambda: b"int bomb[] = {" + b"cudaSuccess, " * 50000 + b"0};\n"),
    "calls": (True, lambda: b"#include <cuda_runtime.h>\nvoid bomb() {\n" + b"  cudaFree(0);\n" * 50000 + b"}\n"),
    "calls-on-a-line": (True, lambda: b"#include <cuda_runtime.h>\nvoid bomb() { " + b"cudaFree(0); " * 20000 + b"}\n"),
    "unknown-names-on-a-line": (True, lambda: b"#include <cuda_runtime.h>\nvoid bomb() { " + b"cudaNone(0); " * 5000 + b"}\n"),
    "launches": (True, lambda: b"__global__ void k();\nvoid bomb() {\n" + b"  k<<<1, 1>>>();\n" * 20000 + b"}\n"),
    "functions": (True, lambda: b"".join(b"__device__ int f%d() { return warpSize; }\n" % i for i in range(10000))),
    "kernel-calls-deep": (True, lambda: b"__device__ int f0() { return warpSize; }\n" + b"".join(
        b"__device__ int f%d() { return f%d() + f%d(); }\n" % (i + 1, i, i) for i in range(5000))),
    "template-recursion": (True, lambda: b"template <class A, int N> struct T { typedef typename T<T<A, N - 1>, N - 1>::t t; };\n"
                           b"template <class A> struct T<A, 0> { typedef A t; };\nT<int, 25>::t bomb;\n"),
    "template-depth": (True, lambda: b"template <int N> struct T { static const int v = T<N + 1>::v + T<N + 2>::v; };\nint bomb = T<0>::v;\n"),
    "template-calls": (True, lambda: b"template <int N, class T> __device__ int f(T t) { struct S {}; return f<N - 1>(S()) + f<N - 1>(&t); }\n"
                       b"__device__ int bomb() { return f<30>(1); }\n"),
    "arrow-recursion": (True, lambda: b"template <int N> struct A { A<N + 1> operator->(); };\nint bomb() { return A<0>()->x; }\n"),
    "constexpr-array": (True, lambda: b"constexpr int bomb[1 << 30] = {};\nstatic_assert(bomb[5] == 0);\n"),
    "constexpr-array-filled": (True, lambda: b"struct S { int x; constexpr S() : x(1) {} };\nconstexpr S bomb[1 << 28] = {};\nstatic_assert(bomb[5].x == 1);\n"),
    "constexpr-loop": (True, lambda: b"constexpr int f() { int s = 0; for (long i = 0; i < 1L << 60; ++i) s ^= i; return s; }\nconstexpr int bomb = f();\n"),
    "constexpr-recursion": (True, lambda: b"constexpr int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\nint bomb[f(60)];\n"),
    "constexpr-new": (True, lambda: b"constexpr int f() { int n = 0; for (int i = 0; i < 1 << 20; ++i) { int *p = new int[1 << 12]{}; n += p[1]; delete[] p; } return n; }\n"
                      b"static_assert(f() == 0);\n"),
    "integer-sequence": (True, lambda: b"template <class T, T... I> struct S {};\n__make_integer_seq<S, int, 100000000> bomb;\n"),
    "integer-sequence-fold": (True, lambda: b"template <class T, T... I> struct S { static const int v = (I + ...); };\nint bomb = __make_integer_seq<S, int, 50000>::v;\n"),
    "bit-int": (True, lambda: b"constexpr unsigned _BitInt(8388608) bomb = (unsigned _BitInt(8388608))-1 / 3 * 7;\n"),
    "vector-type": (True, lambda: b"typedef int bomb __attribute__((vector_size(1 << 28)));\nconstexpr bomb x = {};\nconstexpr int y = (x + x)[1];\n"),
    "builtin-memcpy": (True, lambda: b"constexpr int f() { char a[1 << 26] = {}, b[1 << 26] = {}; __builtin_memcpy(a, b, sizeof a); return a[1]; }\nstatic_assert(f() == 0);\n"),
    "overloads": (True, lambda: b"".join(b"void f(int (*)[%d]);\n" % (i + 1) for i in range(3000)) + b"void bomb() {\n" + b"f(0);\n" * 300 + b"}\n"),
    "shared-sizes": (False, lambda: b"__global__ void bomb() { __shared__ int a[1 << 30]; __shared__ char b[~0ul]; a[threadIdx.x] = b[warpSize]; }\n"),
    "inline-ptx": (True, lambda: b"__device__ void bomb(int x) { asm volatile(\"" + b"add.s32 %0, %0, %0;\\n" * 5000 + b'" : "+r"(x)); }\n'),
    "inline-ptx-braces": (True, lambda: b"__device__ void bomb(int x) { asm volatile(\"" + nested(b"{ .reg .u32 a;", b"", b"}", 3000) + b'" : "+r"(x)); }\n'),
    "inline-ptx-labels": (False, lambda: b'__device__ void bomb(int &x) { asm("{ .reg .pred p; L: setp.eq.s32 p, %0, 1; @p bra L; }" : "+r"(x)); }\n'),
    "inline-ptx-odd": (False, lambda: b'__device__ void bomb(int &x) { asm("%99 %%%=%l0 {|} lop3.b32 %0, %0, %0, 0x%x; mov.u32 %0, %[x" : "+r"(x)); }\n'),
    "line-of-5-mb": (True, lambda: b"int bomb = 1; cudaError_t e; /* " + b"cudaFree " * 600000 + b"*/ int last = cudaSuccess;\n"),
    "name-of-1-mb": (True, lambda: b"int cuda" + b"x" * 1000000 + b" = cudaSuccess;\n"),
    "comments": (True, lambda: b"/*x*/" * 200000 + b"\n"),
    "continued-lines": (True, lambda: b"#define M " + b"cudaFree(0); \\\n" * 20000 + b"\nvoid bomb() { M }\n"),
    "split-name": (False, lambda: b"void bomb() { cu\\\nda\\\nFree(\\\n0); k<\\\n<\\\n<1, 1>\\\n>\\\n>(); }\n#incl\\\nude <cuda_run\\\ntime.h>\n"),
    "crash-in-macro": (False, lambda: b"#define CRASH _Pragma(\"clang __debug parser_crash\")\nint bomb; CRASH\n"),
    "stack-overflow": (True, lambda: b"#pragma clang __debug overflow_stack\n"),
}


@functools.lru_cache(maxsize=None)
def load_seeds(folder):
    """The sources below these folders, as paths; those that are read are kept."""
    roots = [pathlib.Path(folder, name) for name in ("rules", "programs")]
    found = [path for root in roots if root.is_dir() for path in sorted(root.rglob("*")) if path.suffix in (".cu", ".cuh", ".cpp", ".h", ".hip")]
    if not found:
        raise SystemExit(f"fuzz-trees: no seeds in {folder}")
    return [path for path in found if path.stat().st_size < 12000]


@functools.lru_cache(maxsize=1024)
def seed_tokens(path):
    return tuple(TOKEN.findall(path.read_bytes()))


def mutate(rng, tokens, seeds, changes):
    """Changes a list of tokens in place."""
    for _ in range(changes):
        at = rng.randrange(len(tokens)) if tokens else 0
        change = rng.choice(["delete", "repeat", "swap", "splice", "cut", "insert", "insert", "insert", "split", "replace", "lines"])
        if change == "insert" or not tokens:
            tokens.insert(at, rng.choice(HOSTILE))
        elif change == "delete":
            del tokens[at:at + rng.choice([1, 1, 2, 5, 20])]
        elif change == "repeat":
            tokens[at:at] = tokens[at:at + rng.choice([1, 3, 10])] * rng.choice([1, 2, 50])
        elif change == "swap":
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif change == "splice":
            other = seed_tokens(rng.choice(seeds))
            cut = rng.randrange(len(other) + 1)
            tokens[at:] = other[cut:cut + 800]
        elif change == "cut":
            del tokens[at + 1:]
            tokens[at] = tokens[at][:rng.randrange(len(tokens[at]) + 1)]
        elif change == "split":
            cut = rng.randrange(len(tokens[at]) + 1)
            tokens[at] = tokens[at][:cut] + rng.choice([b"\\\n", b"\\\r\n", b"/**/", b"\n", b"\x00", b"\xff"]) + tokens[at][cut:]
        elif change == "replace":
            tokens[at] = rng.choice(tokens)
        else:
            other = rng.randrange(len(tokens))
            tokens[at:at] = tokens[other:other + 30]


def with_canaries(rng, text):
    """The text with canaries as its first and last line, and after some closing braces at the start of a line; and their lines."""
    parts = re.split(rb"(?<=\n\}\n)", text)
    lines = [CANARY % 0]
    out = [lines[0]]
    for part in parts:
        out.append(part)
        if part is parts[-1] or rng.random() < 0.5:
            if not part.endswith(b"\n"):
                out.append(b"\n")
            lines.append(CANARY % len(lines))
            out.append(lines[-1])
    return b"".join(out), lines


ENDINGS = {
    "as-is": lambda rng, text: text,
    "crlf": lambda rng, text: text.replace(b"\n", b"\r\n"),
    "cr": lambda rng, text: text.replace(b"\n", b"\r"),
    "mixed": lambda rng, text: b"".join(line + rng.choice([b"\n", b"\r\n", b"\r", b"\n\r"]) for line in text.split(b"\n")),
    "bom": lambda rng, text: b"\xef\xbb\xbf" + text,
    "utf-16": lambda rng, text: text.decode("latin-1").encode("utf-16"),
    "nul": lambda rng, text: text.replace(b" ", b"\x00", 1),
    "no-last-newline": lambda rng, text: text.rstrip(b"\n"),
    "cut": lambda rng, text: text[:rng.randrange(len(text) + 1)],
}


def make_source(rng, seeds, hostile=True):
    """A seed, mutated, and the lines with canaries in it (none if the line endings or the encoding were changed)."""
    tokens = list(seed_tokens(rng.choice(seeds)))
    if hostile:
        mutate(rng, tokens, seeds, rng.choice([0, 0, 1, 1, 2, 4, 8, 20]))
    return with_canaries(rng, b"".join(tokens))
