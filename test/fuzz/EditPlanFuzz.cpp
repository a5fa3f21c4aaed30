// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Changes made of any edits: what is kept is applied as a whole, what is not leaves no trace.
#include "source/EditPlan.h"

#include "llvm/ADT/STLExtras.h"

#include <cstdlib>
#include <fuzzer/FuzzedDataProvider.h>

using namespace tranship;

namespace {

constexpr unsigned textSize = 24;

/// Text that tells which edit put it there.
std::string marker(size_t edit) { return "<" + std::string(1, char('A' + edit)) + ">"; }

bool overlaps(const Edit &a, const Edit &b) {
  return a.range.begin <= b.range.end && b.range.begin <= a.range.end;
}

bool quotesNothing(const EditPlan &plan) {
  return llvm::all_of(plan.changes(), [](const Change &change) {
    return llvm::all_of(change.edits, [](const Edit &edit) { return edit.text.size() == 1; });
  });
}

/// The other way to do it: from the back to the front.
std::string spliced(std::string text, const EditPlan &plan) {
  std::vector<const Edit *> edits;
  for (const Change &change : plan.changes())
    for (const Edit &edit : change.edits)
      edits.push_back(&edit);
  llvm::stable_sort(edits, [](const Edit *a, const Edit *b) {
    return std::pair(a->range.begin, a->range.end) < std::pair(b->range.begin, b->range.end);
  });
  for (const Edit *edit : llvm::reverse(edits))
    text.replace(edit->range.begin, edit->range.size(), std::get<std::string>(edit->text.front()));
  return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  FuzzedDataProvider bytes(data, size);
  const std::string text = "abcdefghijklmnopqrstuvwx";
  SourceFile file("a.cu", text);
  EditPlan plan(file);
  size_t count = 0, changes = 0;
  while (bytes.remaining_bytes() > 2 && count < 12) {
    Change change{"rule", Layer::Ast, {}};
    for (unsigned edits = bytes.ConsumeIntegralInRange(1, 3); edits && count < 12; --edits) {
      Edit edit;
      edit.range.begin = bytes.ConsumeIntegralInRange(0u, textSize);
      edit.range.end = bytes.ConsumeIntegralInRange(edit.range.begin, textSize);
      edit.text.push_back(marker(count));
      if (bytes.ConsumeBool() && edit.range.size()) {
        Range quoted;
        quoted.begin = bytes.ConsumeIntegralInRange(edit.range.begin, edit.range.end);
        quoted.end = bytes.ConsumeIntegralInRange(quoted.begin, edit.range.end);
        edit.text.push_back(quoted);
      }
      // A rule knows its own edits.
      if (llvm::any_of(change.edits, [&](const Edit &other) { return overlaps(edit, other); }))
        continue;
      ++count;
      change.edits.push_back(std::move(edit));
    }
    if (change.edits.empty())
      continue;
    ++changes;
    plan.add(std::move(change));
  }
  std::vector<Change> dropped = plan.resolve();
  if (plan.changes().size() + dropped.size() > changes)
    std::abort();
  std::string result = plan.apply();
  for (const Change &change : plan.changes())
    for (const Edit &edit : change.edits)
      if (llvm::StringRef(result).count(std::get<std::string>(edit.text.front())) != 1)
        std::abort(); // half a change, or one too many
  for (const Change &change : dropped)
    for (const Edit &edit : change.edits)
      if (llvm::StringRef(result).contains(std::get<std::string>(edit.text.front())))
        std::abort();
  if (!plan.resolve().empty() || plan.apply() != result)
    std::abort();
  if (quotesNothing(plan) && spliced(text, plan) != result)
    std::abort();
  if (plan.empty() && result != text)
    std::abort();
  return 0;
}
