# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads what AMD's Python packages declare of HIP: names, signatures, values and fields.

The packages rocm-bindings-hip, rocm-bindings-libraries and rocm-bindings-systems hold a file cyNAME.pxd for each library, with the
declarations of its main header as plain C in Cython's spelling, and a compiled module NAME with the values. Aliases in signatures
are resolved there. What only C++ or code for a GPU can declare is missing.
"""

import dataclasses
import importlib
import re
import sys

@dataclasses.dataclass(frozen=True)
class Module:
    """The module of a library, with its package, its table, and the header that declares a new name of it. `includes` are the
    headers of a library without headers among the ones that were read, each with what it includes."""
    name: str
    package: str
    table: str
    header: str
    includes: tuple = ()


HIP, LIBRARIES, SYSTEMS = "rocm-bindings-hip", "rocm-bindings-libraries", "rocm-bindings-systems"
MODULES = (
    Module("hip", HIP, "hip-runtime", "hip/hip_runtime_api.h"),
    Module("hiprtc", HIP, "hip-runtime", "hip/hiprtc.h"),
    Module("hipblas", LIBRARIES, "hipblas", "hipblas/hipblas.h"),
    Module("hipblaslt", LIBRARIES, "hipblaslt", "hipblaslt/hipblaslt.h"),
    Module("hipdnn_backend", LIBRARIES, "hipdnn", "hipdnn/backend/hipdnn_backend.h",
           (("hipdnn/backend/hipdnn_backend.h", ("hip/hip_runtime_api.h", "cstddef", "cstdint")),)),
    Module("hipfft", LIBRARIES, "hipfft", "hipfft/hipfft.h"),
    Module("hiprand", LIBRARIES, "hiprand", "hiprand/hiprand.h"),
    Module("hipsolver", LIBRARIES, "hipsolver", "hipsolver/hipsolver.h"),
    Module("hipsparse", LIBRARIES, "hipsparse", "hipsparse/hipsparse.h"),
    Module("hipsparselt", LIBRARIES, "hipsparselt", "hipsparselt/hipsparselt.h"),
    Module("hiptensor", LIBRARIES, "hiptensor", "hiptensor/hiptensor.h",
           (("hiptensor/hiptensor.h", ("hip/hip_runtime.h", "cstdint", "cstdio")),
            ("hiptensor/hiptensor_types.h", ("hiptensor/hiptensor.h",)))),
    Module("rccl", SYSTEMS, "rccl", "rccl/rccl.h"),
    Module("roctx", SYSTEMS, "roctx", "roctracer/roctx.h", (("roctracer/roctx.h", ("cstdint",)),)),
)


class Bindings:
    """The declarations of one module. Records that C does not name are part of the fields that have them."""

    def __init__(self, folder, module):
        self.functions = {}  # name: (result, parameters)
        self.macros, self.aliases = [], {}
        self.enums = {}  # tag: enumerators
        self.records = {}  # name: (struct or union, [(type, field)])
        self.nested, self.raw_types, self.c_names = {}, {}, {}
        self.values, self.texts = values_of(folder, module)
        lines = [line for line in declarations_of(folder, module).read_text().splitlines()
                 if line.strip() and not line.lstrip().startswith("#")]
        self.read(lines)
        for name, (_, fields) in self.records.items():
            fields += [(self.type(hidden), f"${number}") for number, hidden in enumerate(self.unnamed_members(name))]

    def read(self, lines):
        position, in_c = 0, False
        while position < len(lines):
            line = lines[position]
            position += 1
            indent, text = len(line) - len(line.lstrip()), line.strip()
            if not indent:
                in_c = text.startswith("cdef extern")
            if text.startswith(("from ", "cdef extern", "cdef bint __")):
                continue
            block = re.fullmatch(r'(?:cdef|ctypedef) (enum|struct|union) ?(\w*)(?: "(\w+)")?:', text)
            if block:
                body = []
                while position < len(lines) and len(lines[position]) - len(lines[position].lstrip()) > indent:
                    body.append(lines[position].strip())
                    position += 1
                self.block(block, [entry for entry in body if entry != "pass"], in_c)
                continue
            function = re.fullmatch(r"cdef (.+?) ?(\w+)\((.*)\) (?:except|noexcept).*", text)
            pointer = re.fullmatch(r"ctypedef (.+?) ?\(\*(\w+)\) ?\((.*)\)", text)
            if function:
                self.functions[function[2]] = (self.type(function[1]), tuple(self.parameters(function[3])))
            elif pointer:
                self.aliases[pointer[2]] = f"{self.type(pointer[1])} (*)({', '.join(self.parameters(pointer[3], named=False))})"
            elif text.startswith("ctypedef "):
                type_, name = split(text.removeprefix("ctypedef "))
                self.aliases[name] = self.type(type_)
            elif text.startswith("cdef "):
                self.macros.append(split(text.removeprefix("cdef "))[1])
            else:
                raise ValueError(f"not a declaration: {text}")

    def unnamed_members(self, record):
        """The nested records that no field of the record has. Where they are among the fields is not known: they come last."""
        names = [name for name in self.nested if re.fullmatch(rf"{record}_(union|struct)_\d+", name)]
        return [name for name in names if not any(re.search(rf"\b{name}\b", type_) for type_ in self.raw_types[record])]

    def block(self, head, body, in_c):
        word, name, c_name = head.groups()
        if word == "enum":
            self.enums.setdefault(name, []).extend(body)
            return
        if c_name:
            self.c_names[name] = c_name
        self.raw_types[c_name or name] = [split(field)[0] for field in body]
        fields = [(self.type(type_), field) for type_, field in map(split, body)]
        (self.records if in_c else self.nested)[c_name or name] = (word, fields)

    def parameters(self, text, named=True):
        parts = [part.strip() for part in re.split(r",(?![^(]*\))", text) if part.strip()]
        return [self.type(split(part)[0] if named and part != "..." else part) for part in parts]

    def type(self, text):
        """A type as clang prints it, with the text of a record that has no name in its place."""
        text = re.sub(r"\b(struct|union|enum) ", "", text).replace("_Bool", "bool").replace("bint", "bool").strip()
        text = re.sub(r"\w+", lambda word: self.c_names.get(word[0], word[0]), text)
        if text in self.nested:
            word, fields = self.nested[text]
            return f"{word} {{ " + " ".join(f"{declared(type_, name)};" for type_, name in fields) + " }"
        text = re.sub(r"(?<=[\w*]) ?(\*+)(?=[^)]|$)", r" \1", text)
        return re.sub(r"(?<=[\w)]) ?(\[)", r"\1", text)


def declarations_of(folder, module):
    """The file with the declarations. Up to HIP 7.2, one package, hip-python, held all libraries."""
    older = folder / "hip" / f"c{module}.pxd"
    return older if older.is_file() else folder / "rocm/bindings" / f"cy{module}.pxd"


def declared(type_, name):
    array = re.fullmatch(r"(.*?)((?:\[\d+\])+)", type_)
    return f"{array[1]} {name}{array[2]}" if array else f"{type_} {name}"


def split(text):
    """(type, name) of a declaration such as `const char * name[4]`."""
    inside = re.fullmatch(r"(.* \(\*+)(\w+)(\).*)", text)
    if inside:
        return inside[1] + inside[3], inside[2]
    found = re.fullmatch(r"(.*?[ *])(\w+)((?:\[\d+\])*)", text)
    if not found:
        raise ValueError(f"not a declaration: {text}")
    return found[1].strip() + found[3], found[2]


def values_of(folder, module):
    """The values of enumerators and macros, where the package has a compiled module."""
    sys.path.insert(0, str(folder))
    try:
        loaded = importlib.import_module(f"rocm.bindings.{module}")
    except ImportError:
        return {}, {}
    finally:
        sys.path.pop(0)
    values, texts = {}, {}
    for name, value in vars(loaded).items():
        if isinstance(value, int):
            values[name] = int(value)
        elif isinstance(value, (str, bytes)):
            texts[name] = value if isinstance(value, str) else value.decode()
        for member, constant in getattr(value, "__members__", {}).items():
            values[member] = int(constant)
    return values, texts


def hip_version(folder):
    """HIP's version, as the headers from which the package was made have it, and the version of the package."""
    values, _ = values_of(folder, "hip")
    package = next(path.name for path in folder.glob("rocm_bindings_hip-*.dist-info"))
    return f"{values['HIP_VERSION_MAJOR']}.{values['HIP_VERSION_MINOR']}.0", package.split("-")[1].removesuffix(".dist")
