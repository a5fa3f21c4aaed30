// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Libraries for the CPU that replace GPU libraries. They are loaded when a program first needs
// one, so that other programs do not need them installed.
#pragma once

namespace tranship::emulator {

class SharedLibrary {
public:
  /// `package` is the Debian package to name if the library is missing.
  SharedLibrary(const char *file, const char *package);
  /// Returns whether the library could be loaded; its absence is reported.
  bool loaded() const { return handle_; }
  /// Returns a function of the given type. Ends the program if the library does not have it.
  template <class Function> Function *function(const char *name) const {
    return reinterpret_cast<Function *>(symbol(name));
  }

private:
  void *symbol(const char *name) const;
  const char *file_;
  void *handle_;
};

} // namespace tranship::emulator
