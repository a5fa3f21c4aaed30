// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/Targets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship::mapping {

static constexpr Target targets[] = {
    {"gfx906", 64, 64 << 10, false, Target::None, 64},
    {"gfx908", 64, 64 << 10, true, Target::None, 64},
    {"gfx90a", 64, 64 << 10, true, Target::None, 64},
    {"gfx942", 64, 64 << 10, true, Target::Fnuz, 64},
    {"gfx950", 64, 160 << 10, true, Target::Ocp, 64},
    {"gfx1030", 32, 64 << 10, false, Target::None, 64},
    {"gfx1100", 32, 64 << 10, true, Target::None, 20},
    {"gfx1101", 32, 64 << 10, true, Target::None, 20},
    {"gfx1102", 32, 64 << 10, true, Target::None, 20},
    {"gfx1151", 32, 64 << 10, true, Target::None, 20},
    {"gfx1200", 32, 64 << 10, true, Target::Ocp, 64},
    {"gfx1201", 32, 64 << 10, true, Target::Ocp, 64},
};

// The names are `gfx`, the major version, and one digit each for minor version and stepping.
unsigned Target::major() const {
  unsigned result = 0;
  name.drop_front(3).drop_back(2).getAsInteger(10, result);
  return result;
}
unsigned Target::minor() const { return name[name.size() - 2] - '0'; }

std::string namesOf(llvm::ArrayRef<Target> targets) {
  return llvm::join(llvm::map_range(targets, [](const Target &t) { return t.name.str(); }), ", ");
}

llvm::ArrayRef<Target> knownTargets() { return targets; }

llvm::Expected<std::vector<Target>> parseTargets(llvm::StringRef list) {
  std::vector<Target> result;
  llvm::SmallVector<llvm::StringRef> names;
  list.split(names, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef name : names) {
    name = name.trim().split(':').first;
    const Target *known =
        llvm::find_if(targets, [&](const Target &target) { return target.name == name; });
    if (known == std::end(targets))
      return llvm::createStringError(
          "`" + name + "` is not a known GPU architecture; known are " +
          llvm::join(llvm::map_range(targets, [](const Target &t) { return t.name.str(); }), ", "));
    result.push_back(*known);
  }
  if (result.empty())
    return llvm::createStringError("no GPU architecture given; try gfx90a,gfx1100");
  return result;
}

unsigned commonWaveWidth(llvm::ArrayRef<Target> targets) {
  if (targets.empty() || llvm::any_of(targets, [&](const Target &target) {
        return target.waveWidth != targets.front().waveWidth;
      }))
    return 0;
  return targets.front().waveWidth;
}

std::vector<Target> defaultTargets() {
  return llvm::cantFail(parseTargets("gfx90a,gfx942,gfx1100"));
}

} // namespace tranship::mapping
