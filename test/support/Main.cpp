// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program of the unit tests: Catch2's. It can list its cases for ctest, and run those of a folder.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <algorithm>
#include <iostream>
#include <set>

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

/// A name in the syntax of Catch2's command line.
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

bool isSlow(const Catch::TestCase &test) {
  return std::count(test.tags.begin(), test.tags.end(), "slow") != 0;
}

/// A script for ctest: one process for the cases of a file, which prints the name and the time of each.
/// Cases with the tag `slow` are tests of their own and start first.
void printTests(const Catch::Config &config, const std::string &program,
                const std::string &selected) {
  std::set<std::string> places;
  for (const Catch::TestCase &test :
       filterTests(getAllTestCasesSorted(config), config.testSpec(), config)) {
    if (test.isHidden())
      continue;
    const std::string place = placeOf(test.lineInfo.file);
    if (!isSlow(test) && !places.insert(place).second)
      continue;
    std::string name = quoted(isSlow(test) ? place + ": " + test.name : place);
    std::cout << "add_test(" << name << ' ' << quoted(program) << ' '
              << (isSlow(test)
                      ? quoted(escaped(test.name)) + " --warn NoTests"
                      : "--durations yes --place " + quoted(place) + " " + quoted(selected))
              << ")\n"
              << "set_tests_properties(" << name << " PROPERTIES ${properties} LABELS "
              << place.substr(0, place.find('/')) << (isSlow(test) ? " COST 100" : "") << ")\n";
  }
}

/// The cases of the files below a place, or of one file, as Catch2's command line takes them.
std::string casesAt(const Catch::Config &config, const std::string &place) {
  std::string names;
  for (const Catch::TestCase &test :
       filterTests(getAllTestCasesSorted(config), config.testSpec(), config))
    if ((placeOf(test.lineInfo.file) + "/").rfind(place + "/", 0) == 0 && !test.isHidden())
      names += (names.empty() ? "" : ",") + escaped(test.name);
  return names;
}

} // namespace

int main(int argc, char *argv[]) {
  Catch::Session session;
  bool forCtest = false;
  std::string place;
  session.cli(session.cli() |
              Catch::clara::Opt(forCtest)["--ctest-script"]("print a test for each case") |
              Catch::clara::Opt(place, "place")["--place"]("a folder or file below test/unit"));
  if (int error = session.applyCommandLine(argc, argv))
    return error;
  if (!place.empty()) {
    Catch::ConfigData data = session.configData();
    data.testsOrTags = {casesAt(session.config(), place)};
    if (data.testsOrTags.front().empty()) { // Catch2 would run all tests
      std::cerr << place << ": there are no tests\n";
      return 1;
    }
    session.useConfigData(data);
  }
  if (!forCtest)
    return session.run();
  std::string selected = "~[slow]";
  for (const std::string &part : session.configData().testsOrTags)
    selected += part;
  printTests(session.config(), argv[0], selected);
  return 0;
}
