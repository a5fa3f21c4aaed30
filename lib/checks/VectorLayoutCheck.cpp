// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs with vectors of four 64-bit elements, which CUDA aligns to 16 bytes and HIP to 32.
//   struct P { double m; double4 x; };     CUDA: 48 bytes, x at 16.  HIP: 64 bytes, x at 32
// Source: sizeof and alignof of all vector types, CUDA 13.0 against HIP 7.2.4.
#include "checks/Check.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

constexpr llvm::StringLiteral wideVectors[] = {"double4", "long4", "longlong4", "ulong4",
                                               "ulonglong4"};
constexpr int64_t hipAlignment = 32;

class VectorLayoutCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    llvm::DenseSet<const clang::RecordDecl *> reported;
    for (const clang::FieldDecl *field : unit.index.fields) {
      const clang::RecordDecl *record = field->getParent();
      if (record->isDependentType() || record->isInvalidDecl() || !record->isCompleteDefinition() ||
          record->isUnion() || !isWide(unit, field->getType()) || !reported.insert(record).second)
        continue;
      const clang::ASTRecordLayout &layout = unit.ast.getASTRecordLayout(record);
      int64_t size = layout.getSize().getQuantity();
      int64_t offset =
          unit.ast.toCharUnitsFromBits(layout.getFieldOffset(field->getFieldIndex())).getQuantity();
      if (size % hipAlignment == 0 && offset % hipAlignment == 0)
        continue;
      unit.report(
          {DiagnosticKind::VectorLayout, field->getSourceRange(), nullptr,
           fmt::format("HIP aligns `{}` to 32 bytes and CUDA to 16, so the {} bytes of `{}` have a "
                       "different layout",
                       nameOf(unit, field->getType()).str(), size, record->getNameAsString()),
           "make sure that nothing depends on its size (files, messages, shared memory), or use "
           "two vectors of two elements"});
    }
  }

private:
  static llvm::StringRef nameOf(const UnitContext &unit, clang::QualType type) {
    const clang::RecordDecl *record = unit.ast.getBaseElementType(type)->getAsRecordDecl();
    return record && record->getIdentifier() ? record->getName() : "";
  }
  static bool isWide(const UnitContext &unit, clang::QualType type) {
    const clang::RecordDecl *record = unit.ast.getBaseElementType(type)->getAsRecordDecl();
    return llvm::is_contained(wideVectors, nameOf(unit, type)) &&
           unit.recorder.ownerOf(record) == frontend::Owner::System;
  }
};

} // namespace

std::unique_ptr<Check> makeVectorLayoutCheck() { return std::make_unique<VectorLayoutCheck>(); }

} // namespace tranship::checks
