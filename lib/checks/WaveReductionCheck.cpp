// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions and scans over 32 lanes.
//   for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(mask, v, d);     adds up half a wavefront
//   for (int d = 1; d < 32; d *= 2) { n = __shfl_up_sync(mask, v, d); … }  scans half a wavefront
//   cub::WarpReduce<float>                                                 hipCUB's takes all 64
// A shuffle with an explicit width is correct everywhere.
// Source: cupy issue 9977.
#include "checks/analysis/Statements.h"
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <set>

namespace tranship::checks {
namespace {

using Place = std::pair<const clang::FunctionDecl *, const clang::VarDecl *>;

/// The limits of loops such as `for (…; i < 32; …)` and `while (i < 32)`, as the first value beyond, by their counters.
std::map<const clang::VarDecl *, int64_t> limitsOf(const WaveCode &code) {
  std::map<const clang::VarDecl *, int64_t> limits;
  for (const auto &[statement, in] : code.unit.index.loops) {
    const clang::Expr *test = conditionOf(statement);
    if (!test || !code.isWaveWide(in))
      continue;
    const auto *condition = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(test));
    if (!condition || !condition->isRelationalOp())
      continue;
    const clang::VarDecl *counter = referencedVariable(condition->getLHS());
    std::optional<int64_t> limit = code.unit.valueOf(condition->getRHS());
    if (counter && limit)
      limits[counter] = *limit + (condition->getOpcode() == clang::BO_LE ? 1 : 0);
  }
  return limits;
}

/// Shuffles whose result is assigned unchanged: `k = __shfl_xor_sync(m, k, 16)`. With `xor`, such
/// an exchange stays within 32 lanes.
std::set<const clang::Expr *> exchanges(const WaveCode &code) {
  std::set<const clang::Expr *> result;
  for (const auto &[operation, in] : code.unit.index.operators)
    if (operation->getOpcode() == clang::BO_Assign)
      result.insert(stripImplicit(operation->getRHS()));
  for (const auto &[variable, in] : code.unit.index.variables)
    if (variable->getInit())
      result.insert(stripImplicit(variable->getInit()));
  return result;
}

void addReduction(WaveFacts &facts, const WarpOperation &operation, bool isScan) {
  facts.add({WaveFact::NeedsGroups, operation.call->getSourceRange(), operation.in,
             isScan ? "this scan covers 32 lanes, half of a 64-lane wavefront"
                    : "this reduction starts at a distance of 16 and covers 32 lanes, half of a "
                      "64-lane wavefront",
             isScan ? "continue up to `warpSize`, or pass the width 32 to the shuffle"
                    : "start at `warpSize / 2`, or pass the width 32 to the shuffle"});
}

} // namespace

void findWaveReduction(const WaveCode &code, WaveFacts &facts) {
  for (const WarpFeature &feature : code.features)
    if (feature.kind == WarpFeature::LibraryDefault)
      facts.add({WaveFact::NeedsGroups, feature.range, feature.in,
                 "this collective works on 32 threads by default in CUB, but on a whole wavefront "
                 "in hipCUB",
                 "name the number of threads in its type: `cub::WarpReduce<T, 32>`"});
  std::map<const clang::VarDecl *, int64_t> limits = limitsOf(code);
  std::optional<std::set<const clang::Expr *>> plain;
  std::set<Place> reported;
  // Unrolled distances by function; a chain needs more than one.
  std::map<const clang::FunctionDecl *, std::map<int64_t, const WarpOperation *>> chains;
  for (const WarpOperation &operation : code.operations) {
    if (!operation.isDirected() || !operation.distance || !code.isWaveWide(operation) ||
        !operation.in)
      continue;
    if (std::optional<int64_t> distance = code.unit.valueOf(operation.distance)) {
      if (!plain)
        plain = exchanges(code);
      if (operation.kind != WarpOperation::ShuffleXor || !plain->contains(operation.call))
        chains[WaveCode::patternOf(operation.in)].try_emplace(*distance, &operation);
      continue;
    }
    const clang::VarDecl *counter = referencedVariable(operation.distance);
    if (!counter)
      continue;
    std::vector<int64_t> starts = code.values.startValues(operation.distance);
    auto limit = limits.find(counter);
    bool isScan = llvm::is_contained(starts, 1) && limit != limits.end() && limit->second > 16 &&
                  limit->second <= 32;
    if ((!llvm::is_contained(starts, 16) && !isScan) ||
        !reported.insert({operation.in, counter}).second)
      continue;
    addReduction(facts, operation, isScan);
    for (const clang::Expr *value : code.unit.index.valuesOf(counter))
      if (code.unit.valueOf(value) == 16)
        facts.warpWidths.push_back({value, operation.in});
  }
  for (const auto &[function, distances] : chains)
    if (auto last = distances.find(16);
        last != distances.end() && distances.contains(8) && !distances.contains(32))
      addReduction(facts, *last->second, last->second->kind == WarpOperation::ShuffleUp);
}

} // namespace tranship::checks
