// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: mappings/*.yaml, mappings/roc/*.yaml and mappings/torch/*.yaml, completed by the facts
// in mappings/cuda/*.yaml -> the file of the compiled-in tables (mapping/TableBlob.h), on standard
// output.
#include "mapping/Columns.h"
#include "mapping/CudaFacts.h"
#include "mapping/Declarations.h"
#include "mapping/FactRowReader.h"
#include "mapping/RowReader.h"
#include "mapping/TableBlob.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

using namespace tranship;
using namespace tranship::mapping;

namespace {

template <typename Value> void put(char *at, const Value &value) {
  std::memcpy(at, &value, sizeof(value));
}

/// The contents of the file: a TableBlob, texts, arrays.
class Writer {
public:
  /// Each text is written once.
  TableText text(llvm::StringRef text) {
    auto [known, isNew] = offsets_.try_emplace(text, sizeof(TableBlob) + texts_.size());
    if (isNew)
      texts_ += text;
    return {uint32_t(known->second), uint32_t(text.size())};
  }
  NoteRef note(NoteRef note) {
    if (!note)
      return note;
    auto [known, isNew] = noteIndexes_.try_emplace(note.get(), notes_.size());
    if (isNew)
      notes_.push_back({text(note->key), text(note->why), text(note->instead), note->oncePerFile});
    return NoteRef(known->second);
  }
  template <typename Element> BlobArray array(llvm::ArrayRef<Element> elements) {
    static_assert(sizeof(Element) % 8 == 0);
    BlobArray array{uint32_t(arrays_.size()), uint32_t(elements.size())};
    arrays_.append(reinterpret_cast<const char *>(elements.data()),
                   elements.size() * sizeof(Element));
    return array;
  }
  BlobArray rows(llvm::ArrayRef<const Row *> rows) {
    BlobArray array{uint32_t(arrays_.size()), uint32_t(rows.size())};
    for (const Row *row : rows) {
      arrays_.append(sizeof(Row), '\0');
      addRow(*row, arrays_.data() + arrays_.size() - sizeof(Row));
    }
    return array;
  }
  BlobArray texts(llvm::ArrayRef<llvm::StringRef> list);
  BlobTables tables(const RowSet &set);
  void write(llvm::raw_ostream &out, TableBlob blob);

private:
  /// Member by member: what is between the members of a row in memory is not written.
  void addRow(const Row &row, char *at) {
    auto add = [&](const auto &member) {
      putMember(
          at + (reinterpret_cast<const char *>(&member) - reinterpret_cast<const char *>(&row)),
          member);
    };
    visitColumns(row, [&](const ColumnInfo &, const auto &member) { add(member); });
    add(row.supported);
    add(row.library);
  }
  template <typename Value> void putMember(char *at, const Value &value) { put(at, value); }
  void putMember(char *at, TableText value) { put(at, value.empty() ? TableText() : text(value)); }
  void putMember(char *at, NoteRef value) { put(at, note(value)); }
  void putMember(char *at, const ArgumentGuard &value) {
    put(at + offsetof(ArgumentGuard, argument), value.argument);
    putMember(at + offsetof(ArgumentGuard, text), value.text);
    put(at + offsetof(ArgumentGuard, kind), value.kind);
  }

  std::string texts_, arrays_;
  llvm::StringMap<size_t> offsets_;
  llvm::DenseMap<const Note *, uint32_t> noteIndexes_;
  std::vector<BlobNote> notes_;
};

BlobArray Writer::texts(llvm::ArrayRef<llvm::StringRef> list) {
  std::vector<TableText> copies;
  for (llvm::StringRef one : list)
    copies.push_back(text(one));
  return array(llvm::ArrayRef(copies));
}

BlobTables Writer::tables(const RowSet &set) {
  std::vector<const Row *> plain, patterns;
  for (const Row &row : set.rows)
    (row.isPattern() ? patterns : plain).push_back(&row);
  std::vector<BlobLibrary> libraries;
  for (const Library &library : set.libraries) {
    // All members, so that a new one is not forgotten.
    const auto &[name, prefixes, folders, includedBy, cudaDocs, hipDocs, facts, hostOnly,
                 deviceOnly, oncePerFile] = library;
    libraries.push_back({text(name), text(cudaDocs), text(hipDocs), text(facts), texts(prefixes),
                         texts(folders), texts(includedBy), hostOnly, deviceOnly, oncePerFile});
  }
  return {rows(plain), rows(patterns), array(llvm::ArrayRef(libraries))};
}

void Writer::write(llvm::raw_ostream &out, TableBlob blob) {
  blob.notes = array(llvm::ArrayRef(notes_));
  texts_.resize(llvm::alignTo(texts_.size(), alignof(Row)));
  blob.arrays = sizeof(TableBlob) + texts_.size();
  out << llvm::StringRef(reinterpret_cast<const char *>(&blob), sizeof(blob)) << texts_ << arrays_;
}

bool readFile(llvm::StringRef path, RowSet &into) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    llvm::errs() << path << ": " << buffer.getError().message() << "\n";
    return false;
  }
  llvm::StringRef shortName = path.substr(path.rfind("mappings/"));
  llvm::Error error = readRows((*buffer)->getBuffer(), shortName, into, RowOrder::Sorted);
  if (error)
    llvm::errs() << llvm::toString(std::move(error)) << "\n";
  else if (!into.disabled.empty())
    llvm::errs() << shortName << ": `disable` is only allowed in users' rules\n";
  else
    return true;
  return false;
}

/// Sorts the rows; false if two files have a row for the same case.
bool merge(RowSet &set) {
  std::stable_sort(set.rows.begin(), set.rows.end());
  for (size_t i = 1; i < set.rows.size(); ++i)
    if (!(set.rows[i - 1] < set.rows[i])) {
      llvm::errs() << "row `" << set.rows[i].name << "` is in the tables of both "
                   << set.rows[i - 1].library << " and " << set.rows[i].library << "\n";
      return false;
    }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  FactTables cuda;
  RowSet set, roc, hipifyV2, masquerading;
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef path = argv[i];
    if (path.contains("mappings/cuda/")) {
      if (llvm::Error error = readFactFile(path, cuda)) {
        llvm::errs() << llvm::toString(std::move(error)) << "\n";
        return 2;
      }
      continue;
    }
    RowSet &into = path.contains("mappings/roc/")                    ? roc
                   : path.ends_with("mappings/torch/hipify-v2.yaml") ? hipifyV2
                   : path.contains("mappings/torch/")                ? masquerading
                                                                     : set;
    if (!readFile(path, into))
      return 2;
  }
  if (!merge(set) || !merge(roc) || !merge(hipifyV2) || !merge(masquerading))
    return 2;
  completeRows(set, cuda.tables);

  Writer writer;
  TableBlob blob;
  blob.builtin = writer.tables(set);
  blob.roc = writer.tables(roc);
  blob.hipifyV2 = writer.tables(hipifyV2);
  blob.masquerading = writer.tables(masquerading);
  blob.declarations = writer.text(writeDeclarations(set.rows));
  writer.write(llvm::outs(), blob);
  return 0;
}
