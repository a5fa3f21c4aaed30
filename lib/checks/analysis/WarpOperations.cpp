// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WarpOperations.h"

#include "checks/analysis/Expressions.h"
#include "checks/analysis/UnitContext.h"

#include "frontend/record/UnitRecorder.h"
#include "mapping/Table.h"

#include "clang/AST/DeclTemplate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace tranship::checks {
namespace {

/// What the tables say about warps.
struct WarpRows {
  /// The intrinsics (`warp-call`), without their namespaces.
  std::vector<std::pair<llvm::StringRef, mapping::WarpCall>> intrinsics;
  /// By class template whose number of threads has a default (`template-defaults`), without its namespace: how many template
  /// arguments there are if the number is one of them. For `cub::WarpReduce<T, 16>`, two.
  llvm::StringMap<size_t> argumentsWithThreads;
};

const WarpRows &warpRows() {
  static const WarpRows known = [] {
    WarpRows rows;
    for (const mapping::Row &row : mapping::builtinTables().rows) {
      if (row.warpCall.kind != mapping::WarpCall::None)
        rows.intrinsics.emplace_back(row.name.ref().substr(row.name.ref().rfind(':') + 1),
                                     row.warpCall);
      if (auto defaults = mapping::TemplateDefaults::parse(row.templateDefaults))
        rows.argumentsWithThreads[row.name.ref().rsplit("::").second] =
            defaults->first + defaults->values.size();
    }
    return rows;
  }();
  return known;
}

/// Whether the callee is the CUDA function with that name, not a user function.
bool isFromCuda(const UnitContext &unit, const clang::CallExpr *call) {
  if (const clang::FunctionDecl *function = call->getDirectCallee())
    return unit.recorder.ownerOf(function) == frontend::Owner::System;
  if (const auto *lookup = llvm::dyn_cast<clang::OverloadExpr>(stripImplicit(call->getCallee())))
    return lookup->getNumDecls() > 0 &&
           llvm::all_of(lookup->decls(), [&](const clang::NamedDecl *declaration) {
             return unit.recorder.ownerOf(declaration) == frontend::Owner::System;
           });
  return false;
}

const clang::Expr *argument(const clang::CallExpr *call, int position) {
  if (position < 0 || unsigned(position) >= call->getNumArgs() ||
      llvm::isa<clang::CXXDefaultArgExpr>(call->getArg(position)))
    return nullptr;
  return call->getArg(position);
}

/// The name of the class template whose member function is called, and the number of template
/// arguments that the user wrote.
std::pair<llvm::StringRef, size_t> writtenTemplate(const clang::CallExpr *call) {
  const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
  if (!member || !member->getImplicitObjectArgument())
    return {};
  clang::QualType type = member->getImplicitObjectArgument()->getType();
  const auto *written = type->getAs<clang::TemplateSpecializationType>();
  const clang::TemplateDecl *declaration =
      written ? written->getTemplateName().getAsTemplateDecl() : nullptr;
  if (!declaration || !declaration->getIdentifier())
    return {};
  return {declaration->getName(), written->template_arguments().size()};
}

bool hasAny(llvm::StringRef text, llvm::ArrayRef<llvm::StringLiteral> words) {
  return llvm::any_of(words, [&](llvm::StringRef word) { return text.contains(word); });
}

std::string textOf(const clang::AsmStmt *statement) {
  // A statement with errors has no text; Clang has reported them.
  const auto *gcc = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
  return gcc ? gcc->getAsmString() : std::string();
}

bool isOfGroup(const clang::CallExpr *call, llvm::StringRef group) {
  const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
  const clang::Expr *object = member ? member->getImplicitObjectArgument() : nullptr;
  const clang::CXXRecordDecl *record = nullptr;
  if (object)
    record = object->IgnoreImpCasts()->getType().getNonReferenceType()->getAsCXXRecordDecl();
  return record && record->getIdentifier() && record->getName() == group;
}

/// The number of threads in a tile; 0 for other groups.
uint64_t tileSize(const clang::Expr *group) {
  const auto *record = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
      group->IgnoreImpCasts()->getType().getNonReferenceType()->getAsCXXRecordDecl());
  if (!record || !record->getIdentifier() || record->getName() != "thread_block_tile")
    return 0;
  const clang::TemplateArgument &size = record->getTemplateArgs()[0];
  return size.getKind() == clang::TemplateArgument::Integral ? size.getAsIntegral().getZExtValue()
                                                             : 0;
}

/// Whether the group of the call is a part of a tile of up to 32 threads: what `binary_partition` or
/// `labeled_partition` made of one.
bool isPartOfSmallTile(const clang::CallExpr *call) {
  const auto *member = llvm::cast<clang::CXXMemberCallExpr>(call);
  const clang::Expr *group = member->getImplicitObjectArgument();
  if (const clang::VarDecl *variable = referencedVariable(group))
    group = variable->getInit();
  const auto *made =
      group ? llvm::dyn_cast<clang::CallExpr>(group->IgnoreUnlessSpelledInSource()) : nullptr;
  const clang::FunctionDecl *function = made ? made->getDirectCallee() : nullptr;
  if (!function || !function->getIdentifier() || !function->getName().ends_with("_partition") ||
      made->getNumArgs() == 0)
    return false;
  uint64_t size = tileSize(made->getArg(0));
  return size > 0 && size <= 32;
}

} // namespace

llvm::StringRef WarpOperation::name() const {
  const clang::Expr *callee = stripImplicit(call->getCallee());
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee))
    return reference->getDecl()->getName();
  return llvm::cast<clang::OverloadExpr>(callee)->getName().getAsIdentifierInfo()->getName();
}

static clang::SourceLocation nameLocationOf(const clang::CallExpr *call) {
  const clang::Expr *callee = stripImplicit(call->getCallee());
  if (const auto *lookup = llvm::dyn_cast<clang::OverloadExpr>(callee))
    return lookup->getNameLoc();
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee))
    return reference->getLocation(); // after its qualifier
  return callee->getExprLoc();
}

clang::SourceLocation WarpOperation::nameLocation() const { return nameLocationOf(call); }

bool givesMaskOfLanes(llvm::StringRef function) {
  return llvm::any_of(warpRows().intrinsics, [&](const auto &known) {
    return known.first == function &&
           WarpOperation{known.second.kind, nullptr, nullptr}.givesMask();
  });
}

std::vector<WarpOperation> findWarpOperations(const UnitContext &unit) {
  std::vector<WarpOperation> operations;
  for (const auto &[name, known] : warpRows().intrinsics)
    for (const auto &[call, in] : unit.index.callsOf(name))
      if (isFromCuda(unit, call))
        operations.push_back({known.kind, call, in, argument(call, known.mask),
                              argument(call, known.distance), argument(call, known.width)});
  return operations;
}

bool readsLaneRegister(const clang::AsmStmt *statement) {
  return hasAny(textOf(statement), {"%laneid", "%lanemask_", "%warpid", "%nwarpid"});
}

std::vector<WarpFeature> findWarpFeatures(const UnitContext &unit) {
  std::vector<WarpFeature> features;
  auto add = [&](WarpFeature::Kind kind, const clang::Stmt *at, const clang::FunctionDecl *in) {
    features.push_back({kind, at->getSourceRange(), in});
  };
  for (const auto &[statement, in] : unit.index.asms) {
    if (!in)
      continue;
    if (hasAny(textOf(statement), {"%lanemask_"}))
      add(WarpFeature::LaneMask, statement, in);
    else if (hasAny(textOf(statement), {"%warpid", "%nwarpid"}))
      add(WarpFeature::WarpRegister, statement, in);
    else if (readsLaneRegister(statement))
      add(WarpFeature::LaneRegister, statement, in);
    if (hasAny(textOf(statement), {"shfl.", "vote.", "activemask", "match.", "redux.", "elect.",
                                   "WARP_SZ", "bar.warp", "mma.", "ldmatrix", "stmatrix"}))
      add(WarpFeature::PtxCollective, statement, in);
  }
  // <cuda/ptx>
  auto addCalls = [&](WarpFeature::Kind kind, llvm::ArrayRef<llvm::StringRef> names) {
    for (llvm::StringRef name : names)
      for (const auto &[call, in] : unit.index.callsOf(name))
        if (isFromCuda(unit, call))
          features.push_back({kind, {nameLocationOf(call), call->getEndLoc()}, in});
  };
  addCalls(WarpFeature::LaneRegister, {"get_sreg_laneid"});
  addCalls(WarpFeature::LaneMask,
           {"get_sreg_lanemask_eq", "get_sreg_lanemask_le", "get_sreg_lanemask_lt",
            "get_sreg_lanemask_ge", "get_sreg_lanemask_gt"});
  addCalls(WarpFeature::PtxCollective,
           {"shfl_sync_idx", "shfl_sync_up", "shfl_sync_down", "shfl_sync_bfly"});
  addCalls(WarpFeature::Matrix, {"load_matrix_sync", "mma_sync", "bmma_sync"});
  for (llvm::StringRef name : {"Sum",
                               "Reduce",
                               "Max",
                               "Min",
                               "HeadSegmentedReduce",
                               "HeadSegmentedSum",
                               "TailSegmentedReduce",
                               "TailSegmentedSum",
                               "InclusiveSum",
                               "ExclusiveSum",
                               "InclusiveScan",
                               "ExclusiveScan",
                               "Scan",
                               "Broadcast",
                               "Load",
                               "Store",
                               "Sort",
                               "BlockedToStriped",
                               "StripedToBlocked",
                               "ScatterToStriped"})
    for (const auto &[call, in] : unit.index.callsOf(name)) {
      auto [library, arguments] = writtenTemplate(call);
      if (size_t wanted = warpRows().argumentsWithThreads.lookup(library);
          wanted && arguments < wanted && isFromCuda(unit, call))
        add(WarpFeature::LibraryDefault, call, in);
    }
  for (llvm::StringRef name : {"ballot", "match_any", "match_all"})
    for (const auto &[call, in] : unit.index.callsOf(name))
      if (isOfGroup(call, "coalesced_group") && !isPartOfSmallTile(call))
        add(WarpFeature::Coalesced, call, in);
  return features;
}

} // namespace tranship::checks
