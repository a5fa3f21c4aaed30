// Builds and runs both sides with all backends, and holds the port against the original.
#pragma once

#include "verify/Assessment.h"
#include "verify/Backend.h"
#include "verify/Build.h"
#include "verify/KernelTracing.h"
#include "verify/Manifest.h"
#include "verify/Outcome.h"
#include "verify/Program.h"
#include "verify/Run.h"

#include <functional>

namespace tranship {

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

/// One variant on one case; or, with compileOnly, one side.
struct VariantResult {
  std::string backend;
  /// Lanes of a warp; 0: not known.
  unsigned warpWidth = 0;
  Outcome outcome;
  /// By a command of which nothing is known.
  bool isStartedByRunner = false;
  /// It ran on another machine; and why it did not, though others of its backend may have.
  bool isFromElsewhere = false;
  std::string notRun;
  RunSet runs;
  /// What it was held against: "original, cuda"; empty: nothing.
  std::string reference;
  Assessment assessment;
  /// Of the emulator; of the port those that the original does not get.
  std::vector<emulator::Report> reports;
  /// The run with checks, which counts for what is reported in it only.
  std::optional<CapturedRun> checkedRun;
  /// The run with traces of its launches; and, of a port, what they say.
  std::optional<TracedRun> tracedRun;
  std::optional<KernelVerdict> kernels;
};

struct BackendResult {
  std::string id;
  Outcome outcome;
};

struct Verification {
  /// Names, in order.
  std::vector<std::string> cases;
  std::vector<BackendResult> backends;
  std::vector<BuildRecord> builds;
  std::vector<VariantResult> results;
  bool compileOnly = false;
  /// As in the job.
  std::vector<std::string> translationErrors;
  /// As in VerifyJob.
  std::string headerOutside;

  bool failed() const;
  /// Kernels of some port do something else where outputs agree.
  bool hasHiddenDifference() const;
  /// "the translation left 2 errors"; empty: it left none.
  std::string translationRemark() const;
  const BackendResult *backend(llvm::StringRef id) const;
};

/// Errors: what keeps verification itself from working.
llvm::Expected<Verification> verify(const VerifyJob &job);

} // namespace tranship
