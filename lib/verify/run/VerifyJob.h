// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What to verify, and how: both programs, the backends, and earlier results.
#pragma once

#include "verify/backends/Backend.h"
#include "verify/model/Manifest.h"
#include "verify/model/Outcome.h"
#include "verify/model/Program.h"
#include "verify/run/Run.h"
#include "verify/run/Runner.h"

#include <functional>
#include <map>
#include <optional>

namespace tranship::verify {

/// One build, for receipts and verdicts.
struct BuildRecord {
  std::string backend;
  Side side = Side::Original;
  std::vector<Command> commands;
  /// The SHA-256 of the executable; empty if there is none.
  std::string hash;
  /// The error that the compiler reported; empty if the build succeeded.
  std::string problem;
};

/// What a backend did on another machine (verify/pack). It does not run here again.
struct RanElsewhere {
  /// Why the backend does not take part; nothing if it does.
  std::optional<Outcome> outcome;
  std::vector<BuildRecord> builds;
  std::vector<RunSet> runs;
  /// Why the other machine did not run a side.
  std::map<Side, std::string> notRun;
};

/// What is known about the translation that made the port.
struct PortOrigin {
  /// The port is not tranship's. Backends that run by default check it if it takes little time, without being asked.
  bool isGiven = false;
  /// The errors that the translation left in the port, "a.cu:8:12: …". Runs may not reach them.
  std::vector<std::string> errors;
  /// A header that the port includes although it is still CUDA, because it is not part of the
  /// program; empty if there is none.
  std::string headerOutside;
  /// The HIP version that tranship translated for; nothing if tranship did not make the port.
  std::optional<Version> hipVersion;
};

/// Commands that start programs, by backend id.
struct RunnerCommands {
  /// Those of the user, and those of the manifest if the user allows them.
  std::map<std::string, Runner> allowed;
  /// The manifest's commands that the user has not allowed. Their backends run nothing.
  std::map<std::string, Runner> refused;
};

/// How closely each side is looked at. A plain run compares what programs write.
struct Scrutiny {
  bool compileOnly = false;
  /// Runs each side once more with checks, if a backend supports them. This is slow but finds more.
  bool checked = false;
  /// Runs the lanes of a warp in lockstep, if a backend can. This makes all runs slow.
  bool lockstep = false;
  /// Runs each side once more and compares what each kernel reads and writes, if a backend can.
  bool traceKernels = false;
  /// The folder (absolute) that stores the traces and the first launch that differs, for replays;
  /// empty to store nothing.
  std::string traceFolder;
};

struct VerifyJob {
  const Manifest *manifest = nullptr;
  const Machine *machine = nullptr;
  Program original, port;
  PortOrigin origin;
  std::vector<const Backend *> backends;
  RunnerCommands runners;
  Scrutiny scrutiny;
  /// The SHA-256 of each file that builds read besides the program's, by absolute path.
  std::map<std::string, std::string> outsideFiles;
  /// The number of commands of a build that may run at the same time; 0: as many as there are processors.
  unsigned jobs = 0;
  /// The folder for everything that verification writes.
  std::string workFolder;
  /// Runs of the original on another machine.
  std::vector<RunSet> recorded;
  /// What backends did on another machine, by id. All of them are in `backends`.
  std::map<std::string, RanElsewhere> elsewhere;
  /// Builds for another machine, so programs need not be able to run here.
  bool isForElsewhere = false;
  /// Called before each step with its description; may be null.
  std::function<void(const std::string &)> progress;
};

} // namespace tranship::verify
