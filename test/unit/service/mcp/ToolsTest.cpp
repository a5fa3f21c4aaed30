// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/Tools.h"
#include "service/mcp/AnswerSize.h"
#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::service;

namespace json = llvm::json;

namespace {

RootFolder rootOf(const TemporaryFolder &folder, llvm::StringRef below = "root") {
  return llvm::cantFail(RootFolder::open(folder.path(below)));
}

std::string mistake(llvm::Expected<std::string> path) {
  return path ? "" : llvm::toString(path.takeError());
}

} // namespace

TEST_CASE("RootFolder - keeps clients inside", "[service]") {
  TemporaryFolder folder;
  std::string file = folder.write("root/sub/a.cu", "");
  folder.write("rootless/a.cu", "");
  folder.makeLink("..", "root/up");
  folder.makeLink("sub", "root/same");
  folder.makeLink("/no/such", "root/nothing");
  RootFolder root = rootOf(folder);
  CHECK(llvm::cantFail(root.existing("sub/a.cu")) == file);
  CHECK(llvm::cantFail(root.existing(file)) == file);
  CHECK(llvm::cantFail(root.existing("same/./a.cu")) == file);
  CHECK(llvm::cantFail(root.existing(".")) == root.path());
  for (const std::string &path : {std::string("up"), std::string("up/rootless/a.cu"),
                                  folder.path("rootless/a.cu"), std::string("/")}) {
    INFO(path);
    CHECK(llvm::StringRef(mistake(root.existing(path))).contains("outside"));
    CHECK(llvm::StringRef(mistake(root.writable(path))).contains("outside"));
  }
  CHECK(llvm::StringRef(mistake(root.existing("sub/../sub/a.cu"))).contains("`..`"));
  CHECK(llvm::StringRef(mistake(root.existing("missing"))).contains("no such"));
  CHECK(llvm::StringRef(mistake(root.existing("/missing"))).contains("outside"));
  CHECK(llvm::cantFail(root.writable("new/port")) == root.path() + "/new/port");
  CHECK(llvm::cantFail(root.writable("same/port")) == root.path() + "/sub/port");
  CHECK(llvm::StringRef(mistake(root.writable("nothing/port"))).contains("outside"));
  CHECK(messageOf(RootFolder::open(folder.path("missing")).takeError()) != "");
}

TEST_CASE("ToolArguments - fit the tool", "[service]") {
  TemporaryFolder folder;
  std::string file = folder.write("root/a.cu", "");
  RootFolder root = rootOf(folder);
  const Tool *tool = findTool("translate", false);
  REQUIRE(tool);
  auto read = [&](json::Value given, bool readOnly = false) {
    return ToolArguments::read(*tool, &given, root, readOnly);
  };
  auto arguments = read(json::Object{{"paths", json::Array{"a.cu"}}, {"inPlace", true}});
  REQUIRE(bool(arguments));
  CHECK(arguments->list("paths") == Strings{file});
  CHECK(arguments->flag("inPlace"));
  CHECK_FALSE(arguments->has("output"));
  CHECK(arguments->number("offset") == 0);
  for (json::Value given :
       {json::Value(7), json::Value(json::Object()), json::Value(json::Object{{"paths", "a.cu"}}),
        json::Value(json::Object{{"paths", json::Array{"a.cu"}}, {"names", json::Array{"x"}}}),
        json::Value(json::Object{{"paths", json::Array{"a.cu"}}, {"offset", 1.5}})})
    CHECK(messageOf(read(std::move(given)).takeError()) != "");
  CHECK(messageOf(read(json::Object{{"paths", json::Array{"a.cu"}}, {"inPlace", true}}, true)
                      .takeError()) == "`translate` has no argument `inPlace`");
}

TEST_CASE("Tools that write or run are left out when only reading is allowed", "[service]") {
  CHECK(describeTools(false).size() == describeTools(true).size() + 1);
  CHECK(findTool("verify", false));
  CHECK_FALSE(findTool("verify", true));
  CHECK_FALSE(findTool("nothing", false));
}

TEST_CASE("Answers are cut to a size", "[service]") {
  json::Object answer;
  addText(std::string(100'000, 'x'), "diff", answer);
  CHECK(answer.getString("diff")->size() + *answer.getInteger("diffLeftOut") == 100'000);
  json::Array list;
  for (int i = 0; i < 10'000; ++i)
    list.push_back("0123456789");
  addList(std::move(list), "files", answer);
  CHECK(answer.getArray("files")->size() + *answer.getInteger("filesLeftOut") == 10'000);
  json::Array deep;
  for (int i = 0; i < 1000; ++i)
    deep.push_back(json::Object{{"text", std::string(1000, 'y')}});
  std::string text;
  llvm::raw_string_ostream(text) << shortened(json::Object{{"list", std::move(deep)}});
  CHECK(text.size() < 50'000);
  CHECK(llvm::StringRef(text).contains("more"));
}
