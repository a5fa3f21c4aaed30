// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP headers for NVIDIA GPUs: names from the tables, and handwritten ones.
#include "mapping/Table.h"
#include "verify/backends/NvidiaCompiler.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <catch2/catch.hpp>

using namespace tranship;
using namespace tranship::mapping;
using namespace tranship::verify;

namespace {

/// Macros by name, with the headers that define them.
llvm::StringMap<std::vector<std::string>> definitions() {
  llvm::StringMap<std::vector<std::string>> result;
  for (const HeaderText &header : hipOnNvidiaHeaders())
    for (llvm::StringRef rest = header.text; !rest.empty(); rest = rest.split('\n').second)
      if (llvm::StringRef line = rest.split('\n').first; line.consume_front("#define "))
        result[line.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; })].push_back(
            header.path.str());
  return result;
}

} // namespace

TEST_CASE("Each HIP name of the runtime, the driver and the libraries has a meaning on NVIDIA",
          "[meta][verify]") {
  llvm::StringMap<std::vector<std::string>> defined = definitions();
  unsigned names = 0;
  for (const Row &row : builtinTables().rows) {
    if (!row.supported || row.hip == row.name || !row.call.empty() ||
        (row.kind != RowKind::Function && row.kind != RowKind::Enumerator &&
         row.kind != RowKind::Type) ||
        !llvm::all_of(row.hip.ref(), [](char c) { return llvm::isAlnum(c) || c == '_'; }))
      continue;
    // The compiler defines the others: __builtin_trap.
    if (!row.hip.ref().contains_insensitive("hip") && !row.hip.starts_with("roctx"))
      continue;
    // The port itself contains helpers: transhipAddTensor.
    if (!row.helper.empty() && row.hip.starts_with("tranship"))
      continue;
    INFO(row.name.str() << ": " << row.hip.str());
    CHECK(defined.contains(row.hip));
    ++names;
  }
  CHECK(names > 4000);
}

TEST_CASE("No two headers for NVIDIA define one name", "[meta][verify]") {
  for (const auto &definition : definitions()) {
    INFO(definition.getKey().str());
    const std::vector<std::string> &headers = definition.getValue();
    // One header may define it more than once: for versions of CUDA, for example.
    CHECK(std::all_of(headers.begin(), headers.end(),
                      [&](const std::string &header) { return header == headers.front(); }));
  }
}

TEST_CASE("Each header that a port may include is there for NVIDIA", "[meta][verify]") {
  llvm::StringMap<bool> headers;
  for (const HeaderText &header : hipOnNvidiaHeaders())
    headers[header.path] = true;
  for (const Row &row : builtinTables().rows) {
    if (row.kind != RowKind::Header || !row.supported || row.hip == row.name)
      continue;
    llvm::SmallVector<llvm::StringRef> paths;
    row.hip.ref().split(paths, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef path : paths) {
      if (path.find_first_of("./") == llvm::StringRef::npos)
        continue; // C++'s own: `limits`
      if (path.starts_with("thrust/"))
        continue; // CUDA has it under the same name
      INFO(row.name.str() << ": " << path.str());
      CHECK(headers.contains(path));
    }
  }
}

TEST_CASE("Thrust's own headers are found after those with the same names", "[meta][verify]") {
  unsigned count = 0;
  for (const HeaderText &header : hipOnNvidiaHeaders())
    if (header.path.starts_with("thrust/")) {
      INFO(header.path.str());
      CHECK(header.text.contains("#include_next <" + header.path.str() + ">"));
      ++count;
    }
  CHECK(count > 0);
}
