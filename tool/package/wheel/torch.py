# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds PyTorch's CUDA extensions for AMD GPUs from sources that tranship translates.

`CUDAExtension`, `BuildExtension`, `load` and `load_inline` take the arguments of those in `torch.utils.cpp_extension`, and do the
same. With a PyTorch for ROCm, tranship translates the sources where PyTorch's own hipify would; with one for CUDA, they are
PyTorch's own functions.
"""

import contextlib
import functools
import os
import pathlib
import re
import subprocess
import sys
import types

import torch
from torch.utils import cpp_extension

BuildExtension = cpp_extension.BuildExtension
IS_ROCM = getattr(torch.version, "hip", None) is not None

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
    foreign = [os.path.dirname(os.path.abspath(torch.__file__)), sys.prefix, sys.base_prefix, "/usr", "/opt"]
    places = [os.path.dirname(source) for source in sources]
    root = os.path.commonpath(places)
    for folder in folders:
        if not any(_is_within(folder, other) for other in foreign):
            wider = os.path.commonpath([root, folder])
            if wider not in ("/", os.path.expanduser("~")):
                root = wider
    return root


def _version():
    """PyTorch's version in the form that tranship accepts: 2.15 for 2.15.0+rocm7.2."""
    return re.match(r"\d+\.\d+", torch.__version__)[0]


def translate(sources, output, include_dirs=(), device_flags=()):
    """Translates sources, and those of their headers that are in the project, into the folder `output`.

    `device_flags` are the compiler flags for the CUDA sources. Returns the path of the translation for each source path, and the
    folders with the translations of `include_dirs`. tranship prints its messages to standard error. Files that would not change
    keep their time, so nothing is compiled again.
    """
    sources = [os.path.abspath(source) for source in sources]
    folders = [os.path.abspath(folder) for folder in include_dirs]
    root = _root(sources, folders)
    flags = [f"-I{folder}" for folder in folders]
    for folder in cpp_extension.include_paths():
        flags += ["-isystem", folder]
    flags += [flag for flag in [*cpp_extension.COMMON_NVCC_FLAGS, *device_flags] if flag.startswith(("-D", "-U", "-std="))]
    excluded = [f"--exclude=/{os.path.relpath(output, root)}/"] if _is_within(output, root) else []
    command = [program(), "-q", "-p=", "--build-files=none", *excluded, "--no-check-port", f"--torch-version={_version()}", *options(),
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


def _hipify(device_flags, project_directory, extra_files=(), header_include_dirs=(), **_):
    """Stands in for torch.utils.hipify.hipify_python.hipify: same results, by tranship."""
    output = os.path.join(os.path.abspath(project_directory), "build", "tranship")
    translations, folders = translate(extra_files, output, header_include_dirs, device_flags)
    if isinstance(header_include_dirs, list):
        header_include_dirs[:0] = folders  # the compiler's list as well
    return {source: types.SimpleNamespace(hipified_path=path, status="[ok]", current_state=None)
            for source, path in translations.items()}


@contextlib.contextmanager
def _translating(device_flags):
    """PyTorch's build calls tranship instead of hipify."""
    from torch.utils.hipify import hipify_python
    before = hipify_python.hipify
    hipify_python.hipify = functools.partial(_hipify, device_flags)
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


CUDAExtension = _by_tranship(cpp_extension.CUDAExtension)
load = _by_tranship(cpp_extension.load)
load_inline = _by_tranship(cpp_extension.load_inline)
