// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures the time of kernels on a GPU: a library that a pack's runner loads before the CUDA or
// HIP runtime (LD_PRELOAD). It records an event before and after each launch and, when the program
// ends, writes "LAUNCHES MILLISECONDS" to the file that TRANSHIP_KERNEL_TIMES names.
//
// It includes no header of either runtime: it declares the few functions that it needs below, and
// looks them up on first use. It does not measure launches that are captured into graphs (a graph
// counts as one launch), and launches of CUDA's driver API.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <unistd.h>
#include <vector>

namespace {

struct Dim3 {
  unsigned x, y, z;
};
using Stream = void *;
using Event = void *;
constexpr int success = 0;

/// The next function with this name; null if the program's runtime has none.
template <class Function> Function next(const char *name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// The functions of one runtime: CUDA, CUDA with per-thread default streams, or HIP.
class Runtime {
public:
  Runtime(const char *prefix, const char *suffix) {
    auto find = [&](const char *name, auto &into, bool hasSuffix) {
      char whole[64];
      std::snprintf(whole, sizeof whole, "%s%s%s", prefix, name, hasSuffix ? suffix : "");
      into = next<std::decay_t<decltype(into)>>(whole);
      isWhole_ &= into != nullptr;
    };
    find("EventCreate", create_, false);
    find("EventSynchronize", synchronize_, false);
    find("EventElapsedTime", elapsed_, false);
    find("EventRecord", record_, true);
    find("StreamIsCapturing", isCapturing_, true);
  }

  bool canMeasure(Stream stream) const {
    int capturing = 0;
    return isWhole_ && isCapturing_(stream, &capturing) == success && !capturing;
  }
  Event newEvent() const {
    Event event = nullptr;
    return create_(&event) == success ? event : nullptr;
  }
  bool record(Event event, Stream stream) const {
    return event && record_(event, stream) == success;
  }
  /// Waits for both events; negative if the time cannot be determined.
  double milliseconds(Event begin, Event end) const {
    float result = 0;
    return synchronize_(end) == success && elapsed_(&result, begin, end) == success ? result : -1;
  }

private:
  int (*create_)(Event *) = nullptr;
  int (*synchronize_)(Event) = nullptr;
  int (*elapsed_)(float *, Event, Event) = nullptr;
  int (*record_)(Event, Stream) = nullptr;
  int (*isCapturing_)(Stream, int *) = nullptr;
  bool isWhole_ = true;
};

struct Pair {
  const Runtime *runtime;
  Event begin, end;
};

class Times {
public:
  /// Never destroyed, because launches may come until the very end.
  static Times &all() {
    static Times *times = new Times;
    return *times;
  }

  /// Events for a launch; reuses those of a finished launch, if any.
  Pair take(const Runtime &runtime) {
    std::lock_guard lock(mutex_);
    if (!isListening_) {
      // The runtime has already registered its exit handler, so ours runs first.
      isListening_ = true;
      std::atexit([] { all().finish(); });
    }
    if (pending_.size() >= maxPending)
      drain();
    for (size_t i = 0; i < free_.size(); ++i)
      if (free_[i].runtime == &runtime) {
        Pair pair = free_[i];
        free_.erase(free_.begin() + long(i));
        return pair;
      }
    return {&runtime, runtime.newEvent(), runtime.newEvent()};
  }
  void give(Pair pair) {
    std::lock_guard lock(mutex_);
    pending_.push_back(pair);
  }
  /// A device reset destroys its events.
  void beforeReset() {
    std::lock_guard lock(mutex_);
    drain();
    free_.clear();
  }
  void finish() {
    std::lock_guard lock(mutex_);
    drain();
    const char *path = std::getenv("TRANSHIP_KERNEL_TIMES");
    FILE *file = path ? std::fopen(path, "w") : nullptr;
    if (!file)
      return;
    std::fprintf(file, "%llu %.6f\n", launches_, milliseconds_);
    std::fclose(file);
  }

private:
  static constexpr size_t maxPending = 2048;

  void drain() {
    for (const Pair &pair : pending_) {
      double time = pair.runtime->milliseconds(pair.begin, pair.end);
      if (time >= 0) {
        ++launches_;
        milliseconds_ += time;
      }
      free_.push_back(pair);
    }
    pending_.clear();
  }

  std::mutex mutex_;
  std::vector<Pair> pending_, free_;
  unsigned long long launches_ = 0;
  double milliseconds_ = 0;
  bool isListening_ = false;
};

const Runtime &cuda() {
  static const Runtime *runtime = new Runtime("cuda", "");
  return *runtime;
}
const Runtime &cudaPerThread() {
  static const Runtime *runtime = new Runtime("cuda", "_ptsz");
  return *runtime;
}
const Runtime &hip() {
  static const Runtime *runtime = new Runtime("hip", "");
  return *runtime;
}

/// A runtime may launch through another of its functions that this library also intercepts.
thread_local bool isInside = false;

template <class Launch> int measured(const Runtime &runtime, Stream stream, Launch launch) {
  if (isInside || !runtime.canMeasure(stream))
    return launch();
  isInside = true;
  Pair pair = Times::all().take(runtime);
  bool isRecorded = runtime.record(pair.begin, stream);
  int result = launch();
  if (isRecorded && runtime.record(pair.end, stream))
    Times::all().give(pair);
  isInside = false;
  return result;
}

} // namespace

#define LAUNCH(name, runtime)                                                                      \
  extern "C" int name(const void *function, Dim3 grid, Dim3 block, void **arguments,               \
                      size_t shared, Stream stream) {                                              \
    static auto real = next<decltype(&name)>(#name);                                               \
    return measured(runtime(), stream,                                                             \
                    [&] { return real(function, grid, block, arguments, shared, stream); });       \
  }

LAUNCH(cudaLaunchKernel, cuda)
LAUNCH(cudaLaunchKernel_ptsz, cudaPerThread)
LAUNCH(__cudaLaunchKernel, cuda)
LAUNCH(__cudaLaunchKernel_ptsz, cudaPerThread)
LAUNCH(cudaLaunchCooperativeKernel, cuda)
LAUNCH(cudaLaunchCooperativeKernel_ptsz, cudaPerThread)
LAUNCH(hipLaunchKernel, hip)
LAUNCH(hipLaunchKernel_spt, hip)
LAUNCH(hipLaunchCooperativeKernel, hip)

/// The beginning of cudaLaunchConfig_t.
struct LaunchConfig {
  Dim3 grid, block;
  size_t shared;
  Stream stream;
};

#define LAUNCH_BY_CONFIG(name, runtime)                                                            \
  extern "C" int name(const LaunchConfig *config, const void *function, void **arguments) {        \
    static auto real = next<decltype(&name)>(#name);                                               \
    return measured(runtime(), config ? config->stream : nullptr,                                  \
                    [&] { return real(config, function, arguments); });                            \
  }

LAUNCH_BY_CONFIG(cudaLaunchKernelExC, cuda)
LAUNCH_BY_CONFIG(cudaLaunchKernelExC_ptsz, cudaPerThread)
LAUNCH_BY_CONFIG(hipLaunchKernelExC, hip)

#define LAUNCH_GRAPH(name, runtime)                                                                \
  extern "C" int name(void *graph, Stream stream) {                                                \
    static auto real = next<decltype(&name)>(#name);                                               \
    return measured(runtime(), stream, [&] { return real(graph, stream); });                       \
  }

LAUNCH_GRAPH(cudaGraphLaunch, cuda)
LAUNCH_GRAPH(cudaGraphLaunch_ptsz, cudaPerThread)
LAUNCH_GRAPH(hipGraphLaunch, hip)

extern "C" int hipModuleLaunchKernel(void *function, unsigned gridX, unsigned gridY, unsigned gridZ,
                                     unsigned blockX, unsigned blockY, unsigned blockZ,
                                     unsigned shared, Stream stream, void **arguments,
                                     void **extra) {
  static auto real = next<decltype(&hipModuleLaunchKernel)>("hipModuleLaunchKernel");
  return measured(hip(), stream, [&] {
    return real(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, arguments,
                extra);
  });
}

#define RESET(name)                                                                                \
  extern "C" int name() {                                                                          \
    static auto real = next<decltype(&name)>(#name);                                               \
    Times::all().beforeReset();                                                                    \
    return real();                                                                                 \
  }

RESET(cudaDeviceReset)
RESET(hipDeviceReset)
