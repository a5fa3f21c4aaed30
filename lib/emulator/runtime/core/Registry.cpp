// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Registry.h"

#include "core/DeviceVariables.h"
#include "core/Settings.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <deque>
#include <map>
#include <mutex>
#include <string_view>
#include <unordered_map>

namespace tranship::emulator {

namespace {

/// Objects register before main and, for libraries loaded later, at any time.
struct Registry {
  std::mutex mutex;
  std::map<std::string, const ModuleEntry *, std::less<>> modules; // by tag
  std::deque<Kernel> kernels;
  std::deque<Variable> variables;
  std::unordered_map<const void *, Kernel *> kernelByHost;
  std::unordered_map<const void *, const Kernel *> kernelByCode; // those that were asked for
  std::unordered_map<const void *, const Variable *> variableByHost;
  std::map<const void *, const Variable *> variableByAddress;
  /// A symbol that the host's object registered before the device's object was there.
  struct Pending {
    std::string tag, name;
    void *host;
    bool kernel;
  };
  std::vector<Pending> pending;
  /// Bytes of all relocatable modules.
  size_t relocatableShared = 0;
};

Registry &registry() {
  static Registry &instance = *new Registry; // objects register and unregister in any order
  return instance;
}

/// Returns the text up to the separator, and removes both.
std::string_view cut(std::string_view &text, char separator) {
  std::string_view part = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

/// The lanes of a wave that one call of a kernel runs; 0: it runs one thread.
unsigned waveSizeOf(const ModuleEntry &module) {
  return module.flags & wave32Module ? 32 : module.flags & wave64Module ? 64 : 0;
}

Kernel makeKernel(const ModuleEntry &module, const KernelEntry &entry, size_t moduleShared,
                  bool relocatable) {
  Kernel kernel{.name = readableName(entry.name),
                .symbol = entry.name,
                .call = entry.call,
                .loops = entry.loops,
                .whyFibers = entry.whyFibers,
                .parameters = {},
                .staticShared = entry.staticShared,
                .moduleShared = moduleShared,
                .dynamicSharedLimit = 48 << 10,
                .relocatable = relocatable,
                .file = {},
                .folder = {},
                .line = 0};
  kernel.waveSize = waveSizeOf(module);
  if (kernel.waveSize) {
    kernel.dynamicSharedLimit = 64 << 10; // AMD GPUs need no permission for it
  }
  std::string_view text = entry.parameters, folder = cut(text, '\n'), location = cut(folder, '\t');
  kernel.folder = folder;
  if (size_t colon = location.rfind(':'); colon != location.npos) {
    kernel.file = location.substr(0, colon);
    kernel.line = std::atoi(location.data() + colon + 1);
  }
  while (!text.empty()) {
    std::string_view line = cut(text, '\n');
    bool pointer = line.starts_with('p');
    char *end;
    size_t size = std::strtoull(line.data() + pointer, &end, 10);
    size_t alignment = *end == ':' ? std::strtoull(end + 1, nullptr, 10) : size;
    cut(line, ' ');
    // A layout contains a space where a pointer states what it points to.
    size_t length = 0;
    for (int depth = 0; length < line.size() && (depth || line[length] != ' '); ++length)
      depth += line[length] == '(' ? 1 : line[length] == ')' ? -1 : 0;
    std::string_view layout = line.substr(0, length);
    line.remove_prefix(std::min(length + 1, line.size()));
    std::string_view name = cut(line, ' ');
    kernel.parameters.push_back({size, alignment, pointer, layout, name, line});
  }
  return kernel;
}

thread_local ModuleCollector *collector = nullptr;

/// The tag of a unit in the text that replaces the device code; empty: the text has none.
std::string_view unitTag(std::string_view text) {
  constexpr std::string_view prefix = "tranship:";
  if (!text.starts_with(prefix))
    return {};
  text.remove_prefix(prefix.size());
  return text.substr(0, text.find('\n'));
}

bool addKernel(Registry &all, const ModuleEntry &module, const std::string &name, void *host) {
  for (uint64_t i = 0; i < module.kernelCount; ++i) {
    const KernelEntry &entry = module.kernels[i];
    if (name != entry.name)
      continue;
    bool relocatable = module.flags & relocatableModule;
    all.kernels.push_back(makeKernel(
        module, entry, relocatable ? all.relocatableShared : module.sharedSize, relocatable));
    all.kernelByHost[host] = &all.kernels.back();
    return true;
  }
  return false;
}

bool addVariable(Registry &all, const ModuleEntry &module, const std::string &name, void *host) {
  for (uint64_t i = 0; i < module.variableCount; ++i) {
    const VariableEntry &entry = module.variables[i];
    if (name != entry.name)
      continue;
    void *address = entry.address;
    if (entry.flags & managedVariable) {
      // Host and device share one variable: the host's, which gets the device's initial value.
      void **pointer = static_cast<void **>(entry.address);
      std::memcpy(host, *pointer, entry.size);
      *pointer = host;
      address = host;
    }
    all.variables.push_back(
        {name, address, entry.size, (entry.flags & constantVariable) != 0, entry.layout});
    all.variableByHost[host] = &all.variables.back();
    all.variableByAddress[address] = &all.variables.back();
    return true;
  }
  return false;
}

bool add(Registry &all, const Registry::Pending &wanted) {
  auto module = all.modules.find(wanted.tag);
  if (module == all.modules.end())
    return false;
  if (wanted.kernel)
    addKernel(all, *module->second, wanted.name, wanted.host);
  else
    addVariable(all, *module->second, wanted.name, wanted.host);
  return true;
}

} // namespace

Kernel *findKernel(const void *hostFunction) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto found = all.kernelByHost.find(hostFunction);
  return found == all.kernelByHost.end() ? nullptr : found->second;
}

const Kernel *findKernelByCode(const void *code) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto [known, isNew] = all.kernelByCode.try_emplace(code, nullptr);
  if (!isNew)
    return known->second;
  auto isIt = [&](const auto &kernel) { return reinterpret_cast<void *>(kernel.call) == code; };
  for (const auto &[host, kernel] : all.kernelByHost)
    if (isIt(*kernel))
      return known->second = kernel;
  for (const auto &[tag, module] : all.modules)
    for (uint64_t i = 0; i < module->kernelCount; ++i)
      if (isIt(module->kernels[i])) {
        bool relocatable = module->flags & relocatableModule;
        all.kernels.push_back(makeKernel(*module, module->kernels[i],
                                         relocatable ? all.relocatableShared : module->sharedSize,
                                         relocatable));
        return known->second = &all.kernels.back();
      }
  return nullptr;
}

const Variable *findVariable(const void *hostVariable) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto found = all.variableByHost.find(hostVariable);
  return found == all.variableByHost.end() ? nullptr : found->second;
}

std::vector<Kernel> deviceKernels() {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  std::vector<Kernel> kernels;
  for (const auto &[tag, module] : all.modules)
    for (uint64_t i = 0; i < module->kernelCount; ++i) {
      bool relocatable = module->flags & relocatableModule;
      kernels.push_back(makeKernel(*module, module->kernels[i],
                                   relocatable ? all.relocatableShared : module->sharedSize,
                                   relocatable));
    }
  return kernels;
}

std::vector<Variable> deviceVariables() {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  return {all.variables.begin(), all.variables.end()};
}

void adoptVariables() {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  for (const auto &[tag, module] : all.modules)
    for (uint64_t i = 0; i < module->variableCount; ++i) {
      const VariableEntry &entry = module->variables[i];
      void *address =
          entry.flags & managedVariable ? *static_cast<void **>(entry.address) : entry.address;
      all.variables.push_back(
          {entry.name, address, entry.size, (entry.flags & constantVariable) != 0, entry.layout});
      all.variableByAddress[address] = &all.variables.back();
    }
}

const Variable *variableAt(const void *address) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto next = all.variableByAddress.upper_bound(address);
  if (next == all.variableByAddress.begin())
    return nullptr;
  const Variable *variable = std::prev(next)->second;
  auto *start = static_cast<const char *>(variable->address);
  return address < start + variable->size ? variable : nullptr;
}

ModuleCollector::ModuleCollector() { collector = this; }
ModuleCollector::~ModuleCollector() { collector = nullptr; }

const Kernel *addKernel(const ModuleEntry &module, const KernelEntry &entry) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto *kernel = new Kernel(makeKernel(module, entry, module.sharedSize, false));
  all.kernelByHost[kernel] = kernel;
  return kernel;
}

const Variable *addVariable(const VariableEntry &entry) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  // The host does not share a managed variable of such a module.
  void *address =
      entry.flags & managedVariable ? *static_cast<void **>(entry.address) : entry.address;
  auto *variable =
      new Variable{entry.name, address, entry.size, (entry.flags & constantVariable) != 0};
  all.variableByAddress[address] = variable;
  return variable;
}

void removeKernel(const Kernel *kernel) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  all.kernelByHost.erase(kernel);
  all.kernelByCode.erase(reinterpret_cast<void *>(kernel->call));
  delete kernel;
}

void removeVariable(const Variable *variable) {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  all.variableByAddress.erase(variable->address);
  delete variable;
}

std::string readableName(const char *mangled) {
  int status;
  char *text = mangled[0] == '_' && mangled[1] == 'Z' // anything else would be read as the name of
                                                      // a type
                   ? abi::__cxa_demangle(mangled, nullptr, nullptr, &status)
                   : nullptr;
  if (!text)
    return mangled;
  std::string name = text;
  std::free(text);
  // Instances of templates begin with their result type.
  if (name.starts_with("void "))
    name.erase(0, 5);
  // The parameters are the last group of parentheses at the top level.
  int depth = 0;
  for (size_t i = name.size(); name.ends_with(")") && i-- > 0;) {
    depth += name[i] == ')' ? 1 : name[i] == '(' ? -1 : 0;
    if (depth == 0 && name[i] == '(') {
      name.erase(i);
      break;
    }
  }
  return name;
}

void addModule(const ModuleEntry &module) {
  // A unit for AMD GPUs may be there once for each number of lanes.
  if (unsigned waveSize = waveSizeOf(module); waveSize && waveSize != settings().warpWidth)
    return;
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  if (collector)
    collector->modules.push_back(&module);
  else
    all.modules[module.tag] = &module;
  if (!collector)
    keepInitialValues(module);
  if (!collector && (module.flags & relocatableModule)) {
    constexpr size_t unit = 128;
    *module.sharedOffset = all.relocatableShared;
    all.relocatableShared += (module.sharedSize + unit - 1) / unit * unit;
    for (Kernel &kernel : all.kernels)
      if (kernel.relocatable)
        kernel.moduleShared = all.relocatableShared;
  }
  std::erase_if(all.pending, [&](const Registry::Pending &wanted) { return add(all, wanted); });
}

bool hasWaveCode() {
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  return std::any_of(all.modules.begin(), all.modules.end(),
                     [](const auto &entry) { return waveSizeOf(*entry.second) != 0; });
}

bool setDevicePointer(const char *tagText, const char *name, void *value) {
  std::string_view tag = unitTag(tagText);
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  auto module = all.modules.find(tag);
  for (uint64_t i = 0; module != all.modules.end() && i < module->second->variableCount; ++i)
    if (const VariableEntry &entry = module->second->variables[i];
        std::string_view(entry.name) == name && entry.size == sizeof value) {
      std::memcpy(entry.address, &value, sizeof value);
      return true;
    }
  return false;
}

void addHostSymbol(const char *tagText, const char *name, void *host, bool isKernel) {
  std::string_view text = unitTag(tagText);
  if (text.empty())
    return;
  Registry &all = registry();
  std::lock_guard lock(all.mutex);
  Registry::Pending wanted{std::string(text), name, host, isKernel};
  if (!add(all, wanted))
    all.pending.push_back(std::move(wanted));
}

} // namespace tranship::emulator
