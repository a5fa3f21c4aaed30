#include <cuda_runtime.h>

int byComparison(int device) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  int cores = properties.major == 8 ? (properties.minor == 0 ? 64 : 128) : 64; // DIAG: architecture-gate
  if (properties.major == 7 && properties.minor == 5)                         // DIAG: architecture-gate
    cores = 64;
  int version = 10 * properties.major + properties.minor;
  if (version == 86 || version == 89)                                         // DIAG: architecture-gate
    cores = 128;
  return cores * properties.multiProcessorCount;
}

int bySwitch(int device) {
  int major = 0;
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device);
  switch (major) { // DIAG: architecture-gate
  case 7:
  case 8:
    return 64;
  default:
    return 128;
  }
}

struct Cores {
  int version, count;
};
const Cores table[] = {{0x60, 64}, {0x70, 64}, {0x86, 128}, {-1, -1}};

int coresOf(int major, int minor) {
  for (int i = 0; table[i].version != -1; ++i)
    if (table[i].version == ((major << 4) + minor)) // DIAG: architecture-gate
      return table[i].count;
  return 128;
}

int coresOf(const cudaDeviceProp &properties) {
  for (const Cores &entry : table)
    if (entry.version == 16 * properties.major + properties.minor) // DIAG: architecture-gate
      return entry.count;
  return 64;
}

int byTable(int device) {
  const int perMajor[] = {8, 8, 32, 192, 192, 128, 64, 64, 128, 128, 128, 128, 128};
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  return coresOf(properties.major, properties.minor) + perMajor[properties.major]; // DIAG: architecture-gate
}

struct Context {
  int version;
};

int versionOf(int device) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  return 10 * properties.major + properties.minor;
}

int throughFunctions(Context &context, int device) {
  static int version = -1;
  if (version < 0)
    version = versionOf(device);
  context.version = versionOf(device);
  if (version >= 80)            // DIAG: architecture-gate
    return 1;
  if (context.version >= 70)    // DIAG: architecture-gate
    return 2;
  return versionOf(device) > 75; // DIAG: architecture-gate
}

int nearMisses(int device, int wanted) {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  if (properties.major == 9999 && properties.minor == 9999)
    return 1;
  if (properties.major == 1 || properties.major < 3)
    return 2;
  switch (properties.major) {
  case 1:
  case 2:
    return 3;
  default:
    break;
  }
  cudaDeviceProp other;
  cudaGetDeviceProperties(&other, wanted);
  return properties.major == other.major && properties.multiProcessorCount == wanted;
}

// Versions in records, pairs, lists and texts.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>
struct Version {
  int major, minor;
};
static Version versionOf(const cudaDeviceProp &properties) {
  return {properties.major, properties.minor};
}
int objects(const cudaDeviceProp &properties) {
  Version version = versionOf(properties);
  int tile = version.major == 8 && version.minor == 6 ? 128 : 64;             // DIAG: architecture-gate
  auto pair = std::make_pair(properties.major, properties.minor);
  bool isAsync = pair >= std::make_pair(8, 0);                                // DIAG: architecture-gate
  std::vector<int> known = {70, 75, 80};
  int number = properties.major * 10 + properties.minor;
  bool isKnown = std::find(known.begin(), known.end(), number) != known.end(); // DIAG: architecture-gate
  std::string text = std::to_string(properties.major) + "." + std::to_string(properties.minor);
  bool isAmpere = text == "8.0";                                              // DIAG: architecture-gate
  // Near misses: other properties, and a text that is only shown.
  auto sizes = std::make_pair(properties.multiProcessorCount, properties.warpSize);
  bool isLarge = sizes > std::make_pair(80, 0);
  std::string shown = "sm_" + text;
  return tile + isAsync + isKnown + isAmpere + isLarge + int(shown.size());
}
