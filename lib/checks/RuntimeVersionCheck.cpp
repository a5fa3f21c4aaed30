// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Versions of the runtime and the driver that code compares with CUDA version numbers or takes apart.
// CUDA counts 1000 * major + 10 * minor, HIP 10000000 * major + 100000 * minor + patch.
//   cudaRuntimeGetVersion(&version);  if (version < 11020) …    never: HIP 7.2 is 70200000 or more
// Source: HIP_VERSION in hip/hip_version.h.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "mapping/BuildTable.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>

namespace tranship::checks {
namespace {

class RuntimeVersionCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (unit.isHipSource())
      return;
    Versions versions = versionsOf(unit);
    if (versions.empty())
      return;
    // `printf("%d.%d", version / 1000, version % 1000 / 10)` is one finding.
    std::map<std::pair<clang::FileID, unsigned>, std::vector<CodePlace>> takenApart;
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators) {
      const clang::Expr *left = operation.node->getLHS(), *right = operation.node->getRHS();
      if (left->isInstantiationDependent() || right->isInstantiationDependent())
        continue;
      if (operation.node->isComparisonOp() &&
          ((isVersion(unit, versions, left) && isOfCuda(unit, right)) ||
           (isVersion(unit, versions, right) && isOfCuda(unit, left))))
        unit.report({DiagnosticKind::RuntimeVersion, operation.node->getSourceRange(), operation.in,
                     "this compares a version with a CUDA version number, but HIP counts "
                     "versions differently",
                     llvm::all_of(versions, [](const auto &known) { return known.second; })
                         ? "remove the test, or compare with the version of AMD's library"
                         : "compare with HIP's number, 10000000 * major + 100000 * minor + patch, "
                           "or remove the test"});
      else if (takesApart(operation.node->getOpcode()) && isVersion(unit, versions, left) &&
               unit.valueOf(right).value_or(0) >= 10)
        takenApart[lineOf(unit, operation.node)].push_back(
            {operation.node->getSourceRange(), operation.in});
    }
    for (const auto &[line, places] : takenApart)
      unit.report({DiagnosticKind::RuntimeVersion, places.front().range, places.front().in,
                   "this takes a version number apart as CUDA counts, but HIP counts versions "
                   "differently",
                   "divide by 10000000 for HIP's major version, and the rest by 100000 for the "
                   "minor one"});
  }

private:
  /// Whether they are those of a library.
  using Versions = llvm::DenseMap<const clang::ValueDecl *, bool>;

  static std::pair<clang::FileID, unsigned> lineOf(const UnitContext &unit,
                                                   const clang::Expr *expression) {
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    auto [file, offset] = sources.getDecomposedExpansionLoc(expression->getBeginLoc());
    return {file, sources.getLineNumber(file, offset)};
  }

  static bool takesApart(clang::BinaryOperatorKind opcode) {
    return opcode == clang::BO_Div || opcode == clang::BO_Rem;
  }

  static const clang::ValueDecl *declarationOf(const clang::Expr *expression) {
    expression = expression->IgnoreParenCasts();
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
      return member->getMemberDecl();
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression);
    return reference ? reference->getDecl() : nullptr;
  }

  /// The variables and fields that receive a version.
  static Versions versionsOf(const UnitContext &unit) {
    Versions versions;
    for (const auto &calls : unit.index.calls()) {
      std::optional<bool> isOfLibrary = countsOtherwise(unit, calls.first());
      for (const Indexed<clang::CallExpr> &call : calls.second) {
        if (!isOfLibrary || call.node->getNumArgs() == 0)
          continue;
        // `cusparseGetVersion(handle, &version)`
        const auto *address = llvm::dyn_cast<clang::UnaryOperator>(
            call.node->getArg(call.node->getNumArgs() - 1)->IgnoreParenCasts());
        if (!address || address->getOpcode() != clang::UO_AddrOf)
          continue;
        if (const clang::ValueDecl *version = declarationOf(address->getSubExpr()))
          versions.try_emplace(version, *isOfLibrary);
      }
    }
    return versions;
  }

  /// Whether a function tells the version of a library (or of the runtime or driver) that HIP numbers otherwise.
  static std::optional<bool> countsOtherwise(const UnitContext &unit, llvm::StringRef name) {
    if (!name.ends_with("GetVersion") || !unit.options.table)
      return std::nullopt;
    for (const mapping::Row &row : unit.options.table->rowsOf(name))
      if (row.kind == mapping::RowKind::Function && row.supported && row.hip.ref() != name &&
          row.call.empty())
        return !isHipsOwn(row.library);
    return std::nullopt;
  }

  /// Whether HIP itself does what a library of CUDA does: the runtime and the driver.
  static bool isHipsOwn(llvm::StringRef library) {
    std::string name = library.str();
    std::replace(name.begin(), name.end(), '-', '_');
    const mapping::BuildRow *row = mapping::BuildTable::builtin().findLibrary(name);
    return row && row->package.empty() && !row->hip.empty();
  }

  /// Whether an expression is a version: such a variable, a copy of it, or a call of a user function
  /// that returns one.
  static bool isVersion(const UnitContext &unit, const Versions &versions,
                        const clang::Expr *expression, unsigned depth = 0) {
    expression = expression->IgnoreParenCasts();
    if (const clang::ValueDecl *declaration = declarationOf(expression)) {
      if (versions.contains(declaration))
        return true;
      const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration);
      return variable && depth < maxDepth &&
             llvm::any_of(unit.index.valuesOf(variable), [&](const clang::Expr *value) {
               return isVersion(unit, versions, value, depth + 1);
             });
    }
    const auto *call = llvm::dyn_cast<clang::CallExpr>(expression);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    callee = callee ? callee->getDefinition() : nullptr;
    return callee && depth < maxDepth &&
           llvm::any_of(unit.index.returns, [&](const Indexed<clang::ReturnStmt> &statement) {
             return statement.in == callee && statement.node->getRetValue() &&
                    isVersion(unit, versions, statement.node->getRetValue(), depth + 1);
           });
  }

  /// Whether an expression is the number of a CUDA version.
  static bool isOfCuda(const UnitContext &unit, const clang::Expr *expression) {
    std::optional<int64_t> value = unit.valueOf(expression);
    return value && *value >= 1000 && *value < 100000;
  }

  static constexpr unsigned maxDepth = 4;
};

} // namespace

std::unique_ptr<Check> makeRuntimeVersionCheck() { return std::make_unique<RuntimeVersionCheck>(); }

} // namespace tranship::checks
