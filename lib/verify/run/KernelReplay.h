// One launch of a kernel with the inputs that were kept of it, run alone on both sides: a folder
// that `tranship verify --trace-kernels=FOLDER` leaves.
//   replay.yaml       what is to be run
//   original, port    traces of all launches
//   launch            the launch with all memory of the device, as the original found it
//   port-launch       the same of the port
//   programs          both sides, built for the emulator
#pragma once

#include "verify/run/KernelTracing.h"

#include <chrono>

namespace tranship::verify {

inline constexpr llvm::StringLiteral replayFileName = "replay.yaml";

struct KernelReplay {
  struct Side {
    /// The kernel's mangled name.
    std::string symbol;
    unsigned warpWidth = 32;
    /// The program; built again, or the kept one.
    std::string program;
  };
  /// Absolute.
  std::string folder;
  std::string kernel;
  /// Of the original, from 1.
  uint64_t launch = 0;
  Side original, port;
};

/// Copies the programs and writes replay.yaml beside the launch that is there already. Errors:
/// files that cannot be written.
llvm::Error keepReplay(const KernelReplay &replay);

/// The kept launches of a folder, or of the folders in it. Errors: there are none, or one is not as
/// it should be.
llvm::Expected<std::vector<KernelReplay>> readReplays(const std::string &folder);

/// Runs the kernel on both sides with what the original found; writes below `workFolder`. Errors: a
/// program that cannot be started, or that refuses (the kernel is not there, memory was not kept).
llvm::Expected<KernelVerdict> runReplay(const KernelReplay &replay, const std::string &workFolder,
                                        const Tolerances &tolerances,
                                        std::chrono::milliseconds timeout);

} // namespace tranship::verify
