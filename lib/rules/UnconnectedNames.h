// Plain C++ that uses CUDA, as its names say, and that no include connects to it: the build brings
// the header along in a way that this run does not see (`-include` in a Makefile, a precompiled
// header). Nothing there is translated, since the names may as well be somebody else's.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

/// To be called in place of the rules, for files that `FileEvidence::unconnected` is about. Says it
/// once, at the first name that HIP does not have as it is and that no such unit declares.
void diagnoseUnconnectedNames(FileContext &context, const frontend::Evidence &all);

} // namespace tranship::rules
