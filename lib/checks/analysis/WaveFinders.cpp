// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/WaveFinders.h"

namespace tranship::checks {
namespace {

enum class Scope : uint8_t { AllCode, WarpCode };

struct WaveFinder {
  DiagnosticKind kind;
  void (*find)(const WaveCode &code, WaveFacts &facts);
  Scope scope;
};

constexpr WaveFinder finders[] = {
#define WAVE_FINDER(Name, Where) {DiagnosticKind::Name, find##Name, Scope::Where},
#include "checks/analysis/WaveFinders.def"
};

} // namespace

WaveFacts findWaveFacts(const WaveCode &code) {
  WaveFacts facts;
  for (const WaveFinder &finder : finders) {
    if (finder.scope == Scope::WarpCode && code.isEmpty())
      continue;
    size_t known = facts.list.size();
    finder.find(code, facts);
    for (size_t i = known; i < facts.list.size(); ++i)
      facts.list[i].kind = finder.kind;
  }
  return facts;
}

} // namespace tranship::checks
