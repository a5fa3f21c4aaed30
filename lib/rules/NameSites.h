// Finds every written name of a file that may be CUDA's: by what clang resolved where it could, by
// the token elsewhere.
#pragma once

#include "rules/Rule.h"

namespace tranship {

std::vector<NameSite> findNames(const SourceFile &file, const FileEvidence &evidence,
                                const std::set<std::string> &userNames, const Table &table);

} // namespace tranship
