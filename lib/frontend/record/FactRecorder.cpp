// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/FactRecorder.h"

#include "frontend/record/NumberTypes.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {

void FactRecorder::finish() {
  for (MeaningFacts *facts : seen_)
    for (auto &[fact, offsets] : *facts) {
      llvm::sort(offsets);
      offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
    }
}

bool FactRecorder::isRecorded() const {
  return !around().isInFunction || (options_.ofHost && around().side.onHost) ||
         (options_.ofDevice && around().side.onDevice);
}

void FactRecorder::add(clang::SourceLocation location, MeaningFact fact) {
  if (isRecorded())
    addIn(around().instance, location, std::move(fact));
}

void FactRecorder::addIn(const clang::Decl *instance, clang::SourceLocation location,
                         MeaningFact fact) {
  if (std::optional<FactPlace> place = findPlace_(location)) {
    seen_.insert(place->facts);
    if (instance)
      fact.instance = nameOf(instance);
    (*place->facts)[std::move(fact)].push_back(place->offset);
  }
}

const std::string &FactRecorder::nameOf(const clang::Decl *instance) {
  auto [known, isNew] = instances_.try_emplace(instance);
  if (!isNew)
    return known->second;
  // The user's types have the same names on both sides.
  auto nameOfOwn = [this](clang::QualType type) {
    const clang::TagDecl *tag = type->getAsTagDecl();
    return tag && tag->getIdentifier() && findPlace_(tag->getLocation())
               ? tag->getQualifiedNameAsString()
               : std::string();
  };
  std::string text;
  if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(instance))
    if (const clang::TemplateArgumentList *arguments = function->getTemplateSpecializationArgs())
      text = argumentsOf(context_, arguments->asArray(), nameOfOwn);
  const clang::Decl *record = llvm::isa<clang::FunctionDecl>(instance)
                                  ? llvm::dyn_cast<clang::Decl>(instance->getDeclContext())
                                  : instance;
  if (const auto *owner = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record))
    text += argumentsOf(context_, owner->getTemplateArgs().asArray(), nameOfOwn);
  return instances_[instance] = std::move(text);
}

bool FactRecorder::isForeign(clang::QualType type) const {
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && !findPlace_(record->getLocation());
}

} // namespace tranship::frontend
