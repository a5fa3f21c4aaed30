// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes our HIP headers to a folder, for compilers that tests and scripts/compare-hip-headers
// start.
#include "frontend/toolkit/HipHeaders.h"
#include "mapping/HipDeclarations.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship;

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: write-hip-headers FOLDER\n";
    return 2;
  }
  std::vector<frontend::GeneratedHipHeader> generated;
  for (const mapping::BuiltinHipHeader &header : mapping::builtinHipHeaders())
    generated.push_back({header.name, header.includes, header.declarations});
  for (const frontend::HipIncludeFile &file : frontend::hipIncludeFiles(
           generated, frontend::handWrittenHipHeaders(), frontend::embeddedHeaders())) {
    llvm::SmallString<256> path(argv[1]);
    llvm::sys::path::append(path, file.name);
    std::error_code error = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
    llvm::raw_fd_ostream out(path, error);
    out << file.text;
    out.close();
    if (error || out.has_error()) {
      llvm::errs() << path << ": cannot be written\n";
      return 1;
    }
  }
  return 0;
}
