// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Traces of launches as the emulator writes them, without running anything.
#pragma once

#include "support/TemporaryFolder.h"
#include "verify/trace/KernelTrace.h"

namespace tranship::verify {

/// The bytes of some numbers.
template <typename T> std::string bytesOf(std::initializer_list<T> numbers) {
  return {reinterpret_cast<const char *>(numbers.begin()), numbers.size() * sizeof(T)};
}

class TraceBuilder {
public:
  /// Begins the next launch.
  TraceBuilder &launch(const std::string &kernel);
  /// Arguments of the launch, in order; by default what a pointer leads to is not changed.
  TraceBuilder &value(const std::string &name, const std::string &layout, const std::string &bytes);
  TraceBuilder &pointer(const std::string &name, const std::string &layout,
                        const std::string &before, const std::string &after);
  TraceBuilder &pointer(const std::string &name, const std::string &layout,
                        const std::string &content) {
    return pointer(name, layout, content, content);
  }
  /// The last pointer leads into the allocation of this number.
  TraceBuilder &into(uint64_t allocation, uint64_t offset = 0);
  TraceBuilder &variable(const std::string &name, const std::string &layout,
                         const std::string &before, const std::string &after);

  /// A call of the API, at the line that is its number.
  TraceBuilder &call(const std::string &name,
                     std::vector<emulator::TracedCallArgument> arguments = {}, uint64_t error = 0);

  /// The last call creates something with the settings.
  TraceBuilder &made(std::vector<emulator::TracedSetting> settings);

  emulator::TracedLaunch &last() { return launches_.back(); }
  /// Keeps no more than this of each buffer from now on.
  uint64_t limit = 1 << 20;

  KernelTrace trace() const;
  /// As files; the bytes of the index. Calls are left out if there are none.
  std::string write(const std::string &folder) const;

private:
  emulator::TracedContent keep(const std::string &bytes);
  uint64_t addBuffer(const std::string &before, const std::string &after);

  std::vector<emulator::TracedLaunch> launches_;
  std::vector<emulator::TracedCall> calls_;
  std::string data_;
  uint64_t nextAddress_ = 0x7f0000000000;
};

/// A record with its head.
std::string traceRecord(const std::string &bytes);

} // namespace tranship::verify
