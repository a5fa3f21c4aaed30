// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/command/NvccFlags.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

using Holds = NvccFlag::Holds;
using Value = NvccFlag::Value;

constexpr llvm::StringLiteral architecture =
    "pass --offload-arch=gfx90a, or whatever AMD GPUs the build is for";
constexpr llvm::StringLiteral deviceOnly =
    "hipcc --genco makes the code object that hipModuleLoad takes";
constexpr llvm::StringLiteral keep = "pass --save-temps, or --save-temps=obj";
constexpr llvm::StringLiteral lambdas = "drop it: clang takes __device__ lambdas without a flag";
constexpr llvm::StringLiteral linkTime = "pass -fgpu-rdc -foffload-lto";
constexpr llvm::StringLiteral noFormat =
    "there is no counterpart: it is a format of NVIDIA's compilers";
constexpr llvm::StringLiteral oneCompiler =
    "drop it: hipcc is the compiler of host code as well, and takes its flags as they are";
constexpr llvm::StringLiteral ownHostCompiler = "drop it: hipcc compiles host code by itself";
constexpr llvm::StringLiteral noPtx = "drop it: hipcc writes no PTX";
constexpr llvm::StringLiteral ownTool =
    "drop it: it is for a part of nvcc that hipcc does not have";
constexpr llvm::StringLiteral parallel =
    "drop it: let the build system run compilers at the same time";
constexpr llvm::StringLiteral relocatable = "pass -fgpu-rdc, and --hip-link -fgpu-rdc at the link";
constexpr llvm::StringLiteral rounded = "pass -fno-hip-fp32-correctly-rounded-divide-sqrt";
constexpr llvm::StringLiteral script = "drop it: hipcc links device code without a script";
constexpr llvm::StringLiteral warningNames =
    "drop it: clang's warnings have names of their own (-W…, -Wno-…)";

// In the order of `nvcc --help`, with -Xcudafe and similar options that it does not list.
constexpr NvccFlag flags[] = {
    {.brief = "-cuda", .full = "--cuda"},
    {.brief = "-cubin", .full = "--cubin", .hip = deviceOnly, .replacement = "--cuda-device-only"},
    {.brief = "-fatbin",
     .full = "--fatbin",
     .hip = deviceOnly,
     .replacement = "--cuda-device-only"},
    {.brief = "-ptx", .full = "--ptx", .hip = deviceOnly, .replacement = "--cuda-device-only"},
    {.brief = "-optix-ir", .full = "--optix-ir", .hip = noFormat},
    {.brief = "-ltoir", .full = "--ltoir", .hip = noFormat},
    {.brief = "-E", .full = "--preprocess"},
    {.brief = "-M", .full = "--generate-dependencies"},
    {.brief = "-MM", .full = "--generate-nonsystem-dependencies"},
    {.brief = "-MD", .full = "--generate-dependencies-with-compile"},
    {.brief = "-MMD", .full = "--generate-nonsystem-dependencies-with-compile"},
    {.brief = "-MF", .full = "--dependency-output", .value = Value::One},
    {.brief = "-MP", .full = "--generate-dependency-targets"},
    {.brief = "-c", .full = "--compile"},
    {.brief = "-dc",
     .full = "--device-c",
     .macro = "__CUDACC_RDC__",
     .hip = relocatable,
     .replacement = "-fgpu-rdc -c"},
    {.brief = "-dw", .full = "--device-w", .hip = relocatable, .replacement = "-fgpu-rdc -c"},
    {.brief = "-dlink", .full = "--device-link", .hip = "link with --hip-link -fgpu-rdc"},
    {.brief = "-link", .full = "--link"},
    {.brief = "-lib",
     .full = "--lib",
     .hip = "make the archive with ar from the objects that hipcc -c writes"},
    {.brief = "-run", .full = "--run"},
    {.brief = "-o", .full = "--output-file", .value = Value::One},
    {.brief = "-include", .full = "--pre-include", .value = Value::List, .holds = Holds::File},
    {.brief = "-objtemp", .full = "--objdir-as-tempdir"},
    {.brief = "-l", .full = "--library", .value = Value::List},
    {.brief = "-D", .full = "--define-macro", .value = Value::List, .holds = Holds::Macro},
    {.brief = "-U", .full = "--undefine-macro", .value = Value::List, .holds = Holds::NoMacro},
    {.brief = "-I", .full = "--include-path", .value = Value::List, .holds = Holds::IncludeFolder},
    {.brief = "-isystem",
     .full = "--system-include",
     .value = Value::List,
     .holds = Holds::SystemFolder},
    {.brief = "-L", .full = "--library-path", .value = Value::List},
    {.brief = "-odir", .full = "--output-directory", .value = Value::One},
    {.brief = "-ccbin",
     .full = "--compiler-bindir",
     .value = Value::One,
     .hip = "drop it: hipcc compiles host code by itself; --gcc-toolchain=DIR selects its C++ "
            "library"},
    {.brief = "-allow-unsupported-compiler",
     .full = "--allow-unsupported-compiler",
     .hip = ownHostCompiler},
    {.brief = "-arbin", .full = "--archiver-binary", .value = Value::One},
    {.brief = "-cudart",
     .full = "--cudart",
     .value = Value::One,
     .hip = "drop it: hipcc links HIP's runtime, as a shared library"},
    {.brief = "-cudadevrt",
     .full = "--cudadevrt",
     .value = Value::One,
     .hip = "drop it: HIP has no runtime in device code"},
    {.brief = "-ldir",
     .full = "--libdevice-directory",
     .value = Value::One,
     .hip = "pass --rocm-device-lib-path=DIR if ROCm is not in its default folder"},
    {.brief = "-target-dir",
     .full = "--target-directory",
     .value = Value::One,
     .hip = "pass --offload-arch and --rocm-path=DIR"},
    {.brief = "-use-local-env", .full = "--use-local-env", .hip = ownHostCompiler},
    {.brief = "-force-cl-env-setup", .full = "--force-cl-env-setup", .hip = ownHostCompiler},
    {.brief = "-pg", .full = "--profile"},
    {.brief = "-g", .full = "--debug"},
    {.brief = "-G",
     .full = "--device-debug",
     .macro = "__CUDACC_DEBUG__",
     .hip = "pass -g -O0",
     .replacement = "-g -O0"},
    {.brief = "-lineinfo",
     .full = "--generate-line-info",
     .hip = "pass -gline-tables-only",
     .replacement = "-gline-tables-only"},
    {.brief = "-opt-info",
     .full = "--optimization-info",
     .value = Value::List,
     .hip = "pass -Rpass=inline or a similar flag",
     .replacement = "-Rpass=inline"},
    {.brief = "-O", .full = "--optimize", .value = Value::One},
    {.brief = "-Ofc",
     .full = "--Ofast-compile",
     .value = Value::One,
     .hip = "pass -O1 if compiling takes too long"},
    {.brief = "-dopt",
     .full = "--dopt",
     .value = Value::One,
     .hip = "drop it: -O and -g go together in hipcc"},
    {.brief = "-dlto",
     .full = "--dlink-time-opt",
     .macro = "__CUDACC_RDC__",
     .hip = linkTime,
     .replacement = "-fgpu-rdc -foffload-lto"},
    {.brief = "-lto",
     .full = "--lto",
     .macro = "__CUDACC_RDC__",
     .hip = linkTime,
     .replacement = "-fgpu-rdc -foffload-lto"},
    {.brief = "-gen-opt-lto",
     .full = "--gen-opt-lto",
     .hip = linkTime,
     .replacement = "-fgpu-rdc -foffload-lto"},
    {.brief = "-ftemplate-backtrace-limit",
     .full = "--ftemplate-backtrace-limit",
     .value = Value::One},
    {.brief = "-ftemplate-depth", .full = "--ftemplate-depth", .value = Value::One},
    {.brief = "-noeh",
     .full = "--no-exceptions",
     .hip = "pass -fno-exceptions",
     .replacement = "-fno-exceptions"},
    {.brief = "-shared", .full = "--shared"},
    {.brief = "-x", .full = "--x", .value = Value::One, .holds = Holds::Language},
    {.brief = "-std", .full = "--std", .value = Value::One, .holds = Holds::Standard},
    {.brief = "-nohdinitlist",
     .full = "--no-host-device-initializer-list",
     .hip = "drop it: std::initializer_list has constexpr functions, which clang takes for device "
            "code"},
    {.brief = "-nohdmoveforward",
     .full = "--no-host-device-move-forward",
     .hip = "drop it: std::move and std::forward are constexpr, which clang takes for device code"},
    {.brief = "-expt-relaxed-constexpr",
     .full = "--expt-relaxed-constexpr",
     .hip = "drop it: clang lets device code call constexpr functions without a flag"},
    {.brief = "-extended-lambda", .full = "--extended-lambda", .hip = lambdas},
    {.brief = "-expt-extended-lambda", .full = "--expt-extended-lambda", .hip = lambdas},
    {.brief = "-m", .full = "--machine", .value = Value::One},
    {.brief = "-m64", .full = "--m64"},
    {.brief = "-Xcompiler",
     .full = "--compiler-options",
     .value = Value::List,
     .holds = Holds::HostFlags},
    {.brief = "-Xlinker", .full = "--linker-options", .value = Value::List},
    {.brief = "-Xarchive", .full = "--archive-options", .value = Value::List},
    {.brief = "-Xptxas",
     .full = "--ptxas-options",
     .value = Value::List,
     .hip = "drop it: it is for the assembler of NVIDIA GPUs"},
    {.brief = "-Xnvlink", .full = "--nvlink-options", .value = Value::List, .hip = ownTool},
    {.brief = "-Xcudafe", .full = "--cudafe-options", .value = Value::List, .hip = ownTool},
    {.brief = "-Xcicc", .full = "--cicc-options", .value = Value::List, .hip = ownTool},
    {.brief = "-Xfatbin", .full = "--fatbin-options", .value = Value::List, .hip = ownTool},
    {.brief = "-static-global-template-stub",
     .full = "--static-global-template-stub",
     .value = Value::One,
     .hip = "drop it: hipcc writes no stubs of templates"},
    {.brief = "-device-entity-has-hidden-visibility",
     .full = "--device-entity-has-hidden-visibility",
     .value = Value::One,
     .hip = "drop it: -fvisibility also holds for device code"},
    {.brief = "-forward-unknown-to-host-compiler",
     .full = "--forward-unknown-to-host-compiler",
     .hip = oneCompiler},
    {.brief = "-forward-unknown-to-host-linker",
     .full = "--forward-unknown-to-host-linker",
     .hip = oneCompiler},
    {.brief = "-forward-unknown-opts", .full = "--forward-unknown-opts", .hip = oneCompiler},
    {.brief = "-noprof", .full = "--dont-use-profile"},
    {.brief = "-dryrun", .full = "--dryrun"},
    {.brief = "-v", .full = "--verbose"},
    {.brief = "-t", .full = "--threads", .value = Value::One, .hip = parallel},
    {.brief = "-split-compile", .full = "--split-compile", .value = Value::One, .hip = parallel},
    {.brief = "-split-compile-extended",
     .full = "--split-compile-extended",
     .value = Value::One,
     .hip = parallel},
    {.brief = "-fdevice-syntax-only",
     .full = "--fdevice-syntax-only",
     .hip = "pass -fsyntax-only",
     .replacement = "-fsyntax-only"},
    {.brief = "-fdevice-time-trace",
     .full = "--fdevice-time-trace",
     .value = Value::One,
     .hip = "pass -ftime-trace",
     .replacement = "-ftime-trace"},
    {.brief = "-keep", .full = "--keep", .hip = keep, .replacement = "--save-temps"},
    {.brief = "-keep-dir", .full = "--keep-dir", .value = Value::One, .hip = keep},
    {.brief = "-save-temps", .full = "--save-temps"},
    {.brief = "-clean", .full = "--clean-targets"},
    {.brief = "-time",
     .full = "--time",
     .value = Value::One,
     .hip = "pass -ftime-report",
     .replacement = "-ftime-report"},
    {.brief = "-run-args", .full = "--run-args", .value = Value::List},
    {.brief = "-idp", .full = "--input-drive-prefix", .value = Value::One},
    {.brief = "-ddp", .full = "--dependency-drive-prefix", .value = Value::One},
    {.brief = "-dp", .full = "--drive-prefix", .value = Value::One},
    {.brief = "-MT", .full = "--dependency-target-name", .value = Value::One},
    {.brief = "--no-align-double", .full = "--no-align-double"},
    {.brief = "-nodlink",
     .full = "--no-device-link",
     .hip = "drop it: an object that hipcc compiles without -fgpu-rdc needs no device link"},
    {.brief = "-arch",
     .full = "--gpu-architecture",
     .value = Value::One,
     .hip = architecture,
     .replacement = "@targets"},
    {.brief = "-code",
     .full = "--gpu-code",
     .value = Value::List,
     .hip = architecture,
     .replacement = "@targets"},
    {.brief = "-gencode",
     .full = "--generate-code",
     .value = Value::List,
     .hip = architecture,
     .replacement = "@targets"},
    {.brief = "-rdc",
     .full = "--relocatable-device-code",
     .value = Value::One,
     .when = "true",
     .macro = "__CUDACC_RDC__",
     .hip = relocatable,
     .replacement = "-fgpu-rdc"},
    {.brief = "-e",
     .full = "--entries",
     .value = Value::List,
     .hip = "drop it: hipcc keeps all kernels"},
    {.brief = "-maxrregcount",
     .full = "--maxrregcount",
     .value = Value::One,
     .hip = "limit the registers of each kernel: __launch_bounds__(threads), or "
            "--gpu-max-threads-per-block=N for all"},
    {.brief = "-use_fast_math",
     .full = "--use_fast_math",
     .macro = "__USE_FAST_MATH__",
     .hip =
         "pass -ffast-math, which also holds for host code, or -fgpu-approx-transcendentals; the "
         "functions are not CUDA's, so check the results",
     .replacement = "-fgpu-approx-transcendentals -fgpu-flush-denormals-to-zero "
                    "-fno-hip-fp32-correctly-rounded-divide-sqrt",
     .changesResults = true},
    {.brief = "-ftz",
     .full = "--ftz",
     .value = Value::One,
     .when = "true",
     .hip = "pass -fgpu-flush-denormals-to-zero",
     .replacement = "-fgpu-flush-denormals-to-zero",
     .changesResults = true},
    {.brief = "-prec-div",
     .full = "--prec-div",
     .value = Value::One,
     .when = "false",
     .hip = rounded,
     .replacement = "-fno-hip-fp32-correctly-rounded-divide-sqrt",
     .changesResults = true},
    {.brief = "-prec-sqrt",
     .full = "--prec-sqrt",
     .value = Value::One,
     .when = "false",
     .hip = rounded,
     .replacement = "-fno-hip-fp32-correctly-rounded-divide-sqrt",
     .changesResults = true},
    {.brief = "-fmad",
     .full = "--fmad",
     .value = Value::One,
     .when = "false",
     .hip = "pass -ffp-contract=off",
     .replacement = "-ffp-contract=off",
     .changesResults = true},
    {.brief = "-default-device", // NVRTC's
     .full = "--device-as-default-execution-space",
     .hip = "hipRTC has no such option: write __device__ before functions and variables that have "
            "no execution space"},
    {.brief = "-extra-device-vectorization",
     .full = "--extra-device-vectorization",
     .hip = "drop it: hipcc vectorizes device code as host code"},
    {.brief = "-default-stream",
     .full = "--default-stream",
     .value = Value::One,
     .when = "per-thread",
     .macro = "CUDA_API_PER_THREAD_DEFAULT_STREAM=1",
     .hip = "pass -fgpu-default-stream=per-thread",
     .replacement = "-fgpu-default-stream=per-thread",
     .changesResults = true},
    {.brief = "-w", .full = "--disable-warnings"},
    {.brief = "-keep-device-functions",
     .full = "--keep-device-functions",
     .hip = "drop it: write __attribute__((used)) at the functions"},
    {.brief = "-src-in-ptx", .full = "--source-in-ptx", .hip = noPtx},
    {.brief = "-restrict",
     .full = "--restrict",
     .hip = "no such flag: write __restrict__ at the pointers where it matters"},
    {.brief = "-Wreorder", .full = "--Wreorder"},
    {.brief = "-Wdefault-stream-launch", .full = "--Wdefault-stream-launch", .hip = warningNames},
    {.brief = "-Wmissing-launch-bounds", .full = "--Wmissing-launch-bounds", .hip = warningNames},
    {.brief = "-Wext-lambda-captures-this",
     .full = "--Wext-lambda-captures-this",
     .hip = warningNames},
    {.brief = "-Wno-deprecated-declarations", .full = "--Wno-deprecated-declarations"},
    {.brief = "-Wno-deprecated-gpu-targets",
     .full = "--Wno-deprecated-gpu-targets",
     .hip = warningNames},
    {.brief = "-Werror",
     .full = "--Werror",
     .value = Value::List,
     .hip = "pass -Werror, or -Werror=NAME with the names of clang's warnings",
     .replacement = "-Werror"},
    {.brief = "-res-usage",
     .full = "--resource-usage",
     .hip = "pass -Rpass-analysis=kernel-resource-usage",
     .replacement = "-Rpass-analysis=kernel-resource-usage"},
    {.brief = "-ewp",
     .full = "--extensible-whole-program",
     .macro = "__CUDACC_EWP__",
     .hip = "drop it: hipcc without -fgpu-rdc compiles whole programs"},
    {.brief = "-no-compress",
     .full = "--no-compress",
     .hip = "pass --no-offload-compress",
     .replacement = "--no-offload-compress"},
    {.brief = "-qpp-config", .full = "--qpp-config", .value = Value::One, .hip = ownHostCompiler},
    {.brief = "-astoolspatch", .full = "--compile-as-tools-patch", .hip = ownTool},
    {.brief = "-code-ls", .full = "--list-gpu-code", .holds = Holds::Question},
    {.brief = "-arch-ls", .full = "--list-gpu-arch", .holds = Holds::Question},
    {.brief = "-err-no", .full = "--display-error-number", .hip = warningNames},
    {.brief = "-no-err-no", .full = "--no-display-error-number", .hip = warningNames},
    {.brief = "-diag-error", .full = "--diag-error", .value = Value::List, .hip = warningNames},
    {.brief = "-diag-suppress",
     .full = "--diag-suppress",
     .value = Value::List,
     .hip = warningNames},
    {.brief = "-diag-warn", .full = "--diag-warn", .value = Value::List, .hip = warningNames},
    {.brief = "-hls", .full = "--host-linker-script", .value = Value::One, .hip = script},
    {.brief = "-aug-hls", .full = "--augment-host-linker-script", .hip = script},
    {.brief = "-r", .full = "--relocatable-link"},
    {.brief = "-brief-diag",
     .full = "--brief-diagnostics",
     .value = Value::One,
     .hip = "drop it: clang's messages are one line each with -fno-caret-diagnostics"},
    {.brief = "-jtd",
     .full = "--jump-table-density",
     .value = Value::One,
     .hip = "drop it: it is for the assembler of NVIDIA GPUs"},
    {.brief = "-reloc-ptx", .full = "--relocatable-ptx", .hip = noPtx},
    {.brief = "-device-stack-protector",
     .full = "--device-stack-protector",
     .value = Value::One,
     .hip = "drop it: AMD GPUs have none"},
    {.brief = "-compress-mode",
     .full = "--compress-mode",
     .value = Value::One,
     .hip = "pass --offload-compress",
     .replacement = "--offload-compress"},
    {.brief = "-frandom-seed", .full = "--frandom-seed", .value = Value::One},
    {.brief = "-sanitize",
     .full = "--sanitize",
     .value = Value::One,
     .hip = "pass -fsanitize=address -shared-libsan, with an AMD GPU that has XNACK"},
    {.brief = "-jobserver", .full = "--jobserver", .hip = parallel},
    {.brief = "-h", .full = "--help", .holds = Holds::Question},
    {.brief = "-V", .full = "--version", .holds = Holds::Question},
    {.brief = "-optf", .full = "--options-file", .value = Value::List, .holds = Holds::OptionsFile},
};

} // namespace

llvm::ArrayRef<NvccFlag> nvccFlags() { return flags; }

std::optional<WrittenNvccFlag> findNvccFlag(llvm::StringRef word) {
  auto [name, value] = word.split('=');
  for (const NvccFlag &flag : flags) {
    if (name != flag.brief && name != flag.full)
      continue;
    if (name.size() == word.size())
      return WrittenNvccFlag{&flag, std::nullopt};
    if (flag.value != Value::None)
      return WrittenNvccFlag{&flag, value};
  }
  // These alone take their value without anything between.
  constexpr llvm::StringLiteral joined = "DILOUlt";
  if (word.size() > 2 && word[0] == '-' && joined.contains(word[1]))
    for (const NvccFlag &flag : flags)
      if (word.take_front(2) == flag.brief)
        return WrittenNvccFlag{&flag, word.drop_front(2)};
  return std::nullopt;
}

std::vector<std::string> splitNvccList(llvm::StringRef value) {
  std::vector<std::string> parts(1);
  bool quoted = false;
  for (size_t i = 0; i < value.size(); ++i) {
    if (value[i] == ',' && !quoted) {
      parts.emplace_back();
      continue;
    }
    quoted ^= value[i] == '"';
    if (value[i] == '\\' && i + 1 < value.size())
      ++i;
    parts.back() += value[i];
  }
  llvm::erase_if(parts, [](const std::string &part) { return part.empty(); });
  return parts;
}

} // namespace tranship::frontend
