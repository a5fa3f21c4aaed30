// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program of the unit tests: Catch2's, and it can list its cases for ctest.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <iostream>

namespace {

/// "mapping/RowReader" of ".../test/unit/mapping/RowReaderTest.cpp", "meta/Layers" of
/// ".../test/meta/LayersTest.cpp".
std::string placeOf(std::string file) {
  for (std::string_view folder : {"/test/unit/", "/test/"})
    if (size_t at = file.rfind(folder); at != std::string::npos) {
      file.erase(0, at + folder.size());
      break;
    }
  return file.substr(0, file.rfind("Test.cpp"));
}

/// A name as Catch2's command line takes it.
std::string escaped(const std::string &name) {
  std::string text;
  for (size_t i = 0; i < name.size(); ++i) {
    if (std::string_view(",[]\\\"*~").find(name[i]) != std::string_view::npos ||
        (name[i] == '-' && i == 0))
      text += '\\';
    text += name[i];
  }
  return text;
}

std::string quoted(const std::string &text) { return "[==[" + text + "]==]"; }

/// A script for ctest: a test for each case, called as its file and named as the case, with its
/// module as label.
void printTests(const Catch::Config &config, const std::string &program) {
  for (const Catch::TestCase &test : Catch::getAllTestCasesSorted(config)) {
    if (test.isHidden())
      continue;
    std::string place = placeOf(test.lineInfo.file);
    std::string name = quoted(place + ": " + test.name);
    std::cout << "add_test(" << name << ' ' << quoted(program) << ' ' << quoted(escaped(test.name))
              << " --warn NoTests)\n"
              << "set_tests_properties(" << name << " PROPERTIES ${properties} LABELS "
              << place.substr(0, place.find('/')) << ")\n";
  }
}

} // namespace

int main(int argc, char *argv[]) {
  Catch::Session session;
  bool forCtest = false;
  session.cli(session.cli() |
              Catch::clara::Opt(forCtest)["--ctest-script"]("print a test for each case"));
  if (int error = session.applyCommandLine(argc, argv))
    return error;
  if (!forCtest)
    return session.run();
  printTests(session.config(), argv[0]);
  return 0;
}
