// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pipeline over all inputs of a run: planUnits → parseUnits → mergeEvidence → rewriteFile.
#pragma once

#include "mapping/Table.h"
#include "project/Inputs.h"
#include "translate/ShardFile.h"
#include "translate/SourceGraph.h"
#include "translate/TranslateOptions.h"
#include "translate/Translation.h"

namespace tranship::translate {

/// Parses one part of the units. The caller fills in where and how the run was started.
llvm::Expected<ShardFile> parseShard(llvm::ArrayRef<project::InputFile> inputs,
                                     const SourceGraph &graph, const mapping::Table &table,
                                     const TranslateOptions &options, Shard shard);

/// Fails if the compile database cannot be read, or if `options.shards` does not fit the sources. `earlier`: what earlier steps
/// found in files that are not inputs.
llvm::Expected<Translation> translateInputs(llvm::ArrayRef<project::InputFile> inputs,
                                            const SourceGraph &graph, const mapping::Table &table,
                                            const TranslateOptions &options,
                                            llvm::ArrayRef<Diagnostic> earlier = {});

} // namespace tranship::translate
