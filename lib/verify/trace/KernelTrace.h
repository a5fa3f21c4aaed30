// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The emulator's trace of a program's launches (emulator/interface/TraceFormat.h). An untrusted
// program wrote the files, so everything in them is checked.
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
  /// The API calls, with their errors.
  std::vector<emulator::TracedCall> calls;
  /// The last record is incomplete, because the program ended while it wrote it.
  bool isCut = false;
  std::unique_ptr<llvm::MemoryBuffer> data;

  /// The bytes of a content that the trace contains; empty if there are none.
  llvm::StringRef bytesOf(const emulator::TracedContent &content) const;
};

/// Reads a trace. Errors name the file: it is missing or malformed.
llvm::Expected<KernelTrace> readKernelTrace(llvm::StringRef folder);

} // namespace tranship::verify
