// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define NCCL_VERSION(major, minor, patch)                                                          \
  (((major) <= 2 && (minor) <= 8) ? (major)*1000 + (minor)*100 + (patch)                           \
                                  : (major)*10000 + (minor)*100 + (patch))
// facts
// Programs use the initializers with designated members, so they stay macros.
#define NCCL_CONFIG_INITIALIZER                                                                    \
  { sizeof(ncclConfig_t), 0xcafebeef, NCCL_VERSION(NCCL_MAJOR, NCCL_MINOR, NCCL_PATCH) }
#define NCCL_SIM_INFO_INITIALIZER                                                                  \
  { sizeof(ncclSimInfo_t), 0x74685283, NCCL_VERSION(NCCL_MAJOR, NCCL_MINOR, NCCL_PATCH) }
