// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Yaml.h"
#include "verify/model/Manifest.h"
#include "verify/model/ManifestFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tranship::verify {
namespace {

using Texts = std::vector<std::string>;

/// LLVM compiles repetitions by expanding them, so nested ones would need any amount of memory.
constexpr size_t maxMaskLength = 1000;
constexpr uint64_t maxMaskRepetitions = 1000;
constexpr uint64_t maxUlps = 1'000'000'000'000'000;

/// The product of all repetition counts, up to a little more than the limit. Text that only looks
/// like a repetition, for example in brackets, counts too.
uint64_t repetitionsOf(llvm::StringRef mask) {
  uint64_t product = 1;
  for (size_t at = 0; (at = mask.find('{', at)) != llvm::StringRef::npos;) {
    llvm::StringRef rest = mask.drop_front(++at);
    uint64_t least = 0, most = 0;
    if (rest.consumeInteger(10, least))
      continue;
    most = least;
    if (rest.consume_front(",") && rest.consumeInteger(10, most))
      most = least + 1;
    most = std::max<uint64_t>({1, least, most});
    product *= std::min(most, maxMaskRepetitions + 1);
    if (product > maxMaskRepetitions)
      return maxMaskRepetitions + 1;
  }
  return product;
}

class ManifestReader {
public:
  ManifestReader(llvm::StringRef file, llvm::ArrayRef<llvm::StringLiteral> backends)
      : file_(file), backends_(backends) {}

  llvm::Expected<Manifest> read(const YamlNode &root) {
    manifest_.file = file_.str();
    manifest_.folder = llvm::sys::path::parent_path(file_).str();
    readTop(root);
    if (!problem_.empty())
      return llvm::createStringError(problem_);
    return std::move(manifest_);
  }

  ManifestKeys keys;

private:
  /// A key and the function that reads its value.
  struct Key {
    llvm::StringLiteral name;
    std::function<void(const YamlNode &)> read;
  };

  void fail(unsigned line, const std::string &what) {
    if (!problem_.empty())
      return;
    // A line may contain several keys, so the message about a value names its key.
    bool isValue = !key_.empty() && llvm::StringRef(what).starts_with("expected ");
    problem_ = fmt::format("{}:{}: {}{}", file_.str(), line,
                           isValue ? fmt::format("`{}`: ", key_.str()) : "", what);
  }

  /// Reads the value of a key. Messages name the key.
  void readValue(llvm::StringRef key, const YamlNode &value,
                 llvm::function_ref<void(const YamlNode &)> read) {
    llvm::StringRef outer = std::exchange(key_, key);
    read(value);
    key_ = outer;
  }

  /// Reads a mapping that may have the known keys, and writes their names to `names`.
  void readKeys(const YamlNode &node, llvm::StringRef what, llvm::ArrayRef<Key> known,
                std::vector<llvm::StringLiteral> &names) {
    names.clear();
    for (const Key &key : known)
      names.push_back(key.name);
    if (!node.isMapping())
      return fail(node.line, fmt::format("expected {}", what.str()));
    for (const YamlNode::Pair &pair : node.pairs) {
      const Key *key =
          llvm::find_if(known, [&](const Key &k) { return k.name == llvm::StringRef(pair.key); });
      if (key == known.end())
        return fail(pair.line, fmt::format("unknown key `{}`, expected {}", pair.key,
                                           llvm::join(names, ", ")));
      readValue(key->name, pair.value, key->read);
    }
  }

  std::string text(const YamlNode &node, llvm::StringRef what) {
    if (!node.isText() || node.text.empty())
      fail(node.line, fmt::format("expected {}", what.str()));
    else if (llvm::StringRef(node.text).contains('\0'))
      fail(node.line, "the text contains a null character");
    return node.text;
  }

  /// Reads a list of texts, which may be empty.
  Texts texts(const YamlNode &node, llvm::StringRef example) {
    Texts result;
    if (!node.isList())
      fail(node.line, fmt::format("expected a list, such as {}", example.str()));
    for (const YamlNode &item : node.items) {
      if (!item.isText() || llvm::StringRef(item.text).contains('\0'))
        fail(item.line, fmt::format("expected text, as in {}", example.str()));
      result.push_back(item.text);
    }
    return result;
  }

  std::string path(const YamlNode &node) {
    if (!node.isText())
      fail(node.line, "expected a path");
    else if (std::optional<std::string> problem = pathProblem(node.text))
      fail(node.line, *problem);
    return node.text;
  }

  Texts paths(const YamlNode &node, llvm::StringRef example) {
    Texts result = texts(node, example);
    for (const YamlNode &item : node.items)
      (void)path(item);
    return result;
  }

  double number(const YamlNode &node, double min, double max) {
    double value = 0;
    if (!node.isText() || llvm::StringRef(node.text).getAsDouble(value) || !(value >= min) ||
        !(value <= max))
      fail(node.line, fmt::format("expected a number from {} to {}", min, max));
    return value;
  }

  uint64_t wholeNumber(const YamlNode &node, uint64_t min, uint64_t max) {
    double value = 0;
    if (!node.isText() || llvm::StringRef(node.text).getAsDouble(value) ||
        !(value >= double(min)) || !(value <= double(max)) || value != std::floor(value))
      fail(node.line, fmt::format("expected a whole number from {} to {}", min, max));
    return uint64_t(std::clamp(value, double(min), double(max)));
  }

  std::chrono::milliseconds seconds(const YamlNode &node) {
    return std::chrono::milliseconds(int64_t(1000 * number(node, 0.001, 86400 * 7)));
  }

  bool truth(const YamlNode &node, llvm::StringLiteral yes = "true",
             llvm::StringLiteral no = "false") {
    if (!node.isText() || (node.text != yes && node.text != no))
      fail(node.line, fmt::format("expected {} or {}", yes.str(), no.str()));
    return node.text == yes;
  }

  /// "64MB".
  uint64_t size(const YamlNode &node) {
    std::optional<uint64_t> bytes = node.isText() ? parseSize(node.text) : std::nullopt;
    if (!bytes)
      fail(node.line, "expected a size, such as 64MB (kB, MB or GB)");
    return bytes.value_or(0);
  }

  ElementType type(const YamlNode &node) {
    std::optional<ElementType> type = parseElementType(node.text);
    if (!type)
      fail(node.line, fmt::format("unknown type `{}`, expected {}", node.text,
                                  llvm::join(elementTypeNames(), ", ")));
    return type.value_or(ElementType::F32);
  }

  Texts flags(const YamlNode &node, FlagSet set, llvm::StringRef example) {
    Texts flags = texts(node, example);
    if (std::optional<FlagProblem> problem = findFlagProblem(flags, set))
      fail(node.items[problem->index].line, problem->what);
    return flags;
  }
  Texts commonFlags(const YamlNode &node) { return flags(node, FlagSet::Common, "[-O2, -DN=4]"); }

  /// Reads a mapping from backends to lists.
  std::map<std::string, Texts> perBackend(const YamlNode &node, llvm::StringRef example,
                                          bool areFlags = false) {
    std::map<std::string, Texts> lists;
    if (!node.isMapping())
      fail(node.line, fmt::format("expected lists by backend, such as {}", example.str()));
    for (const YamlNode::Pair &pair : node.pairs) {
      if (!llvm::is_contained(backends_, llvm::StringRef(pair.key)))
        fail(pair.line, fmt::format("unknown backend `{}`, expected {}", pair.key,
                                    llvm::join(backends_, ", ")));
      lists[pair.key] =
          areFlags ? flags(pair.value, FlagSet::Backend, "[-a, b]") : texts(pair.value, "[-a, b]");
    }
    return lists;
  }

  void readTop(const YamlNode &root) {
    // Cases inherit from the other keys, so those are read first, wherever they are in the file.
    const YamlNode *cases = nullptr, *outputs = nullptr;
    const Key known[] = {
        {"sources", [&](auto &n) { manifest_.sources = paths(n, "[src, main.cu]"); }},
        {"port", [&](auto &n) { manifest_.port = paths(n, "[port]"); }},
        {"flags", [&](auto &n) { manifest_.flags = commonFlags(n); }},
        {"port-flags", [&](auto &n) { manifest_.portFlags = commonFlags(n); }},
        {"flags-for",
         [&](auto &n) {
           manifest_.flagsFor = perBackend(n, "{cuda: [--use_fast_math]}", /*areFlags=*/true);
         }},
        {"modules", [&](auto &n) { readModules(n); }},
        {"runtime-sources", [&](auto &n) { manifest_.runtimeSources = paths(n, "[kernels.cu]"); }},
        {"working-folder", [&](auto &n) { manifest_.workingFolder = path(n); }},
        {"relocatable", [&](auto &n) { manifest_.relocatable = truth(n); }},
        {"checked", [&](auto &n) { manifest_.checked = truth(n); }},
        {"lockstep", [&](auto &n) { manifest_.lockstep = truth(n); }},
        {"runners", [&](auto &n) { manifest_.runners = perBackend(n, "{hip-amd: [srun]}"); }},
        {"build-timeout", [&](auto &n) { manifest_.buildTimeout = seconds(n); }},
        {"timeout", [&](auto &n) { defaults_.timeout = seconds(n); }},
        {"repeats", [&](auto &n) { defaults_.repeats = repeats(n); }},
        {"limits", [&](auto &n) { readLimits(n); }},
        {"tolerance", [&](auto &n) { readTolerances(n); }},
        {"masks", [&](auto &n) { masks_ = readMasks(n); }},
        {"default-masks", [&](auto &n) { manifest_.defaultMasks = truth(n); }},
        {"outputs", [&](auto &n) { outputs = &n; }},
        {"cases", [&](auto &n) { cases = &n; }},
    };
    readKeys(root, "a manifest with `sources` and `cases`", known, keys.top);
    defaults_.outputs.front().masks = masks_;
    defaults_.outputs.front().tolerance = manifest_.tolerances[size_t(ElementType::F32)];
    if (outputs)
      readValue("outputs", *outputs, [&](auto &n) { defaults_.outputs = readOutputs(n); });
    manifest_.cases = {defaults_};
    if (cases)
      readValue("cases", *cases, [&](auto &n) { readCases(n); });
  }

  void readModules(const YamlNode &node) {
    if (!node.isMapping())
      fail(node.line,
           "expected a source for each module file, such as {kernels.fatbin: kernels.cu}");
    for (const YamlNode::Pair &pair : node.pairs) {
      if (std::optional<std::string> problem = pathProblem(pair.key))
        fail(pair.line, *problem);
      manifest_.modules[pair.key] = path(pair.value);
    }
  }

  unsigned repeats(const YamlNode &node) { return unsigned(wholeNumber(node, 1, 100)); }

  void readLimits(const YamlNode &node) {
    ProcessLimits &limits = manifest_.limits;
    const Key known[] = {
        {"memory", [&](auto &n) { limits.memoryBytes = size(n); }},
        {"output", [&](auto &n) { limits.outputBytes = size(n); }},
        {"file", [&](auto &n) { limits.fileBytes = size(n); }},
        {"files", [&](auto &n) { limits.filesBytes = size(n); }},
        {"processes", [&](auto &n) { limits.processes = wholeNumber(n, 1, 1'000'000); }},
    };
    readKeys(node, "limits, such as {memory: 4GB}", known, keys.limits);
  }

  std::vector<Key> toleranceKeys(Tolerance &tolerance) {
    return {
        {"absolute",
         [&](auto &n) {
           tolerance.absolute = number(n, 0, 1e300);
           tolerance.isAbsoluteOfSize = false;
         }},
        {"relative", [&](auto &n) { tolerance.relative = number(n, 0, 1e300); }},
        {"ulps", [&](auto &n) { tolerance.ulps = wholeNumber(n, 0, maxUlps); }},
        {"nan", [&](auto &n) { tolerance.nanAgrees = truth(n, "agrees", "differs"); }},
        {"signed-zero", [&](auto &n) { tolerance.signedZero = truth(n); }},
    };
  }

  void readTolerances(const YamlNode &node) {
    if (!node.isMapping())
      return fail(node.line, "expected tolerances by type, such as {f32: {relative: 1e-4}}");
    for (const YamlNode::Pair &pair : node.pairs) {
      std::optional<ElementType> type = parseElementType(pair.key);
      if (!type)
        return fail(pair.line, fmt::format("unknown type `{}`, expected {}", pair.key,
                                           llvm::join(elementTypeNames(), ", ")));
      readKeys(pair.value, "a tolerance, such as {relative: 1e-4}",
               toleranceKeys(manifest_.tolerances[size_t(*type)]), keys.tolerance);
    }
  }

  Texts readMasks(const YamlNode &node) {
    Texts masks = texts(node, "['seed [0-9]+']");
    for (const YamlNode &item : node.items) {
      std::string problem;
      if (item.text.size() > maxMaskLength)
        fail(item.line, fmt::format("a mask may have at most {} characters", maxMaskLength));
      else if (repetitionsOf(item.text) > maxMaskRepetitions)
        fail(item.line, fmt::format("the repetitions in `{}` multiply to more than {}", item.text,
                                    maxMaskRepetitions));
      else if (!llvm::Regex(item.text).isValid(problem))
        fail(item.line, fmt::format("`{}` is not a regular expression: {}", item.text, problem));
    }
    return masks;
  }

  void readCases(const YamlNode &node) {
    if (!node.isList() || node.items.empty())
      return fail(node.line, "expected a list of cases");
    manifest_.cases.clear();
    for (const YamlNode &item : node.items) {
      VerifyCase testCase = readCase(item);
      if (llvm::any_of(manifest_.cases,
                       [&](const VerifyCase &other) { return other.name == testCase.name; }))
        fail(item.line, fmt::format("duplicate case `{}`", testCase.name));
      manifest_.cases.push_back(std::move(testCase));
    }
  }

  VerifyCase readCase(const YamlNode &node) {
    VerifyCase result = defaults_;
    result.name.clear();
    const Key known[] = {
        {"name", [&](auto &n) { result.name = text(n, "a name"); }},
        {"arguments", [&](auto &n) { result.arguments = texts(n, "[-n, 16]"); }},
        {"stdin", [&](auto &n) { result.stdinFile = path(n); }},
        {"inputs", [&](auto &n) { result.inputs = paths(n, "[data/in.bin]"); }},
        {"environment", [&](auto &n) { result.environment = readEnvironment(n); }},
        {"exit-code", [&](auto &n) { result.exitCode = int(wholeNumber(n, 0, 255)); }},
        {"outputs", [&](auto &n) { result.outputs = readOutputs(n); }},
        {"timeout", [&](auto &n) { result.timeout = seconds(n); }},
        {"repeats", [&](auto &n) { result.repeats = repeats(n); }},
    };
    readKeys(node, "a case, such as {name: small, arguments: [-n, 16]}", known, keys.testCase);
    // The name becomes part of a path.
    if (result.name.empty() ||
        !llvm::all_of(result.name, [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_'; }))
      fail(node.line, "a case needs a `name` of letters, digits, - and _");
    return result;
  }

  Texts readEnvironment(const YamlNode &node) {
    Texts result;
    if (!node.isMapping())
      fail(node.line, "expected variables, such as {OMP_NUM_THREADS: 4}");
    for (const YamlNode::Pair &pair : node.pairs) {
      if (pair.key.empty() || llvm::StringRef(pair.key).contains('='))
        fail(pair.line, "expected the name of a variable");
      if (!pair.value.isText())
        fail(pair.line, "expected the value of a variable");
      result.push_back(pair.key + "=" + pair.value.text);
    }
    return result;
  }

  std::vector<OutputSpec> readOutputs(const YamlNode &node) {
    std::vector<OutputSpec> outputs;
    if (!node.isList())
      fail(node.line, "expected a list of outputs, such as [{stream: stdout}]");
    for (const YamlNode &item : node.items) {
      outputs.push_back(readOutput(item));
      if (llvm::any_of(llvm::ArrayRef(outputs).drop_back(), [&](const OutputSpec &other) {
            return other.str() == outputs.back().str();
          }))
        fail(item.line, fmt::format("duplicate output {}", outputs.back().str()));
    }
    return outputs;
  }

  OutputSpec readOutput(const YamlNode &node) {
    OutputSpec output;
    output.masks = masks_;
    unsigned named = 0;
    bool isText = true;
    auto name = [&](OutputSpec::Kind kind, std::string value) {
      ++named;
      output.kind = kind;
      output.name = std::move(value);
    };
    // The type, wherever it is in the mapping, decides which tolerance to start from.
    for (const YamlNode::Pair &pair : node.pairs)
      if (pair.key == "type" && pair.value.text != "text") {
        output.type = type(pair.value);
        isText = false;
      } else if (pair.key == "numbers") {
        output.numbers = type(pair.value);
      }
    output.tolerance = manifest_.tolerances[size_t(output.type.value_or(output.numbers))];
    std::vector<Key> known = {
        {"stream",
         [&](auto &n) {
           name(OutputSpec::Kind::Stream, n.text);
           (void)truth(n, "stdout", "stderr");
         }},
        {"file", [&](auto &n) { name(OutputSpec::Kind::File, path(n)); }},
        {"buffer", [&](auto &n) { name(OutputSpec::Kind::Buffer, path(n)); }},
        {"type", [](auto &) {}},
        {"numbers",
         [&](auto &n) {
           if (!isText || !isFloating(output.numbers))
             fail(n.line, "`numbers` takes the floating-point type of the numbers in a text");
         }},
        {"integers", [&](auto &n) { output.integers = number(n, 0, 1e300); }},
        {"order", [&](auto &n) { output.anyOrder = truth(n, "any", "fixed"); }},
        {"masks", [&](auto &n) { llvm::append_range(output.masks, readMasks(n)); }},
    };
    llvm::append_range(known, toleranceKeys(output.tolerance));
    readKeys(node, "an output, such as {file: out.bin, type: f32}", known, keys.output);
    if (named != 1)
      fail(node.line, "an output needs exactly one of `stream`, `file` and `buffer`");
    if (output.kind == OutputSpec::Kind::Buffer && !output.type)
      fail(node.line, "a buffer needs a `type`");
    if (output.type && (output.anyOrder || output.integers > 0))
      fail(node.line, "`order` and `integers` apply only to text");
    return output;
  }

  llvm::StringRef file_;
  llvm::ArrayRef<llvm::StringLiteral> backends_;
  /// The key of the current value; empty for the manifest itself.
  llvm::StringRef key_;
  std::string problem_;
  Manifest manifest_;
  VerifyCase defaults_;
  Texts masks_;
};

} // namespace

llvm::Expected<Manifest> readManifest(llvm::StringRef text, llvm::StringRef file,
                                      llvm::ArrayRef<llvm::StringLiteral> backends) {
  llvm::Expected<YamlNode> tree = readYaml(text, file);
  return tree ? ManifestReader(file, backends).read(*tree) : tree.takeError();
}

ManifestKeys manifestKeys() {
  // This manifest makes the reader use each list of keys.
  llvm::Expected<YamlNode> tree = readYaml("limits: {}\ntolerance: {f32: {}}\n"
                                           "cases: [{name: a, outputs: [{stream: stdout}]}]",
                                           "");
  ManifestReader reader("", {});
  if (tree)
    llvm::consumeError(reader.read(*tree).takeError());
  else
    llvm::consumeError(tree.takeError());
  return std::move(reader.keys);
}

} // namespace tranship::verify
