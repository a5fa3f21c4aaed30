// What is to be verified, and how: both programs, the backends, and what is known beforehand.
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

struct BuildRecord {
  std::string backend;
  Side side = Side::Original;
  std::vector<Command> commands;
  /// SHA-256 of the program; empty: there is none.
  std::string hash;
  /// What the compiler says; empty when it worked.
  std::string problem;
};

/// What a backend did on another machine (verify/pack), instead of what it would do here.
struct RanElsewhere {
  /// Why it takes no part; nothing: it does.
  std::optional<Outcome> outcome;
  std::vector<BuildRecord> builds;
  std::vector<RunSet> runs;
  /// Why a side was not run there.
  std::map<Side, std::string> notRun;
};

struct VerifyJob {
  const Manifest *manifest = nullptr;
  const Machine *machine = nullptr;
  Program original, port;
  /// What is wrong in the port as the translation left it, "a.cu:8:12: …": no run need reach it.
  std::vector<std::string> translationErrors;
  /// A header that the port includes although it is still CUDA, since it is no part of the program;
  /// empty: there is none.
  std::string headerOutside;
  /// The HIP that tranship translated for; nothing: the port is somebody else's.
  std::optional<Version> translatedFor;
  std::vector<const Backend *> backends;
  /// By backend; those of the manifest among them, if they may run.
  std::map<std::string, Runner> runners;
  /// Those of the manifest that nobody has agreed to: such a backend runs nothing.
  std::map<std::string, Runner> refusedRunners;
  bool compileOnly = false;
  /// Each side is run once more with checks, where a backend has them: slow, and told of more.
  bool checked = false;
  /// Lanes of a warp access memory together, where a backend can do that: all runs are slow.
  bool lockstep = false;
  /// Each side is run once more, and what each kernel finds and leaves in memory is compared, where
  /// a backend can tell.
  bool traceKernels = false;
  /// Absolute; keeps the traces, and the first launch that differs, for replays. Empty: nothing is
  /// kept.
  std::string traceFolder;
  /// What builds read besides the program's files: SHA-256 by absolute path. For receipts.
  std::map<std::string, std::string> outsideFiles;
  /// Everything is written below it.
  std::string workFolder;
  /// Runs of the original on another machine.
  std::vector<RunSet> recorded;
  /// By backend, each of them among `backends`.
  std::map<std::string, RanElsewhere> elsewhere;
  /// What is built is for another machine: nothing needs to be able to run here.
  bool isForElsewhere = false;
  /// Told what comes next; may be null.
  std::function<void(const std::string &)> progress;
};

} // namespace tranship::verify
