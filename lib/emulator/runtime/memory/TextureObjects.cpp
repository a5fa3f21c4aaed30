// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/TextureObjects.h"

#include <mutex>
#include <set>
#include <sys/mman.h>

namespace tranship::emulator {

namespace {

/// All of it counts as the process's memory from the first object on.
constexpr size_t maxObjects = 1 << 12;
constexpr uintptr_t texturesStart = 0x56f000000000, arraysStart = 0x56f100000000;

/// Objects at addresses that only depend on how many were created before.
template <typename T> class NumberedObjects {
public:
  explicit NumberedObjects(uintptr_t start) {
    void *wanted = reinterpret_cast<void *>(start);
    void *memory = mmap(wanted, maxObjects * sizeof(T), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (memory == wanted)
      objects_ = static_cast<T *>(memory);
  }

  T *add(T &&object) {
    std::lock_guard lock(mutex_);
    ++count_;
    T *made =
        isFull() ? new T(std::move(object)) : new (objects_ + count_ - 1) T(std::move(object));
    live_.insert(made);
    return made;
  }
  void remove(T *object) {
    std::lock_guard lock(mutex_);
    if (!live_.erase(object))
      return;
    if (isOwn(object))
      object->~T();
    else
      delete object;
  }
  const T *find(uint64_t handle) {
    std::lock_guard lock(mutex_);
    auto *object = reinterpret_cast<T *>(handle);
    return live_.contains(object) ? object : nullptr;
  }
  uint64_t number(const T &object) const {
    return isOwn(&object) ? uint64_t(&object - objects_) + 1 : 0;
  }

private:
  bool isFull() const { return !objects_ || count_ > maxObjects; }
  bool isOwn(const T *object) const {
    return objects_ && std::greater_equal<>()(object, objects_) &&
           std::less<>()(object, objects_ + maxObjects);
  }

  std::mutex mutex_;
  std::set<T *> live_;
  T *objects_ = nullptr;
  size_t count_ = 0;
};

// Programs destroy objects when they exit, in any order.
NumberedObjects<Texture> &textures() {
  static auto &instance = *new NumberedObjects<Texture>(texturesStart);
  return instance;
}
NumberedObjects<cudaArray> &arrays() {
  static auto &instance = *new NumberedObjects<cudaArray>(arraysStart);
  return instance;
}

std::string addressModeText(cudaTextureAddressMode mode) {
  switch (mode) {
  case cudaAddressModeWrap:
    return "Wrap";
  case cudaAddressModeClamp:
    return "Clamp";
  case cudaAddressModeMirror:
    return "Mirror";
  case cudaAddressModeBorder:
    return "Border";
  }
  return std::to_string(int(mode));
}
std::string filterText(cudaTextureFilterMode mode) {
  return mode == cudaFilterModeLinear ? "Linear" : "Point";
}

std::string numberText(float value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", double(value));
  return text;
}

std::string formatText(const cudaChannelFormatDesc &format) {
  std::string text;
  for (int bits : {format.x, format.y, format.z, format.w})
    if (bits)
      text += (text.empty() ? "" : ",") + std::to_string(bits);
  return text + (format.f == cudaChannelFormatKindFloat      ? " bits, float"
                 : format.f == cudaChannelFormatKindSigned   ? " bits, signed"
                 : format.f == cudaChannelFormatKindUnsigned ? " bits, unsigned"
                                                             : " bits");
}

std::string sizeText(size_t width, size_t height, size_t depth) {
  return std::to_string(width) + "x" + std::to_string(height) + "x" + std::to_string(depth);
}

} // namespace

Texture *addTexture(Texture &&texture) { return textures().add(std::move(texture)); }
void removeTexture(Texture *texture) { textures().remove(texture); }
const Texture *findTexture(uint64_t handle) { return textures().find(handle); }

bool looksLikeHandle(uint64_t value) {
  auto isIn = [&](uint64_t start, size_t size) {
    return value >= start && value - start < maxObjects * size && (value - start) % size == 0;
  };
  return isIn(texturesStart, sizeof(Texture)) || isIn(arraysStart, sizeof(cudaArray));
}

cudaArray *addArray(const cudaArray &array) { return arrays().add(cudaArray(array)); }
void removeArray(cudaArray *array) { arrays().remove(array); }
const cudaArray *findArray(uint64_t handle) { return arrays().find(handle); }

uint64_t numberOf(const Texture &texture) { return textures().number(texture); }
uint64_t numberOf(const cudaArray &array) { return arrays().number(array); }

std::vector<TracedSetting> settingsOf(const Texture &texture) {
  std::vector<TracedSetting> settings;
  auto add = [&](std::string name, std::string text) {
    settings.push_back({std::move(name), std::move(text)});
  };
  add("format", formatText(texture.format));
  const cudaTextureDesc &how = texture.description;
  const bool isLinear = texture.resource.resType == cudaResourceTypeLinear;
  if (!texture.levels.empty()) {
    const Texture::Level &level = texture.levels.front();
    add("size", sizeText(level.width, level.height, level.depth));
    // Linear memory is read one element at a time. Settings for other dimensions have no effect.
    const size_t sizes[] = {level.width, level.height, level.depth};
    bool hasBorder = false;
    for (int i = 0; i < 3 && !isLinear; ++i)
      if (i == 0 || sizes[i] > 1) {
        add("addressMode[" + std::to_string(i) + "]", addressModeText(how.addressMode[i]));
        hasBorder |= how.addressMode[i] == cudaAddressModeBorder;
      }
    for (int i = 0; i < 4 && hasBorder; ++i)
      add("borderColor[" + std::to_string(i) + "]", numberText(how.borderColor[i]));
  }
  if (!isLinear) {
    add("filterMode", filterText(how.filterMode));
    add("normalizedCoords", how.normalizedCoords ? "1" : "0");
  }
  add("readMode", how.readMode == cudaReadModeNormalizedFloat ? "NormalizedFloat" : "ElementType");
  add("sRGB", how.sRGB ? "1" : "0");
  if (texture.levels.size() > 1) {
    add("levels", std::to_string(texture.levels.size()));
    add("mipmapFilterMode", filterText(how.mipmapFilterMode));
    add("mipmapLevelBias", numberText(how.mipmapLevelBias));
    add("minMipmapLevelClamp", numberText(how.minMipmapLevelClamp));
    add("maxMipmapLevelClamp", numberText(how.maxMipmapLevelClamp));
  }
  return settings;
}

std::vector<TracedSetting> settingsOf(const cudaArray &array) {
  return {{"format", formatText(array.format)},
          {"size", sizeText(array.width, array.height, array.depth)}};
}

std::string layoutOf(const cudaChannelFormatDesc &format) {
  const int bits = format.x;
  int count = 0;
  for (int other : {format.x, format.y, format.z, format.w}) {
    if (other && other != bits)
      return "?";
    count += other != 0;
  }
  if (bits != 8 && bits != 16 && bits != 32)
    return "?";
  const bool isFloat = format.f == cudaChannelFormatKindFloat;
  char kind =
      isFloat ? (bits == 16 ? 'h' : 'f') : (format.f == cudaChannelFormatKindSigned ? 'i' : 'u');
  return std::to_string(bits / 8 * count) + '=' + kind + std::to_string(bits / 8) + "@0" +
         (count > 1 ? "x" + std::to_string(count) : "");
}

} // namespace tranship::emulator
