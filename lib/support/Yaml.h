// A YAML document as a plain tree with lines. Only what configuration needs: texts, lists,
// mappings; no anchors, no tags, one document, no key twice.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <utility>
#include <vector>

namespace tranship {

struct YamlNode {
  enum class Kind : uint8_t { Text, List, Mapping };
  Kind kind = Kind::Text;
  unsigned line = 0;
  std::string text;
  std::vector<YamlNode> items;
  struct Pair;
  std::vector<Pair> pairs;

  bool isText() const { return kind == Kind::Text; }
  bool isList() const { return kind == Kind::List; }
  bool isMapping() const { return kind == Kind::Mapping; }
};

struct YamlNode::Pair {
  std::string key;
  unsigned line;
  YamlNode value;
};

/// Larger documents are refused.
inline constexpr uint64_t maxYamlSize = 1 << 20;

/// Errors name file and line: "verify.yaml:3: key `flags` stands twice".
llvm::Expected<YamlNode> readYaml(llvm::StringRef text, llvm::StringRef fileName);

/// Whether a file is YAML (or JSON) at all, which LLVM's own readers print to standard error.
/// Errors name file and line, as above.
llvm::Error checkYaml(llvm::StringRef text, llvm::StringRef fileName);

} // namespace tranship
