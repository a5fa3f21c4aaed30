// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device properties that mean something else on AMD GPUs: a compute unit is not a streaming
// multiprocessor, so "8 blocks for each" was tuned for another machine.
//   int blocks = 8 * prop.multiProcessorCount;
//   int warps = prop.maxThreadsPerMultiProcessor / 32;
// Source: HIP porting guide (timers); the occupancy calls answer for the GPU at hand.
#include "checks/Check.h"
#include "checks/analysis/DeviceQuery.h"
#include "checks/analysis/ForeignAnswers.h"

namespace tranship::checks {
namespace {

class DevicePropertyCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    DeviceQueries queries(unit);
    findForeignAnswers(unit, queries);
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators) {
      clang::BinaryOperatorKind opcode = operation.node->getOpcode();
      const clang::Expr *left = operation.node->getLHS(), *right = operation.node->getRHS();
      if (unit.options.hasWave64() && countsWarps(unit, queries, opcode, left, right))
        unit.report({DiagnosticKind::WaveWarpSizeConstant, operation.node->getSourceRange(),
                     operation.in,
                     "this computes a number of warps of 32 threads; wavefronts of AMD GPUs may "
                     "have 64",
                     "divide by the device's `warpSize`"});
      if (opcode != clang::BO_Mul)
        continue;
      for (bool swapped : {false, true}) {
        if (swapped)
          std::swap(left, right);
        if (left->isInstantiationDependent() || right->isInstantiationDependent())
          continue;
        llvm::StringRef property = queries.propertyOf(left);
        if (property == "multiProcessorCount" && unit.valueOf(right).value_or(1) > 1)
          report(
              unit, operation,
              "this computes a number of blocks per multiprocessor, but a compute unit of an AMD "
              "GPU holds a different number of blocks",
              "use cudaOccupancyMaxActiveBlocksPerMultiprocessor, or tune the number for each GPU");
      }
    }
  }

private:
  /// `prop.maxThreadsPerMultiProcessor / 32`, `activeBlocks * threads / 32`
  static bool countsWarps(const UnitContext &unit, const DeviceQueries &queries,
                          clang::BinaryOperatorKind opcode, const clang::Expr *threads,
                          const clang::Expr *number) {
    if ((opcode != clang::BO_Div && opcode != clang::BO_Shr) ||
        threads->isInstantiationDependent() || number->isInstantiationDependent())
      return false;
    if (unit.valueOf(number) != (opcode == clang::BO_Div ? 32 : 5))
      return false;
    const auto *product = llvm::dyn_cast<clang::BinaryOperator>(threads->IgnoreParenCasts());
    return product && product->getOpcode() == clang::BO_Mul
               ? queries.propertyOf(product->getLHS()) == "activeBlocks" ||
                     queries.propertyOf(product->getRHS()) == "activeBlocks"
               : queries.propertyOf(threads).starts_with("maxThreads");
  }

  static void report(UnitContext &unit, const Indexed<clang::BinaryOperator> &operation,
                     std::string message, std::string advice) {
    unit.report({DiagnosticKind::DeviceProperty, operation.node->getSourceRange(), operation.in,
                 std::move(message), std::move(advice)});
  }
};

} // namespace

std::unique_ptr<Check> makeDevicePropertyCheck() { return std::make_unique<DevicePropertyCheck>(); }

} // namespace tranship::checks
