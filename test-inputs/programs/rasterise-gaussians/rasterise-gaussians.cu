// Gaussians splatted onto an image as in research on radiance fields: each is projected, listed for the
// tiles that it touches, sorted by tile and depth, and blended by a block of threads for each tile; then
// the gradients of its colour and opacity.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cub/cub.cuh>
#include <cuda_runtime.h>
#include <device_launch_parameters.h>
namespace cg = cooperative_groups;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

#define BLOCK_X 16
#define BLOCK_Y 16
#define BLOCK_SIZE (BLOCK_X * BLOCK_Y)
#define NUM_CHANNELS 3

__device__ __forceinline__ void getRect(const float2 p, int max_radius, uint2 &rect_min,
                                        uint2 &rect_max, dim3 grid) {
  rect_min = {min(grid.x, max((int)0, (int)((p.x - max_radius) / BLOCK_X))),
              min(grid.y, max((int)0, (int)((p.y - max_radius) / BLOCK_Y)))};
  rect_max = {min(grid.x, max((int)0, (int)((p.x + max_radius + BLOCK_X - 1) / BLOCK_X))),
              min(grid.y, max((int)0, (int)((p.y + max_radius + BLOCK_Y - 1) / BLOCK_Y)))};
}

__global__ void preprocess(int P, const float3 *centres, const float3 *covariances,
                           const float *opacities, int *radii, float2 *points_xy, float *depths,
                           float4 *conic_opacity, uint32_t *tiles_touched, dim3 grid) {
  auto idx = cg::this_grid().thread_rank();
  if (idx >= P)
    return;
  radii[idx] = 0;
  tiles_touched[idx] = 0;
  float3 centre = centres[idx];
  if (centre.z <= 0.2f) // behind the camera
    return;
  float3 cov = {covariances[idx].x + 0.3f, covariances[idx].y, covariances[idx].z + 0.3f};
  float det = cov.x * cov.z - cov.y * cov.y;
  if (det == 0.0f)
    return;
  float det_inv = 1.f / det;
  float3 conic = {cov.z * det_inv, -cov.y * det_inv, cov.x * det_inv};
  float mid = 0.5f * (cov.x + cov.z);
  float lambda1 = mid + sqrtf(fmaxf(0.1f, mid * mid - det));
  float lambda2 = mid - sqrtf(fmaxf(0.1f, mid * mid - det));
  float my_radius = ceilf(3.f * sqrtf(fmaxf(lambda1, lambda2)));
  float2 point = {centre.x, centre.y};
  uint2 rect_min, rect_max;
  getRect(point, my_radius, rect_min, rect_max, grid);
  if ((rect_max.x - rect_min.x) * (rect_max.y - rect_min.y) == 0)
    return;
  depths[idx] = centre.z;
  radii[idx] = my_radius;
  points_xy[idx] = point;
  conic_opacity[idx] = {conic.x, conic.y, conic.z, opacities[idx]};
  tiles_touched[idx] = (rect_max.y - rect_min.y) * (rect_max.x - rect_min.x);
}

__global__ void duplicateWithKeys(int P, const float2 *points_xy, const float *depths,
                                  const uint32_t *offsets, uint64_t *keys_unsorted,
                                  uint32_t *values_unsorted, int *radii, dim3 grid) {
  auto idx = cg::this_grid().thread_rank();
  if (idx >= P)
    return;
  if (radii[idx] > 0) {
    uint32_t off = (idx == 0) ? 0 : offsets[idx - 1];
    uint2 rect_min, rect_max;
    getRect(points_xy[idx], radii[idx], rect_min, rect_max, grid);
    for (int y = rect_min.y; y < rect_max.y; y++) {
      for (int x = rect_min.x; x < rect_max.x; x++) {
        uint64_t key = y * grid.x + x;
        key <<= 32;
        key |= *((uint32_t *)&depths[idx]);
        keys_unsorted[off] = key;
        values_unsorted[off] = idx;
        off++;
      }
    }
  }
}

__global__ void identifyTileRanges(int L, uint64_t *keys, uint2 *ranges) {
  auto idx = cg::this_grid().thread_rank();
  if (idx >= L)
    return;
  uint32_t currtile = keys[idx] >> 32;
  if (idx == 0)
    ranges[currtile].x = 0;
  else {
    uint32_t prevtile = keys[idx - 1] >> 32;
    if (currtile != prevtile) {
      ranges[prevtile].y = idx;
      ranges[currtile].x = idx;
    }
  }
  if (idx == L - 1)
    ranges[currtile].y = L;
}

template <uint32_t CHANNELS>
__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y)
    render(const uint2 *__restrict__ ranges, const uint32_t *__restrict__ point_list, int W, int H,
           const float2 *__restrict__ points_xy, const float *__restrict__ features,
           const float4 *__restrict__ conic_opacity, float *__restrict__ final_T,
           uint32_t *__restrict__ n_contrib, const float *__restrict__ bg_color,
           float *__restrict__ out_color) {
  auto block = cg::this_thread_block();
  uint32_t horizontal_blocks = (W + BLOCK_X - 1) / BLOCK_X;
  uint2 pix_min = {block.group_index().x * BLOCK_X, block.group_index().y * BLOCK_Y};
  uint2 pix = {pix_min.x + block.thread_index().x, pix_min.y + block.thread_index().y};
  uint32_t pix_id = W * pix.y + pix.x;
  float2 pixf = {(float)pix.x, (float)pix.y};
  bool inside = pix.x < W && pix.y < H;
  bool done = !inside;
  uint2 range = ranges[block.group_index().y * horizontal_blocks + block.group_index().x];
  const int rounds = ((range.y - range.x + BLOCK_SIZE - 1) / BLOCK_SIZE);
  int toDo = range.y - range.x;
  __shared__ int collected_id[BLOCK_SIZE];
  __shared__ float2 collected_xy[BLOCK_SIZE];
  __shared__ float4 collected_conic_opacity[BLOCK_SIZE];
  float T = 1.0f;
  uint32_t contributor = 0, last_contributor = 0;
  float C[CHANNELS] = {0};
  for (int i = 0; i < rounds; i++, toDo -= BLOCK_SIZE) {
    int num_done = __syncthreads_count(done);
    if (num_done == BLOCK_SIZE)
      break;
    int progress = i * BLOCK_SIZE + block.thread_rank();
    if (range.x + progress < range.y) {
      int coll_id = point_list[range.x + progress];
      collected_id[block.thread_rank()] = coll_id;
      collected_xy[block.thread_rank()] = points_xy[coll_id];
      collected_conic_opacity[block.thread_rank()] = conic_opacity[coll_id];
    }
    block.sync();
    for (int j = 0; !done && j < min(BLOCK_SIZE, toDo); j++) {
      contributor++;
      float2 xy = collected_xy[j];
      float2 d = {xy.x - pixf.x, xy.y - pixf.y};
      float4 con_o = collected_conic_opacity[j];
      float power = -0.5f * (con_o.x * d.x * d.x + con_o.z * d.y * d.y) - con_o.y * d.x * d.y;
      if (power > 0.0f)
        continue;
      float alpha = min(0.99f, con_o.w * exp(power));
      if (alpha < 1.0f / 255.0f)
        continue;
      float test_T = T * (1 - alpha);
      if (test_T < 0.0001f) {
        done = true;
        continue;
      }
      for (int ch = 0; ch < CHANNELS; ch++)
        C[ch] += features[collected_id[j] * CHANNELS + ch] * alpha * T;
      T = test_T;
      last_contributor = contributor;
    }
  }
  if (inside) {
    final_T[pix_id] = T;
    n_contrib[pix_id] = last_contributor;
    for (int ch = 0; ch < CHANNELS; ch++)
      out_color[ch * H * W + pix_id] = C[ch] + T * bg_color[ch];
  }
}

// From back to front; the warps sum up before they add to memory.
template <uint32_t CHANNELS>
__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y)
    render_backward(const uint2 *__restrict__ ranges, const uint32_t *__restrict__ point_list,
                    int W, int H, const float *__restrict__ bg_color,
                    const float2 *__restrict__ points_xy, const float4 *__restrict__ conic_opacity,
                    const float *__restrict__ colors, const float *__restrict__ final_Ts,
                    const uint32_t *__restrict__ n_contrib, const float *__restrict__ dL_dpixels,
                    float *__restrict__ dL_dopacity, float *__restrict__ dL_dcolors) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  const uint32_t tile = blockIdx.y * gridDim.x + blockIdx.x;
  const uint2 pix = {blockIdx.x * BLOCK_X + threadIdx.x, blockIdx.y * BLOCK_Y + threadIdx.y};
  const uint32_t pix_id = W * pix.y + pix.x;
  const float2 pixf = {(float)pix.x, (float)pix.y};
  const bool inside = pix.x < W && pix.y < H;
  const uint2 range = ranges[tile];
  const int rounds = ((range.y - range.x + BLOCK_SIZE - 1) / BLOCK_SIZE);
  int toDo = range.y - range.x;
  __shared__ int collected_id[BLOCK_SIZE];
  __shared__ float2 collected_xy[BLOCK_SIZE];
  __shared__ float4 collected_conic_opacity[BLOCK_SIZE];
  __shared__ float collected_colors[CHANNELS * BLOCK_SIZE];
  const float T_final = inside ? final_Ts[pix_id] : 0;
  float T = T_final;
  int contributor = toDo;
  const int last_contributor = inside ? n_contrib[pix_id] : 0;
  float accum_rec[CHANNELS] = {0}, dL_dpixel[CHANNELS] = {0}, last_color[CHANNELS] = {0};
  if (inside)
    for (int i = 0; i < CHANNELS; i++)
      dL_dpixel[i] = dL_dpixels[i * H * W + pix_id];
  float last_alpha = 0;
  for (int i = 0; i < rounds; i++, toDo -= BLOCK_SIZE) {
    block.sync();
    const int progress = i * BLOCK_SIZE + block.thread_rank();
    if (range.x + progress < range.y) {
      const int coll_id = point_list[range.y - progress - 1];
      collected_id[block.thread_rank()] = coll_id;
      collected_xy[block.thread_rank()] = points_xy[coll_id];
      collected_conic_opacity[block.thread_rank()] = conic_opacity[coll_id];
      for (int c = 0; c < CHANNELS; c++)
        collected_colors[c * BLOCK_SIZE + block.thread_rank()] = colors[coll_id * CHANNELS + c];
    }
    block.sync();
    for (int j = 0; j < min(BLOCK_SIZE, toDo); j++) {
      contributor--;
      const float2 xy = collected_xy[j];
      const float2 d = {xy.x - pixf.x, xy.y - pixf.y};
      const float4 con_o = collected_conic_opacity[j];
      const float power = -0.5f * (con_o.x * d.x * d.x + con_o.z * d.y * d.y) - con_o.y * d.x * d.y;
      const float G = exp(power);
      const float alpha = min(0.99f, con_o.w * G);
      bool valid =
          inside && contributor < last_contributor && power <= 0.0f && alpha >= 1.0f / 255.0f;
      if (!warp.any(valid))
        continue;
      float color_grad[CHANNELS] = {0}, opacity_grad = 0;
      if (valid) {
        T = T / (1.f - alpha);
        const float dchannel_dcolor = alpha * T;
        float dL_dalpha = 0.0f, bg_dot_dpixel = 0;
        for (int ch = 0; ch < CHANNELS; ch++) {
          const float c = collected_colors[ch * BLOCK_SIZE + j];
          accum_rec[ch] = last_alpha * last_color[ch] + (1.f - last_alpha) * accum_rec[ch];
          last_color[ch] = c;
          dL_dalpha += (c - accum_rec[ch]) * dL_dpixel[ch];
          color_grad[ch] = dchannel_dcolor * dL_dpixel[ch];
          bg_dot_dpixel += bg_color[ch] * dL_dpixel[ch];
        }
        dL_dalpha *= T;
        last_alpha = alpha;
        dL_dalpha += (-T_final / (1.f - alpha)) * bg_dot_dpixel;
        opacity_grad = alpha < 0.99f ? G * dL_dalpha : 0;
      }
      for (int ch = 0; ch < CHANNELS; ch++)
        color_grad[ch] = cg::reduce(warp, color_grad[ch], cg::plus<float>());
      opacity_grad = cg::reduce(warp, opacity_grad, cg::plus<float>());
      if (warp.thread_rank() == 0) {
        const int id = collected_id[j];
        for (int ch = 0; ch < CHANNELS; ch++)
          atomicAdd(&dL_dcolors[id * CHANNELS + ch], color_grad[ch]);
        atomicAdd(&dL_dopacity[id], opacity_grad);
      }
    }
  }
}

// The highest bit that a number needs.
static uint32_t getHigherMsb(uint32_t n) {
  uint32_t msb = sizeof(n) * 4, step = msb;
  while (step > 1) {
    step /= 2;
    if (n >> msb)
      msb += step;
    else
      msb -= step;
  }
  if (n >> msb)
    msb++;
  return msb;
}

template <typename T> T *allocate(size_t count) {
  T *data;
  CHECK(cudaMalloc(&data, count * sizeof(T)));
  CHECK(cudaMemset(data, 0, count * sizeof(T)));
  return data;
}

template <typename T> T *upload(const std::vector<T> &values) {
  T *data = allocate<T>(values.size());
  CHECK(cudaMemcpy(data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return data;
}

template <typename T> std::vector<T> download(const T *data, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), data, count * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}

struct Scene {
  int count, width, height;
  std::vector<float3> centres, covariances;
  std::vector<float> opacities, colours;
};

// The same on the host, in double precision, without tiles: its loss is the sum of weights and pixels.
static std::vector<double> render_on_host(const Scene &scene, const float *background) {
  std::vector<int> order(scene.count);
  for (int i = 0; i < scene.count; ++i)
    order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return scene.centres[a].z < scene.centres[b].z; });
  std::vector<double> image(NUM_CHANNELS * scene.width * scene.height);
  for (int y = 0; y < scene.height; ++y) {
    for (int x = 0; x < scene.width; ++x) {
      double left = 1, colour[NUM_CHANNELS] = {};
      for (int i : order) {
        if (scene.centres[i].z <= 0.2f)
          continue;
        double a = scene.covariances[i].x + 0.3, b = scene.covariances[i].y;
        double c = scene.covariances[i].z + 0.3, det = a * c - b * b;
        double dx = scene.centres[i].x - x, dy = scene.centres[i].y - y;
        double power = -0.5 * (c * dx * dx + a * dy * dy) / det + b * dx * dy / det;
        double alpha = std::min(0.99, scene.opacities[i] * std::exp(power));
        if (power > 0 || alpha < 1.0 / 255)
          continue;
        if (left * (1 - alpha) < 0.0001)
          break;
        for (int ch = 0; ch < NUM_CHANNELS; ++ch)
          colour[ch] += scene.colours[i * NUM_CHANNELS + ch] * alpha * left;
        left *= 1 - alpha;
      }
      for (int ch = 0; ch < NUM_CHANNELS; ++ch)
        image[(ch * scene.height + y) * scene.width + x] = colour[ch] + left * background[ch];
    }
  }
  return image;
}

int main() {
  Scene scene{150, 70, 45, {}, {}, {}, {}};
  for (int i = 0; i < scene.count; ++i) {
    float spread = 2 + i % 9, tilt = (i % 7 - 3) / 4.f;
    scene.centres.push_back(
        {i * 37 % 701 / 10.f, i * 53 % 449 / 10.f, i * 29 % 151 / 10.f + 0.05f});
    scene.covariances.push_back({spread, tilt, 1 + spread / 2});
    scene.opacities.push_back(0.2f + i % 8 / 11.f);
    for (int ch = 0; ch < NUM_CHANNELS; ++ch)
      scene.colours.push_back((i * 11 + ch * 5) % 17 / 16.f);
  }
  const int P = scene.count, W = scene.width, H = scene.height, pixels = W * H;
  const std::vector<float> background = {0.1f, 0.3f, 0.2f};
  std::vector<float> weights(NUM_CHANNELS * pixels);
  for (size_t i = 0; i < weights.size(); ++i)
    weights[i] = (int(i * 7 % 23) - 11) / 64.f;
  float3 *centres = upload(scene.centres), *covariances = upload(scene.covariances);
  float *opacities = upload(scene.opacities), *colours = upload(scene.colours);
  float *bg = upload(background), *dL_dpixels = upload(weights);
  float *depths = allocate<float>(P), *final_T = allocate<float>(pixels);
  float *image = allocate<float>(NUM_CHANNELS * pixels);
  float *dL_dopacity = allocate<float>(P), *dL_dcolors = allocate<float>(NUM_CHANNELS * P);
  float2 *points = allocate<float2>(P);
  float4 *conics = allocate<float4>(P);
  int *radii = allocate<int>(P);
  uint32_t *touched = allocate<uint32_t>(P), *offsets = allocate<uint32_t>(P);
  uint32_t *n_contrib = allocate<uint32_t>(pixels);
  dim3 tiles((W + BLOCK_X - 1) / BLOCK_X, (H + BLOCK_Y - 1) / BLOCK_Y, 1),
      block(BLOCK_X, BLOCK_Y, 1);
  uint2 *ranges = allocate<uint2>(tiles.x * tiles.y);

  preprocess<<<(P + 255) / 256, 256>>>(P, centres, covariances, opacities, radii, points, depths,
                                       conics, touched, tiles);
  CHECK(cudaGetLastError());
  size_t bytes = 0;
  CHECK(cub::DeviceScan::InclusiveSum(nullptr, bytes, touched, offsets, P));
  char *storage = allocate<char>(bytes + 1);
  CHECK(cub::DeviceScan::InclusiveSum(storage, bytes, touched, offsets, P));
  int rendered;
  CHECK(cudaMemcpy(&rendered, offsets + P - 1, sizeof(int), cudaMemcpyDeviceToHost));
  uint64_t *keys_unsorted = allocate<uint64_t>(rendered), *keys = allocate<uint64_t>(rendered);
  uint32_t *list_unsorted = allocate<uint32_t>(rendered), *list = allocate<uint32_t>(rendered);
  duplicateWithKeys<<<(P + 255) / 256, 256>>>(P, points, depths, offsets, keys_unsorted,
                                              list_unsorted, radii, tiles);
  CHECK(cudaGetLastError());
  int bit = getHigherMsb(tiles.x * tiles.y);
  size_t sort_bytes = 0;
  CHECK(cub::DeviceRadixSort::SortPairs(nullptr, sort_bytes, keys_unsorted, keys, list_unsorted,
                                        list, rendered, 0, 32 + bit));
  char *sort_storage = allocate<char>(sort_bytes + 1);
  CHECK(cub::DeviceRadixSort::SortPairs(sort_storage, sort_bytes, keys_unsorted, keys,
                                        list_unsorted, list, rendered, 0, 32 + bit));
  identifyTileRanges<<<(rendered + 255) / 256, 256>>>(rendered, keys, ranges);
  CHECK(cudaGetLastError());
  render<NUM_CHANNELS><<<tiles, block>>>(ranges, list, W, H, points, colours, conics, final_T,
                                         n_contrib, bg, image);
  CHECK(cudaGetLastError());
  render_backward<NUM_CHANNELS><<<tiles, block>>>(ranges, list, W, H, bg, points, conics, colours,
                                                  final_T, n_contrib, dL_dpixels, dL_dopacity,
                                                  dL_dcolors);
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());

  std::vector<float> seen = download(image, NUM_CHANNELS * pixels);
  std::vector<double> right = render_on_host(scene, background.data());
  int wrong = 0;
  double sum = 0;
  for (size_t i = 0; i < seen.size(); ++i) {
    // A Gaussian whose part is next to the limit may be left out on one side.
    wrong += std::fabs(seen[i] - right[i]) > 6e-3;
    sum += seen[i] * (i % 5);
  }
  std::printf("%d Gaussians in tiles, image %.1f, wrong pixels %d\n", rendered, sum, wrong);

  // Gradients against differences of the loss on the host; it is linear in a colour.
  std::vector<float> colour_grads = download(dL_dcolors, NUM_CHANNELS * P);
  std::vector<float> opacity_grads = download(dL_dopacity, P);
  auto loss = [&](const Scene &other) {
    std::vector<double> result = render_on_host(other, background.data());
    double total = 0;
    for (size_t i = 0; i < result.size(); ++i)
      total += result[i] * weights[i];
    return total;
  };
  double before = loss(scene);
  int wrong_grads = 0;
  for (int i : {3, 40, 77, 148}) {
    Scene other = scene;
    other.colours[i * NUM_CHANNELS + 1] += 1;
    double colour = loss(other) - before;
    other = scene;
    other.opacities[i] += 1e-4f;
    double opacity = (loss(other) - before) / 1e-4;
    wrong_grads +=
        std::fabs(colour_grads[i * NUM_CHANNELS + 1] - colour) > 2e-2 + std::fabs(colour) / 50;
    wrong_grads += std::fabs(opacity_grads[i] - opacity) > 5e-2 + std::fabs(opacity) / 20;
    std::printf("Gaussian %d: %.2f %.2f\n", i, colour_grads[i * NUM_CHANNELS + 1],
                opacity_grads[i]);
  }
  std::printf("wrong gradients %d\n", wrong_grads);
  for (void *data :
       {(void *)centres,   (void *)covariances,   (void *)opacities,  (void *)colours,
        (void *)bg,        (void *)dL_dpixels,    (void *)depths,     (void *)final_T,
        (void *)image,     (void *)dL_dopacity,   (void *)dL_dcolors, (void *)points,
        (void *)conics,    (void *)radii,         (void *)touched,    (void *)offsets,
        (void *)n_contrib, (void *)ranges,        (void *)storage,    (void *)keys_unsorted,
        (void *)keys,      (void *)list_unsorted, (void *)list,       (void *)sort_storage})
    CHECK(cudaFree(data));
  return wrong != 0 || wrong_grads != 0;
}
