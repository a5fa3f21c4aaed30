// Tools and libraries whose AMD counterpart has another interface: each advice is given once.
#include <NvInferPlugin.h>               // DIAG: unsupported-header missing-include
#include <cufile.h>                      // DIAG: unsupported-header
#include <cupti.h>                       // DIAG: unsupported-header
#include <cutlass/gemm/device/gemm.h>    // DIAG: unsupported-header missing-include
#include <cutlass/numeric_types.h>       // DIAG: missing-include
#include <dali/pipeline/data/tensor.h>   // DIAG: unsupported-header missing-include
#include <ffnvcodec/dynlink_loader.h>    // DIAG: unsupported-header missing-include
#include <nvml.h>                        // DIAG: unsupported-header

#define CHECK(call) ((call) == NVML_SUCCESS) // DIAG: unsupported-name

unsigned busy(unsigned index) {
  nvmlDevice_t device;           // DIAG: unsupported-name
  nvmlUtilization_t utilization; // DIAG: unsupported-name
  if (CHECK(nvmlDeviceGetHandleByIndex(index, &device)) && // DIAG: unsupported-name
      CHECK(nvmlDeviceGetUtilizationRates(device, &utilization))) // with line 11
    return utilization.gpu;
  return 0;
}

bool isLaunch(CUpti_CallbackDomain domain, CUpti_CallbackId id) { // DIAG: unsupported-name
  return domain == CUPTI_CB_DOMAIN_RUNTIME_API && // with line 18
         id == CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000; // DIAG: unsupported-name
}

// A row that ends in `*` answers for names without a row of their own, but not for the user's.
void openStorage() {
  cuFileDriverOpen(); // DIAG: unsupported-name
  int cuFileCount = 0;
  (void)cuFileCount;
}
