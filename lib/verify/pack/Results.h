// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The results of a pack on another machine: one file of bounded size with a line of JSON for each
// run, so that earlier runs are kept whatever ends the runner.
#pragma once

#include "verify/backends/Gpus.h"
#include "verify/run/Run.h"

#include <memory>
#include <set>

namespace tranship::verify {

inline constexpr int64_t resultsFormat = 1;

/// The first line.
struct ResultsHead {
  /// SHA-256 of the pack's pack.json.
  std::string pack;
  Gpus gpus;
  /// Kernel and processor, for people.
  std::string system;
  std::string time;

  /// "NVIDIA H100 80GB HBM3, driver 580.159.04".
  std::string device() const;
};

/// Identifies a run of a pack.
struct PackRunKey {
  std::string program, testCase, backend, variant;
  Side side = Side::Original;
  unsigned repeat = 0;
  /// A run to measure the times of its kernels; its outputs are not compared.
  bool isTimed = false;

  auto operator<=>(const PackRunKey &) const = default;
};

/// Why a build of a program did not run there; an empty program means the whole backend.
struct PackSkip {
  std::string program, backend;
  Side side = Side::Original;
  std::string reason;

  auto operator<=>(const PackSkip &) const = default;
};

class ResultsWriter {
public:
  /// Continues a file of the same pack and device. `maxBytes` bounds the file. Errors: the file
  /// belongs to another pack or device, or cannot be written.
  static llvm::Expected<std::unique_ptr<ResultsWriter>>
  open(const std::string &path, const ResultsHead &head, uint64_t maxBytes);
  ~ResultsWriter();

  bool has(const PackRunKey &run) const { return runs_.count(run) != 0; }
  /// Errors: the disk or the file is full; earlier lines stay.
  llvm::Error add(const PackRunKey &key, const CapturedRun &run,
                  const std::optional<LaunchTimes> &times);
  llvm::Error add(const PackSkip &skip);
  /// Marks the results as complete.
  llvm::Error finish();

private:
  ResultsWriter(std::string path, int file, uint64_t maxBytes)
      : path_(std::move(path)), file_(file), maxBytes_(maxBytes) {}
  llvm::Error resume(const ResultsHead &head);
  llvm::Error writeLine(llvm::json::Object line, uint64_t maxBytes);
  /// Returns the hash; stores the content itself if it fits.
  llvm::Expected<std::string> keep(const std::string &path, uint64_t maxContentBytes);

  std::string path_;
  int file_;
  uint64_t maxBytes_, size_ = 0;
  std::set<PackRunKey> runs_;
  std::set<PackSkip> skips_;
  std::set<std::string> contents_;
  bool isFinished_ = false;
};

struct PackResults {
  struct Run {
    PackRunKey key;
    CapturedRun run;
    std::optional<LaunchTimes> times;
  };
  ResultsHead head;
  std::vector<Run> runs;
  std::vector<PackSkip> skips;
  /// The runner finished the pack.
  bool isComplete = false;
};

/// Writes outputs below `folder`. Errors: it is not a results file, or a line before the last is
/// damaged.
llvm::Expected<PackResults> readResults(const std::string &path, const std::string &folder);

} // namespace tranship::verify
