// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the lines of a results file, for its reader, and for its writer, which may continue a file.
#pragma once

#include "verify/model/JsonFields.h"
#include "verify/pack/Results.h"

namespace tranship::verify {

/// The maximum size of a results file.
inline constexpr uint64_t maxResultsBytes = uint64_t(1) << 30;

/// Reads line by line, up to a line that is cut off or damaged.
class ResultLines {
public:
  explicit ResultLines(llvm::StringRef text) : text_(text), rest_(text) {}

  std::optional<llvm::json::Object> next();
  /// The size of the complete lines.
  size_t consumed() const { return text_.size() - rest_.size(); }
  /// The next line is not JSON. (A killed runner may leave a last line without an end.)
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
