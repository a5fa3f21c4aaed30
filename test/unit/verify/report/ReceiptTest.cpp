// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/Receipt.h"

#include "support/ScriptBackend.h"
#include "support/Test.h"
#include "support/Text.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

struct Receipted {
  ScriptedVerification scripted;
  bool portIsGiven;
  Verification verification;
  std::string file = scripted.folder.path("receipts/r.json");

  Receipted(const std::string &original, const std::string &port, bool portIsGiven = false,
            const char *manifest = nullptr, Strings translationErrors = {},
            bool compileOnly = false, bool isOriginalAlone = false)
      : scripted(original, port), portIsGiven(portIsGiven) {
    scripted.job.scrutiny.compileOnly = compileOnly;
    scripted.job.origin.errors = std::move(translationErrors);
    scripted.folder.write("program/in.txt", "5\n");
    if (manifest)
      scripted.readManifest(manifest);
    verification = scripted.run(
        {isOriginalAlone ? &scripted.cuda : static_cast<const Backend *>(&scripted.cpu)});
    write();
  }

  void write() {
    ReceiptSource source = {scripted.folder.path("program"), {}};
    if (portIsGiven)
      source.port = {scripted.job.port.folder};
    llvm::json::Value receipt =
        receiptOf(scripted.job, verification, triangulate(verification),
                  {"a program", "tranship 1", false, "2026-11-22T12:00:00Z"}, file, source);
    scripted.folder.write("receipts/r.json", jsonText(std::move(receipt)));
  }

  ReceiptCheck check(const std::string &folder = "") { return checkReceipt(read(), folder); }
  Receipt read() {
    llvm::Expected<Receipt> receipt = readReceipt(file);
    if (!receipt)
      FAIL(messageOf(receipt.takeError()));
    return *receipt;
  }
};

} // namespace

TEST_CASE("A receipt holds while the sources stay", "[verify]") {
  Receipted receipted("echo 1", "echo 1");
  ReceiptCheck check = receipted.check();
  CHECK(check.good());
  CHECK(check.outcomes == Strings{"cpu: passed", "verdict on default: agree"});
  receipted.scripted.folder.write("program/a.cu", "#!/bin/sh\necho 2\n");
  CHECK(receipted.check().stale ==
        Strings{receipted.scripted.folder.path("program/a.cu") + " has changed"});
  REQUIRE_FALSE(llvm::sys::fs::remove(receipted.scripted.folder.path("program/a.cu")));
  CHECK(receipted.check().stale ==
        Strings{receipted.scripted.folder.path("program/a.cu") + " is gone"});
}

TEST_CASE("A receipt of a translation is about its sources, one of a port also about the port",
          "[verify]") {
  Receipted translated("echo 1", "echo 1"), given("echo 1", "echo 1", /*portIsGiven=*/true);
  for (Receipted *one : {&translated, &given})
    one->scripted.folder.write("port/a.hip", "changed");
  CHECK(translated.check().good());
  CHECK(given.check().stale.size() == 1);
}

TEST_CASE("A receipt is about what builds read outside of the program as well", "[verify]") {
  TemporaryFolder far;
  Receipted receipted("echo 1", "echo 1");
  std::string beside = receipted.scripted.folder.write("include/near.h", "1"),
              other = far.write("far.h", "2");
  receipted.scripted.job.outsideFiles = {{beside, hashOf("1")}, {other, hashOf("2")}};
  receipted.write();
  CHECK(receipted.check().good());
  llvm::json::Value value = llvm::cantFail(llvm::json::parse(readFile(receipted.file)));
  CHECK(value.getAsObject()->getObject("outside")->get("../include/near.h"));
  far.write("far.h", "3");
  CHECK(receipted.check().stale == Strings{other + " has changed"});
}

TEST_CASE("A receipt is about files elsewhere when told so", "[verify]") {
  Receipted receipted("echo 1", "echo 1");
  TemporaryFolder other;
  CHECK(receipted.check(other.path()).stale == Strings{other.path("a.cu") + " is gone"});
  other.write("a.cu", receipted.scripted.folder.read("program/a.cu"));
  CHECK(receipted.check(other.path()).good());
}

TEST_CASE("A receipt goes stale with a file that a case reads", "[verify]") {
  Receipted receipted("cat in.txt", "cat in.txt", false,
                      "sources: [a.cu]\ncases: [{name: one, inputs: [in.txt]}]\n");
  CHECK(receipted.check().good());
  receipted.scripted.folder.write("program/in.txt", "6\n");
  CHECK(receipted.check().stale ==
        Strings{receipted.scripted.folder.path("program/in.txt") + " has changed"});
}

TEST_CASE("A receipt of a failure does not hold", "[verify]") {
  CHECK(Receipted("echo 1", "echo 2").check().failures ==
        Strings{"cpu: failed", "verdict on default: translation-bug"});
  CHECK(Receipted("exit 1", "echo 2").check().failures ==
        Strings{"nothing was verified", "verdict on default: not-shown"});
}

TEST_CASE("A receipt of a translation with errors does not hold", "[verify]") {
  Receipted receipted("echo 1", "echo 1", false, nullptr, {"a.cu:1:2: no", "a.cu:2:2: no"});
  CHECK(receipted.read().translationErrors == 2);
  CHECK(receipted.check().failures ==
        Strings{"verdict on default: incomplete", "the translation left 2 errors in the port"});
  ReceiptDemands known;
  known.allowedErrors = 1;
  CHECK_FALSE(checkReceipt(receipted.read(), "", known).good());
  known.allowedErrors = 2;
  CHECK(checkReceipt(receipted.read(), "", known).good());
}

TEST_CASE("A receipt has to show a comparison", "[verify]") {
  Receipted compiled("echo 1", "echo 1", false, nullptr, {}, /*compileOnly=*/true);
  CHECK(compiled.check().failures.front() == "both sides were only compiled; nothing was run");
  ReceiptCheck content =
      checkReceipt(compiled.read(), "", {.proof = ReceiptProof::Compilation, .allowedErrors = 0});
  CHECK(content.failures == Strings{"verdict on default: not-shown"});
  Receipted alone("echo 1", "echo 1", false, nullptr, {}, false, /*isOriginalAlone=*/true);
  CHECK(alone.check().failures.front() ==
        "no run of the port was compared with one of the original");
}

TEST_CASE("A receipt tells with what it was made", "[verify]") {
  Receipted receipted("echo 1", "echo 1");
  llvm::json::Value value = llvm::cantFail(llvm::json::parse(readFile(receipted.file)));
  const llvm::json::Object &receipt = *value.getAsObject();
  CHECK(receipt.getString("tool") == "tranship 1");
  CHECK(receipt.getString("folder") == "../program");
  const llvm::json::Array &builds = *receipt.getArray("builds");
  REQUIRE(builds.size() == 2);
  CHECK(builds[0].getAsObject()->getString("hash")->size() == 64);
  const llvm::json::Object &output =
      *(*(*receipt.getArray("cases"))[0].getAsObject()->getArray("outputs"))[0].getAsObject();
  CHECK(output.getNumber("relative") == Tolerance::defaultFor(ElementType::F32).relative);
}

TEST_CASE("What is no receipt is refused", "[verify]") {
  TemporaryFolder folder;
  for (const std::string &text :
       Strings{"", "{}", "[]", "{\"receipt\": 1}", "nonsense", std::string(1000000, '['),
               "{\"receipt\": 1, \"translationErrors\": 0, \"original\": {}, \"backends\": [], "
               "\"folder\": \".\"}",
               "{\"receipt\": 2, \"original\": {}, \"backends\": [], \"folder\": \".\"}"}) {
    std::string file = folder.write("r.json", text);
    CHECK(llvm::StringRef(messageOf(readReceipt(file).takeError())).starts_with(file + ":"));
  }
  CHECK_FALSE(messageOf(readReceipt(folder.path("none")).takeError()).empty());
  CHECK(messageOf(readReceipt("/dev/zero").takeError()) == "/dev/zero: not a regular file");
}

TEST_CASE("A receipt is read as it was written", "[verify]") {
  Receipt receipt = Receipted("echo 1", "echo 1").read();
  CHECK(receipt.program == "a program");
  CHECK(receipt.tool == "tranship 1");
  CHECK(receipt.time == "2026-11-22T12:00:00Z");
  CHECK_FALSE(receipt.compileOnly);
  CHECK(receipt.tolerances == Strings{"stdout: text of f32: absolute 1e-07, relative 1e-05"});
  CHECK(receipt.original.count("a.cu") == 1);
  CHECK(receipt.port.count("a.hip") == 1);
  CHECK(receipt.portFolder.empty());
}

TEST_CASE("A receipt may hold anything, and only files are held against it", "[verify]") {
  TemporaryFolder folder;
  folder.write(
      "r.json",
      R"({"receipt": 3, "translationErrors": -3, "outside": {"../x": 1}, "folder": "..", "backends": [7, {}, {"id": 3}],
    "original": {"../../../../../../../../dev/zero": "00", "": "", "a\u0000b": 5},
    "verdicts": {}, "cases": [{"outputs": [{"absolute": "x", "masks": [1]}]}],
    "compileOnly": true, "time": ["now"]})");
  llvm::Expected<Receipt> receipt = readReceipt(folder.path("r.json"));
  REQUIRE(bool(receipt));
  CHECK(receipt->tolerances == Strings{":  of : 1 mask"});
  ReceiptCheck check = checkReceipt(*receipt);
  CHECK(check.stale.size() == 4);
  CHECK(check.failures ==
        Strings{": unknown", ": unknown", "both sides were only compiled; nothing was run"});
  CHECK(check.outcomes == Strings{"compiled only"});
}

TEST_CASE("Paths are seen from other paths", "[verify]") {
  CHECK(relativePath("/a/b", "/a/b/c") == "c");
  CHECK(relativePath("/a/b", "/a/c/d") == "../c/d");
  CHECK(relativePath("/a/b", "/a/b") == ".");
  CHECK(relativePath("/a", "/b") == "../b");
}
