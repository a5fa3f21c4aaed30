// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all recorders of facts share (evidence/MeaningEvidence.h). They expect a walk with the instantiations of templates.
#pragma once

#include "frontend/evidence/MeaningEvidence.h"
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ASTContext.h"

#include <functional>
#include <map>
#include <optional>
#include <set>

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

class FactRecorder : public CodeObserver {
public:
  FactRecorder(FindFactPlace findPlace, const clang::ASTContext &context, const CodeContext &around,
               MeaningOptions options)
      : CodeObserver(around), findPlace_(std::move(findPlace)), context_(context),
        options_(std::move(options)) {}

  void finish() override;

protected:
  void add(clang::SourceLocation location, MeaningFact fact);
  /// In an instance of a template; null: in none.
  void addIn(const clang::Decl *instance, clang::SourceLocation location, MeaningFact fact);
  /// Whether a library declares a record.
  bool isForeign(clang::QualType type) const;

  FindFactPlace findPlace_;
  const clang::ASTContext &context_;
  MeaningOptions options_;

private:
  bool isRecorded() const;
  /// The arguments of an instance, and of the class that it is a member of: `<float, Own, ?>`.
  const std::string &nameOf(const clang::Decl *instance);

  /// What `nameOf` says of each instance. References into it must stay valid.
  std::map<const clang::Decl *, std::string> instances_;
  std::set<MeaningFacts *> seen_;
};

} // namespace tranship::frontend
