// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

namespace tranship {
namespace {

namespace yaml = llvm::yaml;

/// More than any configuration needs; the limit exists because the parser recurses.
constexpr unsigned maxYamlDepth = 16;
/// LLVM's parser looks far ahead at opening brackets and crashes after some 500,000 of them.
constexpr size_t maxBrackets = 50'000;

class TreeReader {
public:
  TreeReader(llvm::StringRef text, std::vector<YamlProblem> &problems)
      : problems_(problems), stream_(text, sourceManager_) {
    sourceManager_.setDiagHandler(
        [](const llvm::SMDiagnostic &diagnostic, void *self) {
          static_cast<TreeReader *>(self)->fail(unsigned(diagnostic.getLineNo()),
                                                diagnostic.getMessage());
        },
        this);
  }

  YamlNode read() {
    YamlNode tree;
    auto document = stream_.begin();
    yaml::Node *root = document == stream_.end() ? nullptr : document->getRoot();
    if (!root || llvm::isa<yaml::NullNode>(root))
      fail(1, "empty file");
    else
      read(*root, tree, 0);
    if (!isStopped_ && ++document != stream_.end())
      fail(1, "more than one document");
    if (problems_.empty() && stream_.failed())
      fail(1, "not valid YAML");
    return tree;
  }

  void check() {
    if (auto document = stream_.begin(); document != stream_.end())
      document->skip();
    if (problems_.empty() && stream_.failed())
      fail(1, "not valid YAML");
  }

private:
  /// Stops reading: the parser can no longer be used.
  void fail(unsigned line, const llvm::Twine &what) {
    if (!isStopped_)
      problems_.push_back({line, what.str()});
    isStopped_ = true;
  }

  unsigned lineOf(const yaml::Node &node) {
    llvm::SMLoc start = node.getSourceRange().Start;
    // A node that the parser adds for a missing value may have no location.
    unsigned buffer = sourceManager_.FindBufferContainingLoc(start);
    return buffer ? sourceManager_.getLineAndColumn(start, buffer).first : 1;
  }

  void read(yaml::Node &node, YamlNode &into, unsigned depth) {
    readValue(node, into, depth);
    into.isBroken |= isStopped_;
  }

  void readValue(yaml::Node &node, YamlNode &into, unsigned depth) {
    // The location of an alias is the parser's position, which may be one line further.
    if (!llvm::isa<yaml::AliasNode>(node) || !into.line)
      into.line = lineOf(node);
    if (depth > maxYamlDepth)
      return fail(into.line, "nested too deeply");
    if (!node.getAnchor().empty() || llvm::isa<yaml::AliasNode>(node))
      return fail(into.line, "anchors and aliases are not supported");
    if (!node.getRawTag().empty())
      return fail(into.line, "tags are not supported");
    into.isNull = llvm::isa<yaml::NullNode>(node);
    if (auto *scalar = llvm::dyn_cast<yaml::ScalarNode>(&node)) {
      llvm::SmallString<64> storage;
      into.text = scalar->getValue(storage).str();
    } else if (auto *block = llvm::dyn_cast<yaml::BlockScalarNode>(&node)) {
      into.text = block->getValue().str();
    } else if (auto *list = llvm::dyn_cast<yaml::SequenceNode>(&node)) {
      into.kind = YamlNode::Kind::List;
      for (yaml::Node &item : *list) {
        if (isStopped_)
          return;
        read(item, into.items.emplace_back(), depth + 1);
      }
    } else if (auto *mapping = llvm::dyn_cast<yaml::MappingNode>(&node)) {
      into.kind = YamlNode::Kind::Mapping;
      for (yaml::KeyValueNode &pair : *mapping)
        if (readPair(pair, into, depth); isStopped_)
          return;
    }
  }

  /// Skips a pair without a usable key; the parser skips its value.
  void readPair(yaml::KeyValueNode &pair, YamlNode &into, unsigned depth) {
    YamlNode key;
    if (yaml::Node *node = pair.getKey())
      read(*node, key, depth + 1);
    if (isStopped_)
      return;
    auto leaveOut = [&](const llvm::Twine &why) {
      problems_.push_back({key.line, why.str()});
      into.isBroken = true;
    };
    if (!key.isText())
      return leaveOut("expected a key");
    if (llvm::any_of(into.pairs, [&](const YamlNode::Pair &p) { return p.key == key.text; }))
      return leaveOut("duplicate key `" + key.text + "`");
    into.pairs.push_back({key.text, key.line, {}});
    into.pairs.back().value.line = key.line;
    if (yaml::Node *value = pair.getValue(); value && !llvm::isa<yaml::NullNode>(value))
      read(*value, into.pairs.back().value, depth + 1);
  }

  std::vector<YamlProblem> &problems_;
  llvm::SourceMgr sourceManager_;
  yaml::Stream stream_;
  bool isStopped_ = false;
};

llvm::Error asError(const std::vector<YamlProblem> &problems, llvm::StringRef fileName) {
  if (problems.empty())
    return llvm::Error::success();
  const YamlProblem &first = problems.front();
  return llvm::createStringError(fileName + ":" + llvm::Twine(first.line) + ": " + first.text);
}

} // namespace

YamlNode readYaml(llvm::StringRef text, std::vector<YamlProblem> &problems, uint64_t maxSize) {
  if (text.size() > maxSize)
    problems.push_back({1, llvm::formatv("more than {0} MB of text", maxSize >> 20)});
  else if (size_t(llvm::count_if(text, [](char c) { return c == '[' || c == '{'; })) > maxBrackets)
    problems.push_back({1, "too many brackets"});
  else
    return TreeReader(text, problems).read();
  YamlNode unread;
  unread.isBroken = true;
  return unread;
}

llvm::Expected<YamlNode> readYaml(llvm::StringRef text, llvm::StringRef fileName) {
  std::vector<YamlProblem> problems;
  YamlNode tree = readYaml(text, problems);
  if (llvm::Error error = asError(problems, fileName))
    return error;
  return tree;
}

llvm::Error checkYaml(llvm::StringRef text, llvm::StringRef fileName) {
  std::vector<YamlProblem> problems;
  TreeReader(text, problems).check();
  return asError(problems, fileName);
}

} // namespace tranship
