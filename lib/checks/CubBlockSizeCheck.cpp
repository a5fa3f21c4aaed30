// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks that CUB loads or stores warp by warp, with a number of threads that is not a multiple of a
// wavefront. hipCUB's classes do not compile then.
//   cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>      32 threads: half a wavefront
// Source: the static assertions of rocPRIM 7.2's block_load.hpp and block_store.hpp.
#include "checks/Check.h"
#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"

#include <fmt/format.h>

#include <set>

namespace tranship::checks {
namespace {

class CubBlockSizeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (!unit.options.hasWave64() || unit.isHipSource())
      return;
    std::set<const clang::CXXRecordDecl *> reported;
    for (llvm::StringRef name : {"Load", "Store"})
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name)) {
        const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call.node);
        const clang::CXXRecordDecl *record = member ? member->getRecordDecl() : nullptr;
        const auto *type = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(record);
        if (!type || unit.recorder.ownerOf(type) != frontend::Owner::System ||
            !reported.insert(type).second)
          continue;
        if (std::optional<int64_t> threads = threadsOfWarpwise(type); threads && *threads % 64 != 0)
          report(unit, call, type->getName(), *threads, *member);
      }
  }

private:
  static void report(UnitContext &unit, const Indexed<clang::CallExpr> &call, llvm::StringRef type,
                     int64_t threads, const clang::CXXMemberCallExpr &member) {
    std::string whole = type == "BlockLoad" ? "BLOCK_LOAD_TRANSPOSE" : "BLOCK_STORE_TRANSPOSE";
    UnitFinding finding{
        DiagnosticKind::CubBlockSize, call.node->getSourceRange(), call.in,
        fmt::format("`{}` works warp by warp on a block of {} threads, but hipCUB needs "
                    "a multiple of a wavefront of 64",
                    type.str(), threads),
        fmt::format("use {}, or a block of {} threads", whole, (threads + 63) / 64 * 64)};
    // Both give each thread the same items; they only move them in different ways.
    if (clang::SourceRange algorithm = algorithmIn(member.getImplicitObjectArgument());
        algorithm.isValid())
      finding.fix.push_back({algorithm, "cub::" + whole});
    unit.report(finding);
  }

  /// The place of the algorithm in the alias of an object's type. Invalid without an alias, because the
  /// type of the storage would have to change as well, wherever the source writes it.
  static clang::SourceRange algorithmIn(const clang::Expr *object) {
    object = object->IgnoreImplicit()->IgnoreParens();
    const clang::TypeSourceInfo *written = nullptr;
    if (const auto *made = llvm::dyn_cast<clang::CXXTemporaryObjectExpr>(object))
      written = made->getTypeSourceInfo();
    else if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(object))
      written = cast->getTypeInfoAsWritten();
    else if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(object))
      if (const auto *variable = llvm::dyn_cast<clang::DeclaratorDecl>(reference->getDecl()))
        written = variable->getTypeSourceInfo();
    const clang::TypedefNameDecl *alias = nullptr;
    while (written) {
      auto named = written->getTypeLoc().getUnqualifiedLoc().getAs<clang::TypedefTypeLoc>();
      if (!named)
        break;
      alias = named.getDecl();
      written = alias->getTypeSourceInfo();
    }
    if (!alias || !written)
      return {};
    auto type =
        written->getTypeLoc().getUnqualifiedLoc().getAs<clang::TemplateSpecializationTypeLoc>();
    constexpr unsigned algorithm = 3;
    bool isWritten =
        type && type.getNumArgs() > algorithm &&
        type.getArgLoc(algorithm).getArgument().getKind() == clang::TemplateArgument::Expression;
    return isWritten ? type.getArgLoc(algorithm).getSourceRange() : clang::SourceRange();
  }

  /// The number of threads of a class that moves data warp by warp; `nullopt` for other classes.
  static std::optional<int64_t>
  threadsOfWarpwise(const clang::ClassTemplateSpecializationDecl *type) {
    // T, x, items, algorithm, y, z
    const clang::TemplateArgumentList &arguments = type->getTemplateArgs();
    if ((type->getName() != "BlockLoad" && type->getName() != "BlockStore") || arguments.size() < 6)
      return std::nullopt;
    for (unsigned i : {1u, 3u, 4u, 5u})
      if (arguments[i].getKind() != clang::TemplateArgument::Integral)
        return std::nullopt;
    const auto *algorithms = arguments[3].getIntegralType()->getAsEnumDecl();
    bool isWarpwise = false;
    if (algorithms)
      for (const clang::EnumConstantDecl *algorithm : algorithms->enumerators())
        isWarpwise |=
            algorithm->getName().contains("WARP_TRANSPOSE") &&
            llvm::APSInt::isSameValue(algorithm->getInitVal(), arguments[3].getAsIntegral());
    if (!isWarpwise)
      return std::nullopt;
    return arguments[1].getAsIntegral().getExtValue() * arguments[4].getAsIntegral().getExtValue() *
           arguments[5].getAsIntegral().getExtValue();
  }
};

} // namespace

std::unique_ptr<Check> makeCubBlockSizeCheck() { return std::make_unique<CubBlockSizeCheck>(); }

} // namespace tranship::checks
