// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: mappings/hip/*.yaml -> the declarations of HIP's include files, as C++ source on
// standard output.
#include "mapping/HipDeclarations.h"
#include "mapping/HipRowReader.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship::mapping;

static bool readFile(llvm::StringRef path, HipTables &into) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    llvm::errs() << path << ": " << buffer.getError().message() << "\n";
    return false;
  }
  llvm::StringRef shortName = path.substr(path.rfind("mappings/"));
  if (llvm::Error error = readHipTable((*buffer)->getBuffer(), shortName, into)) {
    llvm::errs() << llvm::toString(std::move(error)) << "\n";
    return false;
  }
  return true;
}

/// Writes a text as an array, line by line.
static void writeText(llvm::raw_ostream &out, const llvm::Twine &name, llvm::StringRef text) {
  out << "constexpr char " << name << "[] =\n";
  do {
    auto [line, rest] = text.split('\n');
    out << '"';
    out.write_escaped(text.empty() ? llvm::StringRef() : line);
    out << (text.contains('\n') ? "\\n\"\n" : "\"\n");
    text = rest;
  } while (!text.empty());
  out << ";\n";
}

int main(int argc, char **argv) {
  HipTables tables;
  for (int i = 1; i < argc; ++i)
    if (!readFile(argv[i], tables))
      return 2;

  llvm::raw_ostream &out = llvm::outs();
  out << "// Generated from mappings/hip/ by tool/compile-hip-tables.cpp.\n"
         "#include \"mapping/HipDeclarations.h\"\nnamespace tranship::mapping {\nnamespace {\n";
  std::string rows;
  size_t index = 0;
  for (const HipHeaderText &header : writeHipHeaders(tables.tables)) {
    writeText(out, "includes" + llvm::Twine(index), header.includes);
    writeText(out, "declarations" + llvm::Twine(index), header.declarations);
    std::string number = std::to_string(index++);
    rows += "{\"" + header.name + "\",{includes" + number + ",sizeof(includes" + number +
            ")-1},{declarations" + number + ",sizeof(declarations" + number + ")-1}},\n";
  }
  out << "constexpr BuiltinHipHeader headers[] = {\n"
      << rows
      << "};\n} // namespace\n"
         "llvm::ArrayRef<BuiltinHipHeader> builtinHipHeaders() { return headers; }\n"
         "} // namespace tranship::mapping\n";
  return 0;
}
