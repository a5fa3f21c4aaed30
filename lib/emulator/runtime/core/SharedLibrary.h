// Libraries for the CPU that stand in for those of GPUs. They are loaded when a program first needs
// one, so that others need not have them.
#pragma once

namespace tranship::emulator {

class SharedLibrary {
public:
  /// `package` is the Debian package to name if it is missing.
  SharedLibrary(const char *file, const char *package);
  /// The library is there; reports that it is not, otherwise.
  bool loaded() const { return handle_; }
  /// `Function` is the function's type. Ends the program where the library has no such function.
  template <class Function> Function *function(const char *name) const {
    return reinterpret_cast<Function *>(symbol(name));
  }

private:
  void *symbol(const char *name) const;
  const char *file_;
  void *handle_;
};

} // namespace tranship::emulator
