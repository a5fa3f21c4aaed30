// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/DeviceCode.h"

#include "support/TextFile.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/OffloadBundle.h"
#include "llvm/Support/Endian.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {
namespace {

namespace object = llvm::object;
using llvm::support::endian::read16le;
using llvm::support::endian::read32le;
using llvm::support::endian::read64le;

/// A section with NVIDIA fat binaries, one after the other: a header (magic number, version, its
/// own size, number of bytes that follow), and in it entries (kind, version, size of the entry's
/// header, bytes of code, and at byte 28 the GPU, 90 for sm_90).
void addNvidiaTargets(llvm::StringRef section, std::set<std::string> &targets) {
  constexpr uint32_t magic = 0xBA55ED50;
  constexpr size_t headerSize = 16, minEntrySize = 32;
  enum Kind : uint16_t { Ptx = 1, Elf = 2 };
  while (section.size() >= headerSize) {
    if (read32le(section.data()) != magic) {
      section = section.drop_front(8); // padding between two of them
      continue;
    }
    size_t ownSize = read16le(section.data() + 6);
    uint64_t size = read64le(section.data() + 8);
    llvm::StringRef entries = section.substr(ownSize, size);
    while (entries.size() >= minEntrySize) {
      uint16_t kind = read16le(entries.data());
      uint64_t whole = read32le(entries.data() + 4) + read64le(entries.data() + 8);
      uint32_t gpu = read32le(entries.data() + 28);
      if (kind == Ptx || kind == Elf)
        targets.insert(fmt::format("{}_{}", kind == Ptx ? "compute" : "sm", gpu));
      entries =
          entries.drop_front(std::min<uint64_t>(std::max<uint64_t>(whole, 1), entries.size()));
    }
    section = section.drop_front(std::min<uint64_t>(ownSize + size, section.size()));
  }
}

/// "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+" is for gfx90a.
void addAmdTarget(llvm::StringRef bundleEntry, std::set<std::string> &targets) {
  size_t at = bundleEntry.rfind("-gfx");
  if (at != bundleEntry.npos)
    targets.insert(bundleEntry.substr(at + 1).split(':').first.str());
}

} // namespace

llvm::Expected<std::vector<std::string>> deviceTargetsOf(const std::string &path) {
  auto buffer = mapFile(path);
  if (!buffer)
    return buffer.takeError();
  std::set<std::string> targets;
  if (!(*buffer)->getBuffer().starts_with(llvm::ELF::ElfMagic))
    return std::vector<std::string>();
  auto file = object::ObjectFile::createELFObjectFile((*buffer)->getMemBufferRef());
  if (!file)
    return llvm::createFileError(path, file.takeError());
  if ((*file)->getArch() == llvm::Triple::amdgcn)
    if (std::optional<llvm::StringRef> gpu = (*file)->tryGetCPUName())
      targets.insert(gpu->str());
  for (const object::SectionRef &section : (*file)->sections()) {
    llvm::Expected<llvm::StringRef> name = section.getName();
    if (!name)
      return llvm::createFileError(path, name.takeError());
    if (*name != ".nv_fatbin" && *name != "__nv_relfatbin")
      continue;
    llvm::Expected<llvm::StringRef> contents = section.getContents();
    if (!contents)
      return llvm::createFileError(path, contents.takeError());
    addNvidiaTargets(*contents, targets);
  }
  llvm::SmallVector<object::OffloadBundleFatBin> bundles;
  if (llvm::Error error = object::extractOffloadBundleFatBinary(**file, bundles))
    return llvm::createFileError(path, std::move(error));
  for (object::OffloadBundleFatBin &bundle : bundles)
    for (const object::OffloadBundleEntry &entry : bundle.getEntries())
      addAmdTarget(entry.ID, targets);
  return std::vector<std::string>(targets.begin(), targets.end());
}

} // namespace tranship::verify
