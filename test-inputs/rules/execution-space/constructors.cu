// nvcc lets host code in templates call a constructor for devices, and runs its initializers.
#include <cuda_runtime.h>

template <class T, int N> class BlockPtr {
public:
  __device__ BlockPtr(T *data) : data_(data) {}
  __device__ T *at(int i) const { return data_ + i * N; }

private:
  T *data_;
};
template <class T> struct Matrix {
  using Block = BlockPtr<T, 3>;
  T *values;
  operator Block() const { return Block(values); }
};
enum Loss { None, Huber };
template <int L> struct Weight {
  __device__ inline Weight(float) {}
  __device__ float of(float x) const { return x; }
};
template <> struct Weight<Huber> {
  __device__ explicit inline Weight(float delta) : delta(delta) {}
  __device__ float of(float x) const { return x < delta ? x : delta; }
  float delta;
};
// Only device code makes these.
struct Local {
  __device__ Local(float x) : x(x) {}
  float x;
};

template <int L> __global__ void weigh(BlockPtr<float, 3> block, Weight<L> weight) {
  Local local(block.at(0)[0]);
  block.at(1)[0] = weight.of(local.x);
}
template <int L> void launch(const Matrix<float> &matrix, float delta) {
  const Weight<L> weight(delta);
  weigh<L><<<1, 1>>>(matrix, weight);
}
void run(const Matrix<float> &matrix) {
  launch<None>(matrix, 1.f);
  launch<Huber>(matrix, 2.f);
}
