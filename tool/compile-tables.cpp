// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: mappings/*.yaml, mappings/roc/*.yaml and mappings/torch/*.yaml -> constant data and
// CUDA declarations, as C++ source on standard output.
#include "mapping/Columns.h"
#include "mapping/Declarations.h"
#include "mapping/RowReader.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <algorithm>

using namespace tranship;
using namespace tranship::mapping;

static std::string literal(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  stream << '"';
  stream.write_escaped(text, /*UseHexEscapes=*/false);
  stream << '"';
  return out;
}

/// Includes the length: compilers limit what they compute at compile time, and counting the
/// characters of all rows exceeds that limit.
static std::string quoted(llvm::StringRef text) {
  return fmt::format("llvm::StringRef({},{})", literal(text), text.size());
}

namespace {

/// How many characters of a text without newlines are written as one literal.
constexpr size_t lineLimit = 1000;

/// What all tables have in common: the texts of their rows, each once, and their notes.
class Shared {
public:
  std::string text(llvm::StringRef text) {
    auto [known, isNew] = offsets_.try_emplace(text, texts_.size());
    if (isNew)
      texts_ += text;
    return fmt::format("TableText({},{})", known->second, text.size());
  }
  std::string note(NoteRef note) {
    auto [known, isNew] = notes_.try_emplace(note.get(), notes_.size());
    if (isNew)
      noteTexts_.push_back(fmt::format("{{{},{},{},{}}}", quoted(note->key), quoted(note->why),
                                       quoted(note->instead), note->oncePerFile));
    return fmt::format("NoteRef(uint32_t({}))", known->second);
  }
  const std::vector<std::string> &notes() const { return noteTexts_; }
  const std::string &texts() const { return texts_; }

private:
  std::string texts_;
  llvm::StringMap<size_t> offsets_;
  llvm::DenseMap<const Note *, size_t> notes_;
  std::vector<std::string> noteTexts_;
};

/// The value of a column as C++.
std::string valueText(TableText value, Shared &shared) { return shared.text(value); }
std::string valueText(RowKind value, Shared &) { return fmt::format("RowKind({})", int(value)); }
std::string valueText(RowWave value, Shared &) { return fmt::format("RowWave({})", int(value)); }
std::string valueText(int8_t value, Shared &) { return fmt::format("{}", int(value)); }
std::string valueText(bool value, Shared &) { return value ? "true" : "false"; }
std::string valueText(Version value, Shared &) {
  return fmt::format("{{{},{},{}}}", value.major, value.minor, value.patch);
}
std::string valueText(const VersionRange &value, Shared &shared) {
  return fmt::format("{{{},{}}}", valueText(value.from, shared), valueText(value.before, shared));
}
std::string valueText(const GivenArgument &value, Shared &shared) {
  return fmt::format("{{{},{}}}", int(value.argument), shared.text(value.type));
}
std::string valueText(NoteRef value, Shared &shared) { return shared.note(value); }

/// Writes only the columns that a row has: most columns of most rows are empty.
std::string initializer(const Row &row, Shared &shared) {
  std::string out;
  auto add = [&](llvm::StringRef member, const std::string &value) {
    out += fmt::format("{}.{}={}", out.empty() ? "" : ",", member.str(), value);
  };
  visitColumns(row, [&](const ColumnInfo &column, const auto &value) {
    if (!(value == unset<std::decay_t<decltype(value)>>))
      add(column.member, valueText(value, shared));
  });
  if (row.supported)
    add("supported", "true");
  add("library", shared.text(row.library));
  return "{" + out + "}";
}

/// Writes a constant array. An empty one, which C++ does not allow, becomes an empty ArrayRef.
void writeArray(llvm::raw_ostream &out, llvm::StringRef type, llvm::StringRef name,
                llvm::ArrayRef<std::string> elements) {
  if (elements.empty()) {
    out << "[[maybe_unused]] constexpr llvm::ArrayRef<" << type << "> " << name << ";\n";
    return;
  }
  out << "constinit const " << type << " " << name << "[] = {\n";
  for (const std::string &element : elements)
    out << element << ",\n";
  out << "};\n";
}

/// Writes a constant text, in literals of about a line.
void writeText(llvm::raw_ostream &out, llvm::StringRef qualifier, llvm::StringRef name,
               llvm::StringRef text) {
  out << qualifier << " char " << name << "[] =\n";
  for (llvm::StringRef rest = text; !rest.empty();) {
    size_t end = std::min(rest.find('\n'), lineLimit) + 1;
    out << literal(rest.take_front(end)) << "\n";
    rest = rest.drop_front(std::min(end, rest.size()));
  }
  out << ";\n";
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

/// A namespace with the tables and, at its end, `tables`.
void writeTables(llvm::raw_ostream &out, llvm::StringRef space, const RowSet &set, Shared &shared) {
  out << "namespace " << space << " {\n";
  std::vector<std::string> rows, patterns, libraries;
  for (const Row &row : set.rows)
    (row.isPattern() ? patterns : rows).push_back(initializer(row, shared));
  for (const Library &library : set.libraries) {
    std::vector<std::string> prefixes;
    for (llvm::StringRef prefix : library.prefixes)
      prefixes.push_back(quoted(prefix));
    std::string name = fmt::format("prefixes{}", libraries.size());
    writeArray(out, "llvm::StringRef", name, prefixes);
    libraries.push_back(fmt::format("{{{},{},{},{},{},{},{}}}", quoted(library.name), name,
                                    quoted(library.cudaDocs), quoted(library.hipDocs),
                                    quoted(library.facts), library.hostOnly, library.deviceOnly));
  }
  writeArray(out, "Row", "rows", rows);
  writeArray(out, "Row", "patterns", patterns);
  writeArray(out, "Library", "libraries", libraries);
  out << "constexpr BuiltinTables tables = {rows, patterns, libraries};\n}\n";
}

} // namespace

int main(int argc, char **argv) {
  RowSet set, roc, hipifyV2, masquerading;
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef path = argv[i];
    RowSet &into = path.contains("mappings/roc/")                    ? roc
                   : path.ends_with("mappings/torch/hipify-v2.yaml") ? hipifyV2
                   : path.contains("mappings/torch/")                ? masquerading
                                                                     : set;
    if (!readFile(path, into))
      return 2;
  }
  if (!merge(set) || !merge(roc) || !merge(hipifyV2) || !merge(masquerading))
    return 2;

  llvm::raw_ostream &out = llvm::outs();
  out << "// Generated from mappings/ by tool/compile-tables.cpp.\n"
         "#include \"mapping/Table.h\"\nnamespace tranship::mapping {\nnamespace {\n";
  Shared shared;
  writeTables(out, "builtin", set, shared);
  writeTables(out, "roc", roc, shared);
  writeTables(out, "hipify_v2", hipifyV2, shared);
  writeTables(out, "masquerading", masquerading, shared);
  writeText(out, "constexpr", "declarations", writeDeclarations(set.rows));
  out << "} // namespace\n";
  writeText(out, "const", "tableTexts", shared.texts());
  writeArray(out, "Note", "tableNotes", shared.notes());
  out << "const BuiltinTables &builtinTables() { return builtin::tables; }\n"
         "const BuiltinTables &rocTables() { return roc::tables; }\n"
         "const BuiltinTables &torchTables(TorchNames names) {\n"
         "  return names == TorchNames::Cuda ? hipify_v2::tables : masquerading::tables;\n}\n"
         "llvm::StringRef builtinDeclarations() { return {declarations, sizeof(declarations) - 1}; "
         "}\n"
         "} // namespace tranship::mapping\n";
  return 0;
}
