// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortBlame.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/Error.h"

using namespace tranship;
using namespace tranship::translate;

TEST_CASE("PortBlame leads an error in a helper to the line that uses it") {
  TemporaryFolder folder;
  std::string path = folder.write("a.cu", "#include <x.h>\nint f();\nint y = f();\n");
  llvm::Expected<std::vector<project::InputFile>> inputs = project::readInputs({folder.path()});
  REQUIRE(static_cast<bool>(inputs));
  TranslatedFile file{&inputs->front(), "#include <x.h>\nint help() {\n  return 1;\n}\n"
                                        "int f();\nint y = help();\n"};
  file.changes.resize(2);
  file.map.add({{0, 15}, {0, 15}, std::nullopt});
  file.map.add({{15, 42}, {15, 15}, 0}); // the helper
  file.map.add({{42, 59}, {15, 32}, std::nullopt});
  file.map.add({{59, 63}, {32, 33}, 1});
  file.map.add({{63, 67}, {33, 37}, std::nullopt});
  PortBlame blame(file, /*renameUnits=*/false, {}, [](llvm::StringRef) { return false; });
  auto lineOf = [&](unsigned offset, std::vector<frontend::PortPlace> uses) {
    frontend::PortError error{.file = path, .offset = offset, .message = "no"};
    error.uses = std::move(uses);
    return blame.locate(error)->line;
  };
  CHECK(lineOf(30, {}) == 2);                       // above which the helper stands
  CHECK(lineOf(30, {{path, 59}}) == 3);             // an error in the helper that `f()` uses
  CHECK(lineOf(30, {{path, 20}, {path, 59}}) == 3); // by way of another helper
  CHECK(lineOf(44, {{path, 59}}) == 2);             // an error in the user's own code
  CHECK(lineOf(59, {{path, 44}}) == 3);             // in what a rule wrote there
}

TEST_CASE("PortBlame names what was written near an error, not on the whole of a long line") {
  TemporaryFolder folder;
  folder.write("a.cu", "a b c d e f g h i;\n");
  llvm::Expected<std::vector<project::InputFile>> inputs = project::readInputs({folder.path()});
  REQUIRE(static_cast<bool>(inputs));
  TranslatedFile file{&inputs->front(), {}};
  for (unsigned at = 0; at <= 16; at += 2)
    file.changes.push_back({"rename", Layer::Ast, {{{at, at + 1}, {std::string("x")}}}});
  PortBlame blame(file, /*renameUnits=*/false, {}, [](llvm::StringRef) { return false; });
  Diagnostic diagnostic = blame.diagnose({&file, 8, 1, 9, "no"}, {}, 0);
  std::vector<unsigned> columns;
  for (const RelatedPlace &place : diagnostic.related)
    columns.push_back(place.column);
  CHECK(columns == std::vector<unsigned>{7, 9, 11});
}
