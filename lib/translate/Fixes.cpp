// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/Fixes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {
namespace {

/// What is to become of one file, by where it begins.
using Plan = std::map<std::pair<unsigned, unsigned>, std::string>;

bool overlap(const SourceSpan &span, std::pair<unsigned, unsigned> taken) {
  if (span.begin == span.end || taken.first == taken.second) // an insertion
    return span.begin <= taken.second && taken.first <= span.end;
  return span.begin < taken.second && taken.first < span.end;
}

/// False when some part of the fix is taken; then none of it is added.
bool addTo(Plan &plan, llvm::ArrayRef<Replacement> fix) {
  Plan extended = plan;
  for (const Replacement &part : fix) {
    for (const auto &[taken, text] : extended)
      if (overlap(part.span, taken) &&
          (taken != std::pair(part.span.begin, part.span.end) || text != part.text))
        return false;
    extended[{part.span.begin, part.span.end}] = part.text;
  }
  plan = std::move(extended);
  return true;
}

std::string apply(llvm::StringRef text, const Plan &plan) {
  std::string out;
  unsigned position = 0;
  for (const auto &[range, replacement] : plan) {
    out += text.slice(position, range.first);
    out += replacement;
    position = range.second;
  }
  return out + text.drop_front(position).str();
}

} // namespace

Fixes applyFixes(Findings &findings) {
  Fixes fixes;
  std::map<std::string, Plan> plans;
  llvm::erase_if(findings.list, [&](const Finding &finding) {
    const Diagnostic &diagnostic = finding.diagnostic;
    auto text = findings.texts.find(diagnostic.file);
    if (diagnostic.fix.empty() || finding.suppressed || text == findings.texts.end() ||
        llvm::any_of(diagnostic.fix, [&](const Replacement &part) {
          return part.span.end < part.span.begin || part.span.end > text->second.size();
        }))
      return false;
    bool isAdded = addTo(plans[diagnostic.file], diagnostic.fix);
    ++(isAdded ? fixes.applied : fixes.overlapping);
    return isAdded;
  });
  for (const auto &[path, plan] : plans)
    if (!plan.empty())
      fixes.texts[path] = apply(findings.texts[path], plan);
  return fixes;
}

} // namespace tranship::translate
