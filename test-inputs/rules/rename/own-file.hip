// Code that reads its own source, or expects `.cu` in its name.
#include <cassert>
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>
#include <filesystem>
#include <fstream>
#include <string>

#define HERE __FILE__
static const char *self() { return __FILE__; }
static bool isCuda(const char *file) { return strstr(file, ".cu") != nullptr; } // DIAG: meaning
static std::string expected() {
  std::string name(HERE);
  return name.substr(0, name.size() - 3) + ".ref"; // DIAG: meaning
}
static bool endsInCu() {
  std::string name = __FILE__;
  return name.compare(name.size() - 4, 4, ".cuh") == 0 ||         // DIAG: meaning
         std::filesystem::path(__FILE__).extension() == ".cu" || // DIAG: meaning
         isCuda(__FILE__);
}
int main() {
  std::ifstream source(__FILE__);   // DIAG: meaning
  FILE *again = fopen(self(), "r"); // DIAG: meaning
  puts(expected().c_str());
  hipDeviceSynchronize();
  return endsInCu() && again;
}

// Near misses: messages, the folder, and other files.
#define CHECK(call)                                                                                \
  do {                                                                                             \
    const char *name = strrchr(__FILE__, '/');                                                     \
    if ((call) != hipSuccess)                                                                     \
      fprintf(stderr, "%s:%d\n", name ? name + 1 : __FILE__, __LINE__);                            \
  } while (0)
bool nearMisses(const char *name, const std::string &folder) {
  assert(name);
  CHECK(hipDeviceSynchronize());
  std::ifstream kernel(folder + "/kernel.cu");
  std::string file = __FILE__;
  std::ifstream data(file.substr(0, file.rfind('/') + 1) + "data.txt");
  return strcmp(strrchr(name, '.'), ".cu") == 0;
}

// Texts that functions of C copy.
bool copied() {
  char name[256], label[300], log[300];
  strcpy(name, __FILE__);
  snprintf(label, sizeof label, "%s", __FILE__);
  bool isCuda = strstr(name, ".cu") != nullptr; // DIAG: meaning
  label[strlen(label) - 3] = 0;                 // DIAG: meaning
  FILE *again = fopen(name, "r");               // DIAG: meaning
  // Near misses: a file beside it, another buffer.
  snprintf(log, sizeof log, "%s.log", __FILE__);
  FILE *beside = fopen(log, "w");
  char other[64];
  strcpy(other, "kernel.cu");
  return isCuda && again && beside && strstr(other, ".cu");
}
