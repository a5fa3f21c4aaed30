// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Resolve.h"

#include "rules/FileView.h"
#include "support/Test.h"

#include <map>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::rules;

namespace {

/// The uses of a file that Clang did not see, by name.
std::map<std::string, ResolvedUse> usesIn(const std::string &text) {
  static std::vector<std::unique_ptr<SourceFile>> files; // the uses refer to rows only
  files.push_back(std::make_unique<SourceFile>("/tree/a.cu", text));
  Evidence evidence;
  static Table table;
  RuleOptions options;
  FileView view(*files.back(), evidence.files["/tree/a.cu"], evidence, table, options,
                ImplicitHeader::None);
  std::map<std::string, ResolvedUse> uses;
  for (const ResolvedUse &use : view.uses)
    uses.emplace(use.name, use);
  return uses;
}

} // namespace

TEST_CASE("Each use has one disposition, which decides what rule translates it") {
  std::map<std::string, ResolvedUse> uses =
      usesIn("#if CUDART_VERSION >= 11000\n"
             "cudaError_t e = cudaMemcpyToSymbol(table, p, n);\n"
             "cudaGraphConditionalHandle h; cudaBrandNewThing(h);\n"
             "#endif\n");
  CHECK(uses.at("CUDART_VERSION").disposition == Disposition::Valued);
  CHECK(uses.at("cudaError_t").disposition == Disposition::Renamed);
  CHECK(uses.at("cudaMemcpyToSymbol").disposition == Disposition::Reshaped);
  CHECK(uses.at("cudaGraphConditionalHandle").disposition == Disposition::Unsupported);
  CHECK(uses.at("cudaBrandNewThing").disposition == Disposition::Unknown);
  CHECK_FALSE(uses.at("cudaError_t").call);
  REQUIRE(uses.at("cudaMemcpyToSymbol").call);
  CHECK(uses.at("cudaMemcpyToSymbol").call->arguments.size() == 3);
  CHECK(uses.at("cudaError_t").row->hip == "hipError_t");
  CHECK(uses.at("CUDART_VERSION").reporter == Reporter::MacroValueRule);
  CHECK(uses.at("cudaError_t").reporter == Reporter::UnsupportedRule);
}
