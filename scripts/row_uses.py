# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses of CUDA names that have a row: one a line, for check-rows and the test `rows`. The declarations come from CUDA's headers or from
the facts in mappings/cuda/."""

import collections
import dataclasses
import pathlib
import re

from libclang import Declared, Parameter
from toolkit import GRAPHICS, LIBRARIES, NUMBER_OF_RELEASE, current_facts, libraries_with_facts, read_rows, skipped

# Function templates whose first type is that of a kernel.
FOR_KERNELS = re.compile(r"cuda(Func|Launch|Occupancy|GetFuncBySymbol|GetKernel)")
# The arguments for type parameters of templates: for what a pointer or reference leads to, for values, for kernels.
VALUE_TYPES, POINTER_TYPES, KERNEL_TYPES = ("float", "int", "uchar4", "float4"), ("float *", "int *"), ("UseKernel", "UseKernelPointer")
PROLOGUE = "using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);"
RESERVED = re.compile(r"_|(reserved|unused|pad|dummy)\w*$|\w+(Reserved|_reserved|_pad)$")  # fields that a program leaves alone
OF_C = {"NULL", "INT_MIN"}  # macros of C that macros of CUDA name
RECORD = re.compile(r"(struct|union|enum|class) ")


@dataclasses.dataclass
class Use:
    """One line of the written file."""
    kind: str
    name: str  # of the row
    text: str
    reported: bool = False
    error: str = ""
    translated: str = ""


def declare(spelling, name):
    """Declares a parameter: the name goes into the middle of arrays and pointers to functions."""
    if match := re.search(r"\([*&]+", spelling):
        return spelling[:match.end()] + name + spelling[match.end():]
    bound = spelling.find("[")
    return f"{spelling} {name}" if bound < 0 else f"{spelling[:bound]} {name}{spelling[bound:]}"


def function_text(name, function, count, types):
    """The text of a use of a function with this number of arguments; `types` are the arguments of a template."""
    def fill(spelling):
        for template, value in types.items():
            spelling = re.sub(rf"\b{template}\b", value, spelling)
        return spelling

    parameters, arguments = [], []
    for number, parameter in enumerate(function.parameters[:count]):
        spelling = fill(re.sub(r"\b\w+\s*(&&\s*)?\.\.\.", "float *", parameter.type))  # one argument of a pack
        if spelling.endswith("&&"):
            arguments.append(f"static_cast<{spelling}>(a{number})")
        else:
            arguments.append(f"a{number}")
        parameters.append(declare(spelling, f"a{number}"))
    hidden = [t for t in types if not any(re.search(rf"\b{t}\b", p.type) for p in function.parameters)]
    explicit = f"<{', '.join(types.values())}>" if hidden else ""
    attributes = "".join(f"{a} " for a in ("__host__", "__device__") if a in function.attributes)
    result = "auto" if re.search(r"[(:]", function.result) else fill(function.result)
    back = "" if result == "void" else "return "
    return f"{attributes}inline {result} use_%d({', '.join(parameters)}) {{ {back}{name}{explicit}({', '.join(arguments)}); }}"


def function_texts(name, function):
    types = " ".join(parameter.type for parameter in function.parameters)
    if not all(re.search(rf"\b{value}\b", types) for value in function.value_parameters):
        return {}  # a call would have to name it
    counts = {len(function.parameters), sum(not p.optional for p in function.parameters)}
    templates = [t for t in function.type_parameters if t and not any(f"{t}..." in p.type or f"{t} &&..." in p.type
                                                                     for p in function.parameters)]
    choices = [{}]
    if templates:
        by_value = {p.type for p in function.parameters} & set(templates)
        kinds = KERNEL_TYPES if FOR_KERNELS.match(name) else POINTER_TYPES if by_value and "__device__" not in function.attributes else VALUE_TYPES
        if "sizeof(_T) == 16" in function.result:  # of words, there are overloads
            kinds = ("float4",)
        choices = [{t: "UseUnary" if t == "UnaryFunction" else choice for t in templates} for choice in kinds]
    return {function_text(name, function, count, choice): None for count in counts for choice in choices}


def find_uses(found, macros, rows):
    """The uses of all declarations in `found` that have a row in `rows`: {(kind, name): row}."""
    uses, functions, names_of, known_fields = {}, collections.defaultdict(list), {}, set()

    def add(kind, name, text):
        if (kind, name) in rows:
            uses[text] = Use(kind, name, text)

    for declared in found:
        if declared.kind == "function" and not skipped(declared.name, "function"):
            functions[declared.name].append(declared)
        if declared.kind == "type" and declared.target and "::" not in declared.target:
            names_of.setdefault(RECORD.sub("", declared.target), declared.name)
    for name, body in macros.items():  # the plain name means another version of a function: NAME_v2, CHOOSE(NAME_v2)
        version = re.fullmatch(r"(?:\w+\()?(\w+)\)?", body)
        if version and version[1] in functions:
            functions[name] = functions[version[1]]
    for name, overloads in functions.items():
        for function in overloads:
            for text in function_texts(name, function):
                add("macro" if name in macros and ("macro", name) in rows else "function", name, text)
    for declared in found:
        name = declared.name
        if declared.kind == "type" and not skipped(name, "type"):
            add("type", name, f"using use_%d = {name};")
            if not declared.target and "::" not in name:
                for key in ("struct", "union", "enum") if declared.tag is None else declared.tag.split():
                    add("type", name, f"using use_%d = {key} {name};")
        elif declared.kind == "enumerator" and not skipped(name, "enumerator"):
            add("enumerator", name, f"inline auto use_%d = {name};")
        elif declared.kind == "macro" and name in macros and name not in functions and not skipped(name, "macro"):
            is_computed = re.search(r"\b__\w+\(", macros[name])  # by an intrinsic
            add("macro", name, f"__device__ inline auto use_%d() {{ return {name}; }}" if is_computed else f"inline auto use_%d = {name};")
        elif declared.kind == "field":
            known_fields.add(name)
    field_rows = {tuple(name.split(".", 1)) for kind, name in rows if kind == "field"}
    for field in known_fields:
        record, _, member = field.rpartition("::")
        row = rows.get(("type", record)) or rows.get(("type", names_of.get(record, "")))
        if record and row and row.get("hip") and not RESERVED.match(member) and "::" not in record:
            field_rows.add((record, member))
    for record, member in sorted(field_rows):
        text = f"inline void use_%d({names_of.get(record, record)} &p) {{ (void)p.{member}; }}"
        if f"{record}::{member.partition('.')[0]}" in known_fields:
            uses[text] = Use("field", f"{record}.{member}", text)
    return list(uses.values())


def with_graphics(headers):
    """Headers, after those for graphics if they need these."""
    return [*(GRAPHICS if any("interop" in header or "GL" in header for header in headers) else []), *headers]


def text_of(headers, uses):
    """The file with these uses."""
    lines = [*(f"#include <{header}>" for header in headers), PROLOGUE, *(use.text % number for number, use in enumerate(uses))]
    return "\n".join(lines) + "\n"


# --------------------------------------------------------------------------------------------------------------- uses of facts

MAPPINGS = pathlib.Path(__file__).resolve().parent.parent / "mappings"
# Macros that can be used where a value is expected.
VALUE = re.compile(r"""[\w\s()+\-*|&~<>."']+$""")


def split(text, separator):
    """Splits where no bracket is open."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "<({[") - (character in ">)}]")
        if character == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def members_of(body):
    """The names of the fields in the text of an unnamed record, and of those in unnamed records in it."""
    for member in split(body[body.index("{") + 1:body.rindex("}")], ";"):
        if re.match(r"(struct|union) \{.*\}$", member, re.DOTALL):
            yield from members_of(member)
        elif name := re.search(r"\(\*(\w+)\)|(\w+)\s*(?:(?:\[\d*\])+|: \d+)?$", member):
            yield name[1] or name[2]


def fields_of(row):
    record, name = row["name"].split(".")
    if name.startswith("$"):  # of an unnamed record, or a type in a type
        yield from (f"{record}::{field}" for field in members_of(row["type"]) if re.match(r"(struct|union) \{", row["type"]))
    else:
        yield f"{record}::{name}"


def functions_of(row):
    """A declaration for each side that a function may be called from."""
    parameters = tuple(Parameter("", text.split(" = ")[0], " = " in text) for text in row["parameters"] if text != "...")
    head = [part.split(" = ")[0] for part in split(row.get("template", ""), ",")]
    types = tuple(part.split()[-1].removeprefix("...") for part in head if re.match(r"(class|typename)\b", part))
    values = tuple(part.split()[-1] for part in head if not re.match(r"(class|typename)\b", part))
    for side in ("host", "device"):
        if row["side"] in (side, "both"):
            attributes = frozenset({f"__{side}__"}) if row["side"] != "host" or row.get("only") else frozenset()
            yield Declared(row["name"], "function", row["header"], result=row["result"], parameters=parameters, type_parameters=types,
                           value_parameters=values, attributes=attributes)


def declarations(rows, known, values):
    """The rows of a table as declarations, and {name: replacement} of the macros, which may be names in `values`. A type comes before
    its less common names."""
    aliases = {row["name"]: row["type"] for row in rows if row["kind"] == "type"}
    found, types, macros = [], [], {}
    for row in rows:
        name, kind = row["name"], row["kind"]
        if kind == "function":
            found += functions_of(row)
        elif kind == "type":
            word = re.match(r"(typedef )?(struct|union|enum)\b", row["type"])
            target = "" if word else row["type"]
            while target in aliases:
                target = target if re.match(r"(typedef )?(struct|union|enum)\b", aliases[target]) else aliases[target]
                if re.match(r"(typedef )?(struct|union|enum)\b", aliases.get(target, "")):
                    break
            types.append(Declared(name, kind, row["header"], target=target, tag="" if not word or word[1] else word[2]))
        elif kind == "field":
            found += [Declared(field, kind, row["header"]) for field in fields_of(row)]
        else:
            found.append(Declared(name, kind, row["header"]))
            value = "0" if NUMBER_OF_RELEASE.match(name) else row.get("value", "")
            if kind == "macro" and VALUE.match(value) and (not value.isidentifier() or value in values or value in OF_C):
                macros[name] = value
    types.sort(key=lambda declared: (("type", declared.name) not in known, bool(re.search(r"_(v\d+|st|enum)$", declared.name)), declared.name))
    return [*types, *found], macros


def uses_of_facts(name, known):
    """The uses of a library. `known` has the rows: {(kind, name): row}."""
    values = {row["name"] for library in libraries_with_facts() for row in current_facts(library) if row["kind"] != "type"}
    return find_uses(*declarations(current_facts(name), known, values), known)


def write_uses_of_facts(folder):
    """Writes a file for each library."""
    known = collections.defaultdict(dict)
    for _place, row in read_rows(MAPPINGS):
        known[row["kind"], row["name"]].update(row)
    for name in libraries_with_facts():
        (folder / f"{name}.cu").write_text(text_of(with_graphics(LIBRARIES[name].headers), uses_of_facts(name, known)))
