// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/MakeIncludes.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::buildfiles;

TEST_CASE("Includes of a makefile are read", "[buildfiles]") {
  CHECK(includesOfMakefile("include a ../b.in # c\n-include $(T)/d\nsinclude e\n  include f\n"
                           "include = g\na: include\n\tinclude h\n") ==
        Strings{"a", "../b.in", "$(T)/d", "e", "f"});
}

TEST_CASE("What a makefile includes is found in the folders where make may run", "[buildfiles]") {
  std::set<std::string> files = {"/t/config.in", "/t/src/own", "/t/make/rules", "/other"};
  auto find = [&](llvm::StringRef written) {
    return findMakeInclude(written, "/t/src/Makefile", files).value_or("");
  };
  CHECK(find("own") == "/t/src/own");
  CHECK(find("../config.in") == "/t/config.in");
  CHECK(find("config.in") == "/t/config.in");
  CHECK(find("make/rules") == "/t/make/rules");
  CHECK(find("$(TOP)/make/rules") == "/t/make/rules");
  CHECK(find("${TOP}config.in") == "/t/config.in");
  CHECK(find("/other") == "/other");
  CHECK(find("$(FILE)").empty());
  CHECK(find("missing").empty());
  CHECK(find("$(OBJECTS:.o=.d)").empty());
}

TEST_CASE("Makefiles are related if make reads them together", "[buildfiles]") {
  std::map<std::string, llvm::StringRef> files = {{"/a/Makefile", "include ../common\n"},
                                                  {"/b/Makefile", "include ../common ../more\n"},
                                                  {"/common", "include deep\n"},
                                                  {"/deep", "include common\n"},
                                                  {"/more", ""}};
  std::map<std::string, std::set<std::string>> related = relatedMakefiles(files);
  CHECK(related["/a/Makefile"] == std::set<std::string>{"/common", "/deep"});
  CHECK(related["/b/Makefile"] == std::set<std::string>{"/common", "/deep", "/more"});
  CHECK(related["/common"] ==
        std::set<std::string>{"/a/Makefile", "/b/Makefile", "/deep", "/more"});
  CHECK(related["/more"] == std::set<std::string>{"/b/Makefile", "/common", "/deep"});
}

TEST_CASE("Makefiles that recipes start make for are called", "[buildfiles]") {
  std::map<std::string, llvm::StringRef> files = {
      {"/a/Makefile", "all:\n\t$(MAKE) -C one X=1\n\t@cd ../b && make\n"},
      {"/a/one/Makefile", "all:\n\tmake -C $(NEXT)\n"},
      {"/a/one/two/Makefile", "DIR = -C ..\n"},
      {"/b/Makefile", "all:\n\t$(MAKE) -f rules.mk\n"},
      {"/b/rules.mk", ""},
      {"/flags.mk", ""}};
  using Files = std::set<std::string>;
  std::map<std::string, Files> related;
  related["/a/Makefile"] = Files{"/flags.mk"};
  related["/flags.mk"] = Files{"/a/Makefile"};
  MakeCalls calls = callsOfMakefiles(files, related);
  CHECK(calls.called["/a/one/Makefile"] == Files{"/a/one/two/Makefile"});
  CHECK(calls.called["/a/one/two/Makefile"].empty());
  CHECK(calls.called["/flags.mk"] == calls.called["/a/Makefile"]);
  CHECK(calls.called["/a/Makefile"] ==
        Files{"/a/one/Makefile", "/a/one/two/Makefile", "/b/Makefile", "/b/rules.mk"});
  CHECK(calls.callers["/b/rules.mk"] == Files{"/a/Makefile", "/b/Makefile", "/flags.mk"});
}
