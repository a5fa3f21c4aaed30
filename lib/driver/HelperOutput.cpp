// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HelperOutput.h"

#include "mapping/Helpers.h"
#include "support/TextFile.h"
#include "translate/HelperHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {
namespace {

/// The folder in the port that stands for a root of the inputs.
std::string portFolder(llvm::ArrayRef<InputFile> inputs, const OutputPlan &output,
                       llvm::StringRef root) {
  if (output.targets.empty() || output.root.empty())
    return root.str();
  auto input = llvm::find_if(inputs, [&](const InputFile &file) { return file.root == root; });
  llvm::StringRef folder = output.targets[input - inputs.begin()];
  for (size_t i = llvm::StringRef(input->relativePath()).count('/') + 1; i > 0; --i)
    folder = llvm::sys::path::parent_path(folder);
  return folder.str();
}

/// The helpers in the file; nothing if it does not exist. Errors: it is not tranship's.
llvm::Expected<std::set<std::string>> helpersAt(const std::string &path) {
  if (llvm::sys::fs::is_symlink_file(path))
    return llvm::createStringError(
        path + ": is a link, and tranship writes a header there; rename it, or use "
               "--helpers=inline");
  if (!llvm::sys::fs::exists(path))
    return std::set<std::string>();
  constexpr uint64_t maxSize = 1 << 20;
  llvm::Expected<std::string> text = readRegularFile(path, maxSize);
  if (!text)
    return text.takeError();
  if (auto known = mapping::helpersIn(*text))
    return std::move(*known);
  return llvm::createStringError(
      path + ": exists, and tranship did not write it; rename it, or use --helpers=inline");
}

} // namespace

rules::HelperForm defaultHelperForm(const RunRequest &request, const OutputPlan &plan) {
  bool isFile = request.inputs.size() == 1 && request.files.root.empty() &&
                !llvm::sys::fs::is_directory(request.inputs.front());
  return isFile || plan.mode == OutputPlan::Mode::Stdout ? rules::HelperForm::Inline
                                                         : rules::HelperForm::Header;
}

llvm::Error addHelperHeaders(const RunPlan &plan, RunResult &result) {
  for (auto &[root, text] : result.translation.helperHeaders) {
    std::string target =
        portFolder(plan.inputs, result.output, root) + "/" + mapping::helperHeaderName.str();
    std::set<std::string> helpers = *mapping::helpersIn(text);
    for (const std::string &path : {translate::helperHeaderPath(root), target}) {
      llvm::Expected<std::set<std::string>> known = helpersAt(path);
      if (!known)
        return known.takeError();
      helpers.merge(*known);
    }
    OutputFile header;
    header.source.path = translate::helperHeaderPath(root);
    header.source.root = root;
    header.newText = mapping::helperHeader(helpers);
    result.build.files.push_back(std::move(header));
    if (result.output.mode == OutputPlan::Mode::Files)
      result.output.buildTargets.push_back(std::move(target));
  }
  return llvm::Error::success();
}

} // namespace tranship::driver
