// Operators that only code of a library calls, and templates that only such code instantiates.
#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include <cuda_runtime.h>

inline uchar4 operator*(uchar4 color, float factor) { return make_uchar4(color.x * factor, color.y * factor, color.z * factor, color.w); }

void scale(std::vector<uchar4> &image, double gain) {
  std::transform(image.begin(), image.end(), image.begin(), [gain](auto color) { return color * gain; }); // DIFFERS
}

template <class V> V operator+(const V &a, const V &b) { // DIFFERS
  V sum = a;
  sum.x = a.x + b.x;
  return sum;
}
float2 sum(const std::vector<float2> &points) { return std::accumulate(points.begin(), points.end(), make_float2(0, 0)); }

// HIP's does the same.
inline int3 operator-(int3 a, int3 b) { return make_int3(a.x - b.x, a.y - b.y, a.z - b.z); }
int3 difference(int3 a, int3 b) { return std::minus<>()(a, b); }

// Nothing calls it.
template <class V> bool operator==(const V &a, const V &b) { return a.x == b.x; }
