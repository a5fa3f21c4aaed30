// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parses of a port check: each unit for the host and for each GPU, or what the cache knows of them.
#pragma once

#include "frontend/port/PortParse.h"
#include "translate/PortCheck.h"

#include <optional>

namespace tranship::translate {

/// One parse: a unit of the port, for one side.
struct PortJob {
  size_t unit;
  /// Its command, in the port.
  frontend::CompileCommand command;
  std::string side;
  uint64_t key = 0;
  /// The unit's job for the host, if this one is for a GPU.
  std::optional<size_t> host = std::nullopt;
  /// The unit's job for the first GPU, if this one is for a further one.
  std::optional<size_t> first = std::nullopt;
  /// Nothing if clang could not be set up; the original's parse reports wrong flags.
  std::optional<frontend::PortUnit> result = std::nullopt;
  bool isCached = false;
};

/// An include that neither the original nor the port finds: the machine lacks the header.
bool isMissingHere(llvm::StringRef header, const PortCheckInput &input);

std::vector<PortJob> planJobs(const Translation &translation, const PortCheckOptions &options,
                              const PortCheckInput &input, const frontend::PortParser &parser);

/// Runs the jobs, or takes their results from the last run. Units that lack a header are parsed for the
/// host alone, and what is the same for all GPUs for the first one.
void runJobs(std::vector<PortJob> &jobs, const PortCheckInput &input, frontend::PortParser &parser,
             frontend::ContentCache &cache);

} // namespace tranship::translate
