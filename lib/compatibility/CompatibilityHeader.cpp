// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compatibility/CompatibilityHeader.h"

#include "compatibility/CallPattern.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::compatibility {
namespace {

constexpr llvm::StringLiteral license = "// SPDX-License-Identifier: 0BSD\n",
                              isHip = "defined(__HIP__) || defined(__HIPCC__) || "
                                      "defined(__HIP_PLATFORM_AMD__)\n",
                              hiddenMacro = "CUDA_TO_HIP_HIDDEN", hideFile = "cuda_to_hip_hide.h",
                              showFile = "cuda_to_hip_show.h";

std::string includeLine(llvm::StringRef header) { return ("#include <" + header + ">\n").str(); }

/// `a0, a1`.
std::string parameters(size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i < count; ++i)
    names.push_back("a" + std::to_string(i));
  return llvm::join(names, ", ");
}

/// Macros that choose a macro by the number of arguments.
std::string countingMacros(size_t most) {
  std::string numbers;
  for (size_t i = most; i > 0; --i)
    numbers += std::to_string(i) + ", ";
  return fmt::format("#define CUDA_TO_HIP_NTH({}, n, ...) n\n"
                     "#define CUDA_TO_HIP_JOIN_(a, b) a##b\n"
                     "#define CUDA_TO_HIP_JOIN(a, b) CUDA_TO_HIP_JOIN_(a, b)\n"
                     "#define CUDA_TO_HIP_CALL(name, ...) CUDA_TO_HIP_JOIN(name, "
                     "CUDA_TO_HIP_NTH(__VA_ARGS__, {}0))\n",
                     parameters(most), numbers);
}

class HeaderText {
public:
  explicit HeaderText(const CompatibilityNames &names) : names_(names) {}

  /// The definitions. `includes` come before them.
  std::string str(llvm::StringRef comment, llvm::StringRef includes,
                  llvm::StringRef cudaIncludes) const {
    std::string out = license.str() + comment.str() + "#pragma once\n\n#if " + isHip.str() + "\n" +
                      includes.str() + "\n";
    out += namespaces();
    for (const auto &[name, value] : names_.names)
      out += fmt::format("#define {}{}{}\n", name, value.empty() ? "" : " ", value);
    out += calls() + testedMacros();
    out += "\n";
    if (!cudaIncludes.empty())
      out += "#else\n\n" + cudaIncludes.str() + "\n";
    return out + "#endif\n";
  }

  /// The header that hides the names from the HIP headers, or shows them again.
  std::string hiding(bool hides) const {
    std::string out = license.str() +
                      (hides ? "// Hides the names of cuda_to_hip.h from the headers of HIP.\n"
                             : "// Defines the names of cuda_to_hip.h again.\n") +
                      fmt::format("#{} {}\n", hides ? "define" : "undef", hiddenMacro.str());
    auto add = [&](llvm::StringRef name) {
      out += fmt::format("#pragma {}_macro(\"{}\")\n", hides ? "push" : "pop", name.str());
      if (hides)
        out += fmt::format("#undef {}\n", name.str());
    };
    for (const auto &[name, value] : names_.names)
      add(name);
    for (const auto &[name, patterns] : names_.calls)
      add(name);
    for (const auto &[name, value] : names_.testedMacros)
      add(name);
    return hides ? out : out + testedMacros();
  }

private:
  std::string namespaces() const {
    if (names_.namespaces.empty())
      return {};
    std::string out = "#ifdef __cplusplus\n";
    for (const auto &[cuda, hip] : names_.namespaces) {
      auto [outer, inner] = llvm::StringRef(cuda).rsplit("::");
      bool isNested = !inner.empty();
      out += fmt::format("namespace {} {{}}\n", hip);
      if (isNested)
        out +=
            fmt::format("namespace {} {{ namespace {} = ::{}; }}\n", outer.str(), inner.str(), hip);
      else
        out += fmt::format("namespace {} = {};\n", cuda, hip);
    }
    return out + "#endif\n\n";
  }

  std::string calls() const {
    size_t most = 0;
    std::string out;
    for (const auto &[name, patterns] : names_.calls) {
      if (patterns.size() == 1) {
        const auto &[count, pattern] = *patterns.begin();
        out += fmt::format("#define {}({}) {}\n", name, parameters(count), macroBody(pattern));
        continue;
      }
      for (const auto &[count, pattern] : patterns) {
        most = std::max(most, count);
        out += fmt::format("#define CUDA_TO_HIP_{}{}({}) {}\n", name + "_", count,
                           parameters(count), macroBody(pattern));
      }
      out += fmt::format("#define {0}(...) CUDA_TO_HIP_CALL(CUDA_TO_HIP_{0}_, "
                         "__VA_ARGS__)(__VA_ARGS__)\n",
                         name);
    }
    if (most)
      out = countingMacros(most) + out;
    return out.empty() ? out : "\n// Calls whose arguments change.\n" + out;
  }

  std::string testedMacros() const {
    std::string out;
    for (const auto &[name, value] : names_.testedMacros)
      out += fmt::format("#if defined({}) && !defined({})\n#define {}{}{}\n#endif\n", value.first,
                         name, name, value.second.empty() ? "" : " ", value.second);
    return out.empty() ? out : "\n// Macros that exist if HIP's macros do.\n" + out;
  }

  const CompatibilityNames &names_;
};

std::string standardIncludes(const CompatibilityNames &names) {
  std::string out = includeLine("hip/hip_runtime.h");
  for (const std::string &header : names.standardHeaders)
    out += includeLine(header);
  return out;
}

/// One `../` for each folder of the path.
std::string wayUp(llvm::StringRef path) {
  std::string out;
  for (size_t i = path.count('/'); i > 0; --i)
    out += "../";
  return out;
}

std::string forwardingHeader(llvm::StringRef cuda, llvm::ArrayRef<std::string> hip) {
  std::string up = wayUp(cuda), includes;
  for (const std::string &header : hip)
    includes += header == cuda ? "#include_next <" + header + ">\n" : includeLine(header);
  auto ours = [&](llvm::StringRef name) { return "#include \"" + up + name.str() + "\"\n"; };
  std::string out = license.str() + "#pragma once\n";
  if (hip.empty()) {
    out += "#if " + isHip.str() + ours(headerName);
  } else {
    out += fmt::format("#ifdef {}\n", hiddenMacro.str()) + includes + "#elif " + isHip.str();
    out += ours(headerName) + ours(hideFile) + includes + ours(showFile);
  }
  return out + fmt::format("#else\n#include_next <{}>\n#endif\n", cuda.str());
}

} // namespace

std::string singleHeader(const CompatibilityNames &names) {
  std::set<std::string> hip;
  std::string cuda = includeLine("cuda_runtime.h");
  for (const auto &[name, headers] : names.headers) {
    hip.insert(headers.begin(), headers.end());
    if (name != "cuda_runtime.h")
      cuda += includeLine(name);
  }
  std::string includes = standardIncludes(names);
  for (const std::string &header : hip)
    includes += includeLine(header);
  return HeaderText(names).str("// Written by `tranship header`: lets CUDA sources that include it "
                               "instead of CUDA's headers "
                               "compile as HIP.\n",
                               includes, cuda);
}

std::map<std::string, std::string> headerFolder(const CompatibilityNames &names) {
  std::map<std::string, std::string> files;
  HeaderText text(names);
  files[headerName.str()] =
      text.str("// Written by `tranship header`: lets CUDA sources compile as HIP unchanged, with "
               "this folder\n"
               "// on the include path: -x hip -I FOLDER -include cuda_to_hip.h\n",
               standardIncludes(names), "");
  files[hideFile.str()] = text.hiding(true);
  files[showFile.str()] = text.hiding(false);
  for (const auto &[cuda, hip] : names.headers)
    files[cuda] = forwardingHeader(cuda, hip);
  return files;
}

} // namespace tranship::compatibility
