// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operators in a port that HIP's classes answer otherwise than CUDA's, where the translation did not replace them: in the
// bodies of macros, and in templates that only a library's code instantiates.
#pragma once

#include "frontend/record/MeaningRecorder.h"

namespace tranship::frontend {

/// Whether HIP's class answers an operator otherwise: `operator<=` of `__half`.
using AnswersOtherwise =
    std::function<bool(llvm::StringRef operation, llvm::StringRef hipClass, bool onHost)>;

/// Records facts of the kind Operator. `isHost`: of the code for the host, else of that for the GPU.
std::unique_ptr<CodeObserver> makeOperatorFacts(FindFactPlace findPlace,
                                                AnswersOtherwise answersOtherwise,
                                                const clang::ASTContext &context,
                                                const CodeContext &around, bool isHost);

} // namespace tranship::frontend
