// Names of functions that code only prints, or stops the program with, need no report; those that a result depends on do.
#include <cassert>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string>

#include <cuda_runtime.h>

inline cudaError_t checked(cudaError_t status, const char *where) {
  if (status != cudaSuccess)
    std::fprintf(stderr, "%s: %s\n", where, cudaGetErrorString(status));
  return status;
}
inline void stop(cudaError_t status, const std::string &where) {
  std::string message = "in " + where;
  message += ": failed";
  if (status != cudaSuccess)
    throw std::runtime_error(message);
}
inline bool isCopy(cudaError_t, const char *where) { return std::strstr(where, "cudaMemcpyKind") != nullptr; }
inline const char *same(cudaError_t, const char *where) { return where; }

class Span {
public:
  Span(const char *name, cudaStream_t) : name_(name) {}
  ~Span() { std::printf("left %s\n", name_.c_str()); }

private:
  std::string name_;
};
class Key {
public:
  Key(const char *name, cudaStream_t) : name_(name) {}
  bool isCopy() const { return name_.find("cudaMemcpyKind") != std::string::npos; }

private:
  std::string name_;
};

int shown(cudaMemcpyKind kind, cudaStream_t stream) {
  assert(kind != cudaMemcpyDefault);
  Span span(__PRETTY_FUNCTION__, stream);
  std::cerr << __PRETTY_FUNCTION__ << '\n';
  std::fputs(__PRETTY_FUNCTION__, stderr);
  const char *name = __PRETTY_FUNCTION__;
  if (name)
    stop(cudaGetLastError(), name);
  char line[200];
  std::snprintf(line, sizeof(line), "%s\n", same(cudaSuccess, __PRETTY_FUNCTION__));
  std::puts(line);
  return checked(cudaGetLastError(), __PRETTY_FUNCTION__);
}

size_t measured(cudaMemcpyKind) {
  return std::strlen(__PRETTY_FUNCTION__); // DIFFERS
}
bool compared(cudaMemcpyKind) {
  return std::string(__PRETTY_FUNCTION__) == "compared"; // DIFFERS
}
bool parsed(cudaMemcpyKind) {
  return isCopy(cudaSuccess, __PRETTY_FUNCTION__); // DIFFERS
}
char taken(cudaMemcpyKind) {
  const char *name = same(cudaSuccess, __PRETTY_FUNCTION__); // DIFFERS
  return name[5];
}
bool kept(cudaMemcpyKind, cudaStream_t stream) {
  return Key(__PRETTY_FUNCTION__, stream).isCopy(); // DIFFERS
}
int main() {
  return shown(cudaMemcpyHostToDevice, nullptr) + measured(cudaMemcpyHostToHost) + compared(cudaMemcpyHostToHost) +
         parsed(cudaMemcpyHostToHost) + taken(cudaMemcpyHostToHost) + kept(cudaMemcpyHostToHost, nullptr);
}
