// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of glibc 2.35 and 2.36 that GCC's static libraries call. A program that links this file also runs on glibc
// 2.34, the oldest version that docs/install.md promises.
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

#if __GLIBC_PREREQ(2, 36)
/// std::random_device uses it.
extern "C" HIDDEN uint32_t arc4random() noexcept {
  uint32_t value;
  if (getentropy(&value, sizeof value) != 0)
    abort();
  return value;
}
#endif

#if __GLIBC_PREREQ(2, 35)
namespace {

struct Search {
  uintptr_t address;
  dl_find_object *found;
};

/// Describes the object in `found` if the address is in it. Returns whether to stop.
int describeIfHere(dl_phdr_info *object, size_t, void *data) {
  auto *search = static_cast<Search *>(data);
  const ElfW(Phdr) *here = nullptr, *frames = nullptr;
  for (int i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) &header = object->dlpi_phdr[i];
    if (header.p_type == PT_GNU_EH_FRAME)
      frames = &header;
    else if (header.p_type == PT_LOAD &&
             search->address - (object->dlpi_addr + header.p_vaddr) < header.p_memsz)
      here = &header;
  }
  if (!here)
    return 0;
  if (!frames)
    return -1;
  uintptr_t start = object->dlpi_addr + here->p_vaddr;
  search->found->dlfo_flags = 0;
  search->found->dlfo_map_start = reinterpret_cast<void *>(start);
  search->found->dlfo_map_end = reinterpret_cast<void *>(start + here->p_memsz);
  search->found->dlfo_link_map = nullptr; // the unwinder does not look at it
  search->found->dlfo_eh_frame = reinterpret_cast<void *>(object->dlpi_addr + frames->p_vaddr);
  return 1;
}

} // namespace

/// The unwinder uses it to find the tables of the function at an address.
extern "C" HIDDEN int _dl_find_object(void *address, dl_find_object *result) noexcept {
  Search search = {reinterpret_cast<uintptr_t>(address), result};
  return dl_iterate_phdr(describeIfHere, &search) == 1 ? 0 : -1;
}
#endif
