# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the files of an installed tranship as a tarball or a Python wheel, reproducibly. For scripts/package."""

import base64
import gzip
import hashlib
import os
import pathlib
import re
import subprocess
import tarfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GLIBC_FLOOR = (2, 34)  # docs/install.md
GLIBC_FLOOR_TEXT = ".".join(map(str, GLIBC_FLOOR))


class CannotPackage(Exception):
    """The package cannot be built; the message is for the user."""


def epoch():
    """The time that all files get."""
    value = os.environ.get("SOURCE_DATE_EPOCH")
    if value is None:
        git = subprocess.run(["git", "-C", str(ROOT), "log", "-1", "--format=%ct"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, text=True)
        value = git.stdout.strip() or "0"
    if not value.isdigit():
        raise CannotPackage(f"SOURCE_DATE_EPOCH is not a number of seconds: {value}")
    return max(int(value), 315532800)  # a zip file cannot contain a time before 1980


def version(build):
    cache = build / "CMakeCache.txt"
    if not cache.is_file():
        raise CannotPackage(f"{build} is not a build folder; run scripts/setup --all first")
    return re.search(r"^CMAKE_PROJECT_VERSION:\w+=(.*)$", cache.read_text(), re.M)[1]


class Contents:
    """A folder with the layout of a prefix (`bin`, `lib`, `share`)."""

    def __init__(self, folder, epoch):
        self.folder, self.epoch = folder, epoch
        self.files = sorted(path.relative_to(folder) for path in folder.rglob("*") if not path.is_dir())
        for path in sorted(folder.rglob("*"), reverse=True):  # a folder after what is in it
            if path.is_symlink():
                raise CannotPackage(f"{path} is a symbolic link, which wheels cannot contain")
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) and is_program(path) else 0o644)
            os.utime(path, (epoch, epoch))
        for path in self.files:
            check_glibc(folder / path)


def is_program(path):
    with open(path, "rb") as file:
        return file.read(4) in (b"\x7fELF", b"#!/u")


def check_glibc(path):
    """Checks that programs and libraries run where the documentation says."""
    with open(path, "rb") as file:
        if file.read(4) != b"\x7fELF":
            return
    symbols = subprocess.run(["objdump", "-T", str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    for needed, name in re.findall(r"\(?GLIBC_([\d.]+)\)?\s+(\S+)$", symbols, re.M):
        if tuple(map(int, needed.split("."))) > GLIBC_FLOOR:
            raise CannotPackage(f"{path.name} needs glibc {needed} for {name}; packages promise {GLIBC_FLOOR_TEXT}")


def write_tarball(contents, top, level, target):
    def entry(path, name):
        info = tarfile.TarInfo(name)
        status = path.stat()
        info.mtime, info.mode = contents.epoch, status.st_mode & 0o777
        info.uname = info.gname = "root"
        if path.is_dir():
            info.type = tarfile.DIRTYPE
            tar.addfile(info)
        else:
            info.size = status.st_size
            with open(path, "rb") as file:
                tar.addfile(info, file)

    with open(target, "wb") as file, \
            gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=level, mtime=contents.epoch) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        entry(contents.folder, top)
        for path in sorted(contents.folder.rglob("*")):
            entry(path, f"{top}/{path.relative_to(contents.folder)}")


def wheel_tag(machine):
    return f"py3-none-manylinux_{GLIBC_FLOOR[0]}_{GLIBC_FLOOR[1]}_{machine}"


def wheel_name(version, machine):
    return f"tranship-{version}-{wheel_tag(machine)}.whl"


METADATA = """\
Metadata-Version: 2.4
Name: tranship
Version: {version}
Summary: Translates CUDA C++ to HIP, reviews the port and checks that it works
Author: The tranship maintainers
License-Expression: Apache-2.0 WITH LLVM-exception
License-File: LICENSE
Keywords: CUDA,HIP,ROCm,GPU,translator
Platform: Linux
Classifier: Development Status :: 4 - Beta
Classifier: Environment :: Console
Classifier: Environment :: GPU
Classifier: Intended Audience :: Developers
Classifier: Intended Audience :: Science/Research
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: C++
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Code Generators
Classifier: Topic :: Software Development :: Compilers
Requires-Python: >=3.7
Description-Content-Type: text/markdown

tranship translates CUDA C++ to HIP by meaning: it is built on Clang and needs no CUDA toolkit. This wheel installs the command
`tranship`; `tranship --help` lists what it can do. `tranship verify` also needs a linker and the headers of a C++ library;
installing g++ provides both.
"""


def write_wheel(contents, version, machine, level, target):
    """Makes the program a script of the wheel, and all other files its data, so that both are installed into one prefix."""
    information, data = f"tranship-{version}.dist-info", f"tranship-{version}.data"
    stamp = time.gmtime(contents.epoch)[:6]
    record = []

    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as wheel:
        def add(name, content, mode=0o644):
            info = zipfile.ZipInfo(name, stamp)
            info.compress_type, info.create_system, info.external_attr = zipfile.ZIP_DEFLATED, 3, (0o100000 | mode) << 16
            wheel.writestr(info, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(content)}\n")

        for module in sorted((ROOT / "tool/package/wheel").glob("*.py")):
            add(f"tranship/{module.name}", module.read_bytes())
        for path in contents.files:
            place = f"{data}/scripts/{path.name}" if path.parts[0] == "bin" else f"{data}/data/{path}"
            add(place, (contents.folder / path).read_bytes(), (contents.folder / path).stat().st_mode & 0o777)
        add(f"{information}/METADATA", METADATA.format(version=version).encode())
        add(f"{information}/WHEEL", f"Wheel-Version: 1.0\nGenerator: tranship ({version})\nRoot-Is-Purelib: false\n"
                                    f"Tag: {wheel_tag(machine)}\n".encode())
        add(f"{information}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes())
        # The record lists itself without a hash.
        record.append(f"{information}/RECORD,,\n")
        info = zipfile.ZipInfo(f"{information}/RECORD", stamp)
        info.compress_type, info.create_system, info.external_attr = zipfile.ZIP_DEFLATED, 3, 0o100644 << 16
        wheel.writestr(info, "".join(record))
