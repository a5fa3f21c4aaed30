// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A translation with everything that it is made from, before any result is written.
#pragma once

#include "driver/Options.h"
#include "driver/Output.h"
#include "driver/Rooms.h"
#include "driver/verify/Receipts.h"

#include "project/FileSettings.h"

namespace tranship::driver {

/// The members refer to each other, so it stays where it was made.
class TranslationRun {
public:
  explicit TranslationRun(Options given);
  TranslationRun(const TranslationRun &) = delete;

  Options options;
  Table table;
  std::vector<InputFile> inputs;
  /// The results of `translate`.
  OutputPlan plan;
  std::vector<OutputFile> buildFiles;
  std::vector<NamedReceipt> receipts;
  Translation translation;

  /// Reads the settings and the inputs.
  llvm::Error readFiles();
  /// Translates what was read.
  llvm::Error translate();

private:
  llvm::Error planFiles();
  llvm::Error readChecks();

  std::vector<OtherFile> others_;
  std::optional<FileSettings> fileSettings_;
};

} // namespace tranship::driver
