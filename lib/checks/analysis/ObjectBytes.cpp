// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ObjectBytes.h"

#include "checks/analysis/Launches.h"
#include "checks/analysis/MemoryOrigin.h"
#include "checks/analysis/Origins.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class ObjectBytes {
public:
  explicit ObjectBytes(UnitContext &unit) : unit_(unit) {}

  void visit() {
    for (const Indexed<clang::CastExpr> &cast : unit_.index.casts)
      if (llvm::isa<clang::ExplicitCastExpr>(cast.node))
        visitCast(cast);
  }

private:
  /// How many bytes are enough in HIP, whatever the object needs there; nothing if its size does not grow.
  std::optional<int64_t> enoughFor(const clang::CXXRecordDecl *record) const {
    if (!record || unit_.recorder.ownerOf(record) != frontend::Owner::System ||
        !record->getIdentifier())
      return std::nullopt;
    for (const mapping::Row &row : unit_.options.table->rowsOf(record->getName()))
      if (auto bytes = mapping::NumberRange::parseList(row.hipAnswer);
          bytes && row.kind == mapping::RowKind::Type)
        return std::numeric_limits<int64_t>::max(); // of how many objects is not known
    const auto *algorithm =
        record->getName() == "TempStorage"
            ? llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record->getDeclContext())
            : nullptr;
    return algorithm ? std::optional(enoughFor(algorithm)) : std::nullopt;
  }
  /// Storage for a number of items and some more: hipCUB's algorithms need no more than that.
  int64_t enoughFor(const clang::ClassTemplateSpecializationDecl *algorithm) const {
    int64_t items = 1;
    for (const clang::TemplateArgument &argument : algorithm->getTemplateArgs().asArray())
      if (argument.getKind() == clang::TemplateArgument::Type &&
          !argument.getAsType()->isIncompleteType())
        items *= unit_.ast.getTypeSizeInChars(argument.getAsType()).getQuantity();
      else if (argument.getKind() == clang::TemplateArgument::Integral &&
               !argument.getIntegralType()->isEnumeralType() &&
               argument.getAsIntegral().getExtValue() > 1)
        items *= argument.getAsIntegral().getExtValue();
    return items + items / 8;
  }

  void visitCast(const Indexed<clang::CastExpr> &cast) {
    clang::QualType to = cast.node->getType(), from = cast.node->getSubExpr()->getType();
    if (to->isPointerType() && from->isPointerType()) {
      to = to->getPointeeType();
      from = from->getPointeeType();
    } else if (cast.node->getCastKind() != clang::CK_LValueBitCast) {
      return;
    }
    if (to->isDependentType() || from->isDependentType() || from->isRecordType())
      return;
    std::optional<int64_t> enough = enoughFor(to->getAsCXXRecordDecl());
    if (!enough || isCompared(to))
      return;
    if (!origins_)
      origins_.emplace(unit_.index);
    for (const MemoryOrigin &origin : origins_->of(cast.node->getSubExpr()))
      for (const clang::Expr *bytes : sizesOf(origin, cast.in))
        if (std::optional<int64_t> number = plainNumber(bytes); number && *number <= *enough)
          return report(cast, to, *number, bytes);
  }

  /// Whether the code asserts something of the object's size.
  bool isCompared(clang::QualType type) const {
    return llvm::any_of(unit_.index.assertions, [&](const clang::StaticAssertDecl *assertion) {
      return anyPartSatisfies(unit_.index, assertion->getAssertExpr(), [&](const auto *part) {
        const auto *size = llvm::dyn_cast<clang::UnaryExprOrTypeTraitExpr>(part);
        return size && unit_.ast.hasSameUnqualifiedType(size->getTypeOfArgument(), type);
      });
    });
  }

  /// The expressions that say how large a piece of memory is.
  llvm::SmallVector<const clang::Expr *> sizesOf(const MemoryOrigin &origin,
                                                 const clang::FunctionDecl *user) const {
    if (origin.call)
      return origin.call->getNumArgs() > 1
                 ? llvm::SmallVector<const clang::Expr *>{origin.call->getArg(1)}
                 : llvm::SmallVector<const clang::Expr *>{};
    llvm::SmallVector<const clang::Expr *> sizes;
    for (const Indexed<clang::VarDecl> &variable : unit_.index.variables) {
      if (variable.node->getLocation() != origin.location)
        continue;
      const clang::TypeSourceInfo *written = variable.node->getTypeSourceInfo();
      auto array = written ? written->getTypeLoc().getAsAdjusted<clang::ArrayTypeLoc>()
                           : clang::ArrayTypeLoc();
      if (array && array.getSizeExpr())
        return {array.getSizeExpr()};
      if (variable.node->hasExternalStorage())
        for (const Launch &launch : launchesOf(unit_))
          if (launch.shared && reaches(launch.kernel, user))
            sizes.push_back(launch.shared);
    }
    return sizes;
  }
  bool reaches(const clang::FunctionDecl *kernel, const clang::FunctionDecl *user) const {
    return kernel && (kernel == user || llvm::is_contained(unit_.index.calleesOf(kernel), user));
  }

  /// The value of a constant that no `sizeof` is part of.
  std::optional<int64_t> plainNumber(const clang::Expr *bytes) const {
    bool followsType = anyPartSatisfies(unit_.index, bytes, [](const clang::Expr *part) {
      return llvm::isa<clang::UnaryExprOrTypeTraitExpr>(part);
    });
    return followsType ? std::nullopt : unit_.valueOf(bytes);
  }

  void report(const Indexed<clang::CastExpr> &cast, clang::QualType type, int64_t bytes,
              const clang::Expr *written) {
    unit_.report({DiagnosticKind::Meaning,
                  cast.node->getSourceRange(),
                  cast.in,
                  fmt::format("`{}` is kept in {} bytes, but has another size in HIP",
                              type->getAsCXXRecordDecl()->getName().str(), bytes),
                  "compute the number with `sizeof`",
                  {{written->getBeginLoc(), "the number is here"}}});
  }

  UnitContext &unit_;
  std::optional<MemoryOrigins> origins_;
};

} // namespace

void findObjectBytes(UnitContext &unit) {
  if (unit.options.table)
    ObjectBytes(unit).visit();
}

} // namespace tranship::checks
