// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the emulator lacks of CUDA's runtime API. A program that uses one of these names gets a message that
// contains it.
#pragma once
#pragma GCC system_header

#define TRANSHIP_LACKING(name) __attribute__((unavailable("the emulator has no " #name)))
#ifdef __cplusplus
#define TRANSHIP_LACKING_FUNCTION(name)                                                            \
  extern "C" enum cudaError name(...) TRANSHIP_LACKING(name);
#else
#define TRANSHIP_LACKING_FUNCTION(name) enum cudaError name() TRANSHIP_LACKING(name);
#endif
#define TRANSHIP_LACKING_HANDLE(name) typedef struct TranshipLacking *name TRANSHIP_LACKING(name);
#define TRANSHIP_LACKING_STRUCT(name)                                                              \
  struct TRANSHIP_LACKING(name) name;                                                              \
  typedef struct name name TRANSHIP_LACKING(name);

// Memory and events of other processes
TRANSHIP_LACKING_HANDLE(cudaIpcMemHandle_t)
TRANSHIP_LACKING_HANDLE(cudaIpcEventHandle_t)
TRANSHIP_LACKING_FUNCTION(cudaIpcCloseMemHandle)
TRANSHIP_LACKING_FUNCTION(cudaIpcGetEventHandle)
TRANSHIP_LACKING_FUNCTION(cudaIpcGetMemHandle)
TRANSHIP_LACKING_FUNCTION(cudaIpcOpenEventHandle)
TRANSHIP_LACKING_FUNCTION(cudaIpcOpenMemHandle)
TRANSHIP_LACKING_STRUCT(cudaMemPoolPtrExportData)
TRANSHIP_LACKING_FUNCTION(cudaMemPoolExportPointer)
TRANSHIP_LACKING_FUNCTION(cudaMemPoolExportToShareableHandle)
TRANSHIP_LACKING_FUNCTION(cudaMemPoolImportFromShareableHandle)
TRANSHIP_LACKING_FUNCTION(cudaMemPoolImportPointer)

// Memory and semaphores of other APIs
TRANSHIP_LACKING_HANDLE(cudaExternalMemory_t)
TRANSHIP_LACKING_HANDLE(cudaExternalSemaphore_t)
TRANSHIP_LACKING_HANDLE(cudaGraphicsResource_t)
TRANSHIP_LACKING_STRUCT(cudaGraphicsResource)
TRANSHIP_LACKING_STRUCT(cudaExternalMemoryHandleDesc)
TRANSHIP_LACKING_STRUCT(cudaExternalMemoryBufferDesc)
TRANSHIP_LACKING_STRUCT(cudaExternalMemoryMipmappedArrayDesc)
TRANSHIP_LACKING_STRUCT(cudaExternalSemaphoreHandleDesc)
TRANSHIP_LACKING_STRUCT(cudaExternalSemaphoreSignalParams)
TRANSHIP_LACKING_STRUCT(cudaExternalSemaphoreWaitParams)
TRANSHIP_LACKING_STRUCT(cudaExternalSemaphoreSignalNodeParams)
TRANSHIP_LACKING_STRUCT(cudaExternalSemaphoreWaitNodeParams)
TRANSHIP_LACKING_FUNCTION(cudaDestroyExternalMemory)
TRANSHIP_LACKING_FUNCTION(cudaDestroyExternalSemaphore)
TRANSHIP_LACKING_FUNCTION(cudaExternalMemoryGetMappedBuffer)
TRANSHIP_LACKING_FUNCTION(cudaExternalMemoryGetMappedMipmappedArray)
TRANSHIP_LACKING_FUNCTION(cudaGraphAddExternalSemaphoresSignalNode)
TRANSHIP_LACKING_FUNCTION(cudaGraphAddExternalSemaphoresWaitNode)
TRANSHIP_LACKING_FUNCTION(cudaGraphExecExternalSemaphoresSignalNodeSetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphExecExternalSemaphoresWaitNodeSetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphExternalSemaphoresSignalNodeGetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphExternalSemaphoresSignalNodeSetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphExternalSemaphoresWaitNodeGetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphExternalSemaphoresWaitNodeSetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsMapResources)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsResourceGetMappedMipmappedArray)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsResourceGetMappedPointer)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsResourceSetMapFlags)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsSubResourceGetMappedArray)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsUnmapResources)
TRANSHIP_LACKING_FUNCTION(cudaGraphicsUnregisterResource)
TRANSHIP_LACKING_FUNCTION(cudaImportExternalMemory)
TRANSHIP_LACKING_FUNCTION(cudaImportExternalSemaphore)
TRANSHIP_LACKING_FUNCTION(cudaSignalExternalSemaphoresAsync)
TRANSHIP_LACKING_FUNCTION(cudaSignalExternalSemaphoresAsync_v2)
TRANSHIP_LACKING_FUNCTION(cudaWaitExternalSemaphoresAsync)
TRANSHIP_LACKING_FUNCTION(cudaWaitExternalSemaphoresAsync_v2)

// Graphs of nodes of any type
TRANSHIP_LACKING_STRUCT(cudaGraphNodeParams)
TRANSHIP_LACKING_HANDLE(cudaGraphConditionalHandle)
TRANSHIP_LACKING_FUNCTION(cudaGraphAddNode)
TRANSHIP_LACKING_FUNCTION(cudaGraphAddNode_v2)
TRANSHIP_LACKING_FUNCTION(cudaGraphConditionalHandleCreate)
TRANSHIP_LACKING_FUNCTION(cudaGraphExecNodeSetParams)
TRANSHIP_LACKING_FUNCTION(cudaGraphNodeSetParams)

// Kernels of libraries, and entry points
TRANSHIP_LACKING_HANDLE(cudaKernel_t)
TRANSHIP_LACKING_HANDLE(cudaLibrary_t)
TRANSHIP_LACKING_FUNCTION(cudaFuncGetName)
TRANSHIP_LACKING_FUNCTION(cudaGetDriverEntryPoint)
TRANSHIP_LACKING_FUNCTION(cudaGetDriverEntryPointByVersion)
TRANSHIP_LACKING_FUNCTION(cudaGetKernel)
TRANSHIP_LACKING_FUNCTION(cudaLibraryEnumerateKernels)
TRANSHIP_LACKING_FUNCTION(cudaLibraryGetGlobal)
TRANSHIP_LACKING_FUNCTION(cudaLibraryGetKernel)
TRANSHIP_LACKING_FUNCTION(cudaLibraryGetKernelCount)
TRANSHIP_LACKING_FUNCTION(cudaLibraryGetManaged)
TRANSHIP_LACKING_FUNCTION(cudaLibraryLoadData)
TRANSHIP_LACKING_FUNCTION(cudaLibraryLoadFromFile)
TRANSHIP_LACKING_FUNCTION(cudaLibraryUnload)

// Copies and advice in batches, and what advice was given
TRANSHIP_LACKING_STRUCT(cudaMemcpy3DBatchOp)
TRANSHIP_LACKING_STRUCT(cudaMemcpyAttributes)
TRANSHIP_LACKING_FUNCTION(cudaMemDiscardAndPrefetchBatchAsync)
TRANSHIP_LACKING_FUNCTION(cudaMemDiscardBatchAsync)
TRANSHIP_LACKING_FUNCTION(cudaMemPrefetchBatchAsync)
TRANSHIP_LACKING_FUNCTION(cudaMemRangeGetAttribute)
TRANSHIP_LACKING_FUNCTION(cudaMemRangeGetAttributes)
TRANSHIP_LACKING_FUNCTION(cudaMemcpy3DBatchAsync)
TRANSHIP_LACKING_FUNCTION(cudaMemcpyBatchAsync)

// Calls that CUDA has removed
TRANSHIP_LACKING_STRUCT(cudaLaunchParams)
TRANSHIP_LACKING_FUNCTION(cudaBindTextureToMipmappedArray)
TRANSHIP_LACKING_FUNCTION(cudaConfigureCall)
TRANSHIP_LACKING_FUNCTION(cudaGetTextureAlignmentOffset)
TRANSHIP_LACKING_FUNCTION(cudaLaunch)
TRANSHIP_LACKING_FUNCTION(cudaLaunchCooperativeKernelMultiDevice)
TRANSHIP_LACKING_FUNCTION(cudaSetDoubleForDevice)
TRANSHIP_LACKING_FUNCTION(cudaSetDoubleForHost)
TRANSHIP_LACKING_FUNCTION(cudaSetupArgument)

#undef TRANSHIP_LACKING
#undef TRANSHIP_LACKING_FUNCTION
#undef TRANSHIP_LACKING_HANDLE
#undef TRANSHIP_LACKING_STRUCT
