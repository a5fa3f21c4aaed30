# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The CUDA toolkit and the tables, for the checks in this folder: the libraries, their headers, the rows."""

import dataclasses
import os
import pathlib
import re
import subprocess

from header_facts import read_table
from libclang import CannotRun

CUDA_FACTS = pathlib.Path(__file__).resolve().parent.parent / "mappings/cuda"

# Names that need no row and no fact: a pattern, the kinds of name that it is for, and why.
SKIPPED = [
    (r"_", {"macro"}, "reserved for the implementation: include guards and attribute plumbing"),
    (r"\w+_(H|HPP|H_|HPP_|INCLUDED|HAS_BEEN_DEFINED)$", {"macro"}, "include guards"),
    (r"\w+_DEPRECATED(_\w+)?$|\w+_CPP_VERSION$|CUDART_DEVICE$|NVTX_(API|DECLSPEC|INLINE_STATIC|DYNAMIC_EXPORT)$"
     r"|NVTX_(IMPL_GUARD|SET_NAME_MANGLING|EXPORT_UNMANGLED)\w*$|CURAND_\w+_QUALIFIERS$"
     r"|CUSPARSELT_(API|HEADER_)$", {"macro"}, "with these a header declares its own functions"),
    (r"__(cuda[A-Z]|cudart|internal|nvJitLink|nv_aligned|nv_associate|nv_memcpy|occ|float_simpl)\w*$"
     r"|__\w+_(impl|ptx|internal)$|__(d|f|i|u|us|ull|ill|ll)Atomic\w+$|_[A-Za-z]", {"function"}, "internals of the public functions"),
    (r"(OCC_LIMIT|PARTITIONED_GC|CACHE_PREFER|SHAREDMEM_CARVEOUT|FUNC_SHMEM_LIMIT)_", {"enumerator"},
     "of cuda_occupancy.h; too general for headers that serve every program"),
    (r"curandStateTest", {"type"}, "for tests of cuRAND itself"),
    (r"_nvvm|__cudaOccupancy|__nv_(lambda|atomic|isurf|itex)_", {"type"}, "tags and helper templates of public types"),
    (r"curand\w*Impl$|curand_(box_muller|M2_double|poisson_(knuth|gammainc|from_normal)|binary_search)\w*$|curand__",
     {"function"}, "internals of the cuRAND device functions"),
    (r"(all|any|ballot|d(add|mul|sub)|(double|float|u?int|u?ll)2(double|u?int|u?ll)|syncthreads_(and|or|count))$",
     {"function"}, "spellings of CUDA 4, gone from the manual; a row would claim words such as `any`"),
    (r"fftwf?_|FFTW_", {"function", "type", "macro"}, "HIP has them under the same names; a row would claim FFTW itself"),
    (r"operator\b", {"function"}, "operators are not called by a name that could be renamed"),
]
# Names that need no row but have facts.
WITHOUT_ROWS = [
    (r"CUPTI_", {"enumerator", "macro"}, "2,000 numbers, most of them of callbacks; patterns in the table answer for them"),
]


# Macros whose value is the number of the release itself.
NUMBER_OF_RELEASE = re.compile(r"CU\w*_(VERSION|VER_\w+|VERSION_\w+)$|(CUDNN|NCCL)_(\w+_)?(MAJOR|MINOR|PATCH|PATCHLEVEL|SUFFIX|VERSION_CODE)$")


def undeclared(name, kind):
    return any(kind in kinds and re.match(pattern, name) for pattern, kinds, _why in SKIPPED)


def skipped(name, kind):
    return undeclared(name, kind) or any(kind in kinds and re.match(pattern, name) for pattern, kinds, _why in WITHOUT_ROWS)


@dataclasses.dataclass(frozen=True)
class Library:
    """The headers of a library, and its own macros among theirs."""
    headers: tuple[str, ...]  # what a program includes; one that is not installed is left out
    files: str  # regular expression: files, relative to include/, whose declarations count
    macros: str  # regular expression: macros that belong to the library
    names: str = r""  # regular expression: declarations that belong to it


DEVICE_FILES = (r"(crt/)?(device_functions|device_double_functions|math_functions|device_atomic_functions)\.(h|hpp)"
                r"|crt/sm_\w+\.h|sm_\d+_(intrinsics|atomic_functions)\.(h|hpp)|cuda_(awbarrier|pipeline)_primitives\.h"
                r"|(texture|surface)_indirect_functions\.h|math_constants\.h|device_launch_parameters\.h")

LIBRARIES = {
    "cudart": Library(
        ("cuda_runtime.h", "cuda_profiler_api.h", "cuda_gl_interop.h", "cuda_egl_interop.h", "cuda_vdpau_interop.h",
         "cuda_device_runtime_api.h", "library_types.h", "cuda_occupancy.h", "cooperative_groups.h"),
        r"cuda_(runtime|runtime_api|profiler_api|gl_interop|egl_interop|vdpau_interop|device_runtime_api|occupancy)\.h"
        r"|(driver|surface|texture|library)_types\.h|channel_descriptor\.h|driver_functions\.h|cudart_platform\.h",
        r"cuda[A-Z]|CUDART_|CUDA_(IPC|EGL)"),
    "driver": Library(
        ("cuda.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h", "cudaProfiler.h", "cudaTypedefs.h", "cudaGLTypedefs.h",
         "cudaEGLTypedefs.h", "cudaVDPAUTypedefs.h", "cudaProfilerTypedefs.h"), r"cuda(GL|EGL|VDPAU|Profiler)?(Typedefs)?\.h",
        r"cu[A-Z]|CUDA|CU_|PFN_"),
    "nvrtc": Library(("nvrtc.h",), r"nvrtc\.h", r"NVRTC"),
    "nvjitlink": Library(("nvJitLink.h",), r"nvJitLink\.h", r"NVJITLINK|nvJitLink"),
    "nvvm": Library(("nvvm.h",), r"nvvm\.h", r"NVVM|nvvm"),
    "cublas": Library(("cublas_v2.h", "cublasXt.h", "cublasLt.h"), r"cublas(_api|_v2|Xt|Lt)\.h", r"cublas|CUBLAS"),
    "cublas-legacy": Library(("cublas.h",), r"cublas\.h", r"cublas|CUBLAS"),
    "cufft": Library(("cufft.h", "cufftXt.h", "cufftw.h"), r"cufft(Xt|w)?\.h|cudalibxt\.h", r"cufft|CUFFT|FFTW|fftw"),
    "curand": Library(("curand.h", "curand_discrete.h"), r"curand(_discrete)?\.h", r"curand|CURAND", r"(?i)curand"),
    "curand-device": Library(("curand_kernel.h", "curand_mtgp32_host.h"), r"curand_(?!discrete\.h)\w*\.h", r"curand|CURAND", r"(?i)curand"),
    "cusparse": Library(("cusparse.h", "cusparse_v2.h"), r"cusparse(_v2)?\.h", r"cusparse|CUSPARSE"),
    "cusolver": Library(
        ("cusolverDn.h", "cusolverSp.h", "cusolverSp_LOWLEVEL_PREVIEW.h", "cusolverRf.h", "cusolverMg.h"), r"cusolver\w+\.h",
        r"cusolver|CUSOLVER"),
    "cudnn": Library(("cudnn.h",), r"cudnn\w*\.h", r"cudnn|CUDNN"),
    "nccl": Library(("nccl.h",), r"nccl\.h", r"nccl|NCCL"),
    "nvtx": Library(
        ("nvtx3/nvToolsExt.h", "nvtx3/nvToolsExtCuda.h", "nvtx3/nvToolsExtCudaRt.h", "nvtx3/nvToolsExtSync.h"),
        r"nvtx3/nvToolsExt(Cuda|CudaRt|Sync)?\.h", r"nvtx|NVTX"),
    "cupti": Library(
        ("cupti.h", "cupti_checkpoint.h", "cupti_pcsampling.h", "cupti_pcsampling_util.h", "cupti_pmsampling.h", "cupti_profiler_host.h",
         "cupti_profiler_target.h", "cupti_range_profiler.h", "cupti_sass_metrics.h", "cupti_target.h"), r"cupti\w*\.h", r"CUPTI", r"(?i)cupti"),
    "nvml": Library(("nvml.h",), r"nvml\.h", r"nvml|NVML"),
    "half": Library(("cuda_runtime.h", "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "cuda_fp4.h"), r"cuda_(fp16|bf16|fp8|fp4)\.(h|hpp)",
                    r"CUDA(RT)?_\w+_(FP16|BF16|FP8|FP4)$|CUDART_"),
    # A library of its own: in HIP 7.2, the headers for fp6 and fp4 do not compile together.
    "fp6": Library(("cuda_fp6.h",), r"cuda_fp6\.(h|hpp)", r"CUDA(RT)?_\w+_FP6$"),
    "complex": Library(("cuComplex.h",), r"cuComplex\.h", r"cu[A-Z]"),
    "vector": Library(("cuda_runtime.h",), r"vector_(types\.h|functions\.(h|hpp))", r"make_"),
    "device": Library(("cuda_runtime.h", "cuda_awbarrier_primitives.h", "cuda_pipeline_primitives.h", "math_constants.h"),
                      DEVICE_FILES,
                      r"CUDART_"),
    "mma": Library(("cuda_runtime.h", "mma.h"), r"(crt/)?mma\.(h|hpp)", r"$."),
    "cutensor": Library(("cutensor.h", "cutensorMg.h", "cutensorMp.h"), r"cutensor\w*\.h|cutensor(Mp)?/\w+\.h", r"cutensor|CUTENSOR", r"(?i)cutensor"),
    "cusparselt": Library(("cusparseLt.h",), r"cusparseLt\.h", r"cusparseLt|CUSPARSELT"),
    "cooperative-groups": Library(
        ("cuda_runtime.h", "cooperative_groups.h", "cooperative_groups/memcpy_async.h", "cooperative_groups/reduce.h",
         "cooperative_groups/scan.h"), r"cooperative_groups(/\w+)*\.(h|inl)", r"$."),
}

# Replaces graphics headers that the interoperation headers include and that few machines have.
GRAPHICS = {
    "GL/gl.h": "typedef unsigned GLuint, GLenum; typedef int GLint;",
    "EGL/egl.h": "typedef int EGLint; typedef void *EGLDisplay;",
    "EGL/eglext.h": "typedef void *EGLImageKHR, *EGLStreamKHR, *EGLSyncKHR;",
    "vdpau/vdpau.h": "typedef unsigned VdpDevice, VdpVideoSurface, VdpOutputSurface, VdpStatus, VdpFuncId;"
                     "typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);",
}


def write_stand_ins(folder):
    for path, text in GRAPHICS.items():
        (pathlib.Path(folder) / path).parent.mkdir(exist_ok=True)
        (pathlib.Path(folder) / path).write_text("#pragma once\n" + text + "\n")


def without_system_cuda(clang):
    """Flags that remove CUDA headers from clang's own include path; empty if there are none."""
    done = subprocess.run([clang, "-E", "-v", "-xc++", os.devnull], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True,
                          env={**os.environ, "LC_ALL": "C"})
    listed = re.search(r"#include <...> search starts here:\n(.*)\nEnd of search", done.stderr.decode(), re.DOTALL)
    folders = [pathlib.Path(line.strip()) for line in listed[1].splitlines()]
    hidden = [d for d in folders if (d / "cuda_runtime.h").exists()]
    kept = [d for d in folders if d not in hidden and not (d / "__clang_hip_runtime_wrapper.h").exists()]
    flags = [flag for d in kept for flag in ("-Xclang", "-internal-isystem", "-Xclang", str(d))]
    return ["-nostdinc++", "-nostdlibinc", *flags] if hidden else []


ROW = re.compile(r"- \{(.*)\}$")
PAIR = re.compile(r'([a-z-]+): ("(?:[^"\\]|\\.)*"|[^",{}]+)(?:, |$)')


def read_rows(folder):
    """Yields (place, row) for every row of every table; the loader in C++ checks far more than this."""
    for path in sorted(folder.glob("*.yaml")):
        in_rows = False
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not in_rows or not line.strip() or line.startswith("#"):
                in_rows = in_rows or line.startswith("rows:")
                continue
            body, row, at = ROW.match(line), {}, 0
            while body and at < len(body[1]):
                pair = PAIR.match(body[1], at)
                if not pair:
                    break
                row[pair[1]] = re.sub(r"\\(.)", r"\1", pair[2][1:-1]) if pair[2][0] == '"' else pair[2].strip()
                at = pair.end()
            if not body or at < len(body[1]) or not {"name", "kind"} <= row.keys():
                raise CannotRun(f"{path}:{number}: not a row")
            yield f"{path.name}:{number}", row


def current_facts(name):
    """The rows of a table in mappings/cuda/ that the newest CUDA has."""
    _versions, rows = read_table(CUDA_FACTS / f"{name}.yaml")
    return [row for row in rows if "cuda-removed" not in row]


def libraries_with_facts():
    return sorted(path.stem for path in CUDA_FACTS.glob("*.yaml"))


def enumerator_values(rows):
    """{name: value}, for enumerators of the tables in mappings/, which leave the value out where CUDA's facts have it."""
    values = {row["name"]: row["value"] for row in rows if row["kind"] == "enumerator" and "value" in row}
    for library in libraries_with_facts():
        values |= {row["name"]: row["value"] for row in current_facts(library) if row["kind"] == "enumerator"}
    return values


def cuda_version(include):
    """Returns (major, minor) of the CUDA that a folder with headers is of."""
    header = include / "cuda.h"
    found = header.is_file() and re.search(r"#define CUDA_VERSION (\d+)(\d\d)\d$", header.read_text(errors="replace"), re.MULTILINE)
    if not found:
        raise CannotRun(f"{header} is missing or says no version")
    return int(found[1]), int(found[2])


def newest_cuda():
    """Returns (major, minor) of the newest CUDA in the tables."""
    text = (pathlib.Path(__file__).resolve().parent.parent / "lib/mapping/Row.h").read_text()
    found = re.search(r"newestCuda\{(\d+), (\d+)", text)
    return int(found[1]), int(found[2])


# What nvcc defines.
NVCC_MACROS = ["-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_RDC__", "-D__CUDACC_EXTENDED_LAMBDA__", "-DCUDA_ENABLE_DEPRECATED"]


def nvcc_macros(include):
    major, minor = cuda_version(include)
    return [*NVCC_MACROS, f"-D__CUDACC_VER_MAJOR__={major}", f"-D__CUDACC_VER_MINOR__={minor}"]


# The headers are parsed as plain C++ that claims to be nvcc compiling for a recent device: every declaration is visible.
CUDA_FLAGS = ["-xc++", "-std=c++17", "-D__CUDA_ARCH__=1000"]

# Errors that lose declarations. Others (a version check of the host compiler, a redeclaration that differs in libstdc++)
# lose no names.
DECLARES_LESS = re.compile(r"fatal error|unknown type name|file not found|expected")


def cuda_names(clang, include, library, stand_ins):
    """Returns {(name, kind): declaration} of the public names of a library, and the errors that lost some; None if no header is installed."""
    headers = [header for header in library.headers if (include / header).is_file()]
    if not headers:
        return None, []
    found, errors = clang.parse("".join(f"#include <{header}>\n" for header in [*GRAPHICS, *headers]),
                                [*CUDA_FLAGS, *nvcc_macros(include), f"-I{include}", f"-I{include / 'cccl'}", f"-I{stand_ins}"])
    files, names = re.compile(library.files), {}
    for declared in found:
        try:
            file = str(pathlib.Path(declared.file).relative_to(include))
        except ValueError:
            continue
        if not files.fullmatch(file) or declared.kind in ("field", "variable", "using"):
            continue
        if declared.kind == "macro" and (declared.function_like or not re.match(library.macros, declared.name)):
            continue
        if "::" in declared.name and declared.kind != "namespace" or declared.name == "std":
            continue
        if not skipped(declared.name, declared.kind) and re.match(library.names, declared.name):
            names[declared.name, declared.kind] = declared
    return names, [error for error in errors if DECLARES_LESS.search(error)]


def cuda_headers(include):
    """The headers that a program may include: the top level and the folders that document theirs."""
    patterns = ("*.h", "cooperative_groups/*.h", "nvtx3/*.h", "cccl/cub/cub.cuh", "cccl/thrust/*.h")
    return {str(path.relative_to(include)).removeprefix("cccl/") for pattern in patterns for path in include.glob(pattern)}


def covered(name, known):
    """True if a row names this, or a namespace around it."""
    return name in known or "::" in name and covered(name.rpartition("::")[0], known)
