// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records what code means, in the parse of an original and in that of its port (evidence/MeaningEvidence.h). Expects a
// walk with the instantiations of templates.
#pragma once

#include "frontend/evidence/MeaningEvidence.h"
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ASTContext.h"

#include <functional>
#include <memory>
#include <optional>

namespace tranship::frontend {

/// A place in one of the user's files, with the facts about that file.
struct FactPlace {
  const std::string *path;
  MeaningFacts *facts;
  unsigned offset;
};

/// Finds the place that contains the text at a location: the body of a macro, not its use. Nothing outside of the
/// user's files.
using FindFactPlace = std::function<std::optional<FactPlace>(clang::SourceLocation)>;

struct MeaningOptions {
  /// Record code that runs on the host, on the device. A parse for one of them does not know what the other does.
  bool ofHost = true, ofDevice = true;
  /// The unit sees the mathematical functions that its compiler would see. Our headers show plain C++ more of them than it
  /// includes, so nothing is recorded about numbers with a fraction there.
  bool knowsOverloads = true;
  /// Vocabulary::becomesPointer; empty: the types are those of HIP.
  std::function<bool(llvm::StringRef type)> becomesPointer = {};
};

std::unique_ptr<CodeObserver> makeMeaningRecorder(FindFactPlace findPlace,
                                                  const clang::ASTContext &context,
                                                  const CodeContext &around,
                                                  MeaningOptions options);

} // namespace tranship::frontend
