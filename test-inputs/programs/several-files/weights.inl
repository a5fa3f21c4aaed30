__device__ inline float mixed(float left, float middle, float right, float weight) {
  return weight * left + (1 - 2 * weight) * middle + weight * right;
}
