// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/BesideTree.h"

#include "buildfiles/BuildFile.h"
#include "buildfiles/TextEdits.h"
#include "support/FileWriting.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr llvm::StringLiteral folderName = "hip", topFile = "CMakeLists.txt";
/// In the folder of the port: says where it comes from.
constexpr llvm::StringLiteral mark = ".tranship-port";
constexpr llvm::StringLiteral markText = "tranship --build-files=beside wrote this folder from the "
                                         "CUDA sources of the folder above, and writes it again.\n";

constexpr llvm::StringLiteral blockBegin =
    "# tranship: with ENABLE_HIP, the port in hip/ is built instead of what follows.\n";
constexpr llvm::StringLiteral blockEnd = "# tranship: end\n";
constexpr llvm::StringLiteral blockCommands =
    "option(ENABLE_HIP \"Build for AMD GPUs with HIP\" OFF)\n"
    "if(ENABLE_HIP)\n"
    "  cmake_minimum_required(VERSION 3.21)\n"
    "  enable_testing()\n"
    "  add_subdirectory(hip)\n"
    "  return()\n"
    "endif()\n";

constexpr llvm::StringLiteral portFolders =
    "# The tree that this port was made of used CMAKE_SOURCE_DIR and CMAKE_BINARY_DIR.\n"
    "set(TRANSHIP_SOURCE_DIR \"${CMAKE_CURRENT_SOURCE_DIR}\")\n"
    "set(TRANSHIP_BINARY_DIR \"${CMAKE_CURRENT_BINARY_DIR}\")\n";

bool usesCarriageReturns(llvm::StringRef text) {
  return text.take_front(text.find('\n')).ends_with("\r");
}

/// The lines of our own with the line endings of a file.
std::string inStyleOf(llvm::StringRef text, std::string lines) {
  if (usesCarriageReturns(text))
    for (size_t at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at + 2))
      lines.insert(at, 1, '\r');
  return lines;
}

/// After the comment that a file begins with, which is about all of it.
size_t endOfHeader(llvm::StringRef text) {
  constexpr llvm::StringLiteral byteOrderMark = "\xEF\xBB\xBF";
  size_t at = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
  while (text.drop_front(at).starts_with("#") && !text.drop_front(at).starts_with("#[")) {
    size_t end = text.find('\n', at);
    if (end == llvm::StringRef::npos)
      break;
    at = end + 1;
  }
  return at;
}

std::string block(llvm::StringRef text) {
  return inStyleOf(text, (blockBegin + blockCommands + blockEnd).str());
}

std::string below(llvm::StringRef folder, llvm::StringRef name) {
  llvm::SmallString<256> whole(folder);
  path::append(whole, name);
  return std::string(whole);
}

/// Also of a folder that only has what a killed run left.
bool isEmpty(const std::string &folder) {
  std::error_code error;
  fs::directory_iterator i(folder, error), end;
  for (; i != end && !error; i.increment(error))
    if (!isTemporaryName(path::filename(i->path())))
      return false;
  return !error;
}

bool isTopFile(const OutputRequest &request, llvm::StringRef file) {
  return file == below(request.originalTree, topFile);
}

/// `name` as a word of its own is replaced everywhere, except in lines that are comments.
std::string withNames(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    llvm::StringRef line = text.take_front(end);
    text = text.drop_front(end);
    bool isComment = line.ltrim().starts_with("#");
    while (!line.empty()) {
      llvm::StringRef word = line.take_while(isNameCharacter);
      llvm::StringRef other = line.drop_front(word.size()).take_until(isNameCharacter);
      line = line.drop_front(word.size() + other.size());
      llvm::StringRef replaced =
          llvm::StringSwitch<llvm::StringRef>(word)
              .Cases({"CMAKE_SOURCE_DIR", "CMAKE_HOME_DIRECTORY"}, "TRANSHIP_SOURCE_DIR")
              .Case("CMAKE_BINARY_DIR", "TRANSHIP_BINARY_DIR")
              .Default(word);
      result += (isComment ? word : replaced).str() + other.str();
    }
  }
  return result;
}

/// A copy, with the text if it was read.
void addCopy(const OutputRequest &request, const std::string &source, llvm::StringRef text,
             std::vector<ResultFile> &files) {
  std::optional<llvm::StringRef> relative = relativeTo(request.originalTree, source);
  // What tranship adds to the port is not part of the tree.
  if (!relative || isTopFile(request, source) || !fs::exists(source))
    return;
  ResultFile file{below(request.besideTree, *relative), request.besideTree, text.str()};
  if (text.empty())
    file.copiedFrom = source;
  if (llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(source))
    file.permissions = *permissions;
  files.push_back(std::move(file));
}

} // namespace

llvm::Error placeBeside(RunRequest &request) {
  OutputRequest &output = request.output;
  if (output.diff || (output.output.empty() && !output.inPlace))
    return llvm::createStringError(
        "--build-files=beside needs a place for the port: use --in-place, which adds the "
        "folder `hip` to the tree, or -o for a copy of the tree");
  if (request.inputs.size() != 1 || !fs::is_directory(request.inputs.front()) ||
      !request.files.root.empty() || !output.dependencyFile.empty())
    return llvm::createStringError("--build-files=beside is for one folder, the whole tree");
  output.originalTree = absolutePath(request.inputs.front());
  output.besideTree = output.inPlace ? output.originalTree : absolutePath(output.output);
  output.inPlace = false;
  output.output = below(output.besideTree, folderName);
  for (const std::string &tree : {output.originalTree, output.besideTree}) {
    std::string port = below(tree, folderName);
    if (fs::exists(port) && !fs::exists(below(port, mark)) && !isEmpty(port))
      return llvm::createStringError(port +
                                     ": this folder does not come from tranship; rename it, or use "
                                     "--build-files=replace");
  }
  bool isInside =
      output.besideTree != output.originalTree && isWithin(output.originalTree, output.besideTree);
  request.files.output = isInside ? output.besideTree : below(output.originalTree, folderName);
  return llvm::Error::success();
}

std::string withoutHipBlock(llvm::StringRef text) {
  std::string written = block(text);
  size_t at = text.find(written);
  if (at == llvm::StringRef::npos)
    return text.str();
  return (text.take_front(at) + text.drop_front(at + written.size())).str();
}

std::string withHipBlock(llvm::StringRef text) {
  size_t at = endOfHeader(text);
  return (text.take_front(at) + block(text) + text.drop_front(at)).str();
}

std::string asPartOfPort(llvm::StringRef text, bool setsVariables) {
  std::string result = withNames(text);
  if (setsVariables)
    result.insert(endOfHeader(result), inStyleOf(text, portFolders.str()));
  return result;
}

llvm::Error completePort(const OutputRequest &request, std::vector<OutputFile> &buildFiles) {
  bool usesTop = llvm::any_of(buildFiles, [](const OutputFile &file) {
    return withNames(file.newText ? *file.newText : file.text) !=
           (file.newText ? *file.newText : file.text);
  });
  for (OutputFile &file : buildFiles) {
    if (buildfiles::buildSystemOf(file.source.path) != buildfiles::BuildSystem::CMake ||
        file.text.empty())
      continue;
    if (llvm::StringRef(file.text).contains("ENABLE_HIP"))
      return llvm::createStringError(file.source.path +
                                     ": this tree uses the name ENABLE_HIP for something else; "
                                     "use --build-files=replace");
    std::string text = asPartOfPort(file.newText ? *file.newText : file.text,
                                    usesTop && isTopFile(request, file.source.path));
    if (text != file.text)
      file.newText = std::move(text);
  }
  return llvm::Error::success();
}

std::vector<ResultFile> filesBeside(const OutputRequest &request, llvm::ArrayRef<InputFile> inputs,
                                    llvm::ArrayRef<OutputFile> buildFiles) {
  std::vector<ResultFile> files = {{below(request.output, mark), request.output, markText.str()}};
  bool isCopy = request.besideTree != request.originalTree;
  for (const InputFile &input : inputs)
    if (isCopy)
      addCopy(request, input.source->path(), input.source->text(), files);
  for (const OutputFile &file : buildFiles)
    if (isCopy)
      addCopy(request, file.source.path, file.text, files);
  auto top = llvm::find_if(buildFiles, [&](const OutputFile &file) {
    return isTopFile(request, file.source.path) && !file.text.empty();
  });
  if (top == buildFiles.end())
    return files;
  ResultFile file{below(request.besideTree, topFile), request.besideTree, withHipBlock(top->text)};
  if (!isCopy) { // the user's own, which may have the block of an earlier run
    file.before = top->text;
    file.stepFolder = request.besideTree;
  }
  if (llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(top->source.path))
    file.permissions = *permissions;
  files.push_back(std::move(file));
  return files;
}

} // namespace tranship::driver
