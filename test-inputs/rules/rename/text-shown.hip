// Names of functions that code only prints, or stops the program with, need no report; those that a result depends on do.
#include <cassert>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string>

#include <hip/hip_runtime.h>

inline hipError_t checked(hipError_t status, const char *where) {
  if (status != hipSuccess)
    std::fprintf(stderr, "%s: %s\n", where, hipGetErrorString(status));
  return status;
}
inline void stop(hipError_t status, const std::string &where) {
  std::string message = "in " + where;
  message += ": failed";
  if (status != hipSuccess)
    throw std::runtime_error(message);
}
inline bool isCopy(hipError_t, const char *where) { return std::strstr(where, "cudaMemcpyKind") != nullptr; }
inline const char *same(hipError_t, const char *where) { return where; }

class Span {
public:
  Span(const char *name, hipStream_t) : name_(name) {}
  ~Span() { std::printf("left %s\n", name_.c_str()); }

private:
  std::string name_;
};
class Key {
public:
  Key(const char *name, hipStream_t) : name_(name) {}
  bool isCopy() const { return name_.find("cudaMemcpyKind") != std::string::npos; }

private:
  std::string name_;
};

int shown(hipMemcpyKind kind, hipStream_t stream) {
  assert(kind != hipMemcpyDefault);
  Span span(__PRETTY_FUNCTION__, stream);
  std::cerr << __PRETTY_FUNCTION__ << '\n';
  std::fputs(__PRETTY_FUNCTION__, stderr);
  const char *name = __PRETTY_FUNCTION__;
  if (name)
    stop(hipGetLastError(), name);
  char line[200];
  std::snprintf(line, sizeof(line), "%s\n", same(hipSuccess, __PRETTY_FUNCTION__));
  std::puts(line);
  return checked(hipGetLastError(), __PRETTY_FUNCTION__);
}

size_t measured(hipMemcpyKind) {
  return std::strlen(__PRETTY_FUNCTION__); // DIFFERS
}
bool compared(hipMemcpyKind) {
  return std::string(__PRETTY_FUNCTION__) == "compared"; // DIFFERS
}
bool parsed(hipMemcpyKind) {
  return isCopy(hipSuccess, __PRETTY_FUNCTION__); // DIFFERS
}
char taken(hipMemcpyKind) {
  const char *name = same(hipSuccess, __PRETTY_FUNCTION__); // DIFFERS
  return name[5];
}
bool kept(hipMemcpyKind, hipStream_t stream) {
  return Key(__PRETTY_FUNCTION__, stream).isCopy(); // DIFFERS
}
int main() {
  return shown(hipMemcpyHostToDevice, nullptr) + measured(hipMemcpyHostToHost) + compared(hipMemcpyHostToHost) +
         parsed(hipMemcpyHostToHost) + taken(hipMemcpyHostToHost) + kept(hipMemcpyHostToHost, nullptr);
}
