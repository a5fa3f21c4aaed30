// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BlockOrder.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Orders the blocks of one loop or of the function, with each loop inside it as one node.
class RegionOrder {
public:
  RegionOrder(const LoopInfo &loops, const Loop *region, std::vector<BasicBlock *> &result)
      : loops_(loops), region_(region), result_(result) {}

  void run(BasicBlock &entry) {
    visit(entry);
    for (BasicBlock *node : reverse(postOrder_)) {
      const Loop *inner = loopOf(*node);
      if (inner == region_)
        result_.push_back(node);
      else
        RegionOrder(loops_, inner, result_).run(*node);
    }
  }

private:
  /// The outermost loop inside the region that holds the block, or the region itself.
  const Loop *loopOf(const BasicBlock &block) const {
    const Loop *loop = loops_.getLoopFor(&block);
    while (loop && loop != region_ && loop->getParentLoop() != region_)
      loop = loop->getParentLoop();
    return loop;
  }

  /// Visits a block, or a loop by its header, after all that can follow it in the region.
  void visit(BasicBlock &start) {
    std::vector<std::pair<BasicBlock *, SmallVector<BasicBlock *>>> stack;
    auto open = [&](BasicBlock &node) {
      if (seen_.insert(&node).second)
        stack.push_back({&node, successorsOf(node)});
    };
    open(start);
    while (!stack.empty()) {
      auto &[node, left] = stack.back();
      if (left.empty()) {
        postOrder_.push_back(node);
        stack.pop_back();
        continue;
      }
      BasicBlock *next = left.pop_back_val();
      open(*next);
    }
  }

  /// The last one is visited first, and so comes last in the order.
  SmallVector<BasicBlock *> successorsOf(BasicBlock &node) const {
    SmallVector<BasicBlock *> result;
    const Loop *inner = loopOf(node);
    auto add = [&](BasicBlock *to) {
      if (region_ && (!region_->contains(to) || to == region_->getHeader()))
        return;
      if (!is_contained(result, to))
        result.push_back(to);
    };
    if (inner == region_) {
      for (BasicBlock *to : successors(&node))
        add(to);
    } else {
      SmallVector<BasicBlock *> exits;
      inner->getExitBlocks(exits);
      for (BasicBlock *to : exits)
        add(to);
    }
    return result;
  }

  const LoopInfo &loops_;
  const Loop *region_;
  std::vector<BasicBlock *> &result_;
  std::vector<BasicBlock *> postOrder_;
  DenseSet<BasicBlock *> seen_;
};

} // namespace

std::vector<BasicBlock *> waveOrder(Function &function, const LoopInfo &loops) {
  std::vector<BasicBlock *> result;
  RegionOrder(loops, nullptr, result).run(function.getEntryBlock());
  return result;
}

} // namespace tranship::emulator
