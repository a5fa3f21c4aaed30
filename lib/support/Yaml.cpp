#include "support/Yaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

namespace tranship {
namespace {

namespace yaml = llvm::yaml;

/// Deeper than any configuration; the parser's stack is not endless.
constexpr unsigned maxDepth = 16;
/// LLVM's parser looks far ahead where brackets open, and ends badly after some 500,000 of them.
constexpr size_t maxBrackets = 50'000;

class TreeReader {
public:
  TreeReader(llvm::StringRef text, llvm::StringRef fileName)
      : fileName_(fileName), stream_(text, sourceManager_) {
    sourceManager_.setDiagHandler(
        [](const llvm::SMDiagnostic &diagnostic, void *self) {
          static_cast<TreeReader *>(self)->fail(unsigned(diagnostic.getLineNo()),
                                                diagnostic.getMessage());
        },
        this);
  }

  llvm::Expected<YamlNode> read() {
    YamlNode tree;
    auto document = stream_.begin();
    yaml::Node *root = document == stream_.end() ? nullptr : document->getRoot();
    if (!root || llvm::isa<yaml::NullNode>(root))
      fail(1, "empty file");
    else
      read(*root, tree, 0);
    if (problem_.empty() && ++document != stream_.end())
      fail(1, "more than one document");
    if (problem_.empty() && stream_.failed())
      fail(1, "not valid YAML");
    if (!problem_.empty())
      return llvm::createStringError(problem_);
    return tree;
  }

  llvm::Error check() {
    if (auto document = stream_.begin(); document != stream_.end())
      document->skip();
    if (problem_.empty() && stream_.failed())
      fail(1, "not valid YAML");
    return problem_.empty() ? llvm::Error::success() : llvm::createStringError(problem_);
  }

private:
  /// The first problem ends it all: the parser is then not used any more.
  void fail(unsigned line, const llvm::Twine &what) {
    if (problem_.empty())
      problem_ = (fileName_ + ":" + llvm::Twine(line) + ": " + what).str();
  }
  bool failed() const { return !problem_.empty(); }

  unsigned lineOf(const yaml::Node &node) {
    llvm::SMLoc start = node.getSourceRange().Start;
    // What the parser makes up for a missing piece may stand nowhere.
    unsigned buffer = sourceManager_.FindBufferContainingLoc(start);
    return buffer ? sourceManager_.getLineAndColumn(start, buffer).first : 1;
  }

  void read(yaml::Node &node, YamlNode &into, unsigned depth) {
    // An alias ends where the parser stands, which may be a line further.
    if (!llvm::isa<yaml::AliasNode>(node) || !into.line)
      into.line = lineOf(node);
    if (depth > maxDepth)
      return fail(into.line, "nested too deeply");
    if (!node.getAnchor().empty() || llvm::isa<yaml::AliasNode>(node))
      return fail(into.line, "anchors and aliases are not understood");
    if (!node.getRawTag().empty())
      return fail(into.line, "tags are not understood");
    if (auto *scalar = llvm::dyn_cast<yaml::ScalarNode>(&node)) {
      llvm::SmallString<64> storage;
      into.text = scalar->getValue(storage).str();
    } else if (auto *block = llvm::dyn_cast<yaml::BlockScalarNode>(&node)) {
      into.text = block->getValue().str();
    } else if (auto *list = llvm::dyn_cast<yaml::SequenceNode>(&node)) {
      into.kind = YamlNode::Kind::List;
      for (yaml::Node &item : *list) {
        if (failed())
          return;
        read(item, into.items.emplace_back(), depth + 1);
      }
    } else if (auto *mapping = llvm::dyn_cast<yaml::MappingNode>(&node)) {
      into.kind = YamlNode::Kind::Mapping;
      for (yaml::KeyValueNode &pair : *mapping)
        if (readPair(pair, into, depth); failed())
          return;
    }
  }

  void readPair(yaml::KeyValueNode &pair, YamlNode &into, unsigned depth) {
    YamlNode key;
    if (yaml::Node *node = pair.getKey())
      read(*node, key, depth + 1);
    if (failed())
      return;
    if (!key.isText())
      return fail(key.line, "expected a key");
    if (llvm::any_of(into.pairs, [&](const YamlNode::Pair &p) { return p.key == key.text; }))
      return fail(key.line, "key `" + key.text + "` stands twice");
    into.pairs.push_back({key.text, key.line, {}});
    into.pairs.back().value.line = key.line;
    if (yaml::Node *value = pair.getValue(); value && !llvm::isa<yaml::NullNode>(value))
      read(*value, into.pairs.back().value, depth + 1);
  }

  llvm::StringRef fileName_;
  llvm::SourceMgr sourceManager_;
  yaml::Stream stream_;
  std::string problem_;
};

} // namespace

llvm::Expected<YamlNode> readYaml(llvm::StringRef text, llvm::StringRef fileName) {
  if (text.size() > maxYamlSize)
    return llvm::createStringError(fileName + ":1: more than 1 MB of text");
  if (size_t(llvm::count_if(text, [](char c) { return c == '[' || c == '{'; })) > maxBrackets)
    return llvm::createStringError(fileName + ":1: too many brackets");
  return TreeReader(text, fileName).read();
}

llvm::Error checkYaml(llvm::StringRef text, llvm::StringRef fileName) {
  return TreeReader(text, fileName).check();
}

} // namespace tranship
