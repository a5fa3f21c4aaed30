// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PyTorch's headers as its builds for ROCm have them, made from those of a PyTorch for CUDA or the CPU: `c10/hip/HIPStream.h` from
// `c10/cuda/CUDAStream.h`. PyTorch's own build makes them in the same way.
#pragma once

#include "frontend/port/LibraryHeaders.h"
#include "mapping/Table.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <mutex>

namespace tranship::translate {

class TorchHeaders : public frontend::LibraryHeaders {
public:
  /// `names`: what the PyTorch that the port is for calls its classes.
  TorchHeaders(mapping::TorchNames names, Version hipVersion);

  const std::string *text(llvm::StringRef path) override;
  std::string folderBehind(llvm::StringRef path) override;
  bool isLibraryHeader(llvm::StringRef path) override;
  bool isLarge(llvm::StringRef name) override;
  bool isShadowedBy(llvm::StringRef folder) override;
  std::string identity() override;

private:
  /// The file that the header at `path` is made from; empty if it is there, or PyTorch has none.
  std::string sourceOf(llvm::StringRef path) const;
  std::string translate(llvm::StringRef path, std::string text) const;

  Version hipVersion_;
  /// For c10, whose classes the other headers know by other names, and for the others.
  mapping::Table c10Table_, table_;
  /// The names of CUDA's headers by those for ROCm, and the same for folders.
  llvm::StringMap<std::string> headers_, folders_;
  /// The headers of CUDA that have another name for ROCm. A port does not include them.
  llvm::StringSet<> cudaHeaders_;
  /// What c10 itself calls its classes, by CUDA's names.
  llvm::StringMap<std::string> c10Names_;
  std::mutex mutex_;
  /// By path; null: there is no other text.
  llvm::StringMap<std::unique_ptr<std::string>> texts_;
};

/// Whether a text may include a PyTorch header.
bool mayIncludeTorch(llvm::StringRef text);

/// Flags with which PyTorch for ROCm compiles extensions, if a command searches the headers of a PyTorch. `flags`: of the command.
std::vector<std::string> torchFlagsForHip(llvm::ArrayRef<std::string> flags);

} // namespace tranship::translate
