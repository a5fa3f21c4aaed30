// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cupti.h>
#include <cupti_checkpoint.h>
#include <cupti_pcsampling.h>
#include <cupti_pcsampling_util.h>
#include <cupti_pmsampling.h>
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_sass_metrics.h>
#include <cupti_target.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline CUptiResult use_0(CUptiResult a0, const char ** a1) { return cuptiGetResultString(a0, a1); }
inline CUptiResult use_1(CUptiResult a0, const char ** a1) { return cuptiGetErrorMessage(a0, a1); }
inline CUptiResult use_2(uint32_t * a0) { return cuptiGetVersion(a0); }
inline CUptiResult use_3(size_t * a0, CUpti_DomainTable * a1) { return cuptiSupportedDomains(a0, a1); }
inline CUptiResult use_4(CUpti_SubscriberHandle * a0, CUpti_CallbackFunc a1, void * a2) { return cuptiSubscribe(a0, a1, a2); }
inline CUptiResult use_5(CUpti_SubscriberHandle * a0, CUpti_CallbackFunc a1, void * a2, CUpti_SubscriberParams * a3) { return cuptiSubscribe_v2(a0, a1, a2, a3); }
inline CUptiResult use_6(CUpti_SubscriberHandle a0) { return cuptiUnsubscribe(a0); }
inline CUptiResult use_7(uint32_t * a0, CUpti_SubscriberHandle a1, CUpti_CallbackDomain a2, CUpti_CallbackId a3) { return cuptiGetCallbackState(a0, a1, a2, a3); }
inline CUptiResult use_8(uint32_t a0, CUpti_SubscriberHandle a1, CUpti_CallbackDomain a2, CUpti_CallbackId a3) { return cuptiEnableCallback(a0, a1, a2, a3); }
inline CUptiResult use_9(uint32_t a0, CUpti_SubscriberHandle a1, CUpti_CallbackDomain a2) { return cuptiEnableDomain(a0, a1, a2); }
inline CUptiResult use_10(uint32_t a0, CUpti_SubscriberHandle a1) { return cuptiEnableAllDomains(a0, a1); }
inline CUptiResult use_11(CUpti_CallbackDomain a0, uint32_t a1, const char ** a2) { return cuptiGetCallbackName(a0, a1, a2); }
inline CUptiResult use_12(CUcontext a0, CUpti_EventCollectionMode a1) { return cuptiSetEventCollectionMode(a0, a1); }
inline CUptiResult use_13(CUdevice a0, CUpti_DeviceAttribute a1, size_t * a2, void * a3) { return cuptiDeviceGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_14(CUdevice a0, uint32_t * a1) { return cuptiDeviceGetNumEventDomains(a0, a1); }
inline CUptiResult use_15(CUdevice a0, size_t * a1, CUpti_EventDomainID * a2) { return cuptiDeviceEnumEventDomains(a0, a1, a2); }
inline CUptiResult use_16(CUdevice a0, CUpti_EventDomainID a1, CUpti_EventDomainAttribute a2, size_t * a3, void * a4) { return cuptiDeviceGetEventDomainAttribute(a0, a1, a2, a3, a4); }
inline CUptiResult use_17(uint32_t * a0) { return cuptiGetNumEventDomains(a0); }
inline CUptiResult use_18(size_t * a0, CUpti_EventDomainID * a1) { return cuptiEnumEventDomains(a0, a1); }
inline CUptiResult use_19(CUpti_EventDomainID a0, CUpti_EventDomainAttribute a1, size_t * a2, void * a3) { return cuptiEventDomainGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_20(CUpti_EventDomainID a0, uint32_t * a1) { return cuptiEventDomainGetNumEvents(a0, a1); }
inline CUptiResult use_21(CUpti_EventDomainID a0, size_t * a1, CUpti_EventID * a2) { return cuptiEventDomainEnumEvents(a0, a1, a2); }
inline CUptiResult use_22(CUpti_EventID a0, CUpti_EventAttribute a1, size_t * a2, void * a3) { return cuptiEventGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_23(CUdevice a0, const char * a1, CUpti_EventID * a2) { return cuptiEventGetIdFromName(a0, a1, a2); }
inline CUptiResult use_24(CUcontext a0, CUpti_EventGroup * a1, uint32_t a2) { return cuptiEventGroupCreate(a0, a1, a2); }
inline CUptiResult use_25(CUpti_EventGroup a0) { return cuptiEventGroupDestroy(a0); }
inline CUptiResult use_26(CUpti_EventGroup a0, CUpti_EventGroupAttribute a1, size_t * a2, void * a3) { return cuptiEventGroupGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_27(CUpti_EventGroup a0, CUpti_EventGroupAttribute a1, size_t a2, void * a3) { return cuptiEventGroupSetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_28(CUpti_EventGroup a0, CUpti_EventID a1) { return cuptiEventGroupAddEvent(a0, a1); }
inline CUptiResult use_29(CUpti_EventGroup a0, CUpti_EventID a1) { return cuptiEventGroupRemoveEvent(a0, a1); }
inline CUptiResult use_30(CUpti_EventGroup a0) { return cuptiEventGroupRemoveAllEvents(a0); }
inline CUptiResult use_31(CUpti_EventGroup a0) { return cuptiEventGroupResetAllEvents(a0); }
inline CUptiResult use_32(CUpti_EventGroup a0) { return cuptiEventGroupEnable(a0); }
inline CUptiResult use_33(CUpti_EventGroup a0) { return cuptiEventGroupDisable(a0); }
inline CUptiResult use_34(CUpti_EventGroup a0, CUpti_ReadEventFlags a1, CUpti_EventID a2, size_t * a3, uint64_t * a4) { return cuptiEventGroupReadEvent(a0, a1, a2, a3, a4); }
inline CUptiResult use_35(CUpti_EventGroup a0, CUpti_ReadEventFlags a1, size_t * a2, uint64_t * a3, size_t * a4, CUpti_EventID * a5, size_t * a6) { return cuptiEventGroupReadAllEvents(a0, a1, a2, a3, a4, a5, a6); }
inline CUptiResult use_36(CUcontext a0, size_t a1, CUpti_EventID * a2, CUpti_EventGroupSets ** a3) { return cuptiEventGroupSetsCreate(a0, a1, a2, a3); }
inline CUptiResult use_37(CUpti_EventGroupSets * a0) { return cuptiEventGroupSetsDestroy(a0); }
inline CUptiResult use_38(CUpti_EventGroupSet * a0) { return cuptiEventGroupSetEnable(a0); }
inline CUptiResult use_39(CUpti_EventGroupSet * a0) { return cuptiEventGroupSetDisable(a0); }
inline CUptiResult use_40(CUcontext a0) { return cuptiEnableKernelReplayMode(a0); }
inline CUptiResult use_41(CUcontext a0) { return cuptiDisableKernelReplayMode(a0); }
inline CUptiResult use_42(CUpti_KernelReplayUpdateFunc a0, void * a1) { return cuptiKernelReplaySubscribeUpdate(a0, a1); }
inline CUptiResult use_43(uint32_t * a0) { return cuptiGetNumMetrics(a0); }
inline CUptiResult use_44(size_t * a0, CUpti_MetricID * a1) { return cuptiEnumMetrics(a0, a1); }
inline CUptiResult use_45(CUdevice a0, uint32_t * a1) { return cuptiDeviceGetNumMetrics(a0, a1); }
inline CUptiResult use_46(CUdevice a0, size_t * a1, CUpti_MetricID * a2) { return cuptiDeviceEnumMetrics(a0, a1, a2); }
inline CUptiResult use_47(CUpti_MetricID a0, CUpti_MetricAttribute a1, size_t * a2, void * a3) { return cuptiMetricGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_48(CUdevice a0, const char * a1, CUpti_MetricID * a2) { return cuptiMetricGetIdFromName(a0, a1, a2); }
inline CUptiResult use_49(CUpti_MetricID a0, uint32_t * a1) { return cuptiMetricGetNumEvents(a0, a1); }
inline CUptiResult use_50(CUpti_MetricID a0, size_t * a1, CUpti_EventID * a2) { return cuptiMetricEnumEvents(a0, a1, a2); }
inline CUptiResult use_51(CUpti_MetricID a0, uint32_t * a1) { return cuptiMetricGetNumProperties(a0, a1); }
inline CUptiResult use_52(CUpti_MetricID a0, size_t * a1, CUpti_MetricPropertyID * a2) { return cuptiMetricEnumProperties(a0, a1, a2); }
inline CUptiResult use_53(CUcontext a0, CUpti_MetricID a1, CUpti_EventGroupSets ** a2) { return cuptiMetricGetRequiredEventGroupSets(a0, a1, a2); }
inline CUptiResult use_54(CUcontext a0, size_t a1, CUpti_MetricID * a2, CUpti_EventGroupSets ** a3) { return cuptiMetricCreateEventGroupSets(a0, a1, a2, a3); }
inline CUptiResult use_55(CUdevice a0, CUpti_MetricID a1, size_t a2, CUpti_EventID * a3, size_t a4, uint64_t * a5, uint64_t a6, CUpti_MetricValue * a7) { return cuptiMetricGetValue(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUptiResult use_56(CUpti_MetricID a0, size_t a1, CUpti_EventID * a2, size_t a3, uint64_t * a4, size_t a5, CUpti_MetricPropertyID * a6, size_t a7, uint64_t * a8, CUpti_MetricValue * a9) { return cuptiMetricGetValue2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline CUptiResult use_57(uint64_t * a0) { return cuptiGetTimestamp(a0); }
inline CUptiResult use_58(CUcontext a0, uint32_t * a1) { return cuptiGetContextId(a0, a1); }
inline CUptiResult use_59(CUcontext a0, CUstream a1, uint32_t * a2) { return cuptiGetStreamId(a0, a1, a2); }
inline CUptiResult use_60(CUcontext a0, CUstream a1, uint8_t a2, uint32_t * a3) { return cuptiGetStreamIdEx(a0, a1, a2, a3); }
inline CUptiResult use_61(CUcontext a0, uint32_t * a1) { return cuptiGetDeviceId(a0, a1); }
inline CUptiResult use_62(CUgraphNode a0, uint64_t * a1) { return cuptiGetGraphNodeId(a0, a1); }
inline CUptiResult use_63(CUgraph a0, uint32_t * a1) { return cuptiGetGraphId(a0, a1); }
inline CUptiResult use_64(CUgraphExec a0, uint32_t * a1) { return cuptiGetGraphExecId(a0, a1); }
inline CUptiResult use_65(CUpti_ActivityKind a0) { return cuptiActivityEnable(a0); }
inline CUptiResult use_66(CUpti_ActivityKind a0) { return cuptiActivityEnableAndDump(a0); }
inline CUptiResult use_67(CUpti_ActivityKind a0) { return cuptiActivityDisable(a0); }
inline CUptiResult use_68(CUcontext a0, CUpti_ActivityKind a1) { return cuptiActivityEnableContext(a0, a1); }
inline CUptiResult use_69(CUcontext a0, CUpti_ActivityKind a1) { return cuptiActivityDisableContext(a0, a1); }
inline CUptiResult use_70(CUcontext a0, uint32_t a1, size_t * a2) { return cuptiActivityGetNumDroppedRecords(a0, a1, a2); }
inline CUptiResult use_71(uint8_t * a0, size_t a1, CUpti_Activity ** a2) { return cuptiActivityGetNextRecord(a0, a1, a2); }
inline CUptiResult use_72(CUpti_BuffersCallbackRequestFunc a0, CUpti_BuffersCallbackCompleteFunc a1) { return cuptiActivityRegisterCallbacks(a0, a1); }
inline CUptiResult use_73(CUcontext a0, uint32_t a1, uint32_t a2) { return cuptiActivityFlush(a0, a1, a2); }
inline CUptiResult use_74(uint32_t a0) { return cuptiActivityFlushAll(a0); }
inline CUptiResult use_75(CUpti_ActivityAttribute a0, size_t * a1, void * a2) { return cuptiActivityGetAttribute(a0, a1, a2); }
inline CUptiResult use_76(CUpti_ActivityAttribute a0, size_t * a1, void * a2) { return cuptiActivitySetAttribute(a0, a1, a2); }
inline CUptiResult use_77(CUpti_ActivityUnifiedMemoryCounterConfig * a0, uint32_t a1) { return cuptiActivityConfigureUnifiedMemoryCounter(a0, a1); }
inline CUptiResult use_78(CUcontext a0, CUpti_ActivityAutoBoostState * a1) { return cuptiGetAutoBoostState(a0, a1); }
inline CUptiResult use_79(CUcontext a0, CUpti_ActivityPCSamplingConfig * a1) { return cuptiActivityConfigurePCSampling(a0, a1); }
inline CUptiResult use_80() { return cuptiGetLastError(); }
inline CUptiResult use_81(CUpti_ActivityThreadIdType a0) { return cuptiSetThreadIdType(a0); }
inline CUptiResult use_82(CUpti_ActivityThreadIdType * a0) { return cuptiGetThreadIdType(a0); }
inline CUptiResult use_83(int a0, int a1, int * a2) { return cuptiComputeCapabilitySupported(a0, a1, a2); }
inline CUptiResult use_84(CUdevice a0, int * a1) { return cuptiDeviceSupported(a0, a1); }
inline CUptiResult use_85(CUdevice a0, CUpti_DeviceVirtualizationMode * a1) { return cuptiDeviceVirtualizationMode(a0, a1); }
inline CUptiResult use_86() { return cuptiFinalize(); }
inline CUptiResult use_87(CUpti_ExternalCorrelationKind a0, uint64_t a1) { return cuptiActivityPushExternalCorrelationId(a0, a1); }
inline CUptiResult use_88(CUpti_ExternalCorrelationKind a0, uint64_t * a1) { return cuptiActivityPopExternalCorrelationId(a0, a1); }
inline CUptiResult use_89(uint8_t a0) { return cuptiActivityEnableLatencyTimestamps(a0); }
inline CUptiResult use_90(uint32_t a0) { return cuptiActivityFlushPeriod(a0); }
inline CUptiResult use_91(uint8_t a0) { return cuptiActivityEnableLaunchAttributes(a0); }
inline CUptiResult use_92(CUpti_TimestampCallbackFunc a0) { return cuptiActivityRegisterTimestampCallback(a0); }
inline CUptiResult use_93(uint8_t a0) { return cuptiActivityEnableDeviceGraph(a0); }
inline CUptiResult use_94(CUpti_CallbackId a0, uint8_t a1) { return cuptiActivityEnableDriverApi(a0, a1); }
inline CUptiResult use_95(CUpti_CallbackId a0, uint8_t a1) { return cuptiActivityEnableRuntimeApi(a0, a1); }
inline CUptiResult use_96(uint8_t a0) { return cuptiActivityEnableHWTrace(a0); }
inline CUptiResult use_97(uint8_t a0) { return cuptiActivityEnableAllocationSource(a0); }
inline CUptiResult use_98(uint8_t a0) { return cuptiActivityEnableAllSyncRecords(a0); }
inline CUptiResult use_99(uint8_t a0) { return cuptiActivityEnableCudaEventDeviceTimestamps(a0); }
inline CUptiResult use_100(CUpti_PCSamplingConfigurationInfoParams * a0) { return cuptiPCSamplingSetConfigurationAttribute(a0); }
inline CUptiResult use_101(CUpti_PCSamplingConfigurationInfoParams * a0) { return cuptiPCSamplingGetConfigurationAttribute(a0); }
inline CUptiResult use_102(CUpti_PCSamplingGetDataParams * a0) { return cuptiPCSamplingGetData(a0); }
inline CUptiResult use_103(CUpti_PCSamplingEnableParams * a0) { return cuptiPCSamplingEnable(a0); }
inline CUptiResult use_104(CUpti_PCSamplingDisableParams * a0) { return cuptiPCSamplingDisable(a0); }
inline CUptiResult use_105(CUpti_PCSamplingStartParams * a0) { return cuptiPCSamplingStart(a0); }
inline CUptiResult use_106(CUpti_PCSamplingStopParams * a0) { return cuptiPCSamplingStop(a0); }
inline CUptiResult use_107(CUpti_PCSamplingGetNumStallReasonsParams * a0) { return cuptiPCSamplingGetNumStallReasons(a0); }
inline CUptiResult use_108(CUpti_PCSamplingGetStallReasonsParams * a0) { return cuptiPCSamplingGetStallReasons(a0); }
inline CUptiResult use_109(CUpti_GetSassToSourceCorrelationParams * a0) { return cuptiGetSassToSourceCorrelation(a0); }
inline CUptiResult use_110(CUpti_GetCubinCrcParams * a0) { return cuptiGetCubinCrc(a0); }
inline CUptiResult use_111(CUpti_ComputeCrcCallbackFunc a0) { return cuptiRegisterComputeCrcCallback(a0); }
inline CUptiResult use_112(CUpti_PmSampling_SetConfig_Params * a0) { return cuptiPmSamplingSetConfig(a0); }
inline CUptiResult use_113(CUpti_PmSampling_Enable_Params * a0) { return cuptiPmSamplingEnable(a0); }
inline CUptiResult use_114(CUpti_PmSampling_Disable_Params * a0) { return cuptiPmSamplingDisable(a0); }
inline CUptiResult use_115(CUpti_PmSampling_Start_Params * a0) { return cuptiPmSamplingStart(a0); }
inline CUptiResult use_116(CUpti_PmSampling_Stop_Params * a0) { return cuptiPmSamplingStop(a0); }
inline CUptiResult use_117(CUpti_PmSampling_DecodeData_Params * a0) { return cuptiPmSamplingDecodeData(a0); }
inline CUptiResult use_118(CUpti_PmSampling_GetCounterAvailability_Params * a0) { return cuptiPmSamplingGetCounterAvailability(a0); }
inline CUptiResult use_119(CUpti_PmSampling_GetCounterDataSize_Params * a0) { return cuptiPmSamplingGetCounterDataSize(a0); }
inline CUptiResult use_120(CUpti_PmSampling_CounterDataImage_Initialize_Params * a0) { return cuptiPmSamplingCounterDataImageInitialize(a0); }
inline CUptiResult use_121(CUpti_PmSampling_GetCounterDataInfo_Params * a0) { return cuptiPmSamplingGetCounterDataInfo(a0); }
inline CUptiResult use_122(CUpti_PmSampling_CounterData_GetSampleInfo_Params * a0) { return cuptiPmSamplingCounterDataGetSampleInfo(a0); }
inline CUptiResult use_123(CUpti_Profiler_Host_Initialize_Params * a0) { return cuptiProfilerHostInitialize(a0); }
inline CUptiResult use_124(CUpti_Profiler_Host_Deinitialize_Params * a0) { return cuptiProfilerHostDeinitialize(a0); }
inline CUptiResult use_125(CUpti_Profiler_Host_GetSupportedChips_Params * a0) { return cuptiProfilerHostGetSupportedChips(a0); }
inline CUptiResult use_126(CUpti_Profiler_Host_GetBaseMetrics_Params * a0) { return cuptiProfilerHostGetBaseMetrics(a0); }
inline CUptiResult use_127(CUpti_Profiler_Host_GetSubMetrics_Params * a0) { return cuptiProfilerHostGetSubMetrics(a0); }
inline CUptiResult use_128(CUpti_Profiler_Host_GetMetricProperties_Params * a0) { return cuptiProfilerHostGetMetricProperties(a0); }
inline CUptiResult use_129(CUpti_Profiler_Host_GetRangeName_Params * a0) { return cuptiProfilerHostGetRangeName(a0); }
inline CUptiResult use_130(CUpti_Profiler_Host_EvaluateToGpuValues_Params * a0) { return cuptiProfilerHostEvaluateToGpuValues(a0); }
inline CUptiResult use_131(CUpti_Profiler_Host_ConfigAddMetrics_Params * a0) { return cuptiProfilerHostConfigAddMetrics(a0); }
inline CUptiResult use_132(CUpti_Profiler_Host_GetConfigImageSize_Params * a0) { return cuptiProfilerHostGetConfigImageSize(a0); }
inline CUptiResult use_133(CUpti_Profiler_Host_GetConfigImage_Params * a0) { return cuptiProfilerHostGetConfigImage(a0); }
inline CUptiResult use_134(CUpti_Profiler_Host_GetNumOfPasses_Params * a0) { return cuptiProfilerHostGetNumOfPasses(a0); }
inline CUptiResult use_135(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params * a0) { return cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(a0); }
inline CUptiResult use_136(CUpti_Profiler_Initialize_Params * a0) { return cuptiProfilerInitialize(a0); }
inline CUptiResult use_137(CUpti_Profiler_DeInitialize_Params * a0) { return cuptiProfilerDeInitialize(a0); }
inline CUptiResult use_138(CUpti_Profiler_CounterDataImage_CalculateSize_Params * a0) { return cuptiProfilerCounterDataImageCalculateSize(a0); }
inline CUptiResult use_139(CUpti_Profiler_CounterDataImage_Initialize_Params * a0) { return cuptiProfilerCounterDataImageInitialize(a0); }
inline CUptiResult use_140(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params * a0) { return cuptiProfilerCounterDataImageCalculateScratchBufferSize(a0); }
inline CUptiResult use_141(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params * a0) { return cuptiProfilerCounterDataImageInitializeScratchBuffer(a0); }
inline CUptiResult use_142(CUpti_Profiler_BeginSession_Params * a0) { return cuptiProfilerBeginSession(a0); }
inline CUptiResult use_143(CUpti_Profiler_EndSession_Params * a0) { return cuptiProfilerEndSession(a0); }
inline CUptiResult use_144(CUpti_Profiler_SetConfig_Params * a0) { return cuptiProfilerSetConfig(a0); }
inline CUptiResult use_145(CUpti_Profiler_UnsetConfig_Params * a0) { return cuptiProfilerUnsetConfig(a0); }
inline CUptiResult use_146(CUpti_Profiler_BeginPass_Params * a0) { return cuptiProfilerBeginPass(a0); }
inline CUptiResult use_147(CUpti_Profiler_EndPass_Params * a0) { return cuptiProfilerEndPass(a0); }
inline CUptiResult use_148(CUpti_Profiler_EnableProfiling_Params * a0) { return cuptiProfilerEnableProfiling(a0); }
inline CUptiResult use_149(CUpti_Profiler_DisableProfiling_Params * a0) { return cuptiProfilerDisableProfiling(a0); }
inline CUptiResult use_150(CUpti_Profiler_IsPassCollected_Params * a0) { return cuptiProfilerIsPassCollected(a0); }
inline CUptiResult use_151(CUpti_Profiler_FlushCounterData_Params * a0) { return cuptiProfilerFlushCounterData(a0); }
inline CUptiResult use_152(CUpti_Profiler_PushRange_Params * a0) { return cuptiProfilerPushRange(a0); }
inline CUptiResult use_153(CUpti_Profiler_PopRange_Params * a0) { return cuptiProfilerPopRange(a0); }
inline CUptiResult use_154(CUpti_Profiler_GetCounterAvailability_Params * a0) { return cuptiProfilerGetCounterAvailability(a0); }
inline CUptiResult use_155(CUpti_Profiler_DeviceSupported_Params * a0) { return cuptiProfilerDeviceSupported(a0); }
inline CUptiResult use_156(CUpti_RangeProfiler_SetConfig_Params * a0) { return cuptiRangeProfilerSetConfig(a0); }
inline CUptiResult use_157(CUpti_RangeProfiler_Enable_Params * a0) { return cuptiRangeProfilerEnable(a0); }
inline CUptiResult use_158(CUpti_RangeProfiler_Disable_Params * a0) { return cuptiRangeProfilerDisable(a0); }
inline CUptiResult use_159(CUpti_RangeProfiler_Start_Params * a0) { return cuptiRangeProfilerStart(a0); }
inline CUptiResult use_160(CUpti_RangeProfiler_Stop_Params * a0) { return cuptiRangeProfilerStop(a0); }
inline CUptiResult use_161(CUpti_RangeProfiler_PushRange_Params * a0) { return cuptiRangeProfilerPushRange(a0); }
inline CUptiResult use_162(CUpti_RangeProfiler_PopRange_Params * a0) { return cuptiRangeProfilerPopRange(a0); }
inline CUptiResult use_163(CUpti_RangeProfiler_DecodeData_Params * a0) { return cuptiRangeProfilerDecodeData(a0); }
inline CUptiResult use_164(CUpti_RangeProfiler_GetCounterDataSize_Params * a0) { return cuptiRangeProfilerGetCounterDataSize(a0); }
inline CUptiResult use_165(CUpti_RangeProfiler_CounterDataImage_Initialize_Params * a0) { return cuptiRangeProfilerCounterDataImageInitialize(a0); }
inline CUptiResult use_166(CUpti_RangeProfiler_GetCounterDataInfo_Params * a0) { return cuptiRangeProfilerGetCounterDataInfo(a0); }
inline CUptiResult use_167(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params * a0) { return cuptiRangeProfilerCounterDataGetRangeInfo(a0); }
inline CUptiResult use_168(CUpti_SassMetrics_GetNumOfMetrics_Params * a0) { return cuptiSassMetricsGetNumOfMetrics(a0); }
inline CUptiResult use_169(CUpti_SassMetrics_GetMetrics_Params * a0) { return cuptiSassMetricsGetMetrics(a0); }
inline CUptiResult use_170(CUpti_SassMetrics_GetProperties_Params * a0) { return cuptiSassMetricsGetProperties(a0); }
inline CUptiResult use_171(CUpti_SassMetricsSetConfig_Params * a0) { return cuptiSassMetricsSetConfig(a0); }
inline CUptiResult use_172(CUpti_SassMetricsUnsetConfig_Params * a0) { return cuptiSassMetricsUnsetConfig(a0); }
inline CUptiResult use_173(CUpti_SassMetricsEnable_Params * a0) { return cuptiSassMetricsEnable(a0); }
inline CUptiResult use_174(CUpti_SassMetricsDisable_Params * a0) { return cuptiSassMetricsDisable(a0); }
inline CUptiResult use_175(CUpti_SassMetricsGetDataProperties_Params * a0) { return cuptiSassMetricsGetDataProperties(a0); }
inline CUptiResult use_176(CUpti_SassMetricsFlushData_Params * a0) { return cuptiSassMetricsFlushData(a0); }
inline CUptiResult use_177(CUpti_Device_GetChipName_Params * a0) { return cuptiDeviceGetChipName(a0); }
inline auto use_178 = CUPTILP64;
using use_179 = CUptiResult;
using use_180 = CUpti_ApiCallbackSite;
using use_181 = CUpti_CallbackDomain;
using use_182 = CUpti_CallbackIdResource;
using use_183 = CUpti_CallbackIdSync;
using use_184 = CUpti_CallbackIdState;
using use_185 = CUpti_CallbackData;
using use_186 = CUpti_ResourceData;
using use_187 = CUpti_ModuleResourceData;
using use_188 = CUpti_GraphData;
using use_189 = CUpti_SynchronizeData;
using use_190 = CUpti_NvtxData;
using use_191 = CUpti_StreamAttrData;
using use_192 = CUpti_StateData;
using use_193 = CUpti_CallbackId;
using use_194 = CUpti_CallbackFunc;
using use_195 = CUpti_Subscriber_st;
using use_196 = struct CUpti_Subscriber_st;
using use_197 = CUpti_SubscriberHandle;
using use_198 = CUpti_DomainTable;
using use_199 = CUpti_SubscriberParams;
using use_200 = CUpti_EventID;
using use_201 = CUpti_EventDomainID;
using use_202 = CUpti_EventGroup;
using use_203 = CUpti_DeviceAttributeDeviceClass;
using use_204 = CUpti_DeviceAttribute;
using use_205 = CUpti_EventDomainAttribute;
using use_206 = CUpti_EventCollectionMethod;
using use_207 = CUpti_EventGroupAttribute;
using use_208 = CUpti_EventProfilingScope;
using use_209 = CUpti_EventAttribute;
using use_210 = CUpti_EventCollectionMode;
using use_211 = CUpti_EventCategory;
using use_212 = CUpti_ReadEventFlags;
using use_213 = CUpti_EventGroupSet;
using use_214 = CUpti_EventGroupSets;
using use_215 = CUpti_KernelReplayUpdateFunc;
using use_216 = CUpti_MetricID;
using use_217 = CUpti_MetricCategory;
using use_218 = CUpti_MetricEvaluationMode;
using use_219 = CUpti_MetricValueKind;
using use_220 = CUpti_MetricValueUtilizationLevel;
using use_221 = CUpti_MetricAttribute;
using use_222 = CUpti_MetricValue;
using use_223 = CUpti_MetricPropertyDeviceClass;
using use_224 = CUpti_MetricPropertyID;
using use_225 = CUpti_ActivityKind;
using use_226 = CUpti_ActivityObjectKind;
using use_227 = CUpti_ActivityObjectKindId;
using use_228 = CUpti_ActivityOverheadCommandBufferFullData;
using use_229 = CUpti_ActivityOverheadKind;
using use_230 = CUpti_ActivityComputeApiKind;
using use_231 = CUpti_ActivityFlag;
using use_232 = CUpti_ActivityPCSamplingStallReason;
using use_233 = CUpti_ActivityPCSamplingPeriod;
using use_234 = CUpti_ActivityMemcpyKind;
using use_235 = CUpti_ActivityMemoryKind;
using use_236 = CUpti_ActivityPreemptionKind;
using use_237 = CUpti_ActivityEnvironmentKind;
using use_238 = CUpti_EnvironmentClocksThrottleReason;
using use_239 = CUpti_ActivityUnifiedMemoryCounterScope;
using use_240 = CUpti_ActivityUnifiedMemoryCounterKind;
using use_241 = CUpti_ActivityUnifiedMemoryAccessType;
using use_242 = CUpti_ActivityUnifiedMemoryMigrationCause;
using use_243 = CUpti_ActivityUnifiedMemoryRemoteMapCause;
using use_244 = CUpti_ActivityInstructionClass;
using use_245 = CUpti_ActivityPartitionedGlobalCacheConfig;
using use_246 = CUpti_ActivitySynchronizationType;
using use_247 = CUpti_ActivityStreamFlag;
using use_248 = CUpti_LinkFlag;
using use_249 = CUpti_ActivityMemoryOperationType;
using use_250 = CUpti_ActivityMemoryPoolType;
using use_251 = CUpti_ActivityMemoryPoolOperationType;
using use_252 = CUpti_ChannelType;
using use_253 = CUpti_ContextCigMode;
using use_254 = CUpti_NvtxExtPayloadType;
using use_255 = CUpti_NvtxExtPayloadAttr;
using use_256 = CUpti_ActivityUnifiedMemoryCounterConfig;
using use_257 = CUpti_ActivityAutoBoostState;
using use_258 = CUpti_ActivityPCSamplingConfig;
using use_259 = CUpti_Activity;
using use_260 = CUpti_ActivityMemcpy6;
using use_261 = CUpti_ActivityMemcpyPtoP4;
using use_262 = CUpti_ActivityMemset4;
using use_263 = CUpti_ActivityMemory;
using use_264 = CUpti_ActivityMemory4;
using use_265 = CUpti_ActivityMemoryPool3;
using use_266 = CUpti_ActivityLaunchType;
using use_267 = CUpti_FuncShmemLimitConfig;
using use_268 = CUpti_ActivityKernel10;
using use_269 = CUpti_ActivityCdpKernel;
using use_270 = CUpti_ActivityPreemption;
using use_271 = CUpti_ActivityAPI;
using use_272 = CUpti_ActivityEvent;
using use_273 = CUpti_ActivityEventInstance;
using use_274 = CUpti_ActivityMetric;
using use_275 = CUpti_ActivityMetricInstance;
using use_276 = CUpti_ActivitySourceLocator;
using use_277 = CUpti_ActivityGlobalAccess3;
using use_278 = CUpti_ActivityBranch2;
using use_279 = CUpti_ActivityDevice5;
using use_280 = CUpti_ActivityDeviceAttribute;
using use_281 = CUpti_ActivityContext3;
using use_282 = CUpti_ActivityName;
using use_283 = CUpti_ActivityMarker2;
using use_284 = CUpti_ActivityMarkerData2;
using use_285 = CUpti_ActivityOverhead3;
using use_286 = CUpti_ActivityEnvironment;
using use_287 = CUpti_ActivityInstructionExecution;
using use_288 = CUpti_ActivityPCSampling3;
using use_289 = CUpti_ActivityPCSamplingRecordInfo;
using use_290 = CUpti_ActivityUnifiedMemoryCounter3;
using use_291 = CUpti_ActivityFunction;
using use_292 = CUpti_ActivityModule;
using use_293 = CUpti_ActivitySharedAccess;
using use_294 = CUpti_ActivityCudaEvent2;
using use_295 = CUpti_ActivityStream;
using use_296 = CUpti_ActivitySynchronization2;
using use_297 = CUpti_ActivityInstructionCorrelation;
using use_298 = CUpti_OpenAccEventKind;
using use_299 = CUpti_OpenAccConstructKind;
using use_300 = CUpti_OpenMpEventKind;
using use_301 = CUpti_ActivityOpenAcc;
using use_302 = CUpti_ActivityOpenAccData;
using use_303 = CUpti_ActivityOpenAccLaunch;
using use_304 = CUpti_ActivityOpenAccOther;
using use_305 = CUpti_ActivityOpenMp;
using use_306 = CUpti_ExternalCorrelationKind;
using use_307 = CUpti_ActivityExternalCorrelation;
using use_308 = CUpti_DevType;
using use_309 = CUpti_ActivityNvLink4;
using use_310 = CUpti_PcieDeviceType;
using use_311 = CUpti_ActivityPcie;
using use_312 = CUpti_PcieGen;
using use_313 = CUpti_ConfidentialComputeRotationEventType;
using use_314 = CUpti_ActivityConfidentialComputeRotation;
using use_315 = CUpti_ActivityInstantaneousEvent;
using use_316 = CUpti_ActivityInstantaneousEventInstance;
using use_317 = CUpti_ActivityInstantaneousMetric;
using use_318 = CUpti_ActivityInstantaneousMetricInstance;
using use_319 = CUpti_ActivityJitEntryType;
using use_320 = CUpti_ActivityJitOperationType;
using use_321 = CUpti_ActivityJit2;
using use_322 = CUpti_ActivityGraphTrace2;
using use_323 = CUpti_DeviceGraphLaunchMode;
using use_324 = CUpti_ActivityDeviceGraphTrace;
using use_325 = CUpti_ActivityMemDecompress;
using use_326 = CUpti_ActivityAttribute;
using use_327 = CUpti_ActivityThreadIdType;
using use_328 = CUpti_BuffersCallbackRequestFunc;
using use_329 = CUpti_BuffersCallbackCompleteFunc;
using use_330 = CUpti_DeviceVirtualizationMode;
using use_331 = CUpti_TimestampCallbackFunc;
using use_332 = CUpti_ActivityOverhead;
using use_333 = CUpti_ActivityOverhead2;
using use_334 = CUpti_ActivityDevice;
using use_335 = CUpti_ActivityDevice2;
using use_336 = CUpti_ActivityDevice3;
using use_337 = CUpti_ActivityDevice4;
using use_338 = CUpti_ActivityKernel;
using use_339 = CUpti_ActivityKernel2;
using use_340 = CUpti_ActivityKernel3;
using use_341 = CUpti_ActivityKernel4;
using use_342 = CUpti_ActivityKernel5;
using use_343 = CUpti_ActivityKernel6;
using use_344 = CUpti_ActivityKernel7;
using use_345 = CUpti_ActivityKernel8;
using use_346 = CUpti_ActivityKernel9;
using use_347 = CUpti_ActivityMemcpy;
using use_348 = CUpti_ActivityMemcpy3;
using use_349 = CUpti_ActivityMemcpy4;
using use_350 = CUpti_ActivityMemcpyPtoP;
using use_351 = CUpti_ActivityMemcpy2;
using use_352 = CUpti_ActivityMemcpyPtoP2;
using use_353 = CUpti_ActivityMemcpyPtoP3;
using use_354 = CUpti_ActivityMemset;
using use_355 = CUpti_ActivityMemset2;
using use_356 = CUpti_ActivityMemset3;
using use_357 = CUpti_ActivityMemory2;
using use_358 = CUpti_ActivityMemory3;
using use_359 = CUpti_ActivityMemoryPool;
using use_360 = CUpti_ActivityMemoryPool2;
using use_361 = CUpti_ActivityMarker;
using use_362 = CUpti_ActivityGlobalAccess;
using use_363 = CUpti_ActivityGlobalAccess2;
using use_364 = CUpti_ActivityBranch;
using use_365 = CUpti_ActivityPCSampling;
using use_366 = CUpti_ActivityPCSampling2;
using use_367 = CUpti_ActivityUnifiedMemoryCounter;
using use_368 = CUpti_ActivityUnifiedMemoryCounter2;
using use_369 = CUpti_ActivityNvLink;
using use_370 = CUpti_ActivityNvLink2;
using use_371 = CUpti_ActivityNvLink3;
using use_372 = CUpti_ActivityGraphTrace;
using use_373 = CUpti_ActivityContext;
using use_374 = CUpti_ActivityContext2;
using use_375 = CUpti_ActivityJit;
using use_376 = CUpti_ActivityCudaEvent;
using use_377 = CUpti_ActivitySynchronization;
using use_378 = CUpti_ActivityMemcpy5;
using use_379 = CUpti_ActivityMarkerData;
using use_380 = CUpti_driver_api_trace_cbid_enum;
using use_381 = enum CUpti_driver_api_trace_cbid_enum;
using use_382 = CUpti_driver_api_trace_cbid;
using use_383 = CUpti_runtime_api_trace_cbid_enum;
using use_384 = enum CUpti_runtime_api_trace_cbid_enum;
using use_385 = CUpti_runtime_api_trace_cbid;
using use_386 = CUpti_nvtx_api_trace_cbid;
using use_387 = CUpti_PCSamplingCollectionMode;
using use_388 = CUpti_PCSamplingStallReason;
using use_389 = CUpti_PCSamplingPCData;
using use_390 = CUpti_PCSamplingOutputDataFormat;
using use_391 = CUpti_PCSamplingData;
using use_392 = CUpti_PCSamplingConfigurationAttributeType;
using use_393 = CUpti_PCSamplingConfigurationInfo;
using use_394 = CUpti_PCSamplingConfigurationInfoParams;
using use_395 = CUpti_PCSamplingGetDataParams;
using use_396 = CUpti_PCSamplingEnableParams;
using use_397 = CUpti_PCSamplingDisableParams;
using use_398 = CUpti_PCSamplingStartParams;
using use_399 = CUpti_PCSamplingStopParams;
using use_400 = CUpti_PCSamplingGetNumStallReasonsParams;
using use_401 = CUpti_PCSamplingGetStallReasonsParams;
using use_402 = CUpti_GetSassToSourceCorrelationParams;
using use_403 = struct CUpti_GetSassToSourceCorrelationParams;
using use_404 = CUpti_GetCubinCrcParams;
using use_405 = CUpti_ComputeCrcCallbackFunc;
using use_406 = CUpti_PmSampling_Object;
using use_407 = struct CUpti_PmSampling_Object;
using use_408 = CUpti_PmSampling_TriggerMode;
using use_409 = enum CUpti_PmSampling_TriggerMode;
using use_410 = CUpti_PmSampling_DecodeStopReason;
using use_411 = enum CUpti_PmSampling_DecodeStopReason;
using use_412 = CUpti_PmSampling_HardwareBuffer_AppendMode;
using use_413 = enum CUpti_PmSampling_HardwareBuffer_AppendMode;
using use_414 = CUpti_PmSampling_SetConfig_Params;
using use_415 = struct CUpti_PmSampling_SetConfig_Params;
using use_416 = CUpti_PmSampling_Enable_Params;
using use_417 = struct CUpti_PmSampling_Enable_Params;
using use_418 = CUpti_PmSampling_Disable_Params;
using use_419 = struct CUpti_PmSampling_Disable_Params;
using use_420 = CUpti_PmSampling_Start_Params;
using use_421 = struct CUpti_PmSampling_Start_Params;
using use_422 = CUpti_PmSampling_Stop_Params;
using use_423 = struct CUpti_PmSampling_Stop_Params;
using use_424 = CUpti_PmSampling_DecodeData_Params;
using use_425 = struct CUpti_PmSampling_DecodeData_Params;
using use_426 = CUpti_PmSampling_GetCounterAvailability_Params;
using use_427 = struct CUpti_PmSampling_GetCounterAvailability_Params;
using use_428 = CUpti_PmSampling_GetCounterDataSize_Params;
using use_429 = struct CUpti_PmSampling_GetCounterDataSize_Params;
using use_430 = CUpti_PmSampling_CounterDataImage_Initialize_Params;
using use_431 = struct CUpti_PmSampling_CounterDataImage_Initialize_Params;
using use_432 = CUpti_PmSampling_GetCounterDataInfo_Params;
using use_433 = struct CUpti_PmSampling_GetCounterDataInfo_Params;
using use_434 = CUpti_PmSampling_CounterData_GetSampleInfo_Params;
using use_435 = struct CUpti_PmSampling_CounterData_GetSampleInfo_Params;
using use_436 = CUpti_MetricType;
using use_437 = enum CUpti_MetricType;
using use_438 = CUpti_ProfilerType;
using use_439 = enum CUpti_ProfilerType;
using use_440 = CUpti_Profiler_Host_Object;
using use_441 = struct CUpti_Profiler_Host_Object;
using use_442 = CUpti_Profiler_Host_Initialize_Params;
using use_443 = struct CUpti_Profiler_Host_Initialize_Params;
using use_444 = CUpti_Profiler_Host_Deinitialize_Params;
using use_445 = struct CUpti_Profiler_Host_Deinitialize_Params;
using use_446 = CUpti_Profiler_Host_GetSupportedChips_Params;
using use_447 = struct CUpti_Profiler_Host_GetSupportedChips_Params;
using use_448 = CUpti_Profiler_Host_GetBaseMetrics_Params;
using use_449 = struct CUpti_Profiler_Host_GetBaseMetrics_Params;
using use_450 = CUpti_Profiler_Host_GetSubMetrics_Params;
using use_451 = struct CUpti_Profiler_Host_GetSubMetrics_Params;
using use_452 = CUpti_Profiler_Host_GetMetricProperties_Params;
using use_453 = struct CUpti_Profiler_Host_GetMetricProperties_Params;
using use_454 = CUpti_Profiler_Host_GetRangeName_Params;
using use_455 = struct CUpti_Profiler_Host_GetRangeName_Params;
using use_456 = CUpti_Profiler_Host_EvaluateToGpuValues_Params;
using use_457 = struct CUpti_Profiler_Host_EvaluateToGpuValues_Params;
using use_458 = CUpti_Profiler_Host_ConfigAddMetrics_Params;
using use_459 = struct CUpti_Profiler_Host_ConfigAddMetrics_Params;
using use_460 = CUpti_Profiler_Host_GetConfigImageSize_Params;
using use_461 = struct CUpti_Profiler_Host_GetConfigImageSize_Params;
using use_462 = CUpti_Profiler_Host_GetConfigImage_Params;
using use_463 = struct CUpti_Profiler_Host_GetConfigImage_Params;
using use_464 = CUpti_Profiler_Host_GetNumOfPasses_Params;
using use_465 = struct CUpti_Profiler_Host_GetNumOfPasses_Params;
using use_466 = CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params;
using use_467 = struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params;
using use_468 = CUpti_ProfilerRange;
using use_469 = CUpti_ProfilerReplayMode;
using use_470 = CUpti_Profiler_Initialize_Params;
using use_471 = struct CUpti_Profiler_Initialize_Params;
using use_472 = CUpti_Profiler_DeInitialize_Params;
using use_473 = struct CUpti_Profiler_DeInitialize_Params;
using use_474 = CUpti_Profiler_CounterDataImageOptions;
using use_475 = struct CUpti_Profiler_CounterDataImageOptions;
using use_476 = CUpti_Profiler_CounterDataImage_CalculateSize_Params;
using use_477 = struct CUpti_Profiler_CounterDataImage_CalculateSize_Params;
using use_478 = CUpti_Profiler_CounterDataImage_Initialize_Params;
using use_479 = struct CUpti_Profiler_CounterDataImage_Initialize_Params;
using use_480 = CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params;
using use_481 = struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params;
using use_482 = CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params;
using use_483 = struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params;
using use_484 = CUpti_Profiler_BeginSession_Params;
using use_485 = struct CUpti_Profiler_BeginSession_Params;
using use_486 = CUpti_Profiler_EndSession_Params;
using use_487 = struct CUpti_Profiler_EndSession_Params;
using use_488 = CUpti_Profiler_SetConfig_Params;
using use_489 = struct CUpti_Profiler_SetConfig_Params;
using use_490 = CUpti_Profiler_UnsetConfig_Params;
using use_491 = struct CUpti_Profiler_UnsetConfig_Params;
using use_492 = CUpti_Profiler_BeginPass_Params;
using use_493 = struct CUpti_Profiler_BeginPass_Params;
using use_494 = CUpti_Profiler_EndPass_Params;
using use_495 = struct CUpti_Profiler_EndPass_Params;
using use_496 = CUpti_Profiler_EnableProfiling_Params;
using use_497 = struct CUpti_Profiler_EnableProfiling_Params;
using use_498 = CUpti_Profiler_DisableProfiling_Params;
using use_499 = struct CUpti_Profiler_DisableProfiling_Params;
using use_500 = CUpti_Profiler_IsPassCollected_Params;
using use_501 = struct CUpti_Profiler_IsPassCollected_Params;
using use_502 = CUpti_Profiler_FlushCounterData_Params;
using use_503 = struct CUpti_Profiler_FlushCounterData_Params;
using use_504 = CUpti_Profiler_PushRange_Params;
using use_505 = struct CUpti_Profiler_PushRange_Params;
using use_506 = CUpti_Profiler_PopRange_Params;
using use_507 = struct CUpti_Profiler_PopRange_Params;
using use_508 = CUpti_Profiler_GetCounterAvailability_Params;
using use_509 = struct CUpti_Profiler_GetCounterAvailability_Params;
using use_510 = CUpti_Profiler_Support_Level;
using use_511 = CUpti_Profiler_API;
using use_512 = CUpti_Profiler_DeviceSupported_Params;
using use_513 = CUpti_RangeProfiler_Object;
using use_514 = struct CUpti_RangeProfiler_Object;
using use_515 = CUpti_RangeProfiler_SetConfig_Params;
using use_516 = struct CUpti_RangeProfiler_SetConfig_Params;
using use_517 = CUpti_RangeProfiler_Enable_Params;
using use_518 = struct CUpti_RangeProfiler_Enable_Params;
using use_519 = CUpti_RangeProfiler_Disable_Params;
using use_520 = struct CUpti_RangeProfiler_Disable_Params;
using use_521 = CUpti_RangeProfiler_Start_Params;
using use_522 = struct CUpti_RangeProfiler_Start_Params;
using use_523 = CUpti_RangeProfiler_Stop_Params;
using use_524 = struct CUpti_RangeProfiler_Stop_Params;
using use_525 = CUpti_RangeProfiler_PushRange_Params;
using use_526 = struct CUpti_RangeProfiler_PushRange_Params;
using use_527 = CUpti_RangeProfiler_PopRange_Params;
using use_528 = struct CUpti_RangeProfiler_PopRange_Params;
using use_529 = CUpti_RangeProfiler_DecodeData_Params;
using use_530 = struct CUpti_RangeProfiler_DecodeData_Params;
using use_531 = CUpti_RangeProfiler_GetCounterDataSize_Params;
using use_532 = struct CUpti_RangeProfiler_GetCounterDataSize_Params;
using use_533 = CUpti_RangeProfiler_CounterDataImage_Initialize_Params;
using use_534 = struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params;
using use_535 = CUpti_RangeProfiler_GetCounterDataInfo_Params;
using use_536 = struct CUpti_RangeProfiler_GetCounterDataInfo_Params;
using use_537 = CUpti_RangeProfiler_CounterData_GetRangeInfo_Params;
using use_538 = struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params;
using use_539 = CUpti_SassMetrics_OutputGranularity;
using use_540 = CUpti_SassMetrics_MetricDetails;
using use_541 = struct CUpti_SassMetrics_MetricDetails;
using use_542 = CUpti_SassMetrics_GetNumOfMetrics_Params;
using use_543 = struct CUpti_SassMetrics_GetNumOfMetrics_Params;
using use_544 = CUpti_SassMetrics_GetMetrics_Params;
using use_545 = struct CUpti_SassMetrics_GetMetrics_Params;
using use_546 = CUpti_SassMetrics_GetProperties_Params;
using use_547 = struct CUpti_SassMetrics_GetProperties_Params;
using use_548 = CUpti_SassMetrics_Config;
using use_549 = struct CUpti_SassMetrics_Config;
using use_550 = CUpti_SassMetricsSetConfig_Params;
using use_551 = struct CUpti_SassMetricsSetConfig_Params;
using use_552 = CUpti_SassMetricsUnsetConfig_Params;
using use_553 = struct CUpti_SassMetricsUnsetConfig_Params;
using use_554 = CUpti_SassMetricsEnable_Params;
using use_555 = struct CUpti_SassMetricsEnable_Params;
using use_556 = CUpti_SassMetricsDisable_Params;
using use_557 = struct CUpti_SassMetricsDisable_Params;
using use_558 = CUpti_SassMetricsGetDataProperties_Params;
using use_559 = struct CUpti_SassMetricsGetDataProperties_Params;
using use_560 = CUpti_SassMetrics_InstanceValue;
using use_561 = struct CUpti_SassMetrics_InstanceValue;
using use_562 = CUpti_SassMetrics_Data;
using use_563 = struct CUpti_SassMetrics_Data;
using use_564 = CUpti_SassMetricsFlushData_Params;
using use_565 = struct CUpti_SassMetricsFlushData_Params;
using use_566 = CUpti_Device_GetChipName_Params;
using use_567 = struct CUpti_Device_GetChipName_Params;
