# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small uses of the runtime API beside a kernel. Each fills `values`, a vector of ints, with what the API defines."""


def memset(rng):
    byte, count, some = rng.randrange(256), rng.randrange(1, 20), rng.randrange(1, 5)
    word = byte * 0x01010101
    word -= 1 << 32 if word >> 31 else 0
    return [f"values.assign({count + some}, 7);", "int *memory;", f"CHECK(cudaMalloc(&memory, {count + some} * sizeof(int)));", f"CHECK(cudaMemcpy(memory, values.data(), {count + some} * sizeof(int), cudaMemcpyHostToDevice));",
            f"CHECK(cudaMemsetAsync(memory + {some}, {byte}, {count} * sizeof(int), stream));", "CHECK(cudaStreamSynchronize(stream));", f"CHECK(cudaMemcpy(values.data(), memory, {count + some} * sizeof(int), cudaMemcpyDeviceToHost));", "CHECK(cudaFree(memory));"], [7] * some + [word] * count


def rows(rng):
    width, height, x, y = 8, 6, rng.randrange(1, 4), rng.randrange(1, 4)
    wide, high = rng.randrange(1, width - x + 1), rng.randrange(1, height - y + 1)
    lines = [f"values.assign({width * height}, -1);", "int *memory;", "size_t pitch;", f"CHECK(cudaMallocPitch(&memory, &pitch, {width} * sizeof(int), {height}));", f"CHECK(cudaMemset2D(memory, pitch, 0, {width} * sizeof(int), {height}));",
             f"CHECK(cudaMemset2D((char *)memory + {y} * pitch + {x} * sizeof(int), pitch, 1, {wide} * sizeof(int), {high}));", f"CHECK(cudaMemcpy2DAsync(values.data(), {width} * sizeof(int), memory, pitch, {width} * sizeof(int), {height}, cudaMemcpyDeviceToHost, stream));", "CHECK(cudaStreamSynchronize(stream));", "CHECK(cudaFree(memory));"]
    return lines, [0x01010101 if y <= row < y + high and x <= column < x + wide else 0 for row in range(height) for column in range(width)]


def host_function(rng):
    count = rng.randrange(1, 4)
    return ["values.assign(1, 5);", *["CHECK(cudaLaunchHostFunc(stream, [](void *data) { *static_cast<int *>(data) *= 3; }, values.data()));"] * count, "CHECK(cudaStreamSynchronize(stream));", "values.push_back(cudaStreamQuery(stream) == cudaSuccess);"], [5 * 3 ** count, 1]


def pointers(rng):
    return ["int *device, *pinned, *managed;", "CHECK(cudaMalloc(&device, 64));", "CHECK(cudaMallocHost(&pinned, 64));", "CHECK(cudaMallocManaged(&managed, 64));", "for (int *pointer : {device, pinned, managed}) {", "  cudaPointerAttributes attributes;", "  CHECK(cudaPointerGetAttributes(&attributes, pointer));",
            "  values.push_back(attributes.type == cudaMemoryTypeDevice ? 1 : attributes.type == cudaMemoryTypeHost ? 2 : attributes.type == cudaMemoryTypeManaged ? 3 : 4);", "}", "CHECK(cudaFree(device));", "CHECK(cudaFreeHost(pinned));", "CHECK(cudaFree(managed));"], [1, 2, 3]


def errors(rng):
    return ["values.push_back(cudaFree((void *)&values) == cudaErrorInvalidValue);", "values.push_back(cudaGetLastError() != cudaSuccess);", "values.push_back(cudaGetLastError() == cudaSuccess);", "values.push_back(cudaSetDevice(99) == cudaErrorInvalidDevice);", "(void)cudaGetLastError();", "values.push_back(cudaPeekAtLastError());"], [1, 1, 1, 1, 0]


def events(rng):
    return ["cudaEvent_t first, second;", "CHECK(cudaEventCreateWithFlags(&first, cudaEventBlockingSync));", "CHECK(cudaEventCreate(&second));", "CHECK(cudaEventRecord(first, stream));", "CHECK(cudaEventRecord(second, stream));", "CHECK(cudaEventSynchronize(second));", "float milliseconds = -1;",
            "CHECK(cudaEventElapsedTime(&milliseconds, first, second));", "values.push_back(milliseconds >= 0);", "values.push_back(cudaEventQuery(first) == cudaSuccess);", "CHECK(cudaEventDestroy(first));", "CHECK(cudaEventDestroy(second));"], [1, 1]


def boxes(rng):
    x, y, z = rng.randrange(1, 4), rng.randrange(1, 4), rng.randrange(1, 3)
    count = 5 * 4 * 3
    lines = ["std::vector<int> source;", f"for (int i = 0; i < {count}; ++i)", "  source.push_back(i);", f"values.assign({count}, -1);", "cudaArray_t array;", "cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();", "CHECK(cudaMalloc3DArray(&array, &format, make_cudaExtent(5, 4, 3), 0));",
             "cudaMemcpy3DParms copy = {};", "copy.srcPtr = make_cudaPitchedPtr(source.data(), 5 * sizeof(int), 5, 4);", "copy.dstArray = array;", "copy.extent = make_cudaExtent(5, 4, 3);", "copy.kind = cudaMemcpyHostToDevice;", "CHECK(cudaMemcpy3D(&copy));",
             "copy = {};", "copy.srcArray = array;", f"copy.srcPos = make_cudaPos({x}, {y}, {z});", "copy.dstPtr = make_cudaPitchedPtr(values.data(), 5 * sizeof(int), 5, 4);", f"copy.extent = make_cudaExtent({5 - x}, {4 - y}, {3 - z});", "copy.kind = cudaMemcpyDeviceToHost;", "CHECK(cudaMemcpy3DAsync(&copy, stream));", "CHECK(cudaStreamSynchronize(stream));", "CHECK(cudaFreeArray(array));"]
    expected = [-1] * count
    for k in range(3 - z):
        for j in range(4 - y):
            for i in range(5 - x):
                expected[(k * 4 + j) * 5 + i] = ((k + z) * 4 + j + y) * 5 + i + x
    return lines, expected


def graph(rng):
    """A graph that is built node by node, asked, changed, and launched again."""
    count, first, second = rng.randrange(2, 9), rng.randrange(1, 1000), rng.randrange(1, 1000)
    disabled = rng.choice((True, False))
    size = f"{count} * sizeof(int)"
    lines = [f"values.assign({count}, 0);", f"std::vector<int> first({count}, {first}), second({count}, {second});", "int *memory;", f"CHECK(cudaMalloc(&memory, {size}));", "cudaGraph_t graph;", "CHECK(cudaGraphCreate(&graph, 0));", "cudaGraphNode_t set, copy, call, root;",
             f"CHECK(cudaGraphAddMemcpyNode1D(&set, graph, nullptr, 0, memory, first.data(), {size}, cudaMemcpyHostToDevice));", f"CHECK(cudaGraphAddMemcpyNode1D(&copy, graph, &set, 1, values.data(), memory, {size}, cudaMemcpyDeviceToHost));",
             "cudaHostNodeParams more = {};", "more.fn = [](void *data) { ++*static_cast<int *>(data); };", "more.userData = values.data();", "CHECK(cudaGraphAddHostNode(&call, graph, &copy, 1, &more));", "cudaGraphExec_t exec;", "CHECK(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));", "CHECK(cudaGraphLaunch(exec, stream));", "CHECK(cudaStreamSynchronize(stream));",
             "int before = values[0];", f"CHECK(cudaGraphExecMemcpyNodeSetParams1D(exec, set, memory, second.data(), {size}, cudaMemcpyHostToDevice));", *(["CHECK(cudaGraphNodeSetEnabled(exec, call, 0));"] if disabled else []), "CHECK(cudaGraphLaunch(exec, stream));", "CHECK(cudaStreamSynchronize(stream));",
             "size_t nodes = 0, roots = 1;", "CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));", "CHECK(cudaGraphGetRootNodes(graph, &root, &roots));", "values.insert(values.end(), {before, int(nodes), int(roots), root == set});", "CHECK(cudaGraphExecDestroy(exec));", "CHECK(cudaGraphDestroy(graph));", "CHECK(cudaFree(memory));"]
    return lines, [second + (not disabled), *[second] * (count - 1), first + 1, 3, 1, 1]


def captured_edges(rng):
    """Work of two streams that is captured in one graph."""
    first, factor = rng.randrange(1, 100), rng.randrange(2, 9)
    lines = ["struct Numbers { int number, factor; };", f"static Numbers numbers = {{{first}, {factor}}};", "cudaStream_t other;", "CHECK(cudaStreamCreate(&other));", "cudaEvent_t fork, join;", "CHECK(cudaEventCreate(&fork));", "CHECK(cudaEventCreate(&join));", "cudaGraph_t graph;", "cudaGraphExec_t exec;",
             "CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));", "CHECK(cudaLaunchHostFunc(stream, [](void *data) { static_cast<Numbers *>(data)->number += 1; }, &numbers));", "CHECK(cudaEventRecord(fork, stream));", "CHECK(cudaStreamWaitEvent(other, fork, 0));",
             "CHECK(cudaLaunchHostFunc(other, [](void *data) { static_cast<Numbers *>(data)->number *= static_cast<Numbers *>(data)->factor; }, &numbers));", "CHECK(cudaEventRecord(join, other));", "CHECK(cudaStreamWaitEvent(stream, join, 0));", "CHECK(cudaLaunchHostFunc(stream, [](void *data) { static_cast<Numbers *>(data)->number -= 2; }, &numbers));", "CHECK(cudaStreamEndCapture(stream, &graph));",
             "size_t nodes;", "CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));", "CHECK(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));", "CHECK(cudaGraphLaunch(exec, stream));", "CHECK(cudaGraphLaunch(exec, stream));", "CHECK(cudaStreamSynchronize(stream));", "values = {numbers.number, int(nodes)};",
             "CHECK(cudaGraphExecDestroy(exec));", "CHECK(cudaGraphDestroy(graph));", "CHECK(cudaEventDestroy(fork));", "CHECK(cudaEventDestroy(join));", "CHECK(cudaStreamDestroy(other));"]
    number = first
    for _ in range(2):
        number = (number + 1) * factor - 2
    return lines, [number, 3]


def texture(rng):
    """A texture of numbers that is read beyond its edges."""
    width, height, beyond, border = rng.randrange(3, 8), rng.randrange(2, 6), rng.randrange(1, 4), rng.choice((True, False))
    across, down, step = width + 2 * beyond, height + 2 * beyond, rng.randrange(2, 50)
    mode = "cudaAddressModeBorder" if border else "cudaAddressModeClamp"
    lines = ["std::vector<int> texels;", f"for (int i = 0; i < {width * height}; ++i)", f"  texels.push_back(i * {step} + 1);", "cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();", "cudaArray_t array;", f"CHECK(cudaMallocArray(&array, &format, {width}, {height}));",
             f"CHECK(cudaMemcpy2DToArray(array, 0, 0, texels.data(), {width} * sizeof(int), {width} * sizeof(int), {height}, cudaMemcpyHostToDevice));", "cudaResourceDesc resource = {};", "resource.resType = cudaResourceTypeArray;", "resource.res.array.array = array;", "cudaTextureDesc description = {};",
             f"description.addressMode[0] = description.addressMode[1] = {mode};", "description.filterMode = cudaFilterModePoint;", "description.readMode = cudaReadModeElementType;", "cudaTextureObject_t texture;", "CHECK(cudaCreateTextureObject(&texture, &resource, &description, nullptr));", "int *out;", f"CHECK(cudaMalloc(&out, {across * down} * sizeof(int)));",
             f"LOOK<<<1, dim3({across}, {down})>>>(texture, out, {beyond});", f"values.assign({across * down}, 0);", f"CHECK(cudaMemcpy(values.data(), out, {across * down} * sizeof(int), cudaMemcpyDeviceToHost));", "CHECK(cudaDestroyTextureObject(texture));", "CHECK(cudaFreeArray(array));", "CHECK(cudaFree(out));"]
    numbers = []
    for y in range(-beyond, height + beyond):
        for x in range(-beyond, width + beyond):
            inside = 0 <= x < width and 0 <= y < height
            column, row = min(max(x, 0), width - 1), min(max(y, 0), height - 1)
            numbers.append((row * width + column) * step + 1 if inside or not border else 0)
    return lines, numbers


def sorted_by_thrust(rng):
    numbers = [rng.randrange(-50, 50) for _ in range(rng.randrange(1, 200))]
    descending = rng.choice((True, False))
    order = "thrust::greater<int>()" if descending else "thrust::less<int>()"
    lines = [f"const int numbers[] = {{{', '.join(map(str, numbers))}}};", f"thrust::device_vector<int> data(numbers, numbers + {len(numbers)});", f"thrust::sort(data.begin(), data.end(), {order});", "int least = *thrust::min_element(data.begin(), data.end());",
             "thrust::inclusive_scan(data.begin(), data.end(), data.begin());", "values.resize(data.size());", "thrust::copy(data.begin(), data.end(), values.begin());", "values.push_back(least);"]
    expected, total = [], 0
    for number in sorted(numbers, reverse=descending):
        total += number
        expected.append(total)
    return lines, [*expected, min(numbers)]


USES = {memset: 3, rows: 3, host_function: 2, pointers: 2, errors: 2, events: 2, boxes: 3, graph: 3, captured_edges: 3, texture: 4, sorted_by_thrust: 0.3}
# What comes before the function that uses it, and what the program includes.
GLOBALS = {texture: ["__global__ void LOOK(cudaTextureObject_t texture, int *out, int beyond) {", "  int x = threadIdx.x, y = threadIdx.y;", "  out[y * blockDim.x + x] = tex2D<int>(texture, x - beyond + 0.5f, y - beyond + 0.5f);", "}"]}
INCLUDES = {sorted_by_thrust: ["#include <thrust/device_vector.h>", "#include <thrust/extrema.h>", "#include <thrust/functional.h>", "#include <thrust/scan.h>", "#include <thrust/sort.h>"]}


class Extra:
    """One of these uses with its numbers."""

    def __init__(self, rng):
        use = rng.choices(list(USES), list(USES.values()))[0]
        self.before, self.includes = GLOBALS.get(use, []), INCLUDES.get(use, [])
        self.name = "api_" + use.__name__
        self.body, numbers = use(rng)
        self.values = [number & 0xffffffffffffffff for number in numbers]

    def globals(self, number):
        return [line.replace("LOOK", f"look{number}") for line in self.before]

    def lines(self, number):
        return ["{", "  std::vector<int> values;", *("  " + line.replace("LOOK", f"look{number}") for line in self.body), f'  report({number}, "{self.name}", values.data(), int(values.size()));', "}"]
