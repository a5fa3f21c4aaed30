// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/McpCommand.h"

#include "service/mcp/ToolServer.h"
#include "service/rpc/StandardStreams.h"

#include "llvm/Support/FileSystem.h"

namespace tranship::service {

llvm::Expected<int> mcpCommand(const driver::ParsedCommandLine &line, const char *program) {
  using driver::OptionId;
  if (!line.has(OptionId::ServedRoot))
    return line.misuse("`mcp` needs --root FOLDER, in which clients may work");
  if (!line.names.empty())
    return line.misuse("`mcp` takes no files; clients name them");
  llvm::Expected<RootFolder> root = RootFolder::open(line.value(OptionId::ServedRoot));
  if (!root)
    return root.takeError();
  llvm::Expected<driver::RunRequest> translation = driver::translateRequest(line);
  if (!translation)
    return translation.takeError();
  llvm::Expected<driver::CheckArguments> check = driver::checkArguments(line);
  if (!check)
    return check.takeError();
  translation->report.quiet = check->run.report.quiet = true;
  if (std::error_code error = llvm::sys::fs::set_current_path(root->path()))
    return llvm::createFileError(root->path(), error);
  std::string self =
      llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&mcpCommand));
  llvm::Expected<StandardStreams> streams = StandardStreams::take();
  if (!streams)
    return streams.takeError();
  MessageStream stream(streams->in(), streams->out(), Framing::Lines);
  ToolServer({std::move(*root), std::move(*translation), std::move(*check), std::move(self)},
             line.has(OptionId::ReadOnly), stream)
      .run();
  return 0;
}

} // namespace tranship::service
