# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Facts about headers (names, types, signatures, values), read with libclang, and the tables that hold them. Shared by hip-facts and
cuda-facts."""

import ctypes
import json
import pathlib
import re

import libclang
from libclang import CannotRun, Clang, Cursor, String, Type, VISITOR, NEXT


# Cursors that libclang.py has no names for.
ACCESS, METHOD, CONSTRUCTOR, DESTRUCTOR, CONVERSION, BASE, INCLUSION, FRIEND, PARTIAL = 39, 21, 24, 25, 26, 44, 503, 603, 32
MEMBERS = (METHOD, CONSTRUCTOR, DESTRUCTOR, CONVERSION, libclang.FUNCTION_TEMPLATE, FRIEND)


# --------------------------------------------------------------------------------------------------------------- Extraction

class Headers(Clang):
    """Reads facts from headers. `internal` are namespaces whose names are not facts. With `tells_tags`, the type of a record or an
    enumeration without a tag, which has a name only by its typedef, begins with `typedef`."""

    def __init__(self, program, internal=("std", "internal", "detail", "impl"), tells_tags=False):
        super().__init__(program)
        self.internal, self.tells_tags = internal, tells_tags
        for name, result, arguments in (
                ("getCursorPrintingPolicy", ctypes.c_void_p, [Cursor]),
                ("PrintingPolicy_setProperty", None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint]),
                ("getCursorPrettyPrinted", String, [Cursor, ctypes.c_void_p]), ("getIncludedFile", ctypes.c_void_p, [Cursor]),
                ("getEnumConstantDeclValue", ctypes.c_longlong, [Cursor]), ("getEnumDeclIntegerType", Type, [Cursor]),
                ("Cursor_getMangling", String, [Cursor]), ("isCursorDefinition", ctypes.c_uint, [Cursor]), ("getFieldDeclBitWidth", ctypes.c_int, [Cursor]),
                ("getCXXAccessSpecifier", ctypes.c_int, [Cursor]), ("EnumDecl_isScoped", ctypes.c_uint, [Cursor]),
                ("getTypeDeclaration", Cursor, [Type]), ("equalCursors", ctypes.c_uint, [Cursor, Cursor]),
                ("getArrayElementType", Type, [Type]),
                ("getCursorDefinition", Cursor, [Cursor]), ("getPointeeType", Type, [Type]),
                ("CXXMethod_isStatic", ctypes.c_uint, [Cursor]), ("Cursor_getTranslationUnit", ctypes.c_void_p, [Cursor]),
                ("getCursorExtent", Extent, [Cursor]),
                ("tokenize", None, [ctypes.c_void_p, Extent, ctypes.c_void_p, ctypes.c_void_p]),
                ("getTokenSpelling", String, [ctypes.c_void_p, Token]), ("getTokenKind", ctypes.c_int, [Token]),
                ("disposeTokens", None, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint])):
            function = getattr(self.api, f"clang_{name}")
            function.restype, function.argtypes = result, arguments
        self.policy = None

    def spelling(self, cursor):
        return self.text(self.api.clang_getCursorSpelling(cursor))

    def type_text(self, type_):
        return self.text(self.api.clang_getTypeSpelling(type_))

    def type_of(self, cursor):
        return self.type_text(self.api.clang_getCursorType(cursor))

    def printed(self, cursor):
        if self.policy is None:
            self.policy = self.api.clang_getCursorPrintingPolicy(cursor)
            self.api.clang_PrintingPolicy_setProperty(self.policy, 17, 1)  # terse: no bodies
        return self.text(self.api.clang_getCursorPrettyPrinted(cursor, self.policy))

    def children(self, cursor):
        found = []

        def visit(child, _parent, _data):
            found.append(child)
            return NEXT
        self.api.clang_visitChildren(cursor, VISITOR(visit), None)
        return found

    def file_of(self, cursor):
        file = ctypes.c_void_p()
        self.api.clang_getExpansionLocation(self.api.clang_getCursorLocation(cursor), ctypes.byref(file), None, None, None)
        return self.file_name(file)

    def tokens(self, unit, cursor):
        tokens, count = ctypes.POINTER(Token)(), ctypes.c_uint()
        self.api.clang_tokenize(unit, self.api.clang_getCursorExtent(cursor), ctypes.byref(tokens), ctypes.byref(count))
        texts = [self.text(self.api.clang_getTokenSpelling(unit, tokens[i])) for i in range(count.value)
                 if self.api.clang_getTokenKind(tokens[i]) != 4]  # comments
        self.api.clang_disposeTokens(unit, tokens, count)
        return texts

    def facts(self, source, flags, own):
        """Yields rows (dictionaries) of a text that includes headers, and edges of files to what they include.
        `own(path)` is the path of a file below include/ if it belongs to the library."""
        path = b"/tmp/headers.h"

        class Unsaved(ctypes.Structure):
            _fields_ = [("name", ctypes.c_char_p), ("text", ctypes.c_char_p), ("length", ctypes.c_ulong)]
        content = source.encode()
        unsaved = Unsaved(path, content, len(content))
        flags = [*flags, "-std=c++17", "-resource-dir", self.resources, "-w", "-ferror-limit=0"]
        self.files = {}
        self.own_files = {}
        unit = self.api.clang_parseTranslationUnit(self.index, path, (ctypes.c_char_p * len(flags))(*(f.encode() for f in flags)),
                                                   len(flags), ctypes.byref(unsaved), 1, 0x01 | 0x40)
        if not unit:
            raise CannotRun("libclang does not take these flags: " + " ".join(flags))
        errors = []
        for number in range(self.api.clang_getNumDiagnostics(unit)):
            diagnostic = self.api.clang_getDiagnostic(unit, number)
            if self.api.clang_getDiagnosticSeverity(diagnostic) >= 3:
                errors.append(self.text(self.api.clang_formatDiagnostic(diagnostic, 1)))
        rows, includes, by_hand = [], {}, set()
        self.policy = None

        def walk(cursor, scope):
            for child in self.children(cursor):
                kind = child.kind
                if kind in (libclang.LINKAGE, libclang.UNEXPOSED):
                    walk(child, scope)
                    continue
                file = self.file_of(child)
                if file not in self.own_files:
                    self.own_files[file] = own(file)
                file = self.own_files[file]
                if not file:
                    continue
                if kind == INCLUSION:
                    target = self.file_name(ctypes.c_void_p(self.api.clang_getIncludedFile(child)))
                    includes.setdefault(file, []).append((own(target), self.spelling(child)))
                elif kind == libclang.NAMESPACE:
                    name = self.spelling(child)
                    if name and name not in self.internal:
                        walk(child, scope + name + "::")
                else:
                    self.declaration(unit, child, scope, file, rows, by_hand)
        walk(self.api.clang_getTranslationUnitCursor(unit), "")
        self.api.clang_disposeTranslationUnit(unit)
        return rows, includes, errors, by_hand

    def declaration(self, unit, cursor, scope, file, rows, by_hand):
        kind, name = cursor.kind, self.spelling(cursor)

        def add(row_name, row_kind, **columns):
            rows.append({"name": row_name, "kind": row_kind, **{k: v for k, v in columns.items() if v not in ("", None)}, "file": file})

        if kind == libclang.MACRO:
            if not self.api.clang_Cursor_isMacroFunctionLike(cursor):
                add(name, "macro", value=macro_text(self.tokens(unit, cursor)[1:]))
        elif kind == libclang.ENUM:
            tag = self.type_of(cursor).removeprefix("enum ")
            if "(unnamed" in tag or "(anonymous" in tag:
                tag = ""
            else:
                scoped = self.api.clang_EnumDecl_isScoped(cursor)
                underlying = self.type_text(self.api.clang_getEnumDeclIntegerType(cursor))
                fixed = re.match(r"enum (class |struct )?[\w:]*\s*:", self.printed(cursor))
                word = ("enum class" if scoped else "enum") + (f" : {underlying}" if fixed or scoped else "")
                add(tag, "type", type=self.without_tag(cursor) + word)
            for member in self.children(cursor):
                if member.kind == libclang.ENUMERATOR:
                    add(scope + self.spelling(member), "enumerator", type=tag,
                        value=str(self.api.clang_getEnumConstantDeclValue(member)))
        elif kind in (libclang.STRUCT, libclang.UNION, libclang.CLASS):
            self.record(cursor, scope, add, by_hand)
        elif kind in (libclang.TYPEDEF, libclang.ALIAS):
            target = self.type_text(self.api.clang_getTypedefDeclUnderlyingType(cursor))
            plain = re.sub(r"^(struct|union|enum) ", "", target)
            if plain != scope + name and "(unnamed" not in target:
                add(scope + name, "type", type=plain)
        elif kind in (libclang.FUNCTION, libclang.FUNCTION_TEMPLATE):
            add(scope + name, "function", **self.function(cursor), linkage="" if self.is_c_linked(cursor) else "c++")
        elif kind in (libclang.CLASS_TEMPLATE, PARTIAL, libclang.ALIAS_TEMPLATE, libclang.VARIABLE):
            by_hand.add(scope + name)

    def record(self, cursor, scope, add, by_hand):
        tag = self.type_of(cursor)
        tag = re.sub(r"^(struct|union|class) ", "", tag)
        if "(unnamed" in tag or "(anonymous" in tag:
            return
        children = self.children(cursor)
        word = "union" if cursor.kind == libclang.UNION else "struct"
        if any(child.kind in (*MEMBERS, BASE) for child in children):
            by_hand.add(tag)
            self.methods(tag, children, add)
        if not self.api.clang_isCursorDefinition(cursor):
            definition = self.api.clang_getCursorDefinition(cursor)
            if definition.kind == cursor.kind:
                return  # comes later
        add(tag, "type", type=self.without_tag(cursor) + word)
        for position, (field, type_) in enumerate(self.fields(cursor)):
            add(f"{tag}.{field}", "field", type=type_, value=str(position))

    def without_tag(self, cursor):
        return "typedef " if self.tells_tags and re.match(r"(struct|union|enum)\s*(\{|$)", self.printed(cursor)) else ""

    def methods(self, tag, children, add):
        """Rows of a class's public functions, and of its constructors and destructor whatever their access."""
        for member in children:
            if member.kind == FRIEND:
                inner = [child for child in self.children(member) if child.kind in (libclang.FUNCTION, libclang.FUNCTION_TEMPLATE)]
                if inner:
                    add(f"{tag}.{self.spelling(inner[0])}", "method", specifiers="friend", **self.function(inner[0]))
            elif member.kind in MEMBERS and self.api.clang_getCXXAccessSpecifier(member) == 1:
                text = self.printed(member)
                name = self.spelling(member)
                if name.startswith("~"):
                    continue
                columns = self.function(member)
                if member.kind == libclang.FUNCTION_TEMPLATE:
                    text = text[text.index(columns["template"]) + len(columns["template"]):] if columns["template"] in text else text
                    name = re.sub(r"<.*>$", "", name) if not name.startswith("operator") else name
                tail = text[text.rindex(")") + 1:].strip()
                words = [word for word in ("static", "explicit") if re.search(rf"\b{word}\b", text.split("(")[0] if word == "static" else text)]
                name = "operator" if re.match(r"operator (?![-+*/%<>=!&|^~()\[])", name) else name
                if name == tag.split("::")[-1]:
                    columns["result"] = ""
                add(f"{tag}.{name}", "method", specifiers=" ".join(words + ([tail] if tail else [])), **columns)

    def fields(self, record):
        """(name, type) of a record's fields; the name of an unnamed record is `$position`."""
        position = 0
        children = self.children(record)
        for child in children:
            if child.kind == libclang.FIELD:
                declared = self.api.clang_getCursorType(child)
                text = self.type_text(declared)
                if "(unnamed" in text or "(anonymous" in text:
                    suffix, type_ = "", declared
                    found = re.search(r"(\[[\d\]\[]*\])$", text)
                    if found:
                        suffix = found[1]
                        while "[" in self.type_text(type_):
                            type_ = self.api.clang_getArrayElementType(type_)
                    text = self.body(self.api.clang_getTypeDeclaration(type_)) + suffix
                width = self.api.clang_getFieldDeclBitWidth(child)
                text = re.sub(rf"\b{re.escape(self.type_of(record).split(' ')[-1])}::(?=\w)", "", text)
                yield self.spelling(child), re.sub(r"^(struct|union|enum) (?=\w)", "", text) + (f" : {width}" if width >= 0 else "")
            elif child.kind in (libclang.STRUCT, libclang.UNION) and self.api.clang_Cursor_isAnonymous(child):
                used = any("at " in self.type_of(other) and
                           self.api.clang_equalCursors(self.declared_type(other), child)
                           for other in children if other.kind == libclang.FIELD)
                if not used:
                    yield f"${position}", self.body(child)
                    position += 1
            elif child.kind in (libclang.STRUCT, libclang.UNION, libclang.ENUM):
                yield f"${position}", self.body(child, self.spelling(child))
                position += 1

    def declared_type(self, field):
        type_ = self.api.clang_getCursorType(field)
        while re.search(r"\[\d*\]$", self.type_text(type_)):
            type_ = self.api.clang_getArrayElementType(type_)
        return self.api.clang_getTypeDeclaration(type_)

    def body(self, record, name=""):
        name = name and name + " "
        word = {libclang.UNION: "union", libclang.ENUM: "enum"}.get(record.kind, "struct")
        if record.kind == libclang.ENUM:
            values = ", ".join(f"{self.spelling(c)} = {self.api.clang_getEnumConstantDeclValue(c)}" for c in self.children(record))
            return f"enum {name}{{ {values} }}"
        return f"{word} {name}{{ " + " ".join(declarator(type_, name) + ";" for name, type_ in self.fields(record)) + " }"

    def is_c_linked(self, cursor):
        return self.text(self.api.clang_Cursor_getMangling(cursor)) == self.spelling(cursor)

    def function(self, cursor):
        columns, attributes, parameters = {}, set(), []
        for child in self.children(cursor):
            if child.kind in libclang.ATTRIBUTES:
                attributes.add(libclang.ATTRIBUTES[child.kind])
            elif child.kind == libclang.PARAMETER:
                text, type_ = self.printed(child), self.type_of(child)
                default = text.split(" = ", 1)
                parameters.append(plain(type_) + (f" = {plain(default[1])}" if len(default) == 2 else ""))
        text = self.printed(cursor)
        if cursor.kind == libclang.FUNCTION_TEMPLATE:
            columns["template"] = plain(template_head(text))
        columns["result"] = plain(self.type_text(self.api.clang_getCursorResultType(cursor)))
        if re.search(r", \.\.\.\)|\(\.\.\.\)", self.type_of(cursor)):
            parameters.append("...")
        columns["parameters"] = tuple(parameters)
        columns["side"] = ("both" if attributes == {"__host__", "__device__"} else "device" if "__device__" in attributes else "host")
        return columns


class Extent(ctypes.Structure):
    _fields_ = [("pointers", ctypes.c_void_p * 2), ("begin", ctypes.c_uint), ("end", ctypes.c_uint)]


class Token(ctypes.Structure):
    _fields_ = [("data", ctypes.c_uint * 4), ("pointer", ctypes.c_void_p)]


def plain(text):
    """A type without the words that C needs, and with references to what clang cannot print left as they are."""
    return re.sub(r"\b(struct|union|enum) (?=\w)", "", text).replace("_Bool", "bool")


def declarator(type_, name):
    """Declares `name`; an unnamed record has no name."""
    if name.startswith("$"):
        return type_
    bits = re.fullmatch(r"(.*) (: \d+)", type_)
    if bits:
        return f"{bits[1]} {name} {bits[2]}"
    array = re.fullmatch(r"(.*?)\s*((\[\d*\])+)", type_, re.S)
    if array:
        return f"{array[1]} {name}{array[2]}"
    if "(*)" in type_:
        return type_.replace("(*)", f"(*{name})", 1)
    return f"{type_} {name}"


def template_head(text):
    """`typename T, int n` of a printed function template."""
    start = text.index("<")
    depth = 0
    for at in range(start, len(text)):
        if text[at] == "<":
            depth += 1
        elif text[at] == ">" and text[at - 1] != "-":
            depth -= 1
            if depth == 0:
                return text[start + 1:at]
    return ""


def macro_text(tokens):
    text = ""
    for token in tokens:
        text += " " if text and (text[-1].isalnum() or text[-1] in "_\"'") and (token[0].isalnum() or token[0] in "_\"'") else ""
        text += token
    return text


# The replacement text of a macro that is a fact: a number, a name, a string, an expression over them.
FACT = re.compile(r"""[\w\s()+\-*|&~<>.,"':]*$""")


# ------------------------------------------------------------------------------------------------------------------- Tables

COLUMNS = ("name", "kind", "template", "result", "parameters", "type", "value", "specifiers", "side", "linkage", "only", "header",
           "includes", "hip-added", "hip-removed", "cuda-added", "cuda-removed")
IDENTITY = ("name", "kind", "template", "result", "parameters", "type", "value", "specifiers")


def looks_like_c(row):
    """Whether a row is a function with C linkage by default (FactRow::hasCLinkage)."""
    return (row["side"] == "host" and row.get("only") != "c++" and "template" not in row and "::" not in row["name"]
            and not row["name"].startswith("operator"))


def set_compilations(found, modes, vendor):
    """Sets `only` and `linkage` of rows, which have the set of the modes that see them: `host`, `device`, and `c++` for plain C++."""
    for row in found.values():
        seen = row.pop("modes", None)
        if len(modes) == 1:
            continue
        if seen == {"c++"}:
            row["only"] = "c++"
        elif seen and "c++" not in seen and row.get("side") != "device":
            row["only"] = vendor if seen != {"device"} else "device"
        elif seen and seen == {"host"}:
            row["only"] = "host"
    for row in found.values():
        if "linkage" in row and not looks_like_c(row):
            del row["linkage"]


def merge(by_version, known_versions, vendor):
    """Merges equal declarations of several versions into one row, with the versions that added and removed it."""
    versions = [version for version, rows in by_version if rows is not None]
    merged = {}
    for version, rows in by_version:
        for key, row in (rows or {}).items():
            merged[key] = {**row, "in": [*merged.get(key, {"in": []})["in"], version]}  # the rest is from the newest version
    for key, row in merged.items():
        present = row.pop("in")
        if present[0] != versions[0]:
            before = versions[versions.index(present[0]) - 1]
            exact = known_versions.get(row["name"])
            row[f"{vendor}-added"] = exact if exact and number(before) < number(exact) <= number(present[0]) else present[0]
        if present[-1] != versions[-1]:
            row[f"{vendor}-removed"] = versions[versions.index(present[-1]) + 1]
    # Declare functions (and the types that they use) in the header where the newest version declares them.
    newest = {row["name"]: row["header"] for row in merged.values() if row["kind"] == "type" and f"{vendor}-removed" not in row}
    for row in merged.values():
        if row["kind"] == "type":
            row["header"] = newest.get(row["name"], row["header"])
    return sorted(merged.values(), key=sort_key)


def number(version):
    return tuple(int(part) for part in version.split("."))


KIND_ORDER = ("function", "type", "enumerator", "field", "method", "macro", "header")


def sort_key(row):
    return (row["name"].encode(), KIND_ORDER.index(row["kind"]), row.get("template", "").encode(), row.get("result", "").encode(),
            "\0".join(row.get("parameters", ())).encode(), row.get("type", "").encode(), row.get("value", "").encode(), row.get("specifiers", "").encode())


def scalar(text):
    if re.fullmatch(r"[A-Za-z_][\w./]*|-?\d[\w.]*|[A-Za-z_]\w*( \w+)*", text) and text not in ("true", "false", "null", "yes", "no", "on", "off"):
        return text
    return json.dumps(text, ensure_ascii=False)


def row_text(row):
    cells = []
    for column in COLUMNS:
        value = row.get(column)
        if value is None:
            continue
        text = "[" + ", ".join(json.dumps(v, ensure_ascii=False) for v in value) + "]" if isinstance(value, tuple) else scalar(value)
        cells.append(f"{column}: {text}")
    return "- {" + ", ".join(cells) + "}"


def table_text(library, rows, versions, package="", by_hand=False):
    lines = [f"library: {library}", f"versions: [{', '.join(versions)}]"]
    if by_hand:
        lines.append("declared: by-hand")
    if package:
        lines.append(f"bindings: {{{versions[-1]}: {package}}}")
    lines.append("rows:")
    return "\n".join(lines + [row_text(row) for row in rows]) + "\n"




ROW_LINE = re.compile(r'([\w-]+): ("(?:[^"\\]|\\.)*"|\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\]|[^,}]*)(?:, |}$)')


def read_table(path):
    """The versions and the rows of a table."""
    versions, rows = [], []
    for line in path.read_text().splitlines() if path.is_file() else ():
        if line.startswith("versions: "):
            versions = re.findall(r"[\d.]+", line)
        elif line.startswith("- {"):
            rows.append({key: tuple(json.loads(value)) if value[0] == "[" else json.loads(value) if value[0] == '"' else value
                         for key, value in ROW_LINE.findall(line[3:])})
    return versions, rows


def differences(path, found, version, vendor):
    """The rows, as text, that only the headers of a version have, those that only a table has for it, and the number of equal rows."""
    lines = set()
    for line in path.read_text().splitlines():
        if not line.startswith("- {"):
            continue
        added, removed = (re.search(rf", {vendor}-{word}: ([\d.]+)", line) for word in ("added", "removed"))
        if (not added or number(added[1]) <= version) and (not removed or number(removed[1]) > version):
            lines.add(re.sub(rf", {vendor}-(added|removed): [\d.]+", "", line))
    declared = {row_text(row) for row in found.values()}
    return sorted(declared - lines), sorted(lines - declared), len(declared & lines)


def print_differences(name, different, listing):
    """Prints what `differences` found and returns how many rows differ."""
    missing, extra, agreeing = different
    print(f"{name}: {agreeing} agree, {len(missing)} only in the headers, {len(extra)} only in the table")
    if listing:
        print("".join(f"  + {line}\n" for line in missing) + "".join(f"  - {line}\n" for line in extra), end="")
    return len(missing) + len(extra)
