// What the emulator wrote of a program's launches (emulator/TraceFormat.h). The files were made by
// a program that nobody vouches for, so nothing in them is believed.
#pragma once

#include "emulator/interface/TraceFormat.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace tranship::verify {

struct KernelTrace {
  uint64_t warpWidth = 0;
  std::vector<emulator::TracedLaunch> launches;
  /// Of the API, errors filled in.
  std::vector<emulator::TracedCall> calls;
  /// The last record is not whole: the program was ended while it wrote.
  bool isCut = false;
  std::unique_ptr<llvm::MemoryBuffer> data;

  /// What was kept of the content; empty: nothing.
  llvm::StringRef bytesOf(const emulator::TracedContent &content) const;
};

/// Errors: there is no trace, or what it says cannot be; they name the file.
llvm::Expected<KernelTrace> readKernelTrace(llvm::StringRef folder);

} // namespace tranship::verify
