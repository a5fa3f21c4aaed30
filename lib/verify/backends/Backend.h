// One way to build and run programs. Backends.def lists them; each stands in a file of its own.
#pragma once

#include "verify/backends/Machine.h"
#include "verify/model/Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace tranship::verify {

/// One command: the program and its arguments; no shell.
using Command = std::vector<std::string>;

/// One way to run one side.
struct Variant {
  /// "cuda", "cpu at width 64".
  std::string name;
  Side side = Side::Original;
  /// Lanes of a warp; 0: the device's own.
  unsigned warpWidth = 0;
  /// "NAME=value".
  std::vector<std::string> environment;
};

struct BuildRequest {
  const Program *program = nullptr;
  /// For this backend only, after those of the program.
  std::vector<std::string> flags;
  bool relocatable = false;
  /// No program: a machine without the libraries or the GPU can do it.
  bool compileOnly = false;
  /// With checks that cost time, if the backend has any.
  bool checked = false;
  /// Nothing is known of the GPU, and many programs travel together: vendors' libraries are shared.
  bool isForElsewhere = false;
  /// Exists, empty.
  std::string folder;
  /// The program to make.
  std::string output;
  /// Where the modules go, each to its `place`; their folders exist.
  std::string moduleFolder;
};

class Backend {
public:
  virtual ~Backend();

  virtual llvm::StringRef id() const = 0;
  /// What it needs and is for, for people.
  virtual llvm::StringRef description() const = 0;
  /// Whose GPU its programs run on: "nvidia" or "amd"; empty: they need none.
  virtual llvm::StringRef gpuVendor() const { return {}; }
  /// The HIP whose headers it compiles ports with; not known: it needs none.
  virtual Version hipVersion(const Machine &machine) const { return {}; }
  /// Why this machine cannot build, or cannot run what it built; empty: it can.
  virtual std::string whyNotBuild(const Machine &machine, bool compileOnly) const = 0;
  virtual std::string whyNotRun(const Machine &machine) const = 0;
  /// The runs it makes; those of the original come first.
  virtual std::vector<Variant> variants(const Machine &machine) const = 0;
  /// Bytes of private memory for a process of a program of which nothing else is said; 0: no limit.
  /// Drivers of devices reserve any amount.
  virtual uint64_t defaultMemoryLimit() const { return 0; }
  /// What a line of a compiler's says that the backend does not have, and so cannot build; empty:
  /// nothing of the kind.
  virtual std::string lackIn(llvm::StringRef line) const { return {}; }
  /// What differs between the repeats of a run: changes to the environment.
  virtual std::vector<std::string> repeatEnvironment(unsigned repeat) const { return {}; }
  /// It has builds with checks, and what they need to run in step.
  virtual bool canCheck() const { return false; }
  virtual std::vector<std::string> lockstepEnvironment() const { return {}; }
  /// What makes a program write what its kernels find and leave in memory to the folder: of one
  /// launch with all memory, or (0) of all launches. Empty: it cannot.
  virtual std::vector<std::string> traceEnvironment(llvm::StringRef folder, uint64_t launch) const {
    return {};
  }
  /// Commands that build, in order; they run in the program's folder.
  virtual llvm::Expected<std::vector<Command>> build(const Machine &machine,
                                                     const BuildRequest &request) const = 0;
};

/// All of them, in the order of Backends.def.
llvm::ArrayRef<std::unique_ptr<Backend>> allBackends();
/// Null: there is none of this name.
const Backend *backendNamed(llvm::StringRef id);
llvm::ArrayRef<llvm::StringLiteral> backendIds();

#define BACKEND(Name, Id) std::unique_ptr<Backend> make##Name##Backend();
#include "verify/backends/Backends.def"

} // namespace tranship::verify
