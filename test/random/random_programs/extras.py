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


USES = (memset, rows, host_function, pointers, errors, events, boxes)


class Extra:
    """One of these uses with its numbers."""

    def __init__(self, rng):
        use = rng.choice(USES)
        self.name = "api_" + use.__name__
        self.body, numbers = use(rng)
        self.values = [number & 0xffffffffffffffff for number in numbers]

    def lines(self, number):
        return ["{", "  std::vector<int> values;", *("  " + line for line in self.body), f'  report({number}, "{self.name}", values.data(), int(values.size()));', "}"]
