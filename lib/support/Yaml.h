// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A YAML document as a plain tree with line numbers. It supports what configuration files need:
// texts, lists and mappings. Anchors, tags, duplicate keys and further documents are errors.
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
  /// A value is missing: `key:`. Its text is empty.
  bool isNull = true;
  /// An error was reported that kept a part of it from being read.
  bool isBroken = false;
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

/// The maximum size of a document in bytes; larger ones are rejected.
inline constexpr uint64_t maxYamlSize = 1 << 20;

/// Errors name file and line: "verify.yaml:3: duplicate key `flags`".
llvm::Expected<YamlNode> readYaml(llvm::StringRef text, llvm::StringRef fileName);

struct YamlProblem {
  unsigned line;
  std::string text;
};

/// Reads as much as possible and appends all problems to `problems`. A node that a problem
/// affects is marked as broken; after a syntax error, so are all nodes that it cut off.
YamlNode readYaml(llvm::StringRef text, std::vector<YamlProblem> &problems,
                  uint64_t maxSize = maxYamlSize);

/// Checks that a text is valid YAML (or JSON), because LLVM's own readers print errors to standard
/// error. Errors name file and line, as above.
llvm::Error checkYaml(llvm::StringRef text, llvm::StringRef fileName);

} // namespace tranship
