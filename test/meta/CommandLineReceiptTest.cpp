// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Receipts of `tranship verify` in the report of a translation.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/JSON.h"

using namespace tranship;

namespace {

constexpr char code[] = R"(#include <cstdio>
__global__ void fill(int *x) { *x = 7; }
int main() {
  int *x, result;
  cudaMalloc(&x, sizeof result);
  fill<<<1, 1>>>(x);
  cudaMemcpy(&result, x, sizeof result, cudaMemcpyDeviceToHost);
  std::printf("%d\n", result);
}
)";

bool has(llvm::StringRef text, llvm::StringRef part) { return text.contains(part); }

std::string stateIn(const std::string &report) {
  llvm::json::Value value = llvm::cantFail(llvm::json::parse(report));
  const llvm::json::Array &receipts = *value.getAsObject()->getArray("receipts");
  REQUIRE(receipts.size() == 1);
  return receipts[0].getAsObject()->getString("state")->str();
}

} // namespace

TEST_CASE("tranship --receipt reports what was verified, until the receipt is stale", "[cli]") {
  TemporaryFolder folder;
  folder.write("in/p/a.cu", code);
  folder.write("in/other.cu", "int x;\n");
  folder.write("receipts/notes.txt", "no receipt");
  CHECK(runTranship(folder, {"verify", "--backends=cpu", "--receipt", "receipts/p.json", "in/p"})
            .exitCode == 0);
  auto report = [&](Strings more) {
    Strings arguments = {"in", "-o", "out", "--receipt=receipts"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runTranship(folder, arguments).out;
  };
  CHECK(has(report({}), "verified: 1 program\n"));
  CHECK(has(report({"-v"}), "verified: in/p (receipts/p.json): cpu: passed\n"));
  CHECK(stateIn(report({"--report=json"})) == "verified");
  std::string page = report({"--report=html"});
  CHECK(llvm::StringRef(page).count("class=\"badge verified\"") == 1);
  CHECK(has(page, "<td class=\"verified\">verified</td>"));

  // These options translate the same source to something else.
  std::string otherwise = report({"--keep-chevrons"});
  CHECK(has(otherwise, "stale: in/p (receipts/p.json): in/p/a.cu is now translated differently\n"));

  folder.write("in/p/a.cu", std::string(code) + "// changed\n");
  CHECK(has(report({}), "stale: in/p (receipts/p.json): in/p/a.cu has changed\n"));
  CHECK(stateIn(report({"--report=json"})) == "stale");
  page = report({"--report=html"});
  CHECK_FALSE(has(page, "class=\"badge verified\""));
  CHECK(has(page, "<span class=\"badge warning\">receipt stale</span>"));
}

TEST_CASE("tranship verify creates the folder of a receipt, or says at once that it cannot",
          "[cli]") {
  TemporaryFolder folder, other;
  folder.write("a.cu", "int main() {}\n");
  auto verify = [&](const std::string &receipt) {
    return runTranship(
        folder, {"verify", "--backends=cpu", "--compile-only", "--receipt", receipt, "a.cu"});
  };
  CHECK(verify("new/receipts/a.json").exitCode != 2);
  CHECK(has(folder.read("new/receipts/a.json"), "\"program\""));
  ProgramResult result = verify(other.path("new/a.json"));
  CHECK(result.exitCode == 2);
  CHECK(result.out.empty());
  CHECK(has(result.err,
            other.path("new") + ": this folder for the receipt does not exist; create it"));
}

TEST_CASE("tranship --in-place --receipt is about the sources that it found", "[cli][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", code);
  CHECK(runTranship(folder, {"verify", "--backends=cpu", "--receipt", "r.json", "p"}).exitCode ==
        0);
  CHECK(has(runTranship(folder, {"p", "--in-place", "--receipt=r.json"}).out,
            "verified: 1 program\n"));
  CHECK(has(runTranship(folder, {"p", "--in-place", "--receipt=r.json"}).out,
            "stale: p (r.json): p/a.cu has changed\n"));
}

TEST_CASE("tranship names a receipt that is none", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  folder.write("receipts/r.json", "nonsense");
  folder.write("empty/r.txt", "");
  for (const char *receipt : {"receipts", "receipts/r.json", "none.json", "empty", "a.cu"}) {
    INFO(receipt);
    ProgramResult result = runTranship(folder, {"a.cu", "-o", "out.hip", "--receipt", receipt});
    CHECK(isToolFailure(result));
    CHECK(llvm::StringRef(result.err).count('\n') == 1);
    CHECK(has(result.err, folder.path(receipt)));
  }
  CHECK(isToolFailure(
      runTranship(folder, {"a.cu", "--report=none", "--receipt", "receipts/r.json"})));
  CHECK_FALSE(folder.has("out.hip"));
}
