// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs with vectors of four 64-bit elements, which CUDA aligns to 16 bytes and HIP to 32.
//   struct P { double m; double4 x; };     CUDA: 48 bytes, x at 16.  HIP: 64 bytes, x at 32
//   static_assert(sizeof(P) == 48);         fails in HIP
// Source: sizeof and alignof of all vector types, CUDA 13.0 against HIP 7.2.4.
#include "checks/Check.h"
#include "checks/analysis/RoleCalls.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

constexpr int64_t cudaAlignment = 16, hipAlignment = 32;

struct Layout {
  int64_t size, alignment;

  friend bool operator==(const Layout &, const Layout &) = default;
};

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
    for (const clang::StaticAssertDecl *assertion : unit.index.assertions)
      if (!assertion->getAssertExpr()->isInstantiationDependent())
        judge(unit, assertion->getAssertExpr());
  }

private:
  /// Reports sizes and alignments in an assertion that differ in HIP.
  static void judge(UnitContext &unit, const clang::Stmt *code) {
    const auto *asked = llvm::dyn_cast<clang::UnaryExprOrTypeTraitExpr>(code);
    bool isSize = asked && asked->getKind() == clang::UETT_SizeOf;
    if (isSize || (asked && (asked->getKind() == clang::UETT_AlignOf ||
                             asked->getKind() == clang::UETT_PreferredAlignOf))) {
      clang::QualType type = asked->getTypeOfArgument();
      std::optional<Layout> inCuda = layoutOf(unit, type, cudaAlignment),
                            inHip = layoutOf(unit, type, hipAlignment);
      if (!inCuda || !inHip)
        return;
      int64_t here = isSize ? inCuda->size : inCuda->alignment,
              there = isSize ? inHip->size : inHip->alignment;
      if (here != there)
        unit.report({DiagnosticKind::Meaning, asked->getSourceRange(), nullptr,
                     fmt::format("the {} of `{}` is {} bytes in CUDA and {} in HIP, which aligns "
                                 "vectors of four 64-bit elements to 32 bytes",
                                 isSize ? "size" : "alignment", type.getAsString(), here, there),
                     "use two vectors of two elements, or correct the number for HIP"});
      return;
    }
    for (const clang::Stmt *part : code->children())
      if (part)
        judge(unit, part);
  }

  /// The layout of a type if wide vectors have this alignment; nothing if it is not a plain struct.
  static std::optional<Layout> layoutOf(const UnitContext &unit, clang::QualType type,
                                        int64_t alignment) {
    if (type->isDependentType() || type->isIncompleteType() || type->isReferenceType())
      return std::nullopt;
    if (const auto *array = unit.ast.getAsConstantArrayType(type)) {
      std::optional<Layout> element = layoutOf(unit, array->getElementType(), alignment);
      return element ? std::optional<Layout>(
                           {element->size * int64_t(array->getZExtSize()), element->alignment})
                     : std::nullopt;
    }
    Layout usual{unit.ast.getTypeSizeInChars(type).getQuantity(),
                 unit.ast.getTypeAlignInChars(type).getQuantity()};
    const clang::RecordDecl *record = type->getAsRecordDecl();
    if (!record)
      return usual;
    if (isWide(unit, type))
      return Layout{32, alignment};
    if (unit.recorder.ownerOf(record) != frontend::Owner::User)
      return usual;
    const auto *ofClass = llvm::dyn_cast<clang::CXXRecordDecl>(record);
    Layout result = {0, 1};
    auto roundUp = [](int64_t size, int64_t to) { return (size + to - 1) / to * to; };
    for (const clang::FieldDecl *field : record->fields()) {
      std::optional<Layout> member = layoutOf(unit, field->getType(), alignment);
      if (!member || field->isBitField())
        return std::nullopt;
      result.size = record->isUnion() ? std::max(result.size, member->size)
                                      : roundUp(result.size, member->alignment) + member->size;
      result.alignment = std::max(result.alignment, member->alignment);
    }
    result.size = roundUp(result.size, result.alignment);
    // Base classes, attributes and the like decide about others.
    bool isPlain = !ofClass || (ofClass->getNumBases() == 0 && !ofClass->isPolymorphic());
    if (!isPlain || (alignment == cudaAlignment && result != usual))
      return std::nullopt;
    return result;
  }

  static llvm::StringRef nameOf(const UnitContext &unit, clang::QualType type) {
    const clang::RecordDecl *record = unit.ast.getBaseElementType(type)->getAsRecordDecl();
    return record && record->getIdentifier() ? record->getName() : "";
  }
  static bool isWide(const UnitContext &unit, clang::QualType type) {
    const clang::RecordDecl *record = unit.ast.getBaseElementType(type)->getAsRecordDecl();
    return hasRole(nameOf(unit, type), Role::WideVector) &&
           unit.recorder.ownerOf(record) == frontend::Owner::System;
  }
};

} // namespace

std::unique_ptr<Check> makeVectorLayoutCheck() { return std::make_unique<VectorLayoutCheck>(); }

} // namespace tranship::checks
