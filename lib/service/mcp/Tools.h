// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tools as data (Tools.def), and the arguments of a call.
#pragma once

#include "service/mcp/RootFolder.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::service {

enum class ToolId : uint8_t {
#define TOOL(Id, Name, Effect, Title, Description) Id,
#include "service/mcp/Tools.def"
};

enum class ToolEffect : uint8_t { Reads, Writes, Runs };

struct Tool {
  ToolId id;
  llvm::StringLiteral name;
  ToolEffect effect;
  llvm::StringLiteral title, description;
};

/// The tool with this name; null: there is none, or `readOnly` leaves it out.
const Tool *findTool(llvm::StringRef name, bool readOnly);

/// The tools as `tools/list` returns them.
llvm::json::Array describeTools(bool readOnly);

/// The arguments of a call, which fit the tool. Paths are absolute, without links, and below the root.
class ToolArguments {
public:
  /// Errors (RpcError): an argument is unknown, missing or of another type, or a path leads outside the root.
  static llvm::Expected<ToolArguments> read(const Tool &tool, const llvm::json::Value *given,
                                            const RootFolder &root, bool readOnly);

  bool has(llvm::StringRef name) const { return texts_.contains(name.str()); }
  bool flag(llvm::StringRef name) const { return text(name) == "true"; }
  size_t number(llvm::StringRef name) const;
  /// Empty if it was not given.
  std::string text(llvm::StringRef name) const;
  std::vector<std::string> list(llvm::StringRef name) const;

private:
  std::map<std::string, std::vector<std::string>> texts_;
};

} // namespace tranship::service
