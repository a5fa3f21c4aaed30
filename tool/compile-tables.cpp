// Build step: mappings/*.yaml -> constant data and CUDA declarations, as C++ source on standard
// output.
#include "mapping/Declarations.h"
#include "mapping/RowReader.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <algorithm>

using namespace tranship;

static std::string quoted(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  stream << '"';
  stream.write_escaped(text, /*UseHexEscapes=*/false);
  stream << '"';
  return out;
}

static std::string initializer(const Version &version) {
  return fmt::format("{{{},{},{}}}", version.major, version.minor, version.patch);
}

int main(int argc, char **argv) {
  RowSet set;
  for (int i = 1; i < argc; ++i) {
    auto buffer =
        llvm::MemoryBuffer::getFile(argv[i], /*IsText=*/false, /*RequiresNullTerminator=*/true);
    if (!buffer) {
      llvm::errs() << argv[i] << ": " << buffer.getError().message() << "\n";
      return 2;
    }
    std::string shortName = ("mappings/" + llvm::sys::path::filename(argv[i])).str();
    if (llvm::Error error = readRows((*buffer)->getBuffer(), shortName, set)) {
      llvm::errs() << llvm::toString(std::move(error)) << "\n";
      return 2;
    }
  }
  std::stable_sort(set.rows.begin(), set.rows.end());
  for (size_t i = 1; i < set.rows.size(); ++i)
    if (!(set.rows[i - 1] < set.rows[i])) {
      llvm::errs() << "row `" << set.rows[i].name << "` stands in mappings/"
                   << set.rows[i - 1].library << ".yaml and in mappings/" << set.rows[i].library
                   << ".yaml\n";
      return 2;
    }

  llvm::raw_ostream &out = llvm::outs();
  out << "// Generated from mappings/*.yaml by tool/compile-tables.cpp.\n"
         "#include \"mapping/Table.h\"\n#include <array>\nnamespace tranship {\nnamespace {\n";
  llvm::DenseMap<const Note *, size_t> noteIndex;
  out << "constexpr Note notes[] = {\n";
  for (const Note &note : set.notes) {
    noteIndex.try_emplace(&note, noteIndex.size());
    out << "{" << quoted(note.key) << "," << quoted(note.why) << "," << quoted(note.instead)
        << "},\n";
  }
  out << "{\"\",\"\",\"\"}};\nconstexpr Row rows[] = {\n";
  auto noteOf = [&](const Note *note) {
    return note ? fmt::format("&notes[{}]", noteIndex.lookup(note)) : std::string("nullptr");
  };
  for (const Row &row : set.rows)
    out << fmt::format(
        "{{{},RowKind({}),{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}}},\n",
        quoted(row.name), int(row.kind), row.arity, row.givenArgument, quoted(row.givenType),
        row.supported, row.experimental, quoted(row.hip), quoted(row.tag), quoted(row.call),
        noteOf(row.unsupported), noteOf(row.warn), quoted(row.decl), quoted(row.value),
        quoted(row.library), initializer(row.cudaAdded), initializer(row.cudaDeprecated),
        initializer(row.cudaRemoved), initializer(row.hipAdded), initializer(row.hipDeprecated),
        initializer(row.hipRemoved));
  out << "};\n";
  for (size_t i = 0; i < set.libraries.size(); ++i) {
    out << "constexpr std::array<llvm::StringRef, " << set.libraries[i].prefixes.size()
        << "> prefixes" << i << " = {";
    for (llvm::StringRef prefix : set.libraries[i].prefixes)
      out << quoted(prefix) << ",";
    out << "};\n";
  }
  out << "constexpr Library libraries[] = {\n";
  for (size_t i = 0; i < set.libraries.size(); ++i)
    out << "{" << quoted(set.libraries[i].name) << ", prefixes" << i << "},\n";
  out << "};\nconstexpr char declarations[] =\n";
  std::string declarations = writeDeclarations(set.rows);
  for (llvm::StringRef rest = declarations; !rest.empty();) {
    auto [line, tail] = rest.split('\n');
    out << quoted((line + "\n").str()) << "\n";
    rest = tail;
  }
  out << ";\n} // namespace\n"
         "llvm::ArrayRef<Row> builtinRows() { return rows; }\n"
         "llvm::ArrayRef<Library> builtinLibraries() { return libraries; }\n"
         "llvm::StringRef builtinDeclarations() { return {declarations, sizeof(declarations) - 1}; "
         "}\n"
         "} // namespace tranship\n";
  return 0;
}
