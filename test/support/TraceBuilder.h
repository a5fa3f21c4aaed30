// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds traces of launches in the emulator's format, without running anything.
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
  /// Arguments of the launch, in order; by default, the launch does not change what a pointer points to.
  TraceBuilder &value(const std::string &name, const std::string &layout, const std::string &bytes);
  TraceBuilder &pointer(const std::string &name, const std::string &layout,
                        const std::string &before, const std::string &after);
  TraceBuilder &pointer(const std::string &name, const std::string &layout,
                        const std::string &content) {
    return pointer(name, layout, content, content);
  }
  /// The last pointer points into the allocation with this number.
  TraceBuilder &into(uint64_t allocation, uint64_t offset = 0);
  TraceBuilder &variable(const std::string &name, const std::string &layout,
                         const std::string &before, const std::string &after);

  /// An API call, at the line whose number is its own.
  TraceBuilder &call(const std::string &name,
                     std::vector<emulator::TracedCallArgument> arguments = {}, uint64_t error = 0);

  /// The last call creates an object with these settings.
  TraceBuilder &made(std::vector<emulator::TracedSetting> settings);

  emulator::TracedLaunch &last() { return launches_.back(); }
  /// From now on, stores at most this much of each buffer.
  uint64_t limit = 1 << 20;

  KernelTrace trace() const;
  /// Writes the files; returns the bytes of the index. Leaves out calls if there are none.
  std::string write(const std::string &folder) const;

private:
  emulator::TracedContent keep(const std::string &bytes);
  uint64_t addBuffer(const std::string &before, const std::string &after);

  std::vector<emulator::TracedLaunch> launches_;
  std::vector<emulator::TracedCall> calls_;
  std::string data_;
  uint64_t nextAddress_ = 0x7f0000000000;
};

/// A record with its header.
std::string traceRecord(const std::string &bytes);

} // namespace tranship::verify
