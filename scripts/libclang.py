# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The part of libclang, through ctypes, that lists the declarations of headers. Shared by the checks in this folder."""

import ctypes
import dataclasses
import pathlib
import subprocess


class CannotRun(Exception):
    """The check cannot be carried out; the message is for the user."""


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("flags", ctypes.c_uint)]


class Location(ctypes.Structure):
    _fields_ = [("pointers", ctypes.c_void_p * 2), ("offset", ctypes.c_uint)]


class Cursor(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("extra", ctypes.c_int), ("data", ctypes.c_void_p * 3)]


class Type(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("data", ctypes.c_void_p * 2)]


VISITOR = ctypes.CFUNCTYPE(ctypes.c_int, Cursor, Cursor, ctypes.c_void_p)
NEXT, INTO = 1, 2  # a visitor's results
UNEXPOSED, STRUCT, UNION, CLASS, ENUM, FIELD, ENUMERATOR, FUNCTION, VARIABLE = 1, 2, 3, 4, 5, 6, 7, 8, 9
TYPEDEF, NAMESPACE, LINKAGE, FUNCTION_TEMPLATE, CLASS_TEMPLATE, NAMESPACE_ALIAS, USING = 20, 22, 23, 30, 31, 33, 35
ALIAS, MACRO, ALIAS_TEMPLATE = 36, 501, 601
PARAMETER, TYPE_PARAMETER, VALUE_PARAMETER, EXPRESSIONS = 10, 27, 28, range(100, 200)
ATTRIBUTES = {413: "__device__", 414: "__global__", 415: "__host__"}
KINDS = {STRUCT: "type", UNION: "type", CLASS: "type", ENUM: "type", TYPEDEF: "type", ALIAS: "type", CLASS_TEMPLATE: "type",
         ALIAS_TEMPLATE: "type", ENUMERATOR: "enumerator", FUNCTION: "function", FUNCTION_TEMPLATE: "function",
         VARIABLE: "variable", NAMESPACE: "namespace", NAMESPACE_ALIAS: "namespace", USING: "using", FIELD: "field", MACRO: "macro"}
RECORDS = (STRUCT, UNION, CLASS, CLASS_TEMPLATE)


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter of a function: its type as the header spells it, and whether a call may leave it out."""
    name: str
    type: str
    optional: bool


@dataclasses.dataclass(frozen=True)
class Declared:
    """A declaration: `name` is qualified by namespaces and records, `target` is the canonical type of a typedef."""
    name: str
    kind: str
    file: str
    function_like: bool = False
    target: str = ""
    value: int | None = None  # of an enumerator
    tag: str | None = None  # of a type, if it is known: `struct`, `union` or `enum`, empty if the type has no such tag
    result: str = ""  # of a function
    parameters: tuple[Parameter, ...] = ()
    type_parameters: tuple[str, ...] = ()  # of a function template
    value_parameters: tuple[str, ...] = ()
    attributes: frozenset[str] = frozenset()  # __host__, __device__; only where the headers are parsed as CUDA


class Clang:
    """The part of libclang that lists declarations."""

    def __init__(self, program):
        try:
            self.resources = subprocess.run([program, "-print-resource-dir"], capture_output=True, text=True,
                                            check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError) as failure:
            raise CannotRun(f"{program}: {failure}") from failure
        libraries = sorted(pathlib.Path(self.resources).parent.parent.glob("libclang[-.][0-9s]*so*"))
        if not libraries:
            raise CannotRun(f"no libclang beside {self.resources}: install libclang1")
        self.api = ctypes.CDLL(str(libraries[0]))
        for name, result, arguments in (
                ("createIndex", ctypes.c_void_p, [ctypes.c_int] * 2),
                ("parseTranslationUnit", ctypes.c_void_p,
                 [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_void_p, ctypes.c_uint,
                  ctypes.c_uint]), ("disposeTranslationUnit", None, [ctypes.c_void_p]),
                ("getTranslationUnitCursor", Cursor, [ctypes.c_void_p]),
                ("visitChildren", ctypes.c_uint, [Cursor, VISITOR, ctypes.c_void_p]),
                ("getCursorSpelling", String, [Cursor]), ("getCString", ctypes.c_char_p, [String]), ("disposeString", None, [String]),
                ("getCursorLocation", Location, [Cursor]), ("getFileName", String, [ctypes.c_void_p]),
                ("getExpansionLocation", None, [Location, ctypes.POINTER(ctypes.c_void_p)] + [ctypes.c_void_p] * 3),
                ("Cursor_isMacroFunctionLike", ctypes.c_uint, [Cursor]), ("getNumDiagnostics", ctypes.c_uint, [ctypes.c_void_p]),
                ("getDiagnostic", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_uint]),
                ("getDiagnosticSeverity", ctypes.c_int, [ctypes.c_void_p]),
                ("formatDiagnostic", String, [ctypes.c_void_p, ctypes.c_uint]), ("getTypedefDeclUnderlyingType", Type, [Cursor]),
                ("getCanonicalType", Type, [Type]), ("getTypeSpelling", String, [Type]), ("getCursorType", Type, [Cursor]),
                ("getCursorResultType", Type, [Cursor]), ("getEnumConstantDeclValue", ctypes.c_longlong, [Cursor]),
                ("Cursor_isAnonymous", ctypes.c_uint, [Cursor]),
                ("Cursor_isInlineNamespace", ctypes.c_uint, [Cursor])):
            function = getattr(self.api, f"clang_{name}")
            function.restype, function.argtypes = result, arguments
        self.index = self.api.clang_createIndex(0, 0)

    def text(self, string):
        value = self.api.clang_getCString(string)
        self.api.clang_disposeString(string)
        return value.decode() if value else ""

    def parse(self, source, arguments):
        """Returns all declarations of a source text and the errors that clang had with it."""
        path = "/tmp/headers.cpp"  # never on disk: libclang takes the text from memory

        class Unsaved(ctypes.Structure):
            _fields_ = [("name", ctypes.c_char_p), ("text", ctypes.c_char_p), ("length", ctypes.c_ulong)]
        content = source.encode()
        unsaved = Unsaved(path.encode(), content, len(content))
        flags = [*arguments, "-resource-dir", self.resources, "-w", "-ferror-limit=0"]
        unit = self.api.clang_parseTranslationUnit(self.index, path.encode(),
                                                   (ctypes.c_char_p * len(flags))(*(f.encode() for f in flags)),
                                                   len(flags), ctypes.byref(unsaved), 1, 0x01 | 0x40)  # macros; no bodies
        if not unit:
            raise CannotRun("libclang does not take these flags: " + " ".join(flags))
        found, scopes = [], [""]

        def visit(cursor, _parent, _data):
            kind = cursor.kind
            if kind in (LINKAGE, UNEXPOSED):
                return INTO
            if kind not in KINDS:
                return NEXT
            name = self.text(self.api.clang_getCursorSpelling(cursor))
            if kind == NAMESPACE and not name:
                return NEXT  # nothing outside can name it
            if kind in RECORDS + (ENUM,) and (self.api.clang_Cursor_isAnonymous(cursor) or not name or " " in name):
                return INTO  # its members belong to the declaration around it
            file = ctypes.c_void_p()
            self.api.clang_getExpansionLocation(self.api.clang_getCursorLocation(cursor), ctypes.byref(file), None, None, None)
            target = ""
            if kind in (TYPEDEF, ALIAS):
                target = self.text(self.api.clang_getTypeSpelling(
                    self.api.clang_getCanonicalType(self.api.clang_getTypedefDeclUnderlyingType(cursor))))
            value = self.api.clang_getEnumConstantDeclValue(cursor) if kind == ENUMERATOR else None
            signature = self.signature(cursor) if kind in (FUNCTION, FUNCTION_TEMPLATE) else {}
            scope = "" if kind == MACRO else scopes[-1]
            found.append(Declared(scope + name, KINDS[kind], self.file_name(file), kind == MACRO and
                                  bool(self.api.clang_Cursor_isMacroFunctionLike(cursor)), target, value, **signature))
            if kind == NAMESPACE and self.api.clang_Cursor_isInlineNamespace(cursor):
                return INTO  # its members can be named without it
            if kind in RECORDS + (NAMESPACE,):
                scopes.append(scope + name + "::")
                self.api.clang_visitChildren(cursor, visitor, None)
                scopes.pop()
            return INTO if kind == ENUM else NEXT  # an enumerator can also be named without its enumeration

        self.files = {}
        visitor = VISITOR(visit)
        self.api.clang_visitChildren(self.api.clang_getTranslationUnitCursor(unit), visitor, None)
        errors = []
        for number in range(self.api.clang_getNumDiagnostics(unit)):
            diagnostic = self.api.clang_getDiagnostic(unit, number)
            if self.api.clang_getDiagnosticSeverity(diagnostic) >= 3:
                errors.append(self.text(self.api.clang_formatDiagnostic(diagnostic, 1)))
        self.api.clang_disposeTranslationUnit(unit)
        return found, errors

    def signature(self, function):
        """The members of a Declared about a function's parameters and attributes."""
        parameters, types, values, attributes = [], [], [], set()

        def has_value(cursor, _parent, found):
            ctypes.cast(found, ctypes.POINTER(ctypes.c_int))[0] |= cursor.kind in EXPRESSIONS
            return NEXT

        def visit(cursor, _parent, _data):
            name = self.text(self.api.clang_getCursorSpelling(cursor))
            if cursor.kind == PARAMETER:
                spelling = self.text(self.api.clang_getTypeSpelling(self.api.clang_getCursorType(cursor)))
                found = ctypes.c_int(0)
                if "[" not in spelling:  # where the bound would count as a value
                    self.api.clang_visitChildren(cursor, VISITOR(has_value), ctypes.cast(ctypes.byref(found), ctypes.c_void_p))
                parameters.append(Parameter(name, spelling, bool(found.value)))
            elif cursor.kind in (TYPE_PARAMETER, VALUE_PARAMETER):
                (types if cursor.kind == TYPE_PARAMETER else values).append(name)
            elif cursor.kind in ATTRIBUTES:
                attributes.add(ATTRIBUTES[cursor.kind])
            return NEXT

        self.api.clang_visitChildren(function, VISITOR(visit), None)
        result = self.text(self.api.clang_getTypeSpelling(self.api.clang_getCursorResultType(function)))
        return {"result": result, "parameters": tuple(parameters), "type_parameters": tuple(types), "value_parameters": tuple(values),
                "attributes": frozenset(attributes)}

    def file_name(self, file):
        if file.value not in self.files:
            self.files[file.value] = self.text(self.api.clang_getFileName(file)) if file.value else ""
        return self.files[file.value]
