// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeModel.h"
#include "buildfiles/TextEdits.h"
#include "support/Test.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

using namespace tranship;
using namespace tranship::buildfiles;

namespace {

class Tree {
public:
  explicit Tree(std::map<std::string, std::string> texts) : texts_(std::move(texts)) {
    for (const auto &[path, text] : texts_)
      files_.paths.insert(path);
    files_.read = [this](const std::string &path) -> std::optional<std::string> {
      auto found = texts_.find(path);
      return found == texts_.end() ? std::nullopt : std::optional(found->second);
    };
  }

  /// The parts of a target: "text @ file:line:column".
  std::vector<std::string> partsOf(const std::string &target, Branches branches) {
    std::vector<std::string> parts;
    CMakeProject project = model_.evaluate("/t/CMakeLists.txt", branches);
    if (const CMakeTarget *found = project.find(target))
      for (const CMakePart &part : found->parts) {
        llvm::StringRef file = part.origin.file ? part.origin.file->path : std::string_view();
        auto [line, column] = part.origin.file
                                  ? lineAndColumn(part.origin.file->text, part.origin.offset)
                                  : std::pair(0u, 0u);
        parts.push_back(fmt::format("{} @ {}:{}:{}", part.text,
                                    llvm::sys::path::filename(file).str(), line, column));
      }
    return parts;
  }

private:
  std::map<std::string, std::string> texts_;
  TreeFiles files_;
  CMakeModel model_{files_};
};

} // namespace

TEST_CASE("The parts of a CMake target know where they are written", "[buildfiles]") {
  Tree tree({{"/t/CMakeLists.txt", "set(FLAGS \"-O2 -G\")\n"
                                   "list(APPEND FLAGS -DX)\n"
                                   "include(Warnings)\n"
                                   "function(add_tool name)\n"
                                   "  cmake_parse_arguments(ARG \"\" \"\" \"SRC;FLAGS\" ${ARGN})\n"
                                   "  add_executable(${name} ${ARG_SRC})\n"
                                   "  target_compile_options(${name} PRIVATE ${ARG_FLAGS})\n"
                                   "endfunction()\n"
                                   "set(CMAKE_CUDA_STANDARD 17)\n"
                                   "foreach(n a b)\n"
                                   "  add_tool(${n} SRC ${n}.cu FLAGS ${FLAGS} ${WARNINGS})\n"
                                   "endforeach()\n"
                                   "target_link_libraries(a m -lcublas)\n"},
             {"/t/cmake/Warnings.cmake", "set(WARNINGS -Wall)\n"},
             {"/t/a.cu", ""},
             {"/t/b.cu", ""}});
  CHECK(tree.partsOf("a", Branches::Required) ==
        std::vector<std::string>{"-std=c++17 @ CMakeLists.txt:9:25",
                                 "/t/a.cu @ CMakeLists.txt:10:11", "-O2 @ CMakeLists.txt:1:12",
                                 "-G @ CMakeLists.txt:1:16", "-DX @ CMakeLists.txt:2:19",
                                 "-Wall @ Warnings.cmake:1:14", "m @ CMakeLists.txt:13:25",
                                 "-lcublas @ CMakeLists.txt:13:27"});
}

TEST_CASE("All branches of a CMake project have targets and values", "[buildfiles]") {
  Tree tree({{"/t/CMakeLists.txt", "option(TESTS \"\" OFF)\n"
                                   "if(DEBUG)\n"
                                   "  set(FLAGS -G)\n"
                                   "else()\n"
                                   "  set(FLAGS -O3)\n"
                                   "endif()\n"
                                   "if(TESTS)\n"
                                   "  add_executable(t t.cu)\n"
                                   "  target_compile_options(t PRIVATE ${FLAGS})\n"
                                   "endif()\n"},
             {"/t/t.cu", ""}});
  CHECK(tree.partsOf("t", Branches::Required).empty());
  CHECK(tree.partsOf("t", Branches::All) ==
        std::vector<std::string>{"/t/t.cu @ CMakeLists.txt:8:20", "-G @ CMakeLists.txt:3:13",
                                 "-O3 @ CMakeLists.txt:5:13"});
}

TEST_CASE("Macros of CMake that pass on their arguments twice end soon", "[buildfiles]") {
  Tree tree({{"/t/CMakeLists.txt", "macro(m)\nm(${ARGN} ${ARGN})\nm(${ARGN})\nendmacro()\nm(a b)\n"
                                   "add_executable(a a.cu)\n"}});
  for (Branches branches : {Branches::Required, Branches::All})
    CHECK(tree.partsOf("a", branches).size() <= 1);
}
