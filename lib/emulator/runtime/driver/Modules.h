// Modules that a program loads at run time: shared objects with the device code of a unit.
//
// A module's image is what stands in a file (`vectorAdd.fatbin`) or comes from the compiler at run
// time. It is a text that ends with a null character, since programs treat PTX as one:
//   // tranship-emulator module
//   file /path/of/shared-object          or: data NUMBER-OF-BYTES, and base64 in further lines
#pragma once

#include "core/Registry.h"

#include <cstddef>
#include <map>
#include <string>

struct TranshipModule {
  void *library = nullptr;
  int fd = -1; ///< an open one by whose name the library was loaded
  bool checked = false;
  std::map<std::string, const tranship::emulator::Kernel *, std::less<>>
      kernels; ///< by mangled name
  std::map<std::string, const tranship::emulator::Variable *, std::less<>> variables;
};

namespace tranship::emulator {

/// The image of a shared object's bytes.
std::string imageOf(const std::string &library);
/// The length of an image in memory, without the null character; 0 if it is none.
size_t imageSize(const char *image);

/// Null, and why, if it is no image or its code cannot be loaded.
TranshipModule *loadModule(const char *image, std::string &problem);
/// Code of checked programs stays in memory, since reports name places in it.
void unloadModule(TranshipModule *module);
/// A text that the library defines, null if it does not.
const char *moduleText(const TranshipModule &module, const char *symbol);

} // namespace tranship::emulator
