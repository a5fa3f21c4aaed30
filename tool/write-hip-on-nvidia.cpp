// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build step: mappings/*.yaml and the headers in lib/verify/backends/hip_on_nvidia -> HIP headers
// for NVIDIA GPUs, as C++ source on standard output. It reads the tables backwards: each HIP name
// becomes a macro for its CUDA name. It skips names that a handwritten header defines.
#include "mapping/CudaFacts.h"
#include "mapping/FactRowReader.h"
#include "mapping/RowReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

using namespace tranship;
using namespace tranship::mapping;

namespace {

bool isIdentifier(llvm::StringRef text) {
  return !text.empty() && !llvm::isDigit(text.front()) &&
         llvm::all_of(text, [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// Whether HIP defines the name; others belong to the compiler or the standard library and get no
/// macro.
bool isHipName(llvm::StringRef name) {
  return isIdentifier(name) && (name.contains_insensitive("hip") || name.starts_with("roctx"));
}

bool hasMacro(RowKind kind) {
  return kind == RowKind::Function || kind == RowKind::Type || kind == RowKind::Enumerator ||
         kind == RowKind::Macro;
}

/// Whether a row is for the macro that tests whether a header was included.
bool isGuard(const Row &row) {
  return row.kind == RowKind::Macro && (row.hip.ends_with("_H") || row.hip.ends_with("_H_"));
}

/// Include guards, and switches that a program defines before it includes a header, have no value.
bool isSwitch(const Row &row) {
  return isGuard(row) || (row.kind == RowKind::Macro && row.decl.empty() &&
                          (row.library == "device" || row.library == "half"));
}

bool isRemoved(const Row &row) { return row.cudaRemoved.known() && row.cudaRemoved <= newestCuda; }

bool isDecorated(llvm::StringRef name) {
  if (name.ends_with("_ptsz") || name.ends_with("_ptds") || name.ends_with("_st") ||
      name.ends_with("_enum"))
    return true;
  llvm::StringRef stem = name.rtrim("0123456789");
  return stem != name && stem.ends_with("_v");
}

/// Whether a row applies only to some calls, or to versions other than the newest.
bool isGuarded(const Row &row) {
  return row.dependsOnCall() || row.wave != RowWave::Any || !row.including.empty() ||
         !row.isForCuda(newestCuda) || !row.isForHip({});
}

/// The part that a CUDA name and a HIP name share, as `cudaEventCreate` and `hipEventCreate` do.
std::string stem(llvm::StringRef name) {
  name = name.ltrim('_');
  if (name.starts_with_insensitive("cuda"))
    name = name.drop_front(4);
  else if (name.starts_with_insensitive("hip"))
    name = name.drop_front(3);
  else if (name.starts_with_insensitive("cu"))
    name = name.drop_front(2);
  return name.ltrim('_').lower();
}

/// Smaller is better. The runtime API comes before the driver API because HIP's types follow it.
auto rank(const Row &row) {
  return std::make_tuple(isRemoved(row), row.reshapesCall() || !row.call.empty(), isGuarded(row),
                         row.library == "cuda-driver", isDecorated(row.name),
                         row.cudaDeprecated.known(), stem(row.name) != stem(row.hip),
                         row.name.size(), row.name);
}

class Names {
public:
  Names(llvm::ArrayRef<Row> rows, const llvm::StringSet<> &handwritten) {
    for (const Row &row : rows) {
      if (row.kind == RowKind::Type)
        types_.try_emplace(row.name, &row);
      // A helper declares its own names.
      if (!row.supported || !row.helper.empty() || !hasMacro(row.kind) || row.hip == row.name ||
          !isHipName(row.hip) || isSwitch(row))
        continue;
      const Row *&chosen = chosen_[row.hip.str()];
      if (!chosen || rank(row) < rank(*chosen))
        chosen = &row;
    }
    for (const auto &[hip, row] : chosen_)
      if (!handwritten.contains(hip))
        libraries_[row->library.str()].push_back(row);
  }

  std::vector<llvm::StringRef> libraries() const {
    std::vector<llvm::StringRef> result;
    for (const auto &[library, rows] : libraries_)
      result.push_back(library);
    return result;
  }

  /// The header with the names of one library.
  std::string header(llvm::StringRef library) const {
    std::string text = fmt::format("// HIP's names for those of {}, from the mapping tables.\n"
                                   "#pragma once\n",
                                   library.str());
    for (const Row *row : libraries_.at(library.str())) {
      std::string line = fmt::format("#define {} {}\n", row->hip.str(), meaning(*row));
      if (isRemoved(*row))
        line = fmt::format("#if CUDART_VERSION < {}\n{}#endif\n",
                           row->cudaRemoved.major * 1000 + row->cudaRemoved.minor * 10, line);
      text += line;
    }
    // In C, a tag alone is not a type.
    if (library == "cudart") {
      text += "#ifndef __cplusplus\n";
      for (const Row *row : libraries_.at(library.str()))
        if (row->kind == RowKind::Type && !isRemoved(*row) &&
            (row->decl == "struct" || row->decl == "enum" || row->decl == "union"))
          text += fmt::format("typedef {0} {1} {1};\n", row->decl.str(), row->name.str());
      text += "#endif\n";
    }
    return text;
  }

private:
  std::string meaning(const Row &row) const {
    if (row.kind == RowKind::Function && row.library == "cuda-driver")
      return fmt::format("TRANSHIP_DRIVER({})", row.name.str());
    if (row.kind == RowKind::Enumerator)
      if (std::string type = otherType(row); !type.empty())
        return fmt::format("(({}){})", type, row.name.str());
    return row.name.str();
  }

  /// The type of HIP's enumerator, if it is not the type of `row`: HIP has one type for two CUDA
  /// types, that of the runtime and that of the driver.
  std::string otherType(const Row &row) const {
    auto own = types_.find(row.decl);
    if (own == types_.end() || !own->second->supported)
      return {};
    auto type = chosen_.find(own->second->hip.str());
    if (type == chosen_.end() || type->second->kind != RowKind::Type)
      return {};
    const Row &chosen = *type->second;
    return chosen.name == row.decl || chosen.decl == row.decl || chosen.library == row.library
               ? std::string()
               : chosen.name.str();
  }

  llvm::StringMap<const Row *> types_;
  std::map<std::string, const Row *> chosen_;
  std::map<std::string, std::vector<const Row *>> libraries_;
};

/// The text to include after the CUDA headers: it defines HIP's guards of the included ones.
std::string guardsHeader(llvm::ArrayRef<Row> rows) {
  std::string text;
  for (const Row &row : rows)
    if (row.supported && isGuard(row))
      text += fmt::format("#if defined({0}) && !defined({1})\n#define {1}\n#endif\n",
                          row.name.str(), row.hip.str());
  return text;
}

/// HIP headers that only include a CUDA header.
std::map<std::string, std::string> forwardingHeaders(llvm::ArrayRef<Row> rows) {
  std::map<std::string, std::string> headers;
  for (const Row &row : rows) {
    bool isStandard = row.hip.ref().find_first_of("./") == llvm::StringRef::npos; // `limits`
    if (row.kind != RowKind::Header || !row.supported || row.hip.empty() || isStandard ||
        row.hip == row.name || isRemoved(row) || row.name.ends_with(".hpp"))
      continue;
    // If there are several, the first ones are counterparts of other headers.
    std::string &text =
        headers[row.hip.ref().rsplit(' ').second.empty() ? row.hip.str()
                                                         : row.hip.ref().rsplit(' ').second.str()];
    if (text.empty())
      text = "#pragma once\n#include \"tranship/names.h\"\n";
    text += fmt::format("#if __has_include(<{0}>)\n#include <{0}>\n#endif\n", row.name.str());
  }
  for (auto &[path, text] : headers) {
    // Thrust has headers with the same names, which include each other.
    if (llvm::StringRef(path).starts_with("thrust/"))
      text = fmt::format("#if __has_include_next(<{0}>)\n#include_next <{0}>\n#else\n{1}#endif\n",
                         path, text);
    text += "#include \"tranship/guards.h\"\n";
  }
  return headers;
}

std::string literal(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  for (; !text.empty(); text = text.split('\n').second) {
    stream << '"';
    stream.write_escaped(text.split('\n').first, /*UseHexEscapes=*/false);
    stream << "\\n\"\n";
  }
  return out;
}

/// Reads one input, a table or a handwritten header; false after an error message.
bool readInput(llvm::StringRef path, RowSet &set, FactTables &cuda, llvm::StringSet<> &handwritten,
               std::map<std::string, std::string> &headers) {
  constexpr llvm::StringLiteral folder = "/hip_on_nvidia/";
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    llvm::errs() << path << ": " << buffer.getError().message() << "\n";
    return false;
  }
  llvm::StringRef text = (*buffer)->getBuffer();
  if (path.ends_with(".yaml")) {
    llvm::Error error = path.contains("mappings/cuda/")
                            ? readFactFile(path, cuda)
                            : readRows(text, path, set, RowOrder::Sorted);
    if (!error)
      return true;
    llvm::errs() << llvm::toString(std::move(error)) << "\n";
    return false;
  }
  headers[path.substr(path.find(folder) + folder.size()).str()] = text.str();
  for (llvm::StringRef rest = text; !rest.empty(); rest = rest.split('\n').second)
    if (llvm::StringRef line = rest.split('\n').first; line.consume_front("#define "))
      handwritten.insert(line.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; }));
  return true;
}

void writeSource(const std::map<std::string, std::string> &headers) {
  llvm::raw_ostream &out = llvm::outs();
  out << "// Generated by tool/write-hip-on-nvidia.cpp.\n"
         "#include \"verify/backends/NvidiaCompiler.h\"\nnamespace tranship::verify {\n"
         "llvm::ArrayRef<HeaderText> hipOnNvidiaHeaders() {\n"
         "static constexpr HeaderText headers[] = {\n";
  for (const auto &[path, text] : headers)
    out << "{\"" << path << "\",\n" << literal(text) << "},\n";
  out << "};\nreturn headers;\n}\n} // namespace tranship::verify\n";
}

/// Used by tests, which inspect the headers.
bool writeFolder(const std::map<std::string, std::string> &headers, llvm::StringRef folder) {
  for (const auto &[path, text] : headers) {
    std::string file = folder.str() + "/" + path;
    std::error_code error = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file));
    if (!error)
      llvm::raw_fd_ostream(file, error) << text;
    if (error) {
      llvm::errs() << file << ": " << error.message() << "\n";
      return false;
    }
  }
  return true;
}

} // namespace

/// With `--folder=DIR`, writes the headers there instead.
int main(int argc, char **argv) {
  FactTables cuda;
  RowSet set;
  llvm::StringSet<> handwritten;
  std::map<std::string, std::string> headers; // by path
  llvm::StringRef folder;
  for (llvm::StringRef argument : llvm::ArrayRef(argv, argc).drop_front())
    if (argument.consume_front("--folder="))
      folder = argument;
    else if (!readInput(argument, set, cuda, handwritten, headers))
      return 2;

  completeRows(set, cuda.tables);
  Names names(set.rows, handwritten);
  std::string all = "#pragma once\n";
  for (llvm::StringRef library : names.libraries()) {
    std::string path = fmt::format("tranship/names/{}.h", library.str());
    headers[path] = names.header(library);
    all += fmt::format("#include \"{}\"\n", path);
  }
  headers["tranship/names.h"] = all;
  headers["tranship/guards.h"] = guardsHeader(set.rows);
  for (auto &[path, text] : forwardingHeaders(set.rows))
    headers.try_emplace(path, text);
  if (!folder.empty())
    return writeFolder(headers, folder) ? 0 : 2;
  writeSource(headers);
  return 0;
}
