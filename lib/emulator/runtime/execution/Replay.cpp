// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "execution/Replay.h"

#include "emulator/interface/Environment.h"

#include "core/Properties.h"
#include "core/Settings.h"
#include "execution/LaunchRunner.h"
#include "memory/Memory.h"
#include "memory/TextureObjects.h"
#include "trace/TraceRecords.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranship::emulator {

namespace {

constexpr uint64_t pageSize = 4096, none = TracedReference::none;

[[noreturn]] void refuse(const std::string &why) {
  std::fprintf(stderr, "%sreplay: %s\n", reportPrefix, why.c_str());
  std::_Exit(2);
}

std::string contentOf(const std::string &path) {
  std::string bytes;
  int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  char buffer[1 << 16];
  ssize_t count = 0;
  while (file >= 0 && (count = read(file, buffer, sizeof buffer)) > 0)
    bytes.append(buffer, size_t(count));
  if (file < 0 || count < 0)
    refuse("cannot read " + path);
  close(file);
  return bytes;
}

/// Reads the launch that the folder holds.
TracedLaunch readLaunch(const std::string &folder) {
  std::string index = contentOf(folder + '/' + traceIndexFile);
  std::string_view rest = index;
  auto next = [&](auto &record) {
    uint32_t head[2];
    if (rest.size() < sizeof head)
      refuse("the folder contains no launch");
    std::memcpy(head, rest.data(), sizeof head);
    std::string_view bytes = rest.substr(sizeof head, head[0]);
    if (bytes.size() < head[0] || uint32_t(hashOfBytes(bytes.data(), bytes.size())) != head[1])
      refuse("the recorded launch is corrupt");
    RecordReader reader(bytes);
    reader(record);
    if (reader.failed())
      refuse("the recorded launch is corrupt");
    rest.remove_prefix(sizeof head + head[0]);
  };
  TraceHead head;
  next(head);
  if (head.version != traceVersion)
    refuse("the launch was recorded by another version");
  TracedLaunch launch;
  next(launch);
  return launch;
}

class Replay {
public:
  explicit Replay(const std::string &folder)
      : launch_(readLaunch(folder)), data_(contentOf(folder + '/' + traceDataFile)) {}

  int run(const char *symbol) {
    const Kernel kernel = findKernel(symbol);
    checkReferences();
    checkObjects();
    adoptVariables();
    std::vector<TracedBuffer *> byAddress;
    for (TracedBuffer &buffer : launch_.buffers)
      byAddress.push_back(&buffer);
    std::sort(byAddress.begin(), byAddress.end(),
              [](auto *a, auto *b) { return a->address < b->address; });
    for (TracedBuffer *buffer : byAddress)
      place(*buffer);
    for (const TracedReference &reference : launch_.references)
      relocate(reference);
    std::vector<void *> arguments;
    for (TracedArgument &argument : launch_.arguments) {
      values_.emplace_back((argument.bytes.size() + sizeof(Line) - 1) / sizeof(Line) + 1);
      std::memcpy(values_.back().data(), argument.bytes.data(), argument.bytes.size());
      arguments.push_back(values_.back().data());
    }
    auto size = [](const uint64_t(&numbers)[3]) {
      return dim3(unsigned(numbers[0]), unsigned(numbers[1]), unsigned(numbers[2]));
    };
    Launch launch{.kernel = &kernel,
                  .grid = size(launch_.grid),
                  .block = size(launch_.block),
                  .arguments = arguments.data(),
                  .dynamicShared = size_t(launch_.dynamicShared),
                  .cooperative = launch_.cooperative};
    uint64_t threads = uint64_t(launch.block.x) * launch.block.y * launch.block.z;
    if (launch.blockCount() == 0 || threads == 0 ||
        threads > uint64_t(properties().maxThreadsPerBlock))
      refuse("the recorded launch is corrupt");
    runLaunch(launch);
    return 0;
  }

private:
  struct alignas(64) Line {
    char bytes[64];
  };

  Kernel findKernel(const char *symbol) const {
    for (const Kernel &kernel : deviceKernels()) {
      if (std::string_view(kernel.symbol) != symbol)
        continue;
      bool fits = kernel.parameters.size() == launch_.arguments.size();
      for (size_t i = 0; fits && i < kernel.parameters.size(); ++i)
        fits = kernel.parameters[i].size == launch_.arguments[i].bytes.size();
      if (!fits)
        refuse(kernel.name + " has different parameters from the kernel that was launched");
      return kernel;
    }
    refuse(std::string("the program has no kernel ") + symbol);
  }

  void checkReferences() const {
    size_t buffers = launch_.buffers.size();
    for (const TracedReference &reference : launch_.references) {
      bool isThrough = reference.through != none;
      if (reference.buffer >= buffers || (isThrough && reference.through >= buffers) ||
          (reference.argument != none && reference.argument >= launch_.arguments.size()) ||
          (reference.argument == none && !isThrough))
        refuse("the recorded launch is corrupt");
      const TracedBuffer &buffer = launch_.buffers[reference.buffer];
      if (buffer.before.stored != buffer.size)
        refuse("a buffer of " + std::to_string(buffer.size) + " bytes was too large to record");
    }
  }

  /// Refuses textures and surfaces. They are not kept, so the kernel would read through a dangling
  /// handle.
  void checkObjects() const {
    for (const TracedObject &object : launch_.objects) {
      if (object.argument >= launch_.arguments.size())
        refuse("the recorded launch is corrupt");
      const std::string &name = launch_.arguments[object.argument].name;
      refuse("argument " + std::to_string(object.argument + 1) +
             (name.empty() ? "" : " (`" + name + "`)") + " holds a " + object.kind +
             ", which cannot be restored");
    }
    for (const TracedBuffer &buffer : launch_.buffers)
      for (size_t at = 0; at + sizeof(uint64_t) <= buffer.before.stored; at += sizeof(uint64_t)) {
        uint64_t value;
        std::memcpy(&value, kept(buffer) + at, sizeof value);
        if (looksLikeHandle(value))
          refuse("memory holds a texture or a surface, which cannot be restored");
      }
  }

  const char *kept(const TracedBuffer &buffer) const {
    const TracedContent &content = buffer.before;
    if (content.place > data_.size() || content.stored > data_.size() - content.place)
      refuse("the launch's data is missing");
    return data_.data() + content.place;
  }

  /// Puts the buffer where it was; a variable stays where it is.
  void place(TracedBuffer &buffer) {
    if (buffer.before.stored != buffer.size)
      return; // no argument of the kernel leads there
    if (!buffer.symbol.empty()) {
      for (const Variable &variable : deviceVariables())
        if (variable.name == buffer.symbol && variable.size == buffer.size) {
          std::memcpy(variable.address, kept(buffer), buffer.size);
          buffer.address = reinterpret_cast<uintptr_t>(variable.address);
          return;
        }
      buffer.address = 0; // the program does not have it
      return;
    }
    uint64_t end = buffer.address + buffer.size;
    if (buffer.address == 0 || end < buffer.address || buffer.size > settings().memory)
      refuse("the recorded launch is corrupt");
    // Registered host memory may share a page with other registered memory.
    uint64_t from = std::max(buffer.address / pageSize * pageSize, mapped_);
    uint64_t to = (end + pageSize - 1) / pageSize * pageSize;
    if (from < to) {
      void *wanted = reinterpret_cast<void *>(from);
      void *memory = mmap(wanted, to - from, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
      if (memory != wanted)
        refuse("an address of the launch is already in use; try again");
      mapped_ = to;
    }
    char *start = reinterpret_cast<char *>(buffer.address);
    std::memcpy(start, kept(buffer), buffer.size);
    adoptMemory({start, buffer.size, MemoryKind(buffer.kind), 0});
  }

  /// Corrects a pointer to a variable, which has another address in this program.
  void relocate(const TracedReference &reference) {
    const TracedBuffer &target = launch_.buffers[reference.buffer];
    if (target.symbol.empty() || target.address == 0)
      return;
    uint64_t value = target.address + reference.offset;
    if (reference.through == none) {
      std::string &bytes = launch_.arguments[reference.argument].bytes;
      if (reference.position + sizeof value <= bytes.size())
        std::memcpy(&bytes[reference.position], &value, sizeof value);
      return;
    }
    const TracedBuffer &holder = launch_.buffers[reference.through];
    uint64_t place = reference.position;
    for (const TracedReference &other : launch_.references)
      if (other.argument == reference.argument && other.through == none &&
          other.buffer == reference.through)
        place = other.offset + reference.position;
    if (holder.address && holder.before.stored == holder.size &&
        place + sizeof value <= holder.size)
      std::memcpy(reinterpret_cast<char *>(holder.address) + place, &value, sizeof value);
  }

  TracedLaunch launch_;
  std::string data_;
  std::vector<std::vector<Line>> values_;
  uint64_t mapped_ = 0; ///< the end of what is mapped so far; buffers come in the order of
                        ///< addresses
};

} // namespace

void replayIfAsked() {
  const char *folder = std::getenv(replayVariable), *symbol = std::getenv(replayKernelVariable);
  if (!folder || !*folder)
    return;
  if (!symbol)
    refuse(std::string(replayKernelVariable) + " is not set");
  int code = Replay(folder).run(symbol);
  std::fflush(nullptr);
  std::_Exit(code);
}

} // namespace tranship::emulator
