# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Device functions in all forms: plain, template, functor, lambda, through a pointer, and virtual."""

from .expressions import Expression, Variable, as_type
from .generate import Scope
from .model import Block
from .scalars import I32, SMALL_FLOATS, U32, bits_of
from .statements import Assign, Body, If, Loop, Statement
from .tree import Tree, indented, walk

PLAIN_FORMS = ("device", "device", "inline", "noinline", "template", "functor", "both", "both", "static", "method", "namespace")


class Return(Statement):
    """`if (condition) return value;`"""
    kids = ("condition", "value")

    def __init__(self, condition, value):
        self.condition, self.value = condition, value

    def execute(self, block, lanes):
        chosen = self.condition.values(block, lanes)
        leaving = [lane for lane, value in zip(lanes, chosen) if value]
        if leaving:
            block.returned[-1].update(zip(leaving, self.value.values(block, leaving)))
        return [lane for lane, value in zip(lanes, chosen) if not value]

    def lines(self):
        return [f"if ({self.condition.text()})", f"  return {self.value.text()};"]


class SideAssign(Statement):
    """A statement that differs between the code for the device and that for the host."""
    kids = ("on_device", "on_host")

    def __init__(self, condition, on_device, on_host):
        self.condition, self.on_device, self.on_host = condition, on_device, on_host

    def execute(self, block, lanes):
        return (self.on_device if block.on_device else self.on_host).execute(block, lanes)

    def lines(self):
        first, second = (self.on_host, self.on_device) if self.condition.startswith(("#ifndef", "#if !")) else (self.on_device, self.on_host)
        return [self.condition, *first.lines(), "#else", *second.lines(), "#endif"]


SIDES = ("#ifdef __CUDA_ARCH__", "#ifndef __CUDA_ARCH__", "#if defined(__CUDA_ARCH__)", "#if !defined(__CUDA_ARCH__)", "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ > 0")


class Function(Tree):
    """A function with parameters, local variables and one result. `form` says how it is written and called."""
    kids = ("body", "result")

    def __init__(self, name, form, parameters, local, scalar):
        self.name, self.form, self.parameters, self.local, self.scalar = name, form, parameters, local, scalar
        self.body, self.result = Body(), None

    def values(self, block, lanes, columns):
        for parameter, column in zip(self.parameters, columns):
            block.write(parameter.name, lanes, column)
        for variable in self.local:
            block.write(variable.name, lanes, [variable.start] * len(lanes))
        block.returned.append({})
        rest = self.body.execute(block, lanes)
        if rest:
            block.returned[-1].update(zip(rest, self.result.values(block, rest)))
        found = block.returned.pop()
        return [found[lane] for lane in lanes]

    def call(self, scope, depth):
        return Call(self, [scope.expression(parameter.scalar, depth - 1) for parameter in self.parameters])

    def callee(self):
        return {"functor": f"{self.name}()", "static": f"{self.name}_class<3>::{self.name}", "method": f"{self.name}_class{{5}}.{self.name}", "namespace": f"{self.name}_space::{self.name}", "template": f"{self.name}<{self.parameters[0].scalar.name}>"}.get(self.form, self.name)

    def content(self):
        body = [f"{variable.scalar.name} {variable.spelling} = {variable.start_text()};" for variable in self.local]
        return indented([*body, *self.body.lines(), f"return {self.result.text()};"])

    def signature(self):
        return ", ".join(f"{parameter.scalar.name} {parameter.spelling}" for parameter in self.parameters)

    def stands_alone(self):
        """Whether it can be in a file of its own: a plain function that calls no other."""
        return self.form == "device" and not any(isinstance(node, (Call, ChosenCall)) or type(node).__name__ == "PtxCall" for node in walk(self) if node is not self)

    def declaration(self):
        return [f"__device__ {self.scalar.name} {self.name}({self.signature()});"]

    def definition(self):
        result, name, body = self.scalar.name, self.name, self.content()
        if self.form == "functor":
            return [f"struct {name} {{", f"  __device__ {result} operator()({self.signature()}) const {{", *indented(body), "  }", "};"]
        if self.form == "template":
            first, *rest = self.parameters
            signature = ", ".join([f"Type {first.spelling}", *(f"{parameter.scalar.name} {parameter.spelling}" for parameter in rest)])
            return [f"template <typename Type> __device__ {result} {name}({signature}) {{", *body, "}"]
        if self.form == "static":
            return [f"template <int N> struct {name}_class {{", f"  static __device__ {result} {name}({self.signature()}) {{", *indented(body), "  }", "};"]
        if self.form == "method":
            return [f"class {name}_class {{", "  int member;", "", "public:", f"  __host__ __device__ {name}_class(int value) : member(value) {{}}", f"  __device__ inline {result} {name}({self.signature()}) const;", "};",
                    f"__device__ inline {result} {name}_class::{name}({self.signature()}) const {{", *body, "}"]
        if self.form == "namespace":
            return [f"namespace {name}_space {{", f"static __device__ __forceinline__ {result} {name}({self.signature()}) {{", *body, "}", f"}} // namespace {name}_space"]
        if self.form == "lambda":
            return [f"auto {name} = [=]({self.signature()}) -> {result} {{", *body, "};"]
        words = {"inline": "__device__ __forceinline__", "noinline": "__noinline__ __device__", "both": "__host__ __device__"}.get(self.form, "__device__")
        return [f"{words} {result} {name}({self.signature()}) {{", *body, "}"]


class Call(Expression):
    kids = ("arguments",)

    def __init__(self, function, arguments):
        self.function, self.arguments, self.scalar = function, arguments, function.scalar

    def values(self, block, lanes):
        return self.function.values(block, lanes, [argument.values(block, lanes) for argument in self.arguments])

    def text(self):
        return f"{self.function.callee()}({', '.join(argument.text() for argument in self.arguments)})"


class Choice(Tree):
    """Several functions with the same parameters, one of which is called through a pointer or a virtual table."""
    kids = ("functions",)

    def __init__(self, name, form, functions):
        self.name, self.form, self.functions = name, form, functions
        self.scalar, self.parameters = functions[0].scalar, functions[0].parameters

    def call(self, scope, depth):
        return ChosenCall(self, scope.expression(U32, depth - 1), [scope.expression(parameter.scalar, depth - 1) for parameter in self.parameters])

    def definition(self):
        result, types = self.scalar.name, ", ".join(parameter.scalar.name for parameter in self.parameters)
        if self.form == "pointer":
            lines = [line for function in self.functions for line in function.definition()]
            names = ", ".join(function.name for function in self.functions)
            return [*lines, f"typedef {result} (*{self.name}_type)({types});", f"__device__ {self.name}_type {self.name}_table[] = {{{names}}};"]
        lines = [f"struct {self.name}_base {{", f"  __device__ virtual {result} run({types}) const = 0;", "};"]
        for function in self.functions:
            lines += [f"struct {function.name} : {self.name}_base {{", f"  __device__ {result} run({function.signature()}) const override {{", *indented(function.content()), "  }", "};"]
        objects = [f"  {function.name} object{i};" for i, function in enumerate(self.functions)]
        places = ", ".join(f"&object{i}" for i in range(len(self.functions)))
        signature = ", ".join(f"{parameter.scalar.name} {chr(97 + i)}" for i, parameter in enumerate(self.parameters))
        arguments = ", ".join(chr(97 + i) for i in range(len(self.parameters)))
        return [*lines, f"__device__ {result} {self.name}_call(unsigned which, {signature}) {{", *objects, f"  const {self.name}_base *objects[] = {{{places}}};", f"  return objects[which]->run({arguments});", "}"]


class ChosenCall(Expression):
    kids = ("selector", "arguments")

    def __init__(self, choice, selector, arguments):
        self.choice, self.selector, self.arguments, self.scalar = choice, selector, arguments, choice.scalar

    def values(self, block, lanes):
        selected = dict(zip(lanes, self.selector.values(block, lanes)))
        columns = [dict(zip(lanes, argument.values(block, lanes))) for argument in self.arguments]
        found = {}
        for number, function in enumerate(self.choice.functions):
            some = [lane for lane in lanes if selected[lane] % len(self.choice.functions) == number]
            if some:
                found.update(zip(some, function.values(block, some, [[column[lane] for lane in some] for column in columns])))
        return [found[lane] for lane in lanes]

    def text(self):
        which = f"({self.selector.text()}) % {len(self.choice.functions)}u"
        arguments = ", ".join(argument.text() for argument in self.arguments)
        if self.choice.form == "pointer":
            return f"{self.choice.name}_table[{which}]({arguments})"
        return f"{self.choice.name}_call({which}, {arguments})"


class LocalVariable:
    """A variable of a function. Its name in the model is unique in the program; `spelling` is the text."""

    def __init__(self, scope, scalar, name, spelling, start=None):
        self.scalar, self.name, self.spelling = scalar, name, spelling
        self.literal = scope.literal(scalar) if start is None else start
        self.start = self.literal.value

    def start_text(self):
        return self.literal.text()

    def text(self):
        return self.spelling


def fill(function, scope, rng):
    """Makes the statements of a function."""
    def statement():
        chance, target = rng.random(), rng.choice(function.local)
        if function.form == "both" and rng.random() < 0.4:
            return SideAssign(rng.choice(SIDES), *(Body([Assign(target, "=", scope.expression(target.scalar, 2))]) for _ in range(2)))
        if chance < 0.55:
            return Assign(target, "=", scope.expression(target.scalar, 2))
        if chance < 0.7:
            return If(scope.condition(2), Body([Assign(target, "=", scope.expression(target.scalar, 2))]), Body())
        if chance < 0.82:
            return Return(scope.condition(2), scope.expression(function.scalar, 2))
        counter = f"{function.name}_i{rng.randrange(1 << 30)}"
        count = as_type(I32, scope.literal_in(I32, 1, 3))
        inner = scope.with_(variables=[*scope.variables, Variable(I32, counter)])
        return Loop("for", counter, count, Body([Assign(target, "=", inner.expression(target.scalar, 2))]))
    function.body = Body(statement() for _ in range(rng.randint(0, 3)))
    function.result = scope.expression(function.scalar, 2)


class HostView:
    """A kernel as a function sees it that is for the host too."""
    device_functions = False
    arrays = ()

    def __init__(self, kernel):
        self.scalars = [scalar for scalar in kernel.scalars if scalar not in SMALL_FLOATS]


def make_function(rng, kernel, name, form, scalars, scalar, functions):
    if form == "both":  # the host has no device functions
        kernel, functions = HostView(kernel), ()
    scope = Scope(rng, kernel, [])
    parameters = [LocalVariable(scope, kind, f"{name}_p{i}", f"p{i}") for i, kind in enumerate(scalars)]
    local = [LocalVariable(scope, rng.choice(kernel.scalars), f"{name}_t{i}", f"t{i}") for i in range(2)]
    function = Function(name, form, parameters, local, scalar)
    captured = [parameter for parameter, _ in kernel.parameters] if form == "lambda" else []
    variables = [*captured, *(Variable(variable.scalar, variable.name, variable.spelling) for variable in (*parameters, *local))]
    fill(function, Scope(rng, kernel, variables, functions=functions, specials=False), rng)
    return function


def make(rng, kernel):
    """The functions of a kernel; later ones may call earlier ones."""
    found = []
    for number in range(rng.choice((0, 0, 1, 1, 2, 3))):
        scalars = [rng.choice(kernel.scalars) for _ in range(rng.randint(1, 3))]
        scalar = rng.choice(kernel.scalars)
        name = f"f{kernel.number}_{number}"
        if rng.random() < 0.3:
            variants = [make_function(rng, kernel, f"{name}_{i}", "device", scalars, scalar, found) for i in range(rng.randint(2, 3))]
            found.append(Choice(name, rng.choice(("pointer", "virtual")), variants))
        else:
            found.append(make_function(rng, kernel, name, rng.choice(PLAIN_FORMS), scalars, scalar, found))
    if rng.random() < 0.2:  # a lambda of the kernel, which no other function can call
        found.append(make_function(rng, kernel, f"f{kernel.number}_lambda", "lambda", [rng.choice(kernel.scalars)], rng.choice(kernel.scalars), found))
    return found


class HostCall:
    """A call, on the host, of a function that is for both sides."""

    def __init__(self, rng, kernel, function):
        self.function = function
        self.arguments = [Scope(rng, HostView(kernel), []).literal(parameter.scalar) for parameter in function.parameters]

    def value(self):
        block = Block(0, 1, 1, {}, on_device=False)
        columns = [argument.values(block, [0]) for argument in self.arguments]
        return [bits_of(self.function.scalar, self.function.values(block, [0], columns)[0])]

    def text(self):
        return f"bits({self.function.callee()}({', '.join(argument.text() for argument in self.arguments)}))"
