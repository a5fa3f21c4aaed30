// Names of errors that code compares with what CUDA calls them, in tables, constants and parts of names.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <map>
#include <string>

static const std::map<std::string, int> codes = {
    {"cudaErrorMemoryAllocation", 2}, // DIAG: meaning
    {"cudaErrorInvalidValue", 1},     // DIAG: meaning
    {"other", 3}};
static const char *const outOfMemory = "cudaErrorMemoryAllocation"; // DIAG: meaning
static const struct {
  const char *name;
  int code;
} table[] = {{"cudaSuccess", 0}, {"none", 1}}; // DIAG: meaning
#define IS_NAMED(error, text) (strcmp(cudaGetErrorName(error), text) == 0)

static bool isOfRuntime(const char *text) {
  std::string name(text);
  const std::string prefix = "cudaError"; // DIAG: meaning
  return name.compare(0, prefix.size(), prefix) == 0;
}
static int codeOf(const char *name) {
  for (const auto &row : table)
    if (!strcmp(row.name, name))
      return row.code;
  return -1;
}
int compared(cudaError_t error, CUresult result) {
  std::string name = cudaGetErrorName(error);
  const char *driver = nullptr;
  cuGetErrorName(result, &driver);
  if (name.rfind("cudaError", 0) == 0)                  // DIAG: meaning
    name = name.substr(9);                              // DIAG: meaning
  if (!strncmp(driver, "CUDA_ERROR", 10))               // DIAG: meaning
    return 1;
  if (IS_NAMED(error, "cudaErrorNotReady"))             // DIAG: meaning
    return 2;
  return codes.count(name) + codeOf(cudaGetErrorName(error)) + isOfRuntime(cudaGetErrorName(error)) + (strcmp(name.c_str(), outOfMemory) == 0);
}
bool hasNone(cudaError_t error) {
  const std::string why = cudaGetErrorString(error);
  return why.find("no CUDA-capable device") != std::string::npos || // DIAG: meaning
         strstr(cudaGetErrorString(error), "CUDA driver version");  // DIAG: meaning
}

// Near misses: messages, names that the translation replaces, and other strings.
static const std::map<std::string, int> devices = {{"cuda", 0}, {"cpu", 1}};
static const char *const message = "cudaErrorInvalidValue";
static void fail(const char *call, const char *why) { fprintf(stderr, "%s: %s\n", call, why); }
int nearMisses(cudaError_t error, const std::string &device) {
  std::string name = cudaGetErrorName(error);
  if (name == "cudaErrorInvalidValue" || name.find("Invalid") != std::string::npos)
    fail("cudaMalloc", cudaGetErrorName(error));
  if (strcmp(cudaGetErrorString(error), "out of memory") == 0 || name == cudaGetErrorName(cudaErrorNotReady))
    puts(message);
  return devices.at(device) + (device == "cuda");
}
