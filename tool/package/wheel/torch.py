# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds PyTorch's CUDA extensions for AMD GPUs from sources that tranship translates.

`CUDAExtension`, `BuildExtension`, `load` and `load_inline` take the arguments of those in `torch.utils.cpp_extension`, and do the
same. With a PyTorch for ROCm, tranship translates the sources where PyTorch's own hipify would; with one for CUDA, they are
PyTorch's own functions.

`hipify` takes the arguments of `torch.utils.hipify.hipify_python.hipify`, for build scripts that call it. It needs no PyTorch.
"""

import contextlib
import enum
import fnmatch
import functools
import os
import pathlib
import re
import subprocess
import sys

try:
    import torch
    from torch.utils import cpp_extension
except ImportError:  # enough for hipify()
    torch = cpp_extension = None

IS_ROCM = torch is not None and getattr(torch.version, "hip", None) is not None

# PyTorch turns off some CUDA functions for half precision. Extensions that use them turn them on again, but only with
# the CUDA macros; PyTorch for ROCm uses other macros.
SWITCHES = {f"-U__CUDA_NO_HALF_{what}__": f"-U__HIP_NO_HALF_{what}__" for what in ["OPERATORS", "CONVERSIONS"]}


class TranslationError(RuntimeError):
    """tranship could not translate: it says why on standard error."""


def program():
    """The tranship to run: `TRANSHIP` in the environment, the one that is installed with this module, or one in PATH."""
    given = os.environ.get("TRANSHIP")
    if given:
        return given
    from tranship import __main__ as installed
    try:
        return str(installed.program())
    except SystemExit:
        return "tranship"


def options():
    """More options for tranship, from the environment: `TRANSHIP_OPTIONS=--rules=rules.yaml`."""
    return os.environ.get("TRANSHIP_OPTIONS", "").split()


def _is_within(path, folder):
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _root(sources, folders):
    """The folder of the project: it holds the sources, and those include folders that are not of installed packages."""
    foreign = [sys.prefix, sys.base_prefix, "/usr", "/opt"]
    if torch:
        foreign.append(os.path.dirname(os.path.abspath(torch.__file__)))
    places = [os.path.dirname(source) for source in sources]
    root = os.path.commonpath(places)
    for folder in folders:
        if not any(_is_within(folder, other) for other in foreign):
            wider = os.path.commonpath([root, folder])
            if wider not in ("/", os.path.expanduser("~")):
                root = wider
    return root


def _torch_arguments():
    """The option with PyTorch's version (2.15 for 2.15.0+rocm7.2), its include folders and its flags; nothing without PyTorch."""
    if not torch:
        return [], [], []
    return [f"--torch-version={re.match(r'[0-9]+[.][0-9]+', torch.__version__)[0]}"], cpp_extension.include_paths(), \
        cpp_extension.COMMON_NVCC_FLAGS


def translate(sources, output, include_dirs=(), device_flags=(), root=None):
    """Translates sources, and those of their headers that are in the project, into the folder `output`.

    `device_flags` are the compiler flags for the CUDA sources. Returns the path of the translation for each source path, and the
    folders with the translations of `include_dirs`. `root` is the folder of the project, if that is known. tranship prints its messages
    to standard error. Files that would not change keep their time, so nothing is compiled again.
    """
    sources = [os.path.abspath(source) for source in sources]
    folders = [os.path.abspath(folder) for folder in include_dirs]
    root = root or _root(sources, folders)
    version, torch_folders, torch_flags = _torch_arguments()
    flags = [f"-I{folder}" for folder in folders]
    for folder in torch_folders:
        flags += ["-isystem", folder]
    flags += [flag for flag in [*torch_flags, *device_flags] if flag.startswith(("-D", "-U", "-std="))]
    excluded = [f"--exclude=/{os.path.relpath(output, root)}/"] if _is_within(output, root) else []
    command = [program(), "-q", "-p=", "--build-files=none", *excluded, "--no-check-port", *version, *options(),
               "--root", root, "-o", output, *sources, "--", *flags]
    try:
        result = subprocess.run(command, stdout=sys.stderr.fileno() if _has_file(sys.stderr) else subprocess.DEVNULL)
    except OSError as error:
        raise TranslationError(f"tranship cannot be started ({command[0]}: {error.strerror}); install it, or name it in TRANSHIP")
    # 1: there are warnings or errors, 3: a header was not found or a unit not parsed; it has printed them, and the compiler decides
    if result.returncode not in (0, 1, 3):
        raise TranslationError(f"tranship failed with exit code {result.returncode}")
    translations = {source: _translation(os.path.join(output, os.path.relpath(source, root))) for source in sources}
    roots = [os.path.join(output, os.path.relpath(folder, root)) for folder in folders if _is_within(folder, root)]
    return translations, [folder for folder in roots if os.path.isdir(folder)]


def _has_file(stream):
    try:
        return stream.fileno() >= 0
    except (AttributeError, OSError, ValueError):
        return False


def _translation(path):
    """A translated `.cu` is called `.hip`."""
    renamed = str(pathlib.Path(path).with_suffix(".hip")) if path.endswith(".cu") else path
    return renamed if os.path.exists(renamed) else path


class CurrentState(enum.Enum):
    INITIALIZED = 1
    DONE = 2


class HipifyResult:
    """What became of one source, as in PyTorch: `hipified_path` (None if it was left out), `status` and `current_state`."""

    def __init__(self, current_state, hipified_path, status=""):
        self.current_state, self.hipified_path, self.status = current_state, hipified_path, status

    def __str__(self):
        return f"HipifyResult:: current_state: {self.current_state}, hipified_path : {self.hipified_path}, status: {self.status}"


def _matches(path, patterns):
    return any(fnmatch.fnmatch(path, pattern) for pattern in patterns)


def _matched_files(folder, extensions, includes, ignores):
    """The files of a tree that PyTorch's hipify would take: includes and ignores are globs for absolute paths."""
    found = []
    for place, subfolders, names in os.walk(folder):
        subfolders[:] = [name for name in subfolders if name not in (".git", "build", "_build")]
        paths = (os.path.join(place, name) for name in names if name.endswith(tuple(extensions)))
        found += [path for path in paths if _matches(path, includes) and not _matches(path, ignores)]
    return sorted(found)


def hipify(project_directory, show_detailed=False, extensions=(".cu", ".cuh", ".c", ".cc", ".cpp", ".h", ".in", ".hpp"),
           header_extensions=(".cuh", ".h", ".hpp"), output_directory="", header_include_dirs=(), includes=("*",), extra_files=(),
           out_of_place_only=False, ignores=(), show_progress=True, hip_clang_launch=False, is_pytorch_extension=False,
           hipify_extra_files_only=False, clean_ctx=None, *, device_flags=()):
    """Translates as `torch.utils.hipify.hipify_python.hipify` would: returns a HipifyResult for each source path.

    The sources stay as they are. Translations have the layout of the project: in `output_directory` if that is another folder than
    the project's, and otherwise in `build/tranship` in it. Headers are translated with the sources that include them. tranship decides
    alone where headers go and which launches it writes, so that `header_extensions`, `out_of_place_only`, `hip_clang_launch`,
    `is_pytorch_extension` and `clean_ctx` have no effect. `device_flags` are flags of the compiler, such as `-DNAME`.
    """
    project = os.path.abspath(project_directory)
    output = os.path.abspath(output_directory) if output_directory else project + "_amd"
    if _is_within(project, output):
        output = os.path.join(project, "build", "tranship")
    sources = [os.path.abspath(path) for path in extra_files]
    if not hipify_extra_files_only:
        inside = [os.path.join(project, pattern) if not os.path.isabs(pattern) else pattern for pattern in includes]
        outside = [os.path.join(project, pattern) if not os.path.isabs(pattern) else pattern for pattern in ignores]
        sources += [path for path in _matched_files(project, extensions, inside, outside)
                    if path not in sources and not _is_within(path, output)]
    if not sources:
        return {}
    is_tree = all(_is_within(os.path.abspath(path), project) for path in [*sources, *header_include_dirs])
    translations, folders = translate(sources, output, header_include_dirs, device_flags, project if is_tree else None)
    if isinstance(header_include_dirs, list):
        header_include_dirs[:0] = folders  # the compiler's list as well
    results = {source: HipifyResult(CurrentState.DONE, path, "[ok]") for source, path in translations.items()}
    if show_detailed and show_progress:
        for source, result in results.items():
            print(f"{source} -> {result.hipified_path} {result.status}", file=sys.stderr)
    return results


@contextlib.contextmanager
def _translating(device_flags):
    """PyTorch's build calls tranship instead of hipify."""
    from torch.utils.hipify import hipify_python
    before = hipify_python.hipify
    hipify_python.hipify = functools.partial(hipify, device_flags=device_flags)
    try:
        yield
    finally:
        hipify_python.hipify = before


def _with_switches(flags):
    """Flags for hipcc, from those for nvcc."""
    return [*flags, *(SWITCHES[flag] for flag in flags if flag in SWITCHES)]


def _device_flags(kwargs):
    """The flags for nvcc among the arguments of an extension. In the arguments, they become those for hipcc."""
    flags = []
    for name in ["extra_compile_args", "extra_cuda_cflags"]:
        given = kwargs.get(name)
        if isinstance(given, dict):
            flags += given.get("nvcc", [])
            kwargs[name] = given | {"nvcc": _with_switches(given["nvcc"])} if "nvcc" in given else given
        elif isinstance(given, (list, tuple)):
            flags += given
            kwargs[name] = _with_switches(given)
    return flags


def _by_tranship(function):
    if not IS_ROCM:
        return function

    @functools.wraps(function)
    def wrapped(*args, **kwargs):
        for name in ["include_dirs", "extra_include_paths"]:
            if kwargs.get(name):  # folders are added, but not to the caller's list
                kwargs[name] = [str(folder) for folder in ([kwargs[name]] if isinstance(kwargs[name], str) else kwargs[name])]
        with _translating(_device_flags(kwargs)):
            return function(*args, **kwargs)

    return wrapped


if torch:
    BuildExtension = cpp_extension.BuildExtension
    CUDAExtension = _by_tranship(cpp_extension.CUDAExtension)
    load = _by_tranship(cpp_extension.load)
    load_inline = _by_tranship(cpp_extension.load_inline)
