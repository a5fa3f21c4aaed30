// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One way to build and run programs. Backends.def lists the backends; each has a file of its own.
#pragma once

#include "verify/backends/Machine.h"
#include "verify/model/Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <memory>

namespace tranship::verify {

/// One command: the program and its arguments; no shell.
using Command = std::vector<std::string>;

/// One way to run one side of a program.
struct Variant {
  /// The name that reports show: "cuda", "cpu at width 64".
  std::string name;
  Side side = Side::Original;
  /// The number of lanes in a warp; 0: the device's own.
  unsigned warpWidth = 0;
  /// Variables that the variant sets: "NAME=value".
  std::vector<std::string> environment;
};

/// What to build of one side of a program, and where.
struct BuildRequest {
  const Program *program = nullptr;
  /// Flags for this backend's compiler, after those of the program.
  std::vector<std::string> flags;
  /// Sources use device functions of other sources.
  bool relocatable = false;
  /// Compiles and does not link, so that a machine without the libraries or the GPU can do it.
  bool compileOnly = false;
  /// Builds with checks that cost time, if the backend has any.
  bool checked = false;
  /// The program is for another machine: its GPU is unknown, and the programs of a pack share the
  /// vendor's libraries.
  bool isForElsewhere = false;
  /// How many commands may run at the same time; 0: as many as there are processors.
  unsigned jobs = 1;
  /// The time that each command may take.
  std::chrono::milliseconds timeout = std::chrono::minutes(10);
  /// The folder for everything that the build writes.
  std::string folder;

  /// The executable that the build makes.
  std::string executable() const { return folder + "/program"; }
  /// The folder for modules; each goes to its `runPath` below it.
  std::string moduleFolder() const { return folder + "/modules"; }
};

/// Whose command-line flags a compiler understands.
enum class FlagDialect : uint8_t { Nvcc, Clang };

/// How reliably a run of the original shows what the port should do, from worse to better.
enum class ReferenceQuality : uint8_t {
  /// The backend does not run the original.
  None,
  /// It runs the original in an emulator.
  Emulated,
  /// It runs the original on the hardware that it was written for.
  Native
};

/// The properties of a backend. Code that treats backends differently asks for these, never for their ids.
struct BackendProperties {
  /// Programs run in the emulator on this machine's processor.
  bool isEmulated = false;
  /// The vendor whose GPU the programs need, "nvidia" or "amd"; empty: they need none.
  llvm::StringLiteral gpuVendor = "";
  ReferenceQuality reference = ReferenceQuality::None;
  FlagDialect flags = FlagDialect::Clang;
  /// It can build programs that check their memory accesses.
  bool canCheck = false;
  /// It can record what kernels read and write.
  bool canTrace = false;
  /// It runs only if it is named, or if it `joins`.
  bool isOnRequest = false;
  /// The backend whose flags it uses if a manifest has none for it; empty if there is no such backend.
  llvm::StringLiteral flagsOf = "";
};

/// The beginning of a message about a feature that the emulator lacks.
inline constexpr llvm::StringLiteral emulatorLacks = "the emulator has no ";

class Backend {
public:
  virtual ~Backend();

  /// Its name for users, manifests and reports.
  virtual llvm::StringRef id() const = 0;
  /// One line for people about what it runs and what it needs.
  virtual llvm::StringRef description() const = 0;
  virtual const BackendProperties &properties() const = 0;
  /// The version of the HIP headers that it compiles ports with; unknown if it needs none.
  virtual Version hipVersion(const Machine &machine) const { return {}; }
  /// Whether it verifies a program by default: one that runs on request does so where everything that
  /// it needs is installed, in versions that ports are made for.
  virtual bool joins(const Machine &machine) const { return !properties().isOnRequest; }
  /// Why this machine cannot build programs, or cannot run what it built; empty if it can.
  virtual std::string whyNotBuild(const Machine &machine, bool compileOnly) const = 0;
  virtual std::string whyNotRun(const Machine &machine) const = 0;
  /// The variants that it runs, those of the original first.
  virtual std::vector<Variant> variants(const Machine &machine) const = 0;
  /// The bytes of private memory that a process may use if the manifest sets no limit; 0: no limit,
  /// since device drivers reserve any amount.
  virtual uint64_t defaultMemoryLimit() const { return 0; }
  /// The feature that the backend lacks, according to a line of compiler output; empty if the line
  /// is about something else.
  virtual std::string lackIn(llvm::StringRef line) const { return {}; }
  /// Variables that make a repeat differ from the run before it.
  virtual std::vector<std::string> repeatEnvironment(unsigned repeat) const { return {}; }
  /// Variables that make the lanes of a warp run in lockstep.
  virtual std::vector<std::string> lockstepEnvironment() const { return {}; }
  /// Variables that make new memory of the device hold zeros, as it often does on a GPU.
  virtual std::vector<std::string> zeroMemoryEnvironment() const { return {}; }
  /// Variables that make a program write to the folder what its kernels read and write: for one
  /// launch with all memory, or (0) for all launches.
  virtual std::vector<std::string> traceEnvironment(llvm::StringRef folder, uint64_t launch) const {
    return {};
  }
  /// Variables that make a program write to the file how each of its kernels ran: lines of "ENGINE",
  /// a tab, the kernel, a tab, and the reason.
  virtual std::vector<std::string> engineEnvironment(llvm::StringRef file) const { return {}; }
  /// The commands that build the program, in order. They run in the program's folder.
  virtual llvm::Expected<std::vector<Command>> buildCommands(const Machine &machine,
                                                             const BuildRequest &request) const = 0;
};

/// All backends, in the order of Backends.def.
llvm::ArrayRef<std::unique_ptr<Backend>> allBackends();
/// The backend with this id; null if there is none.
const Backend *backendNamed(llvm::StringRef id);
/// The backend whose programs run in the emulator.
const Backend &emulatorBackend();
llvm::ArrayRef<llvm::StringLiteral> backendIds();

#define BACKEND(Name, Id) std::unique_ptr<Backend> make##Name##Backend();
#include "verify/backends/Backends.def"

} // namespace tranship::verify
