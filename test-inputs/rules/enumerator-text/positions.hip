// Code that counts the characters of names: HIP's names begin with `hip`.
#include <cctype>
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>
#include <regex>
#include <string>
#include <string_view>

static const char *brief(const char *name) { return name + 9; } // DIAG: meaning
static void show(const char *name) {
  name += 4; // DIAG: meaning
  puts(name);
}
static std::string nameOf(hipError_t error) { return hipGetErrorName(error); }
struct Failure {
  std::string_view name;
  Failure(hipError_t error) : name(hipGetErrorName(error)) {}
};
int positions(hipError_t error, hipError_t result, char *out) {
  puts(brief(hipGetErrorName(error)));
  show(hipGetErrorName(error));
  puts(hipGetErrorName(error) + sizeof("cudaError") - 1); // DIAG: meaning
  bool isError = nameOf(error)[4] == 'E';                  // DIAG: meaning
  const char *first = hipGetErrorName(error), *driver;
  isError |= *first == 'c' && strlen(first) == 21; // DIAG: meaning
  switch (first[0]) { // DIAG: meaning
  case 'c':
    return 1;
  }
  Failure failure(error);
  failure.name.remove_prefix(4); // DIAG: meaning
  hipDrvGetErrorName(result, &driver);
  std::string rest;
  rest = driver;
  rest.erase(0, 5);                                                 // DIAG: meaning
  isError |= std::regex_match(rest, std::regex("CUDA_ERROR(.*)")); // DIAG: meaning
  return isError + sscanf(first, "cudaError%99s", out);            // DIAG: meaning
}

// Near misses: loops over all characters, positions that a search finds, and other texts.
static void shout(const char *name) {
  for (int i = 0; name[i]; ++i)
    putchar(toupper(name[i]));
}
int nearMisses(hipError_t error, const std::string &option) {
  for (const char *next = hipGetErrorName(error); *next; ++next)
    putchar(*next);
  shout(hipGetErrorName(error));
  std::string name = hipGetErrorName(error), message = std::string("failed: ") + hipGetErrorName(error);
  const char *kind = strstr(name.c_str(), "Error");
  message.erase(0, 2);
  puts(message.c_str() + 1);
  return kind && kind[5] == 'I' && name[0] != 0 && name.size() > 9 && option.substr(2) == "x";
}
