// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Program.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace tranship::verify {

llvm::StringRef toString(Side side) { return side == Side::Original ? "original" : "port"; }

std::vector<std::string> Program::units() const {
  std::vector<std::string> paths;
  for (const ProgramFile &file : files)
    if (file.isUnit)
      paths.push_back(file.path);
  return paths;
}

std::string hashOf(llvm::StringRef bytes) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes)), /*LowerCase=*/true);
}

std::string hashOf(const Program &program) {
  std::vector<std::string> lines;
  for (const ProgramFile &file : program.files)
    lines.push_back(hashOf(file.text) + " " + file.path + "\n");
  llvm::sort(lines);
  return hashOf(llvm::join(lines, ""));
}

} // namespace tranship::verify
