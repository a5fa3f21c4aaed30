// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT and hipFFT with FFTW, which is loaded when a program makes its first plan.
#include "api/Api.h"
#include "api/Graph.h"
#include "core/SharedLibrary.h"
#include "libraries/FftCallbacks.h"
#include "libraries/FftPlans.h"
#include "memory/Memory.h"

#include "tranship/cufft.h"

#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>
#include <vector>

using namespace tranship::emulator;

namespace {

/// One of the two FFTW libraries: for float and for double.
struct Fftw {
  Fftw(const char *file, const char *package, bool isDouble)
      : library(file, package), prefix(isDouble ? "fftw_" : "fftwf_") {}
  template <class Function> Function *function(const char *name) const {
    return library.function<Function>((prefix + name).c_str());
  }
  SharedLibrary library;
  std::string prefix;
};

const Fftw &fftw(bool isDouble) {
  static const Fftw &forFloat = *new Fftw("libfftw3f.so.3", "libfftw3-single3", false);
  static const Fftw &forDouble = *new Fftw("libfftw3.so.3", "libfftw3-double3", true);
  return isDouble ? forDouble : forFloat;
}

// FFTW's flags. Plans are not made for specific memory, so that one plan serves all calls.
constexpr unsigned estimate = 1u << 6, unaligned = 1u << 1;

struct Layout {
  std::vector<int> embed;
  int stride = 1, distance = 0;
};

/// A transform as the program describes it, and FFTW's plans for it, made when calls need them.
class Plan {
public:
  cufftResult make(std::vector<int> sizes, const int *inEmbed, int inStride, int inDistance,
                   const int *outEmbed, int outStride, int outDistance, cufftType type, int batch) {
    for (int size : sizes)
      if (size < 1)
        return CUFFT_INVALID_SIZE;
    if (batch < 1)
      return CUFFT_INVALID_SIZE;
    if (!fftw(isDouble(type)).library.loaded())
      return CUFFT_SETUP_FAILED;
    type_ = type;
    batch_ = batch;
    sizes_ = std::move(sizes);
    // As with cuFFT, strides count only if both embeddings are given.
    isEmbedded_ = inEmbed && outEmbed;
    if (isEmbedded_) {
      in_ = {{inEmbed, inEmbed + sizes_.size()}, inStride, inDistance};
      out_ = {{outEmbed, outEmbed + sizes_.size()}, outStride, outDistance};
    }
    return CUFFT_SUCCESS;
  }

  cufftResult execute(cufftType type, void *in, void *out, int direction) {
    if (sizes_.empty() || type != type_)
      return CUFFT_INVALID_PLAN;
    if (!in || !out || (direction != -1 && direction != 1))
      return CUFFT_INVALID_VALUE;
    if (deviceError())
      return CUFFT_EXEC_FAILED;
    bool inPlace = in == out;
    if (!callbacks.load() && !callbacks.store())
      return transform(in, out, inPlace, direction);
    FftElement input = element(true), output = element(false);
    std::vector<char> loaded, computed;
    void *from = in, *to = out;
    if (callbacks.load()) {
      loaded.resize(extent(layout(true, inPlace)) * input.size());
      from = loaded.data();
      forEach(true, inPlace, [&](size_t offset) {
        callbacks.load(input, in, offset, loaded.data() + offset * input.size());
      });
    }
    if (callbacks.store()) {
      computed.resize(extent(layout(false, inPlace)) * output.size());
      to = computed.data();
    }
    if (cufftResult error = transform(from, to, inPlace, direction))
      return error;
    if (callbacks.store())
      forEach(false, inPlace, [&](size_t offset) {
        callbacks.store(output, out, offset, computed.data() + offset * output.size());
      });
    return CUFFT_SUCCESS;
  }

  FftCallbacks callbacks;
  /// Returns the type of an element that goes in or comes out.
  FftElement element(bool isInput) const {
    bool isReal = isInput ? type_ == CUFFT_R2C || type_ == CUFFT_D2Z
                          : type_ == CUFFT_C2R || type_ == CUFFT_Z2D;
    return {isReal, isDouble(type_)};
  }
  bool isMade() const { return !sizes_.empty(); }
  cudaStream_t stream = nullptr;
  cufftType type() const { return type_; }
  FftShape shape() const { return {sizes_, type_, batch_}; }

  void destroy() {
    for (auto &[key, plan] : plans_)
      if (plan)
        fftw(isDouble(type_)).function<void(void *)>("destroy_plan")(plan);
    plans_.clear();
  }

private:
  static bool isDouble(cufftType type) { return type & 0x40; }

  /// `inPlace` is as the program called it, which determines where elements are.
  cufftResult transform(void *in, void *out, bool inPlace, int direction) {
    void *&plan = plans_[{inPlace, in == out, direction}];
    if (!plan)
      plan = makePlan(in, out, inPlace, direction);
    if (!plan)
      return CUFFT_INTERNAL_ERROR;
    const Fftw &library = fftw(isDouble(type_));
    switch (type_) {
    case CUFFT_C2C:
    case CUFFT_Z2Z:
      library.function<void(void *, void *, void *)>("execute_dft")(plan, in, out);
      break;
    case CUFFT_R2C:
    case CUFFT_D2Z:
      library.function<void(void *, void *, void *)>("execute_dft_r2c")(plan, in, out);
      break;
    case CUFFT_C2R:
    case CUFFT_Z2D: {
      // FFTW overwrites its input here.
      std::vector<char> copy;
      if (in != out) {
        size_t size = extent(layout(/*isInput=*/true, inPlace)) * element(true).size();
        copy.assign(static_cast<char *>(in), static_cast<char *>(in) + size);
        in = copy.data();
      }
      library.function<void(void *, void *, void *)>("execute_dft_c2r")(plan, in, out);
    }
    }
    return CUFFT_SUCCESS;
  }

  /// Calls `with` with the offset of each element of the input or output.
  template <class With> void forEach(bool isInput, bool inPlace, With with) const {
    Layout where = layout(isInput, inPlace);
    std::vector<int> sizes = sizes_;
    if (!element(isInput).isReal && element(!isInput).isReal)
      sizes.back() = sizes.back() / 2 + 1;
    std::vector<int> index(sizes.size());
    for (int batch = 0; batch < batch_; ++batch)
      for (bool isDone = false; !isDone;) {
        size_t place = 0;
        for (size_t i = 0; i < sizes.size(); ++i)
          place = place * where.embed[i] + index[i];
        with(size_t(batch) * where.distance + place * where.stride);
        isDone = true;
        for (size_t i = sizes.size(); isDone && i-- > 0;) {
          isDone = ++index[i] == sizes[i];
          if (isDone)
            index[i] = 0;
        }
      }
  }

  /// Returns where the elements of the input or output are.
  Layout layout(bool isInput, bool inPlace) const {
    if (isEmbedded_)
      return isInput ? in_ : out_;
    bool isComplexToComplex = type_ == CUFFT_C2C || type_ == CUFFT_Z2Z;
    bool isRealToComplex = type_ == CUFFT_R2C || type_ == CUFFT_D2Z;
    Layout result{sizes_};
    if (!isComplexToComplex) {
      int half = sizes_.back() / 2 + 1;
      bool isReal = isInput == isRealToComplex;
      // In place, rows of real numbers are as long as those of complex numbers.
      result.embed.back() = !isReal ? half : inPlace ? 2 * half : sizes_.back();
    }
    result.distance = 1;
    for (int size : result.embed)
      result.distance *= size;
    return result;
  }
  size_t extent(const Layout &layout) const {
    size_t elements = layout.stride;
    for (int size : layout.embed)
      elements *= size;
    return elements + size_t(batch_ - 1) * layout.distance;
  }

  void *makePlan(void *in, void *out, bool inPlace, int direction) {
    Layout from = layout(true, inPlace), to = layout(false, inPlace);
    const Fftw &library = fftw(isDouble(type_));
    int rank = int(sizes_.size());
    using Real = void *(int, const int *, int, void *, const int *, int, int, void *, const int *,
                        int, int, unsigned);
    using Complex = void *(int, const int *, int, void *, const int *, int, int, void *,
                           const int *, int, int, int, unsigned);
    if (type_ == CUFFT_C2C || type_ == CUFFT_Z2Z)
      return library.function<Complex>("plan_many_dft")(
          rank, sizes_.data(), batch_, in, from.embed.data(), from.stride, from.distance, out,
          to.embed.data(), to.stride, to.distance, direction, estimate | unaligned);
    bool isForward = type_ == CUFFT_R2C || type_ == CUFFT_D2Z;
    return library.function<Real>(isForward ? "plan_many_dft_r2c" : "plan_many_dft_c2r")(
        rank, sizes_.data(), batch_, in, from.embed.data(), from.stride, from.distance, out,
        to.embed.data(), to.stride, to.distance, estimate | unaligned);
  }

  cufftType type_ = CUFFT_C2C;
  int batch_ = 1;
  std::vector<int> sizes_;
  bool isEmbedded_ = false;
  Layout in_, out_;
  /// By layout, memory and direction.
  std::map<std::tuple<bool, bool, int>, void *> plans_;
};

/// FFTW makes one plan at a time.
std::mutex &planning() {
  static std::mutex &mutex = *new std::mutex;
  return mutex;
}
std::map<cufftHandle, std::unique_ptr<Plan>> &plans() {
  static auto &all = *new std::map<cufftHandle, std::unique_ptr<Plan>>;
  return all;
}
Plan *planOf(cufftHandle handle) {
  auto found = plans().find(handle);
  return found == plans().end() ? nullptr : found->second.get();
}

cufftResult make(cufftHandle handle, std::vector<int> sizes, cufftType type, int batch,
                 size_t *size) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  if (size)
    *size = 0;
  return plan ? plan->make(std::move(sizes), nullptr, 1, 0, nullptr, 1, 0, type, batch)
              : CUFFT_INVALID_PLAN;
}

cudaStream_t streamOf(cufftHandle handle) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  return plan ? plan->stream : nullptr;
}

/// Without a type, the plan's own type is used.
cufftResult execute(cufftHandle handle, std::optional<cufftType> type, void *in, void *out,
                    int direction) {
  return doneOrRecorded(streamOf(handle), CUFFT_SUCCESS, [=] {
    std::lock_guard lock(planning());
    Plan *plan = planOf(handle);
    return plan ? plan->execute(type.value_or(plan->type()), in, out, direction)
                : CUFFT_INVALID_PLAN;
  });
}

} // namespace

std::optional<FftShape> tranship::emulator::shapeOf(cufftHandle handle) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  return plan && plan->isMade() ? std::optional(plan->shape()) : std::nullopt;
}

#define FFT_API(name, ...)                                                                         \
  extern "C" cufftResult hipfft##name(__VA_ARGS__) __attribute__((alias("cufft" #name)));          \
  extern "C" cufftResult cufft##name(__VA_ARGS__)

FFT_API(Create, cufftHandle *handle) {
  std::lock_guard lock(planning());
  static cufftHandle last = 0;
  if (!handle)
    return CUFFT_INVALID_VALUE;
  *handle = ++last;
  plans()[*handle] = std::make_unique<Plan>();
  return CUFFT_SUCCESS;
}
FFT_API(Destroy, cufftHandle handle) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  if (!plan)
    return CUFFT_INVALID_PLAN;
  plan->destroy();
  plans().erase(handle);
  return CUFFT_SUCCESS;
}
FFT_API(SetStream, cufftHandle handle, cudaStream_t stream) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  if (!plan)
    return CUFFT_INVALID_PLAN;
  plan->stream = stream;
  return CUFFT_SUCCESS;
}
// FFTW has its own work memory.
FFT_API(SetAutoAllocation, cufftHandle handle, int) {
  std::lock_guard lock(planning());
  return planOf(handle) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}
FFT_API(SetWorkArea, cufftHandle handle, void *) { return cufftSetAutoAllocation(handle, 0); }
FFT_API(GetSize, cufftHandle handle, size_t *size) {
  *size = 0;
  return cufftSetAutoAllocation(handle, 0);
}
FFT_API(GetVersion, int *version) {
  *version = 12000;
  return CUFFT_SUCCESS;
}

FFT_API(MakePlan1d, cufftHandle plan, int nx, cufftType type, int batch, size_t *size) {
  return make(plan, {nx}, type, batch, size);
}
FFT_API(MakePlan2d, cufftHandle plan, int nx, int ny, cufftType type, size_t *size) {
  return make(plan, {nx, ny}, type, 1, size);
}
FFT_API(MakePlan3d, cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *size) {
  return make(plan, {nx, ny, nz}, type, 1, size);
}
FFT_API(MakePlanMany, cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
        int *onembed, int ostride, int odist, cufftType type, int batch, size_t *size) {
  if (rank < 1 || rank > 3 || !n)
    return CUFFT_INVALID_VALUE;
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  if (size)
    *size = 0;
  return plan ? plan->make({n, n + rank}, inembed, istride, idist, onembed, ostride, odist, type,
                           batch)
              : CUFFT_INVALID_PLAN;
}

namespace {

/// Sets the kind of transform between these types. Returns false if FFTW has none.
bool typeOf(cudaDataType input, cudaDataType output, cufftType &type) {
  constexpr struct {
    cudaDataType input, output;
    cufftType type;
  } kinds[] = {{CUDA_C_32F, CUDA_C_32F, CUFFT_C2C}, {CUDA_R_32F, CUDA_C_32F, CUFFT_R2C},
               {CUDA_C_32F, CUDA_R_32F, CUFFT_C2R}, {CUDA_C_64F, CUDA_C_64F, CUFFT_Z2Z},
               {CUDA_R_64F, CUDA_C_64F, CUFFT_D2Z}, {CUDA_C_64F, CUDA_R_64F, CUFFT_Z2D}};
  for (const auto &kind : kinds)
    if (kind.input == input && kind.output == output) {
      type = kind.type;
      return true;
    }
  return false;
}

} // namespace

FFT_API(XtMakePlanMany, cufftHandle plan, int rank, long long *n, long long *inembed,
        long long istride, long long idist, cudaDataType input, long long *onembed,
        long long ostride, long long odist, cudaDataType output, long long batch, size_t *size,
        cudaDataType) {
  cufftType type;
  if (rank < 1 || rank > 3 || !n)
    return CUFFT_INVALID_VALUE;
  if (!typeOf(input, output, type))
    return CUFFT_NOT_SUPPORTED;
  constexpr long long limit = INT32_MAX;
  int sizes[3], in[3], out[3];
  for (int i = 0; i < rank; ++i) {
    long long first = inembed ? inembed[i] : 0, second = onembed ? onembed[i] : 0;
    if (n[i] > limit || first > limit || second > limit)
      return CUFFT_INVALID_SIZE;
    sizes[i] = int(n[i]);
    in[i] = int(first);
    out[i] = int(second);
  }
  if (istride > limit || idist > limit || ostride > limit || odist > limit || batch > limit)
    return CUFFT_INVALID_SIZE;
  return cufftMakePlanMany(plan, rank, sizes, inembed ? in : nullptr, int(istride), int(idist),
                           onembed ? out : nullptr, int(ostride), int(odist), type, int(batch),
                           size);
}
FFT_API(XtExec, cufftHandle handle, void *in, void *out, int direction) {
  return execute(handle, std::nullopt, in, out, direction);
}

FFT_API(XtSetCallback, cufftHandle handle, void **functions, cufftXtCallbackType kind,
        void **data) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  if (!plan || !plan->isMade())
    return CUFFT_INVALID_PLAN;
  return plan->callbacks.set(kind, plan->element(true), plan->element(false),
                             functions ? *functions : nullptr, data ? *data : nullptr);
}
FFT_API(XtClearCallback, cufftHandle handle, cufftXtCallbackType kind) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  return plan ? plan->callbacks.clear(kind) : CUFFT_INVALID_PLAN;
}
FFT_API(XtSetCallbackSharedSize, cufftHandle handle, cufftXtCallbackType kind, size_t size) {
  std::lock_guard lock(planning());
  Plan *plan = planOf(handle);
  return plan ? plan->callbacks.setSharedSize(kind, size) : CUFFT_INVALID_PLAN;
}

#define FFT_PLAN(name, parameters, arguments)                                                      \
  FFT_API(Plan##name, cufftHandle *plan, FFT_LIST parameters) {                                    \
    if (cufftResult error = cufftCreate(plan))                                                     \
      return error;                                                                                \
    cufftResult error = cufftMakePlan##name(*plan, FFT_LIST arguments, nullptr);                   \
    if (error)                                                                                     \
      cufftDestroy(*plan);                                                                         \
    return error;                                                                                  \
  }
#define FFT_LIST(...) __VA_ARGS__
FFT_PLAN(1d, (int nx, cufftType type, int batch), (nx, type, batch))
FFT_PLAN(2d, (int nx, int ny, cufftType type), (nx, ny, type))
FFT_PLAN(3d, (int nx, int ny, int nz, cufftType type), (nx, ny, nz, type))
FFT_PLAN(Many,
         (int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride,
          int odist, cufftType type, int batch),
         (rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch))

FFT_API(ExecC2C, cufftHandle plan, cufftComplex *in, cufftComplex *out, int direction) {
  return execute(plan, CUFFT_C2C, in, out, direction);
}
FFT_API(ExecZ2Z, cufftHandle plan, cufftDoubleComplex *in, cufftDoubleComplex *out, int direction) {
  return execute(plan, CUFFT_Z2Z, in, out, direction);
}
#define FFT_EXECUTE(name, In, Out, direction)                                                      \
  FFT_API(Exec##name, cufftHandle plan, In *in, Out *out) {                                        \
    return execute(plan, CUFFT_##name, in, out, direction);                                        \
  }
FFT_EXECUTE(R2C, float, float2, -1)
FFT_EXECUTE(C2R, float2, float, 1)
FFT_EXECUTE(D2Z, double, double2, -1)
FFT_EXECUTE(Z2D, double2, double, 1)
