// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The AMD GPUs that a port is for. Some checks depend on their capabilities.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::mapping {

/// One GPU architecture, by LLVM's name for it. Sources of the numbers: LLVM's AMDGPU usage page,
/// AMD's accelerator specifications and the HIP porting guide.
struct Target {
  llvm::StringLiteral name;
  /// Lanes of a wavefront, unless a flag says otherwise.
  unsigned waveWidth;
  /// Shared memory (LDS) that one block may have.
  unsigned sharedBytes;
  /// Matrix instructions: MFMA on CDNA, WMMA on RDNA.
  bool hasMatrixCores;
  /// FP8 formats in hardware: none, formats with a different bias and no infinity (FNUZ), or the
  /// formats of NVIDIA (OCP).
  enum Fp8 : uint8_t { None, Fnuz, Ocp } fp8;
  /// Bits of the cycle counter that `clock64` reads.
  unsigned clockBits;

  /// Whether the hardware can filter textures: CDNA 3 and 4 cannot.
  bool hasTextures() const { return name != "gfx942" && name != "gfx950"; }
  /// The values of `hipDeviceProp_t::major` and `minor`: 9.0 for gfx90a, 11.0 for gfx1100.
  unsigned major() const;
  unsigned minor() const;
};

/// "gfx90a, gfx1100".
std::string namesOf(llvm::ArrayRef<Target> targets);

llvm::ArrayRef<Target> knownTargets();

/// "gfx90a,gfx1100"; target features (`gfx90a:xnack+`) are accepted and ignored. Errors: an
/// unknown name.
llvm::Expected<std::vector<Target>> parseTargets(llvm::StringRef list);

/// Lanes of a wavefront on all of them; 0 if it differs, or there are none.
unsigned commonWaveWidth(llvm::ArrayRef<Target> targets);

/// The targets if none are given, for CDNA and RDNA: gfx90a, gfx942, gfx1100.
std::vector<Target> defaultTargets();

} // namespace tranship::mapping
