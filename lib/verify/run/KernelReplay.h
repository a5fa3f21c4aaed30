// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One launch of a kernel with its recorded inputs, run alone on both sides: a folder that
// `tranship verify --trace-kernels=FOLDER` leaves.
//   replay.yaml       the launch and the programs
//   original, port    traces of all launches
//   launch            the launch with all memory of the device, before the original ran it
//   port-launch       the same for the port
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
    /// The executable: the recorded one, or one that was built again.
    std::string program;
  };
  /// The folder of the replay (absolute).
  std::string folder;
  std::string kernel;
  /// The number of the original's launch, from 1.
  uint64_t launch = 0;
  Side original, port;
};

/// Copies the programs and writes replay.yaml next to the launch, which must already be there.
/// Errors: files cannot be written.
llvm::Error keepReplay(const KernelReplay &replay);

/// Reads the recorded launches in a folder or in the folders inside it. Errors: there are none, or
/// one is damaged.
llvm::Expected<std::vector<KernelReplay>> readReplays(const std::string &folder);

/// Runs the kernel on both sides with the original's inputs and compares the results. Writes below
/// `workFolder`. Errors: a program that cannot be started or that cannot replay the launch.
llvm::Expected<KernelVerdict> runReplay(const KernelReplay &replay, const std::string &workFolder,
                                        const Tolerances &tolerances,
                                        std::chrono::milliseconds timeout);

} // namespace tranship::verify
