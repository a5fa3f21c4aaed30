// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: mappings/hip/*.yaml -> the file of the declarations of HIP's include files
// (mapping/TableBlob.h), on standard output.
#include "mapping/FactRowReader.h"
#include "mapping/HipDeclarations.h"
#include "mapping/TableBlob.h"

#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace tranship;
using namespace tranship::mapping;

template <typename Element> static llvm::StringRef bytes(llvm::ArrayRef<Element> elements) {
  return {reinterpret_cast<const char *>(elements.data()), elements.size() * sizeof(Element)};
}

int main(int argc, char **argv) {
  FactTables tables;
  for (int i = 1; i < argc; ++i)
    if (llvm::Error error = readFactFile(argv[i], tables)) {
      llvm::errs() << llvm::toString(std::move(error)) << "\n";
      return 2;
    }

  std::set<Version> known;
  for (const FactTable &table : tables.tables)
    known.insert(table.versions.begin(), table.versions.end());
  const std::vector<Version> versions(known.begin(), known.end());
  const std::vector<HipHeaderText> headers = writeHipHeaders(tables.tables);
  std::vector<BlobHipHeader> list(headers.size());
  BlobHipTables blob;
  blob.headers = {uint32_t(sizeof(blob)), uint32_t(list.size())};
  blob.versions = {uint32_t(blob.headers.offset + list.size() * sizeof(list[0])),
                   uint32_t(versions.size())};
  const size_t textBegin = blob.versions.offset + versions.size() * sizeof(Version);
  std::string texts;
  auto add = [&](llvm::StringRef text) -> BlobHipHeader::Text {
    texts += text;
    return {uint32_t(textBegin + texts.size() - text.size()), uint32_t(text.size())};
  };
  for (size_t i = 0; i < headers.size(); ++i)
    list[i] = {add(headers[i].name), add(headers[i].includes), add(headers[i].declarations)};
  llvm::outs() << bytes(llvm::ArrayRef(blob)) << bytes(llvm::ArrayRef(list))
               << bytes(llvm::ArrayRef(versions)) << texts;
  return 0;
}
