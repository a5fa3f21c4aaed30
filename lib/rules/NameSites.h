// Finds every written name of a file that may be CUDA's: by what clang resolved where it could, by
// the token elsewhere.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

std::vector<NameSite> findNames(const SourceFile &file, const frontend::FileEvidence &evidence,
                                const std::set<std::string> &userNames,
                                const mapping::Table &table);

} // namespace tranship::rules
