// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiled-in tables, in the form that TableBlob.h describes.
#include "mapping/HipDeclarations.h"
#include "mapping/Table.h"
#include "mapping/TableBlob.h"
#include "support/EmbeddedFile.h"

#include <vector>

TRANSHIP_EMBED_FILE(tranship_tables, TRANSHIP_TABLES);
TRANSHIP_EMBED_FILE(tranship_hip_tables, TRANSHIP_HIP_TABLES);

extern "C" const char tranship_hip_tables[];

namespace tranship::mapping {
namespace {

const TableBlob &blob() { return *reinterpret_cast<const TableBlob *>(tranship_tables); }

template <typename Element> llvm::ArrayRef<Element> elements(BlobArray array) {
  const char *begin = tranship_tables + blob().arrays + array.offset;
  return {reinterpret_cast<const Element *>(begin), array.count};
}

/// Tables with libraries, which have texts and lists of other types than their file has.
class Tables : public BuiltinTables {
public:
  explicit Tables(const BlobTables &tables) {
    rows = elements<Row>(tables.rows);
    patterns = elements<Row>(tables.patterns);
    for (const BlobLibrary &library : elements<BlobLibrary>(tables.libraries)) {
      libraries_.push_back({library.name, list(library.prefixes), list(library.folders),
                            list(library.includedBy), library.cudaDocs, library.hipDocs,
                            library.facts, library.hostOnly != 0, library.deviceOnly != 0,
                            library.oncePerFile != 0});
    }
    libraries = libraries_;
  }
  Tables(const Tables &) = delete;

private:
  llvm::ArrayRef<llvm::StringRef> list(BlobArray array) {
    llvm::ArrayRef<TableText> texts = elements<TableText>(array);
    return lists_.emplace_back(texts.begin(), texts.end());
  }

  std::vector<std::vector<llvm::StringRef>> lists_;
  std::vector<Library> libraries_;
};

std::vector<Note> readNotes() {
  std::vector<Note> notes;
  for (const BlobNote &note : elements<BlobNote>(blob().notes))
    notes.push_back({note.key, note.why, note.instead, note.oncePerFile != 0});
  return notes;
}

const BlobHipTables &hipBlob() {
  return *reinterpret_cast<const BlobHipTables *>(tranship_hip_tables);
}

template <typename Element> llvm::ArrayRef<Element> hipElements(BlobArray array) {
  return {reinterpret_cast<const Element *>(tranship_hip_tables + array.offset), array.count};
}

std::vector<BuiltinHipHeader> readHipHeaders() {
  std::vector<BuiltinHipHeader> headers;
  auto text = [](BlobHipHeader::Text text) {
    return llvm::StringRef(tranship_hip_tables + text.offset, text.size);
  };
  for (const BlobHipHeader &header : hipElements<BlobHipHeader>(hipBlob().headers))
    headers.push_back({text(header.name), text(header.includes), text(header.declarations)});
  return headers;
}

} // namespace

const BuiltinTables &builtinTables() {
  static const Tables tables(blob().builtin);
  return tables;
}

const BuiltinTables &rocTables() {
  static const Tables tables(blob().roc);
  return tables;
}

const BuiltinTables &torchTables(TorchNames names) {
  static const Tables hipifyV2(blob().hipifyV2), masquerading(blob().masquerading);
  return names == TorchNames::Cuda ? hipifyV2 : masquerading;
}

llvm::StringRef builtinDeclarations() { return blob().declarations; }

const Note &compiledNote(uint32_t index) {
  static const std::vector<Note> notes = readNotes();
  return notes[index];
}

llvm::ArrayRef<BuiltinHipHeader> builtinHipHeaders() {
  static const std::vector<BuiltinHipHeader> headers = readHipHeaders();
  return headers;
}

llvm::ArrayRef<Version> builtinHipVersions() { return hipElements<Version>(hipBlob().versions); }

} // namespace tranship::mapping
