// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the portability checks while a parse holds clang's tree.
#pragma once

#include "checks/Check.h"
#include "frontend/record/TreeObserver.h"

namespace tranship::translate {

class CheckObserver : public frontend::TreeObserver {
public:
  explicit CheckObserver(checks::CheckOptions options) : options_(std::move(options)) {}

  const checks::CheckOptions &options() const { return options_; }

  /// Returns `checks::CheckResults` as bytes.
  std::string observe(const frontend::ParsedTree &tree) const override;
  /// Keeps the kernels and warp code of the first parse, and adds findings from the second one.
  std::string
  join(std::string first, std::string second,
       llvm::function_ref<bool(const std::string &file, unsigned offset)> isNewCode) const override;

  /// Drops findings of checks that concern device code.
  std::string dropOnHost(
      std::string results,
      llvm::function_ref<bool(const std::string &file, unsigned offset)> isHostCode) const override;

private:
  checks::CheckOptions options_;
};

} // namespace tranship::translate
