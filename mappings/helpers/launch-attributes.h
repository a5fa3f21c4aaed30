// SPDX-License-Identifier: 0BSD
// Launches with attributes, and kernels of libraries. Both C and C++ compilers read most of this.

//- helper: launch-ex
//- language: c
//- includes: hip/hip_runtime_api.h
// HIP 7.2 launches with attributes only if one of them asks for a cooperative launch, and calls the rest an invalid
// configuration. These launch without attributes if all of them are hints, or say that the launch is not cooperative.
static inline unsigned transhipLaunchAttributes(const hipLaunchAttribute *attributes, unsigned count) {
  unsigned i;
  for (i = 0; i < count; ++i)
    if (attributes[i].id != hipLaunchAttributePriority && attributes[i].id != hipLaunchAttributeAccessPolicyWindow &&
        (attributes[i].id != hipLaunchAttributeCooperative || attributes[i].val.cooperative))
      return count;
  return 0;
}
static inline hipError_t transhipLaunchKernelExC(const hipLaunchConfig_t *config, const void *kernel, void **arguments) {
  hipLaunchConfig_t launch;
  if (!config)
    return hipErrorInvalidValue;
  launch = *config;
  launch.numAttrs = transhipLaunchAttributes(config->attrs, config->numAttrs);
  return hipLaunchKernelExC(&launch, kernel, arguments);
}

//- helper: drv-launch-ex
//- language: c
//- requires: launch-ex
static inline hipError_t transhipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG *config, hipFunction_t function,
                                                   void **parameters, void **extra) {
  HIP_LAUNCH_CONFIG launch;
  if (!config)
    return hipErrorInvalidValue;
  launch = *config;
  launch.numAttrs = transhipLaunchAttributes(config->attrs, config->numAttrs);
  return hipDrvLaunchKernelEx(&launch, function, parameters, extra);
}

//- helper: launch-kernel-ex
//- requires: launch-ex
//- includes: hip/hip_runtime.h, utility
namespace tranship {
template <class... Parameters, class... Arguments>
inline hipError_t launchKernelEx(const hipLaunchConfig_t *config, void (*kernel)(Parameters...), Arguments &&...arguments) {
  hipLaunchConfig_t launch = *config;
  launch.numAttrs = transhipLaunchAttributes(config->attrs, config->numAttrs);
  return hipLaunchKernelEx(&launch, kernel, std::forward<Arguments>(arguments)...);
}
} // namespace tranship

//- helper: library-kernels
//- language: c
//- requires: func-set-attribute
//- includes: hip/hip_runtime_api.h
// In HIP's runtime, the kernel of a library is a function of the current device.
static inline hipError_t transhipKernelGetFunction(hipFunction_t *function, hipKernel_t kernel) {
  *function = (hipFunction_t)kernel;
  return kernel ? hipSuccess : hipErrorInvalidResourceHandle;
}
static inline hipError_t transhipKernelGetAttribute(int *value, hipFunction_attribute attribute, hipKernel_t kernel,
                                                    hipDevice_t device) {
  (void)device;
  return hipFuncGetAttribute(value, attribute, (hipFunction_t)kernel);
}
static inline hipError_t transhipKernelSetAttribute(hipFunction_attribute attribute, int value, hipKernel_t kernel,
                                                    hipDevice_t device) {
  (void)device;
  return transhipFuncSetAttribute((hipFunction_t)kernel, attribute, value);
}
