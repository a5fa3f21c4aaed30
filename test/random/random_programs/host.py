# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The host's part of a kernel: memory of several kinds, launches in several ways, and the report of the results."""

from . import extras, functions, libraries
from .scalars import SMALL_FLOATS, U64
from .memory import Array
from .tree import indented


class Plain:
    """cudaMalloc and cudaMemcpy."""
    device = True

    def globals(self, array, name):
        return []

    def make(self, array, name):
        kind, count = array.scalar.name, array.count
        return [f"{kind} *{name};", f"CHECK(cudaMalloc(&{name}, {count} * sizeof({kind})));", *self.upload(array, name, f"{array.name}_host")]

    def upload(self, array, name, host):
        return [f"CHECK(cudaMemcpy({name}, {host}.data(), {array.count} * sizeof({array.scalar.name}), cudaMemcpyHostToDevice));"]

    def fetch(self, array, name, host):
        return [f"CHECK(cudaMemcpy({host}.data(), {name}, {array.count} * sizeof({array.scalar.name}), cudaMemcpyDeviceToHost));"]

    def free(self, name):
        return [f"CHECK(cudaFree({name}));"]


class Managed(Plain):
    """Memory that host and device use."""

    def make(self, array, name):
        kind, count = array.scalar.name, array.count
        return [f"{kind} *{name};", f"CHECK(cudaMallocManaged(&{name}, {count} * sizeof({kind})));", f"for (int i = 0; i < {count}; ++i)", f"  {name}[i] = {array.name}_host[i];"]

    def fetch(self, array, name, host):
        return [f"for (int i = 0; i < {array.count}; ++i)", f"  {host}[i] = {name}[i];"]


class Mapped(Managed):
    """The host's memory, by its address on the device."""

    def make(self, array, name):
        kind, count = array.scalar.name, array.count
        return [f"{kind} *{name}, *{name}_pinned;", f"CHECK(cudaHostAlloc(&{name}_pinned, {count} * sizeof({kind}), cudaHostAllocMapped));", f"CHECK(cudaHostGetDevicePointer(&{name}, {name}_pinned, 0));",
                f"for (int i = 0; i < {count}; ++i)", f"  {name}_pinned[i] = {array.name}_host[i];"]

    def fetch(self, array, name, host):
        return super().fetch(array, f"{name}_pinned", host)

    def free(self, name):
        return [f"CHECK(cudaFreeHost({name}_pinned));"]


class Asynchronous(Plain):
    """Memory of a stream, with copies in it."""

    def make(self, array, name):
        kind, count = array.scalar.name, array.count
        return [f"{kind} *{name};", f"CHECK(cudaMallocAsync(&{name}, {count} * sizeof({kind}), stream));", f"CHECK(cudaMemcpyAsync({name}, {array.name}_host.data(), {count} * sizeof({kind}), cudaMemcpyHostToDevice, stream));", "CHECK(cudaStreamSynchronize(stream));"]

    def fetch(self, array, name, host):
        return [f"CHECK(cudaMemcpyAsync({host}.data(), {name}, {array.count} * sizeof({array.scalar.name}), cudaMemcpyDefault, stream));", "CHECK(cudaStreamSynchronize(stream));"]

    def free(self, name):
        return [f"CHECK(cudaFreeAsync({name}, stream));"]


def factors(count):
    """A width that divides the count."""
    return next((width for width in (16, 12, 8, 10, 4, 37) if count % width == 0), count)


class Pitched(Plain):
    """Copies of rows, by way of memory with a pitch."""

    def upload(self, array, name, host):
        kind, width = array.scalar.name, factors(array.count)
        rows, bytes_ = array.count // width, f"{width} * sizeof({kind})"
        return ["{", "  size_t pitch;", f"  {kind} *rows;", f"  CHECK(cudaMallocPitch(&rows, &pitch, {bytes_}, {rows}));", f"  CHECK(cudaMemcpy2D(rows, pitch, {host}.data(), {bytes_}, {bytes_}, {rows}, cudaMemcpyHostToDevice));",
                f"  CHECK(cudaMemcpy2D({name}, {bytes_}, rows, pitch, {bytes_}, {rows}, cudaMemcpyDeviceToDevice));", "  CHECK(cudaFree(rows));", "}"]


class Cubes(Plain):
    """The same with boxes of three dimensions."""

    def upload(self, array, name, host):
        kind, width = array.scalar.name, factors(array.count)
        rest = array.count // width
        height = next(height for height in (3, 2, 1) if rest % height == 0)
        return ["{", "  cudaPitchedPtr box;", f"  cudaExtent extent = make_cudaExtent({width} * sizeof({kind}), {height}, {rest // height});", "  CHECK(cudaMalloc3D(&box, extent));",
                "  cudaMemcpy3DParms copy = {};", f"  copy.srcPtr = make_cudaPitchedPtr({host}.data(), {width} * sizeof({kind}), {width}, {height});", "  copy.dstPtr = box;", "  copy.extent = extent;", "  copy.kind = cudaMemcpyHostToDevice;", "  CHECK(cudaMemcpy3D(&copy));",
                "  copy.srcPtr = box;", f"  copy.dstPtr = make_cudaPitchedPtr({name}, {width} * sizeof({kind}), {width}, {height});", "  copy.kind = cudaMemcpyDeviceToDevice;", "  CHECK(cudaMemcpy3D(&copy));", "  CHECK(cudaFree(box.ptr));", "}"]


class Symbol(Plain):
    """A variable of the device, whose address the host asks for."""

    def globals(self, array, name):
        return [f"__device__ {array.scalar.name} {name}_variable[{array.count}];"]

    def make(self, array, name):
        kind = array.scalar.name
        return [f"{kind} *{name};", f"CHECK(cudaGetSymbolAddress((void **)&{name}, {name}_variable));", f"CHECK(cudaMemcpyToSymbol({name}_variable, {array.name}_host.data(), {array.count} * sizeof({kind})));"]

    def fetch(self, array, name, host):
        return [f"CHECK(cudaMemcpyFromSymbol({host}.data(), {name}_variable, {array.count} * sizeof({array.scalar.name}), 0, cudaMemcpyDeviceToHost));"]

    def free(self, name):
        return []


class Constant(Plain):
    """Constant memory, for what kernels only read; the kernel uses it by its address."""

    def globals(self, array, name):
        return [f"__constant__ {array.scalar.name} {name}_constant[{array.count}];"]

    def make(self, array, name):
        kind = array.scalar.name
        return [f"{kind} *{name};", f"CHECK(cudaMemcpyToSymbol({name}_constant, {array.name}_host.data(), sizeof({name}_constant), 0, cudaMemcpyHostToDevice));", f"CHECK(cudaGetSymbolAddress(reinterpret_cast<void **>(&{name}), {name}_constant));"]

    def free(self, name):
        return []


class ManagedVariable(Plain):
    """A `__managed__` variable, which the host reads and writes by its name."""

    def globals(self, array, name):
        return [f"__device__ __managed__ {array.scalar.name} {name}_managed[{array.count}];"]

    def make(self, array, name):
        return [f"{array.scalar.name} *{name} = {name}_managed;", f"for (int i = 0; i < {array.count}; ++i)", f"  {name}_managed[i] = {array.name}_host[i];"]

    def fetch(self, array, name, host):
        return [f"for (int i = 0; i < {array.count}; ++i)", f"  {host}[i] = {name}_managed[i];"]

    def free(self, name):
        return []


MEMORY = (Plain(), Plain(), Managed(), Mapped(), Asynchronous(), Pitched(), Cubes(), Symbol(), Constant(), ManagedVariable())


def shared_bytes(kernel):
    return f", {kernel.dynamic_bytes}" if kernel.dynamic_bytes else ""


def chevrons(kernel, arguments, rng):
    return [f"{kernel.callee}<<<grid, threads{shared_bytes(kernel)}>>>({', '.join(arguments)});"]


def in_stream(kernel, arguments, rng):
    return [f"{kernel.callee} <<< grid, threads, {kernel.dynamic_bytes}, stream >>> ({', '.join(arguments)});"]


def by_macro(kernel, arguments, rng):
    return [f"LAUNCH(({kernel.callee}), grid, threads, {kernel.dynamic_bytes}, {', '.join(arguments)});"]


def pasted(kernel, arguments, rng):
    return [f"LAUNCH_NUMBER({kernel.number}, {kernel.blocks}, threads, {kernel.dynamic_bytes}, {', '.join(arguments)});"]


def by_template(kernel, arguments, rng):
    """A template that launches any kernel."""
    return [f"launchKernel({kernel.callee}, grid, threads, {kernel.dynamic_bytes}, {', '.join(arguments)});"]


def by_function_pointer(kernel, arguments, rng):
    return [f"auto function = {kernel.callee};", f"(*function)<<<grid, threads, {kernel.dynamic_bytes}>>>({', '.join(arguments)});"]


def by_pointers(kernel, arguments, rng):
    values = ", ".join(f"(void *)&{argument}" for argument in arguments)
    return [f"void *arguments[] = {{{values}}};", f"CHECK(cudaLaunchKernel((const void *){kernel.callee}, grid, threads, arguments, {kernel.dynamic_bytes}, stream));"]


def cooperative(kernel, arguments, rng):
    values = ", ".join(f"(void *)&{argument}" for argument in arguments)
    return [f"void *arguments[] = {{{values}}};", f"CHECK(cudaLaunchCooperativeKernel((void *){kernel.callee}, grid, threads, arguments, {kernel.dynamic_bytes}, stream));"]


def captured(kernel, arguments, rng):
    return ["cudaGraph_t graph;", "cudaGraphExec_t executable;", "CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));", f"{kernel.callee}<<<grid, threads, {kernel.dynamic_bytes}, stream>>>({', '.join(arguments)});", "CHECK(cudaStreamEndCapture(stream, &graph));",
            "CHECK(cudaGraphInstantiate(&executable, graph, 0));", "CHECK(cudaGraphLaunch(executable, stream));", "CHECK(cudaStreamSynchronize(stream));", "CHECK(cudaGraphExecDestroy(executable));", "CHECK(cudaGraphDestroy(graph));"]


def as_node(kernel, arguments, rng):
    values = ", ".join(f"(void *)&{argument}" for argument in arguments)
    return ["cudaGraph_t graph;", "cudaGraphExec_t executable;", "cudaGraphNode_t node;", "CHECK(cudaGraphCreate(&graph, 0));", f"void *arguments[] = {{{values}}};", "cudaKernelNodeParams launch = {};", f"launch.func = (void *){kernel.callee};",
            "launch.gridDim = grid;", "launch.blockDim = threads;", "launch.kernelParams = arguments;", f"launch.sharedMemBytes = {kernel.dynamic_bytes};", "CHECK(cudaGraphAddKernelNode(&node, graph, nullptr, 0, &launch));", "CHECK(cudaGraphInstantiate(&executable, graph, 0));",
            "CHECK(cudaGraphLaunch(executable, stream));", "CHECK(cudaStreamSynchronize(stream));", "CHECK(cudaGraphExecDestroy(executable));", "CHECK(cudaGraphDestroy(graph));"]


def between_events(kernel, arguments, rng):
    return ["cudaEvent_t ready, done;", "cudaStream_t other;", "CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));", "CHECK(cudaEventCreate(&ready));", "CHECK(cudaEventCreateWithFlags(&done, cudaEventDisableTiming));", "CHECK(cudaEventRecord(ready, stream));",
            "CHECK(cudaStreamWaitEvent(other, ready, 0));", f"{kernel.callee}<<<grid, threads, {kernel.dynamic_bytes}, other>>>({', '.join(arguments)});", "CHECK(cudaEventRecord(done, other));", "CHECK(cudaStreamWaitEvent(stream, done, 0));", "CHECK(cudaEventSynchronize(done));",
            "CHECK(cudaStreamDestroy(other));", "CHECK(cudaEventDestroy(ready));", "CHECK(cudaEventDestroy(done));"]


LAUNCHES = (chevrons, chevrons, in_stream, by_macro, by_template, by_function_pointer, pasted, by_pointers, cooperative, captured, as_node, between_events)
MACROS = ["#define LAUNCH(kernel, grid, threads, bytes, ...) kernel<<<grid, threads, bytes>>>(__VA_ARGS__)", "#define LAUNCH_NUMBER(number, blocks, threads, bytes, ...) kernel##number<<<dim3(blocks), threads, bytes>>>(__VA_ARGS__)",
          "template <class... P, class... A> void launchKernel(void (*kernel)(P...), dim3 grid, dim3 threads, size_t bytes, A... arguments) {", "  kernel<<<grid, threads, bytes>>>(P(arguments)...);", "}"]


DIRECT = (chevrons, chevrons, in_stream, by_macro, captured, between_events)  # for kernels whose arguments have no names


class Host:
    """The function that runs a kernel and prints its results."""

    def __init__(self, rng, kernel):
        self.kernel = kernel
        self.launch = rng.choice(LAUNCHES if kernel.form not in ("functor", "lambda") else DIRECT)
        if self.launch is pasted and kernel.callee != kernel.name:
            self.launch = by_macro
        self.styles = {}
        self.extras = [extras.Extra(rng)] if rng.random() < 0.2 else []
        self.rng = rng
        self.default = rng.choice(MEMORY)
        both = [function for function in kernel.functions if function.form == "both" and kernel.form != "namespace" and function.scalar not in SMALL_FLOATS]
        self.calls = [functions.HostCall(rng, kernel, function) for function in both]
        self.operations = [libraries.HostOperation(rng, kernel)] if kernel.may_use_libraries and rng.random() < 0.5 else []

    def style(self, array):
        if array.name not in self.styles:
            style = self.default if self.rng.random() < 0.7 else self.rng.choice(MEMORY)
            if array.role != "in" and isinstance(style, Constant):
                style = MEMORY[0]
            # Most atomics do not reach memory of the host on AMD GPUs, which tranship reports.
            remote = array.role == "atomic" and (array.operation not in ("Add", "Exch") or array.scalar.floating) and isinstance(style, (Managed, ManagedVariable))
            self.styles[array.name] = MEMORY[0] if remote else style
        return self.styles[array.name]

    def output(self):
        kernel = self.kernel
        return Array("out", U64, len(kernel.variables) * kernel.threads * kernel.blocks, "out")

    def arrays(self):
        return [*self.kernel.arrays, *self.kernel.atomics, self.output()]

    def place(self, array):
        """The name of the array's memory on the device, which is unique in the program."""
        return f"{array.name}_{self.kernel.number}"

    def globals(self):
        lines = [line for array in self.arrays() for line in self.style(array).globals(array, self.place(array))]
        return lines + [line for extra in self.extras for line in extra.globals(self.kernel.number)]

    def host_data(self, array):
        kind = array.scalar.name
        if array.role == "in":
            spread = array.spread or (1000 if array.scalar.floating else 0)
            return [f"std::vector<{kind}> {array.name}_host({array.count});", f"fill({array.name}_host.data(), {array.count}, {array.seed}, {spread});"]
        return [f"std::vector<{kind}> {array.name}_host({array.count}, {array.start});"]

    def arguments(self):
        kernel, values, lines = self.kernel, {}, []
        for array in self.arrays():
            values[array.name] = self.place(array)
        for parameter, value in kernel.parameters:
            values[parameter.name] = parameter.name
            lines.append(f"int {parameter.name} = {value};")
        return lines, [values[name] for _, name in kernel.parameter_list()]

    def reports(self):
        kernel, lines = self.kernel, []
        total = kernel.threads * kernel.blocks
        for i, variable in enumerate(kernel.variables):
            lines.append(f'report({kernel.number}, "{variable.name}", &out_host[{i * total}], {total});')
        return lines + [f'report({kernel.number}, "{array.name}", {array.name}_host.data(), {array.count});' for array in kernel.atomics]

    def launched(self, arguments):
        kernel = self.kernel
        if kernel.form == "functor":
            return self.launch(kernel, [f"Work{kernel.number}{{{', '.join(arguments)}}}"], self.rng)
        if kernel.form == "lambda":
            names = [f"auto {name} = {value};" for (_, name), value in zip(kernel.parameter_list(), arguments) if name != value]
            lambda_text = [*names, "auto work = [=] __device__() {", *kernel.content(), "};"]
            return ["{", *indented([*lambda_text, *self.launch(kernel, ["work"], self.rng)]), "}"]
        return self.launch(kernel, arguments, self.rng)

    def function(self):
        kernel = self.kernel
        setup, arguments = self.arguments()
        lines = ["cudaStream_t stream;", "CHECK(cudaStreamCreate(&stream));", f"dim3 grid({kernel.blocks}), threads({', '.join(map(str, kernel.shape))});"]
        for array in self.arrays():
            lines += self.host_data(array) + self.style(array).make(array, self.place(array))
        for extra in self.extras:
            lines += extra.lines(kernel.number)
        lines += setup + self.launched(arguments) + ["CHECK(cudaGetLastError());", "CHECK(cudaDeviceSynchronize());"]
        for array in self.arrays():
            if array.role != "in":
                lines += self.style(array).fetch(array, self.place(array), f"{array.name}_host")
        for operation in self.operations:
            lines += operation.lines(self.place(self.output()))
        for array in self.arrays():
            lines += self.style(array).free(self.place(array))
        lines += ["CHECK(cudaStreamDestroy(stream));", *self.reports()]
        for i, call in enumerate(self.calls):
            lines += [f"Word call{i} = {call.text()};", f'report({kernel.number}, "call{i}", &call{i}, 1);']
        return [*self.globals(), f"void run{kernel.number}() {{", *indented(lines), "}"]
