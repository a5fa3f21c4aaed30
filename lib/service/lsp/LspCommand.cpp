// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/LspCommand.h"

#include "service/lsp/EditorServer.h"
#include "service/rpc/StandardStreams.h"

namespace tranship::service {

llvm::Expected<int> lspCommand(const driver::ParsedCommandLine &line) {
  if (!line.names.empty())
    return line.misuse("`lsp` takes no files; the editor names them");
  llvm::Expected<driver::CheckArguments> arguments = driver::checkArguments(line);
  if (!arguments)
    return arguments.takeError();
  arguments->run.report.quiet = true;
  llvm::Expected<StandardStreams> streams = StandardStreams::take();
  if (!streams)
    return streams.takeError();
  MessageStream stream(streams->in(), streams->out(), Framing::Headers);
  return EditorServer(std::move(*arguments), stream).run() ? 0 : 1;
}

} // namespace tranship::service
