// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Findings and edits as the Language Server Protocol writes them.
#pragma once

#include "service/lsp/DocumentCheck.h"

namespace tranship::service {

/// `positions` converts those of the document.
llvm::json::Value diagnosticJson(const Finding &finding, const DocumentCheck &check,
                                 const Positions &positions);
/// A diagnostic at the start of a document that could not be checked.
llvm::json::Value failureJson(llvm::Error error);

llvm::json::Array codeActionKinds();
/// Whether the editor asks for actions of this kind. `context`: null if it asks for all.
bool isWanted(const llvm::json::Object *context, const ProposedEdits &proposed);
llvm::json::Value codeActionJson(const ProposedEdits &proposed, const DocumentCheck &check,
                                 llvm::StringRef uri, const Positions &positions);

} // namespace tranship::service
