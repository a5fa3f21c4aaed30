// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/Modules.h"

#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

// Their types do not matter here.
#define DEVICE_SYMBOL(name) extern "C" void name();
#include "execution/DeviceSymbols.def"

namespace tranship::emulator {

namespace {

constexpr std::string_view head = moduleHead;
constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr size_t charactersOfLine = 76; // a multiple of 4
constexpr size_t maxBytes = size_t(1) << 30;

std::string encode(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() * 4 / 3 + bytes.size() / 48 + 8);
  size_t column = 0;
  for (size_t i = 0; i < bytes.size(); i += 3) {
    unsigned group = 0;
    for (size_t j = 0; j < 3; ++j)
      group = group << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0);
    for (int shift = 18; shift >= 0; shift -= 6)
      text += digits[group >> shift & 63];
    if ((column += 4) == charactersOfLine || i + 3 >= bytes.size()) {
      text += '\n';
      column = 0;
    }
  }
  return text;
}

/// Returns the bytes, or nothing if the text is too short.
std::string decode(const char *text, size_t size) {
  static const auto values = [] {
    struct {
      signed char of[256];
    } table;
    std::memset(table.of, -1, sizeof table.of);
    for (int i = 0; i < 64; ++i)
      table.of[static_cast<unsigned char>(digits[i])] = static_cast<signed char>(i);
    return table;
  }();
  std::string bytes;
  bytes.reserve(size + 3);
  unsigned group = 0, count = 0;
  for (; bytes.size() < size; ++text) {
    if (*text == '\n')
      continue;
    int value = values.of[static_cast<unsigned char>(*text)];
    if (value < 0)
      return "";
    group = group << 6 | unsigned(value);
    if (++count % 4)
      continue;
    for (int shift = 16; shift >= 0; shift -= 8)
      bytes += static_cast<char>(group >> shift);
    group = 0;
  }
  bytes.resize(size);
  return bytes;
}

struct Image {
  std::string file;           ///< or else:
  const char *text = nullptr; ///< base64
  size_t size = 0;            ///< of the bytes

  bool valid() const { return !file.empty() || text; }
};

Image readHead(const char *image) {
  Image result;
  if (!image || std::strncmp(image, head.data(), head.size()))
    return result;
  image += head.size();
  const char *end = std::strchr(image, '\n');
  if (!end)
    return result;
  std::string_view line(image, end - image);
  if (line.starts_with("file /"))
    result.file = line.substr(5);
  else if (line.starts_with("data ")) {
    result.size = std::strtoull(image + 5, nullptr, 10);
    if (result.size && result.size <= maxBytes)
      result.text = end + 1;
  }
  return result;
}

/// Writes the bytes to a file that exists in memory only. Returns its descriptor, or -1.
int memoryFile(const std::string &bytes) {
  int fd = memfd_create("tranship-module", MFD_CLOEXEC);
  for (size_t done = 0; fd >= 0 && done < bytes.size();) {
    ssize_t count = write(fd, bytes.data() + done, bytes.size() - done);
    if (count <= 0) {
      close(fd);
      return -1;
    }
    done += size_t(count);
  }
  return fd;
}

void registerAll(const ModuleEntry &entry, TranshipModule &module) {
  module.checked |= (entry.flags & checkedModule) != 0;
  for (uint64_t i = 0; i < entry.kernelCount; ++i)
    module.kernels[entry.kernels[i].name] = addKernel(entry, entry.kernels[i]);
  for (uint64_t i = 0; i < entry.variableCount; ++i)
    module.variables[entry.variables[i].name] = addVariable(entry.variables[i]);
}

} // namespace

std::string imageOf(const std::string &library) {
  return std::string(head) + "data " + std::to_string(library.size()) + "\n" + encode(library);
}

size_t imageSize(const char *image) { return readHead(image).valid() ? std::strlen(image) : 0; }

TranshipModule *loadModule(const char *image, std::string &problem) {
  Image read = readHead(image);
  if (!read.valid()) {
    problem = "the image was not made by the emulator";
    return nullptr;
  }
  auto *module = new TranshipModule;
  // Each copy has its own variables, and so needs a file of its own: for a known file name, the
  // dynamic loader would return the library that it has already loaded.
  std::string bytes;
  if (read.text)
    bytes = decode(read.text, read.size);
  else if (int fd = open(read.file.c_str(), O_RDONLY | O_CLOEXEC); fd >= 0) {
    char buffer[1 << 16];
    for (ssize_t count; (count = ::read(fd, buffer, sizeof buffer)) > 0;)
      bytes.append(buffer, size_t(count));
    close(fd);
  }
  if (!bytes.empty() && (module->fd = memoryFile(bytes)) >= 0) {
    ModuleCollector collector;
    std::string path = "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(module->fd);
    module->library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    for (const ModuleEntry *entry : collector.modules)
      registerAll(*entry, *module);
  }
  if (module->library)
    return module;
  const char *text = bytes.empty() ? nullptr : dlerror();
  problem = text ? text : "the image is incomplete";
  unloadModule(module);
  return nullptr;
}

void unloadModule(TranshipModule *module) {
  for (auto &[name, kernel] : module->kernels)
    removeKernel(kernel);
  for (auto &[name, variable] : module->variables)
    removeVariable(variable);
  if (module->library && !module->checked)
    dlclose(module->library);
  // The file descriptor, and so the file's name, must not be reused for another library while this
  // one is loaded.
  if (module->fd >= 0 && !module->checked)
    close(module->fd);
  delete module;
}

const char *moduleText(const TranshipModule &module, const char *symbol) {
  return module.library ? static_cast<const char *>(dlsym(module.library, symbol)) : nullptr;
}

// Modules look these up in the program. The linker would leave them out of a program without
// kernels.
[[gnu::used]] void *const deviceSymbols[] = {
#define DEVICE_SYMBOL(name) reinterpret_cast<void *>(&name),
#include "execution/DeviceSymbols.def"
};

} // namespace tranship::emulator
