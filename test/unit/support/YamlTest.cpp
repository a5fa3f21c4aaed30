// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Yaml.h"

#include "support/Test.h"

using namespace tranship;

namespace {

std::string str(const YamlNode &node) {
  std::string text;
  switch (node.kind) {
  case YamlNode::Kind::Text:
    return "'" + node.text + "'";
  case YamlNode::Kind::List:
    for (const YamlNode &item : node.items)
      text += str(item) + ",";
    return "[" + text + "]";
  case YamlNode::Kind::Mapping:
    for (const YamlNode::Pair &pair : node.pairs)
      text += pair.key + "@" + std::to_string(pair.line) + ":" + str(pair.value) + ",";
    return "{" + text + "}";
  }
  return text;
}

std::string read(llvm::StringRef text) {
  llvm::Expected<YamlNode> tree = readYaml(text, "f.yaml");
  return tree ? str(*tree) : messageOf(tree.takeError());
}

} // namespace

TEST_CASE("A document becomes a tree with lines", "[yaml]") {
  CHECK(read("a: 1\nb:\n- x\n- {c: d e, f: ''}\n") == "{a@1:'1',b@2:['x',{c@4:'d e',f@4:'',},],}");
  CHECK(read("# comment\n- 'it''s'\n- \"tab\\t\"\n") == "['it's','tab\t',]");
  CHECK(read("text: |\n  two\n  lines\n") == "{text@1:'two\nlines\n',}");
  CHECK(read("empty:\nnext: 1\n") == "{empty@1:'',next@2:'1',}");
}

TEST_CASE("What is no plain document is refused with its line", "[yaml]") {
  CHECK(read("") == "f.yaml:1: empty file");
  CHECK(read("# nothing\n") == "f.yaml:1: empty file");
  CHECK(read("a: 1\nb: 2\na: 3\n") == "f.yaml:3: duplicate key `a`");
  CHECK(read("a: &x 1\n") == "f.yaml:1: anchors and aliases are not supported");
  CHECK(read("a: 1\nb: *x\n") == "f.yaml:2: anchors and aliases are not supported");
  CHECK(read("a: !!int 1\n") == "f.yaml:1: tags are not supported");
  CHECK(read("a: 1\n---\nb: 1\n") == "f.yaml:1: more than one document");
  CHECK(read("[a]: 1\n") == "f.yaml:1: expected a key");
  CHECK(llvm::StringRef(read("a: [1, 2\n")).starts_with("f.yaml:"));
  CHECK(llvm::StringRef(read("a: 'x\n")).starts_with("f.yaml:"));
  CHECK(llvm::StringRef(read("a: b: c\n")).starts_with("f.yaml:"));
}

TEST_CASE("Depth has a limit", "[yaml]") {
  CHECK(read(std::string(50'000, '[')) == "f.yaml:1: nested too deeply");
  CHECK(read(std::string(1'000'000, '[')) == "f.yaml:1: too many brackets");
  CHECK(read(std::string(3'000'000, '[')) == "f.yaml:1: more than 1 MB of text");
  CHECK(read(std::string(10, '[') + std::string(10, ']')) ==
        std::string(10, '[') + "],],],],],],],],],]");
}

TEST_CASE("All problems of a document can be collected", "[yaml]") {
  std::vector<YamlProblem> problems;
  YamlNode tree = readYaml("- {a: 1, a: 2}\n- {b: 1}\n- {[c]: 1}\n- {d: 1\n", problems);
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].line == 1);
  CHECK(problems[0].text == "duplicate key `a`");
  CHECK(problems[1].line == 3);
  CHECK(problems[1].text == "expected a key");
  CHECK(problems[2].line >= 4);
  REQUIRE(tree.items.size() == 4);
  CHECK(tree.isBroken); // the last item is cut off
  CHECK(tree.items[0].isBroken);
  CHECK_FALSE(tree.items[1].isBroken);
  CHECK(tree.items[2].isBroken);
  CHECK(tree.items[3].isBroken);
}

TEST_CASE("A missing value differs from an empty text", "[yaml]") {
  llvm::Expected<YamlNode> tree = readYaml("a:\nb: ''\n", "f.yaml");
  REQUIRE(bool(tree));
  CHECK(tree->pairs[0].value.isNull);
  CHECK_FALSE(tree->pairs[1].value.isNull);
}
