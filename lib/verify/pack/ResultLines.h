// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a results file, for its writer, which goes on with a file, and its reader.
#pragma once

#include "verify/model/JsonFields.h"
#include "verify/pack/Results.h"

namespace tranship::verify {

/// No results file is larger.
inline constexpr uint64_t maxResultsBytes = uint64_t(1) << 30;

/// Line by line; one that is cut off or damaged ends them.
class ResultLines {
public:
  explicit ResultLines(llvm::StringRef text) : text_(text), rest_(text) {}

  std::optional<llvm::json::Object> next();
  /// Bytes of the lines that were whole.
  size_t consumed() const { return text_.size() - rest_.size(); }
  /// A line that is not JSON follows. (A last one without an end is what a killed runner leaves.)
  bool isDamaged() const { return !rest_.empty() && rest_.contains('\n'); }

private:
  llvm::StringRef text_, rest_;
};

llvm::json::Object jsonOf(const ResultsHead &head);
ResultsHead readHead(const llvm::json::Object &line, JsonFields &fields);
void writeKey(const PackRunKey &key, llvm::json::Object &into);
PackRunKey readKey(const llvm::json::Object &run, JsonFields &fields);
PackSkip readSkip(const llvm::json::Object &skip, JsonFields &fields);

} // namespace tranship::verify
