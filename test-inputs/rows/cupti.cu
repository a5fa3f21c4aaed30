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
inline CUptiResult use_8(CUpti_SubscriberHandle a0, CUpti_CallbackDomain a1, CUpti_CallbackId * a2, uint32_t * a3, uint32_t * a4) { return cuptiGetEnabledCallbacks(a0, a1, a2, a3, a4); }
inline CUptiResult use_9(uint32_t a0, CUpti_SubscriberHandle a1, CUpti_CallbackDomain a2, CUpti_CallbackId a3) { return cuptiEnableCallback(a0, a1, a2, a3); }
inline CUptiResult use_10(uint32_t a0, CUpti_SubscriberHandle a1, CUpti_CallbackDomain a2) { return cuptiEnableDomain(a0, a1, a2); }
inline CUptiResult use_11(uint32_t a0, CUpti_SubscriberHandle a1) { return cuptiEnableAllDomains(a0, a1); }
inline CUptiResult use_12(CUpti_CallbackDomain a0, uint32_t a1, const char ** a2) { return cuptiGetCallbackName(a0, a1, a2); }
inline CUptiResult use_13(CUcontext a0, CUpti_EventCollectionMode a1) { return cuptiSetEventCollectionMode(a0, a1); }
inline CUptiResult use_14(CUdevice a0, CUpti_DeviceAttribute a1, size_t * a2, void * a3) { return cuptiDeviceGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_15(CUdevice a0, uint32_t * a1) { return cuptiDeviceGetNumEventDomains(a0, a1); }
inline CUptiResult use_16(CUdevice a0, size_t * a1, CUpti_EventDomainID * a2) { return cuptiDeviceEnumEventDomains(a0, a1, a2); }
inline CUptiResult use_17(CUdevice a0, CUpti_EventDomainID a1, CUpti_EventDomainAttribute a2, size_t * a3, void * a4) { return cuptiDeviceGetEventDomainAttribute(a0, a1, a2, a3, a4); }
inline CUptiResult use_18(uint32_t * a0) { return cuptiGetNumEventDomains(a0); }
inline CUptiResult use_19(size_t * a0, CUpti_EventDomainID * a1) { return cuptiEnumEventDomains(a0, a1); }
inline CUptiResult use_20(CUpti_EventDomainID a0, CUpti_EventDomainAttribute a1, size_t * a2, void * a3) { return cuptiEventDomainGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_21(CUpti_EventDomainID a0, uint32_t * a1) { return cuptiEventDomainGetNumEvents(a0, a1); }
inline CUptiResult use_22(CUpti_EventDomainID a0, size_t * a1, CUpti_EventID * a2) { return cuptiEventDomainEnumEvents(a0, a1, a2); }
inline CUptiResult use_23(CUpti_EventID a0, CUpti_EventAttribute a1, size_t * a2, void * a3) { return cuptiEventGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_24(CUdevice a0, const char * a1, CUpti_EventID * a2) { return cuptiEventGetIdFromName(a0, a1, a2); }
inline CUptiResult use_25(CUcontext a0, CUpti_EventGroup * a1, uint32_t a2) { return cuptiEventGroupCreate(a0, a1, a2); }
inline CUptiResult use_26(CUpti_EventGroup a0) { return cuptiEventGroupDestroy(a0); }
inline CUptiResult use_27(CUpti_EventGroup a0, CUpti_EventGroupAttribute a1, size_t * a2, void * a3) { return cuptiEventGroupGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_28(CUpti_EventGroup a0, CUpti_EventGroupAttribute a1, size_t a2, void * a3) { return cuptiEventGroupSetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_29(CUpti_EventGroup a0, CUpti_EventID a1) { return cuptiEventGroupAddEvent(a0, a1); }
inline CUptiResult use_30(CUpti_EventGroup a0, CUpti_EventID a1) { return cuptiEventGroupRemoveEvent(a0, a1); }
inline CUptiResult use_31(CUpti_EventGroup a0) { return cuptiEventGroupRemoveAllEvents(a0); }
inline CUptiResult use_32(CUpti_EventGroup a0) { return cuptiEventGroupResetAllEvents(a0); }
inline CUptiResult use_33(CUpti_EventGroup a0) { return cuptiEventGroupEnable(a0); }
inline CUptiResult use_34(CUpti_EventGroup a0) { return cuptiEventGroupDisable(a0); }
inline CUptiResult use_35(CUpti_EventGroup a0, CUpti_ReadEventFlags a1, CUpti_EventID a2, size_t * a3, uint64_t * a4) { return cuptiEventGroupReadEvent(a0, a1, a2, a3, a4); }
inline CUptiResult use_36(CUpti_EventGroup a0, CUpti_ReadEventFlags a1, size_t * a2, uint64_t * a3, size_t * a4, CUpti_EventID * a5, size_t * a6) { return cuptiEventGroupReadAllEvents(a0, a1, a2, a3, a4, a5, a6); }
inline CUptiResult use_37(CUcontext a0, size_t a1, CUpti_EventID * a2, CUpti_EventGroupSets ** a3) { return cuptiEventGroupSetsCreate(a0, a1, a2, a3); }
inline CUptiResult use_38(CUpti_EventGroupSets * a0) { return cuptiEventGroupSetsDestroy(a0); }
inline CUptiResult use_39(CUpti_EventGroupSet * a0) { return cuptiEventGroupSetEnable(a0); }
inline CUptiResult use_40(CUpti_EventGroupSet * a0) { return cuptiEventGroupSetDisable(a0); }
inline CUptiResult use_41(CUcontext a0) { return cuptiEnableKernelReplayMode(a0); }
inline CUptiResult use_42(CUcontext a0) { return cuptiDisableKernelReplayMode(a0); }
inline CUptiResult use_43(CUpti_KernelReplayUpdateFunc a0, void * a1) { return cuptiKernelReplaySubscribeUpdate(a0, a1); }
inline CUptiResult use_44(uint32_t * a0) { return cuptiGetNumMetrics(a0); }
inline CUptiResult use_45(size_t * a0, CUpti_MetricID * a1) { return cuptiEnumMetrics(a0, a1); }
inline CUptiResult use_46(CUdevice a0, uint32_t * a1) { return cuptiDeviceGetNumMetrics(a0, a1); }
inline CUptiResult use_47(CUdevice a0, size_t * a1, CUpti_MetricID * a2) { return cuptiDeviceEnumMetrics(a0, a1, a2); }
inline CUptiResult use_48(CUpti_MetricID a0, CUpti_MetricAttribute a1, size_t * a2, void * a3) { return cuptiMetricGetAttribute(a0, a1, a2, a3); }
inline CUptiResult use_49(CUdevice a0, const char * a1, CUpti_MetricID * a2) { return cuptiMetricGetIdFromName(a0, a1, a2); }
inline CUptiResult use_50(CUpti_MetricID a0, uint32_t * a1) { return cuptiMetricGetNumEvents(a0, a1); }
inline CUptiResult use_51(CUpti_MetricID a0, size_t * a1, CUpti_EventID * a2) { return cuptiMetricEnumEvents(a0, a1, a2); }
inline CUptiResult use_52(CUpti_MetricID a0, uint32_t * a1) { return cuptiMetricGetNumProperties(a0, a1); }
inline CUptiResult use_53(CUpti_MetricID a0, size_t * a1, CUpti_MetricPropertyID * a2) { return cuptiMetricEnumProperties(a0, a1, a2); }
inline CUptiResult use_54(CUcontext a0, CUpti_MetricID a1, CUpti_EventGroupSets ** a2) { return cuptiMetricGetRequiredEventGroupSets(a0, a1, a2); }
inline CUptiResult use_55(CUcontext a0, size_t a1, CUpti_MetricID * a2, CUpti_EventGroupSets ** a3) { return cuptiMetricCreateEventGroupSets(a0, a1, a2, a3); }
inline CUptiResult use_56(CUdevice a0, CUpti_MetricID a1, size_t a2, CUpti_EventID * a3, size_t a4, uint64_t * a5, uint64_t a6, CUpti_MetricValue * a7) { return cuptiMetricGetValue(a0, a1, a2, a3, a4, a5, a6, a7); }
inline CUptiResult use_57(CUpti_MetricID a0, size_t a1, CUpti_EventID * a2, size_t a3, uint64_t * a4, size_t a5, CUpti_MetricPropertyID * a6, size_t a7, uint64_t * a8, CUpti_MetricValue * a9) { return cuptiMetricGetValue2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline CUptiResult use_58(uint64_t * a0) { return cuptiGetTimestamp(a0); }
inline CUptiResult use_59(CUpti_SubscriberHandle a0, uint64_t * a1) { return cuptiGetTimestamp_v2(a0, a1); }
inline CUptiResult use_60(CUcontext a0, uint32_t * a1) { return cuptiGetContextId(a0, a1); }
inline CUptiResult use_61(CUcontext a0, CUstream a1, uint32_t * a2) { return cuptiGetStreamId(a0, a1, a2); }
inline CUptiResult use_62(CUcontext a0, CUstream a1, uint8_t a2, uint32_t * a3) { return cuptiGetStreamIdEx(a0, a1, a2, a3); }
inline CUptiResult use_63(CUcontext a0, uint32_t * a1) { return cuptiGetDeviceId(a0, a1); }
inline CUptiResult use_64(CUgraphNode a0, uint64_t * a1) { return cuptiGetGraphNodeId(a0, a1); }
inline CUptiResult use_65(CUgraph a0, uint32_t * a1) { return cuptiGetGraphId(a0, a1); }
inline CUptiResult use_66(CUgraphExec a0, uint32_t * a1) { return cuptiGetGraphExecId(a0, a1); }
inline CUptiResult use_67(CUevent a0, uint32_t * a1) { return cuptiGetCudaEventId(a0, a1); }
inline CUptiResult use_68(CUpti_ActivityKind a0) { return cuptiActivityEnable(a0); }
inline CUptiResult use_69(CUpti_ActivityKind a0) { return cuptiActivityEnableAndDump(a0); }
inline CUptiResult use_70(CUpti_ActivityKind a0) { return cuptiActivityDisable(a0); }
inline CUptiResult use_71(CUpti_SubscriberHandle a0, CUpti_ActivityKind a1, CUpti_ActivityConfig * a2) { return cuptiActivityEnable_v2(a0, a1, a2); }
inline CUptiResult use_72(CUpti_SubscriberHandle a0, CUpti_ActivityKind a1, CUpti_ActivityConfig * a2) { return cuptiActivityDisable_v2(a0, a1, a2); }
inline CUptiResult use_73(CUpti_SubscriberHandle a0, CUpti_ActivityKind a1, CUpti_ActivityConfig * a2) { return cuptiActivityEnableAndDump_v2(a0, a1, a2); }
inline CUptiResult use_74(CUpti_SubscriberHandle a0, CUpti_ActivityKind * a1, uint32_t * a2, uint32_t * a3) { return cuptiActivityGetEnabledKinds(a0, a1, a2, a3); }
inline CUptiResult use_75(CUpti_ActivityKind a0, uint32_t a1, size_t * a2) { return cuptiActivityGetStructSize(a0, a1, a2); }
inline CUptiResult use_76(uint8_t * a0) { return cuptiIsTracingSessionRunning(a0); }
inline CUptiResult use_77(CUcontext a0, CUpti_ActivityKind a1) { return cuptiActivityEnableContext(a0, a1); }
inline CUptiResult use_78(CUcontext a0, CUpti_ActivityKind a1) { return cuptiActivityDisableContext(a0, a1); }
inline CUptiResult use_79(CUcontext a0, uint32_t a1, size_t * a2) { return cuptiActivityGetNumDroppedRecords(a0, a1, a2); }
inline CUptiResult use_80(CUpti_SubscriberHandle a0, CUcontext a1, uint32_t a2, size_t * a3) { return cuptiActivityGetNumDroppedRecords_v2(a0, a1, a2, a3); }
inline CUptiResult use_81(uint8_t * a0, size_t a1, CUpti_Activity ** a2) { return cuptiActivityGetNextRecord(a0, a1, a2); }
inline CUptiResult use_82(CUpti_SubscriberHandle a0, uint8_t * a1, size_t a2, CUpti_Activity ** a3) { return cuptiActivityGetNextRecord_v2(a0, a1, a2, a3); }
inline CUptiResult use_83(CUpti_BuffersCallbackRequestFunc a0, CUpti_BuffersCallbackCompleteFunc a1) { return cuptiActivityRegisterCallbacks(a0, a1); }
inline CUptiResult use_84(CUpti_SubscriberHandle a0, CUpti_BuffersCallbackRequestFunc_v2 a1, CUpti_BuffersCallbackCompleteFunc_v2 a2) { return cuptiActivityRegisterCallbacks_v2(a0, a1, a2); }
inline CUptiResult use_85(CUcontext a0, uint32_t a1, uint32_t a2) { return cuptiActivityFlush(a0, a1, a2); }
inline CUptiResult use_86(uint32_t a0) { return cuptiActivityFlushAll(a0); }
inline CUptiResult use_87(CUpti_ActivityAttribute a0, size_t * a1, void * a2) { return cuptiActivityGetAttribute(a0, a1, a2); }
inline CUptiResult use_88(CUpti_SubscriberHandle a0, CUpti_ActivityAttribute a1, size_t * a2, void * a3) { return cuptiActivityGetAttribute_v2(a0, a1, a2, a3); }
inline CUptiResult use_89(CUpti_ActivityAttribute a0, size_t * a1, void * a2) { return cuptiActivitySetAttribute(a0, a1, a2); }
inline CUptiResult use_90(CUpti_SubscriberHandle a0, CUpti_ActivityAttribute a1, size_t * a2, void * a3) { return cuptiActivitySetAttribute_v2(a0, a1, a2, a3); }
inline CUptiResult use_91(CUpti_ActivityUnifiedMemoryCounterConfig * a0, uint32_t a1) { return cuptiActivityConfigureUnifiedMemoryCounter(a0, a1); }
inline CUptiResult use_92(CUcontext a0, CUpti_ActivityAutoBoostState * a1) { return cuptiGetAutoBoostState(a0, a1); }
inline CUptiResult use_93(CUcontext a0, CUpti_ActivityPCSamplingConfig * a1) { return cuptiActivityConfigurePCSampling(a0, a1); }
inline CUptiResult use_94() { return cuptiGetLastError(); }
inline CUptiResult use_95(CUpti_ActivityThreadIdType a0) { return cuptiSetThreadIdType(a0); }
inline CUptiResult use_96(CUpti_ActivityThreadIdType * a0) { return cuptiGetThreadIdType(a0); }
inline CUptiResult use_97(int a0, int a1, int * a2) { return cuptiComputeCapabilitySupported(a0, a1, a2); }
inline CUptiResult use_98(CUdevice a0, int * a1) { return cuptiDeviceSupported(a0, a1); }
inline CUptiResult use_99(CUdevice a0, CUpti_DeviceVirtualizationMode * a1) { return cuptiDeviceVirtualizationMode(a0, a1); }
inline CUptiResult use_100() { return cuptiFinalize(); }
inline CUptiResult use_101(CUpti_ExternalCorrelationKind a0, uint64_t a1) { return cuptiActivityPushExternalCorrelationId(a0, a1); }
inline CUptiResult use_102(CUpti_ExternalCorrelationKind a0, uint64_t * a1) { return cuptiActivityPopExternalCorrelationId(a0, a1); }
inline CUptiResult use_103(CUpti_SubscriberHandle a0, CUpti_ExternalCorrelationKind a1, uint64_t a2) { return cuptiActivityPushExternalCorrelationId_v2(a0, a1, a2); }
inline CUptiResult use_104(CUpti_SubscriberHandle a0, CUpti_ExternalCorrelationKind a1, uint64_t * a2) { return cuptiActivityPopExternalCorrelationId_v2(a0, a1, a2); }
inline CUptiResult use_105(uint8_t a0) { return cuptiActivityEnableLatencyTimestamps(a0); }
inline CUptiResult use_106(uint32_t a0) { return cuptiActivityFlushPeriod(a0); }
inline CUptiResult use_107(uint8_t a0) { return cuptiActivityEnableLaunchAttributes(a0); }
inline CUptiResult use_108(CUpti_TimestampCallbackFunc a0) { return cuptiActivityRegisterTimestampCallback(a0); }
inline CUptiResult use_109(uint8_t a0) { return cuptiActivityEnableDeviceGraph(a0); }
inline CUptiResult use_110(CUpti_CallbackId a0, uint8_t a1) { return cuptiActivityEnableDriverApi(a0, a1); }
inline CUptiResult use_111(CUpti_SubscriberHandle a0, CUpti_CallbackId a1, uint8_t a2) { return cuptiActivityEnableDriverApi_v2(a0, a1, a2); }
inline CUptiResult use_112(CUpti_CallbackId a0, uint8_t a1) { return cuptiActivityEnableRuntimeApi(a0, a1); }
inline CUptiResult use_113(CUpti_SubscriberHandle a0, CUpti_CallbackId a1, uint8_t a2) { return cuptiActivityEnableRuntimeApi_v2(a0, a1, a2); }
inline CUptiResult use_114(uint8_t a0) { return cuptiActivityEnableHWTrace(a0); }
inline CUptiResult use_115(uint8_t a0) { return cuptiActivityEnableAllocationSource(a0); }
inline CUptiResult use_116(uint8_t a0) { return cuptiActivityEnableAllSyncRecords(a0); }
inline CUptiResult use_117(uint8_t a0) { return cuptiActivityEnableCudaEventDeviceTimestamps(a0); }
inline CUptiResult use_118(CUpti_PCSamplingConfigurationInfoParams * a0) { return cuptiPCSamplingSetConfigurationAttribute(a0); }
inline CUptiResult use_119(CUpti_PCSamplingConfigurationInfoParams * a0) { return cuptiPCSamplingGetConfigurationAttribute(a0); }
inline CUptiResult use_120(CUpti_PCSamplingGetDataParams * a0) { return cuptiPCSamplingGetData(a0); }
inline CUptiResult use_121(CUpti_PCSamplingEnableParams * a0) { return cuptiPCSamplingEnable(a0); }
inline CUptiResult use_122(CUpti_PCSamplingDisableParams * a0) { return cuptiPCSamplingDisable(a0); }
inline CUptiResult use_123(CUpti_PCSamplingStartParams * a0) { return cuptiPCSamplingStart(a0); }
inline CUptiResult use_124(CUpti_PCSamplingStopParams * a0) { return cuptiPCSamplingStop(a0); }
inline CUptiResult use_125(CUpti_PCSamplingGetNumStallReasonsParams * a0) { return cuptiPCSamplingGetNumStallReasons(a0); }
inline CUptiResult use_126(CUpti_PCSamplingGetStallReasonsParams * a0) { return cuptiPCSamplingGetStallReasons(a0); }
inline CUptiResult use_127(CUpti_GetSassToSourceCorrelationParams * a0) { return cuptiGetSassToSourceCorrelation(a0); }
inline CUptiResult use_128(CUpti_GetCubinCrcParams * a0) { return cuptiGetCubinCrc(a0); }
inline CUptiResult use_129(CUpti_ComputeCrcCallbackFunc a0) { return cuptiRegisterComputeCrcCallback(a0); }
inline CUptiResult use_130(CUpti_PmSampling_SetConfig_Params * a0) { return cuptiPmSamplingSetConfig(a0); }
inline CUptiResult use_131(CUpti_PmSampling_Enable_Params * a0) { return cuptiPmSamplingEnable(a0); }
inline CUptiResult use_132(CUpti_PmSampling_Disable_Params * a0) { return cuptiPmSamplingDisable(a0); }
inline CUptiResult use_133(CUpti_PmSampling_Start_Params * a0) { return cuptiPmSamplingStart(a0); }
inline CUptiResult use_134(CUpti_PmSampling_Stop_Params * a0) { return cuptiPmSamplingStop(a0); }
inline CUptiResult use_135(CUpti_PmSampling_DecodeData_Params * a0) { return cuptiPmSamplingDecodeData(a0); }
inline CUptiResult use_136(CUpti_PmSampling_GetCounterAvailability_Params * a0) { return cuptiPmSamplingGetCounterAvailability(a0); }
inline CUptiResult use_137(CUpti_PmSampling_GetCounterDataSize_Params * a0) { return cuptiPmSamplingGetCounterDataSize(a0); }
inline CUptiResult use_138(CUpti_PmSampling_CounterDataImage_Initialize_Params * a0) { return cuptiPmSamplingCounterDataImageInitialize(a0); }
inline CUptiResult use_139(CUpti_PmSampling_GetCounterDataInfo_Params * a0) { return cuptiPmSamplingGetCounterDataInfo(a0); }
inline CUptiResult use_140(CUpti_PmSampling_CounterData_GetSampleInfo_Params * a0) { return cuptiPmSamplingCounterDataGetSampleInfo(a0); }
inline CUptiResult use_141(CUpti_Profiler_Host_Initialize_Params * a0) { return cuptiProfilerHostInitialize(a0); }
inline CUptiResult use_142(CUpti_Profiler_Host_Deinitialize_Params * a0) { return cuptiProfilerHostDeinitialize(a0); }
inline CUptiResult use_143(CUpti_Profiler_Host_GetSupportedChips_Params * a0) { return cuptiProfilerHostGetSupportedChips(a0); }
inline CUptiResult use_144(CUpti_Profiler_Host_GetBaseMetrics_Params * a0) { return cuptiProfilerHostGetBaseMetrics(a0); }
inline CUptiResult use_145(CUpti_Profiler_Host_GetSubMetrics_Params * a0) { return cuptiProfilerHostGetSubMetrics(a0); }
inline CUptiResult use_146(CUpti_Profiler_Host_GetMetricProperties_Params * a0) { return cuptiProfilerHostGetMetricProperties(a0); }
inline CUptiResult use_147(CUpti_Profiler_Host_GetRangeName_Params * a0) { return cuptiProfilerHostGetRangeName(a0); }
inline CUptiResult use_148(CUpti_Profiler_Host_EvaluateToGpuValues_Params * a0) { return cuptiProfilerHostEvaluateToGpuValues(a0); }
inline CUptiResult use_149(CUpti_Profiler_Host_ConfigAddMetrics_Params * a0) { return cuptiProfilerHostConfigAddMetrics(a0); }
inline CUptiResult use_150(CUpti_Profiler_Host_GetConfigImageSize_Params * a0) { return cuptiProfilerHostGetConfigImageSize(a0); }
inline CUptiResult use_151(CUpti_Profiler_Host_GetConfigImage_Params * a0) { return cuptiProfilerHostGetConfigImage(a0); }
inline CUptiResult use_152(CUpti_Profiler_Host_GetNumOfPasses_Params * a0) { return cuptiProfilerHostGetNumOfPasses(a0); }
inline CUptiResult use_153(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params * a0) { return cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(a0); }
inline CUptiResult use_154(CUpti_Profiler_Host_GetSinglePassSets_Params * a0) { return cuptiProfilerHostGetSinglePassSets(a0); }
inline CUptiResult use_155(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params * a0) { return cuptiProfilerHostGetMetricsInSinglePassSet(a0); }
inline CUptiResult use_156(CUpti_Profiler_Host_SetDevicePartitionInfo_Params * a0) { return cuptiProfilerHostSetDevicePartitionInfo(a0); }
inline CUptiResult use_157(CUpti_Profiler_Initialize_Params * a0) { return cuptiProfilerInitialize(a0); }
inline CUptiResult use_158(CUpti_Profiler_DeInitialize_Params * a0) { return cuptiProfilerDeInitialize(a0); }
inline CUptiResult use_159(CUpti_Profiler_CounterDataImage_CalculateSize_Params * a0) { return cuptiProfilerCounterDataImageCalculateSize(a0); }
inline CUptiResult use_160(CUpti_Profiler_CounterDataImage_Initialize_Params * a0) { return cuptiProfilerCounterDataImageInitialize(a0); }
inline CUptiResult use_161(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params * a0) { return cuptiProfilerCounterDataImageCalculateScratchBufferSize(a0); }
inline CUptiResult use_162(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params * a0) { return cuptiProfilerCounterDataImageInitializeScratchBuffer(a0); }
inline CUptiResult use_163(CUpti_Profiler_BeginSession_Params * a0) { return cuptiProfilerBeginSession(a0); }
inline CUptiResult use_164(CUpti_Profiler_EndSession_Params * a0) { return cuptiProfilerEndSession(a0); }
inline CUptiResult use_165(CUpti_Profiler_SetConfig_Params * a0) { return cuptiProfilerSetConfig(a0); }
inline CUptiResult use_166(CUpti_Profiler_UnsetConfig_Params * a0) { return cuptiProfilerUnsetConfig(a0); }
inline CUptiResult use_167(CUpti_Profiler_BeginPass_Params * a0) { return cuptiProfilerBeginPass(a0); }
inline CUptiResult use_168(CUpti_Profiler_EndPass_Params * a0) { return cuptiProfilerEndPass(a0); }
inline CUptiResult use_169(CUpti_Profiler_EnableProfiling_Params * a0) { return cuptiProfilerEnableProfiling(a0); }
inline CUptiResult use_170(CUpti_Profiler_DisableProfiling_Params * a0) { return cuptiProfilerDisableProfiling(a0); }
inline CUptiResult use_171(CUpti_Profiler_IsPassCollected_Params * a0) { return cuptiProfilerIsPassCollected(a0); }
inline CUptiResult use_172(CUpti_Profiler_FlushCounterData_Params * a0) { return cuptiProfilerFlushCounterData(a0); }
inline CUptiResult use_173(CUpti_Profiler_PushRange_Params * a0) { return cuptiProfilerPushRange(a0); }
inline CUptiResult use_174(CUpti_Profiler_PopRange_Params * a0) { return cuptiProfilerPopRange(a0); }
inline CUptiResult use_175(CUpti_Profiler_GetCounterAvailability_Params * a0) { return cuptiProfilerGetCounterAvailability(a0); }
inline CUptiResult use_176(CUpti_Profiler_DeviceSupported_Params * a0) { return cuptiProfilerDeviceSupported(a0); }
inline CUptiResult use_177(CUcontext a0, CUpti_ClockControl_Status * a1) { return cuptiClockControlGetStatus(a0, a1); }
inline CUptiResult use_178(CUcontext a0, CUpti_ClockControl_Mode a1) { return cuptiClockControlLock(a0, a1); }
inline CUptiResult use_179() { return cuptiClockControlUnlock(); }
inline CUptiResult use_180(CUpti_RangeProfiler_SetConfig_Params * a0) { return cuptiRangeProfilerSetConfig(a0); }
inline CUptiResult use_181(CUpti_RangeProfiler_Enable_Params * a0) { return cuptiRangeProfilerEnable(a0); }
inline CUptiResult use_182(CUpti_RangeProfiler_Disable_Params * a0) { return cuptiRangeProfilerDisable(a0); }
inline CUptiResult use_183(CUpti_RangeProfiler_Start_Params * a0) { return cuptiRangeProfilerStart(a0); }
inline CUptiResult use_184(CUpti_RangeProfiler_Stop_Params * a0) { return cuptiRangeProfilerStop(a0); }
inline CUptiResult use_185(CUpti_RangeProfiler_PushRange_Params * a0) { return cuptiRangeProfilerPushRange(a0); }
inline CUptiResult use_186(CUpti_RangeProfiler_PopRange_Params * a0) { return cuptiRangeProfilerPopRange(a0); }
inline CUptiResult use_187(CUpti_RangeProfiler_DecodeData_Params * a0) { return cuptiRangeProfilerDecodeData(a0); }
inline CUptiResult use_188(CUpti_RangeProfiler_GetCounterDataSize_Params * a0) { return cuptiRangeProfilerGetCounterDataSize(a0); }
inline CUptiResult use_189(CUpti_RangeProfiler_CounterDataImage_Initialize_Params * a0) { return cuptiRangeProfilerCounterDataImageInitialize(a0); }
inline CUptiResult use_190(CUpti_RangeProfiler_GetCounterDataInfo_Params * a0) { return cuptiRangeProfilerGetCounterDataInfo(a0); }
inline CUptiResult use_191(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params * a0) { return cuptiRangeProfilerCounterDataGetRangeInfo(a0); }
inline CUptiResult use_192(CUpti_RangeProfiler_GetDevicePartitionInfo_Params * a0) { return cuptiRangeProfilerGetDevicePartitionInfo(a0); }
inline CUptiResult use_193(CUpti_SassMetrics_GetNumOfMetrics_Params * a0) { return cuptiSassMetricsGetNumOfMetrics(a0); }
inline CUptiResult use_194(CUpti_SassMetrics_GetMetrics_Params * a0) { return cuptiSassMetricsGetMetrics(a0); }
inline CUptiResult use_195(CUpti_SassMetrics_GetProperties_Params * a0) { return cuptiSassMetricsGetProperties(a0); }
inline CUptiResult use_196(CUpti_SassMetricsSetConfig_Params * a0) { return cuptiSassMetricsSetConfig(a0); }
inline CUptiResult use_197(CUpti_SassMetricsUnsetConfig_Params * a0) { return cuptiSassMetricsUnsetConfig(a0); }
inline CUptiResult use_198(CUpti_SassMetricsEnable_Params * a0) { return cuptiSassMetricsEnable(a0); }
inline CUptiResult use_199(CUpti_SassMetricsDisable_Params * a0) { return cuptiSassMetricsDisable(a0); }
inline CUptiResult use_200(CUpti_SassMetricsGetDataProperties_Params * a0) { return cuptiSassMetricsGetDataProperties(a0); }
inline CUptiResult use_201(CUpti_SassMetricsFlushData_Params * a0) { return cuptiSassMetricsFlushData(a0); }
inline CUptiResult use_202(CUpti_Device_GetChipName_Params * a0) { return cuptiDeviceGetChipName(a0); }
inline auto use_203 = CUPTILP64;
using use_204 = CUptiResult;
using use_205 = CUpti_ApiCallbackSite;
using use_206 = CUpti_CallbackDomain;
using use_207 = CUpti_CallbackIdResource;
using use_208 = CUpti_CallbackIdSync;
using use_209 = CUpti_CallbackIdState;
using use_210 = CUpti_CallbackData;
using use_211 = CUpti_ResourceData;
using use_212 = CUpti_ModuleResourceData;
using use_213 = CUpti_GraphData;
using use_214 = CUpti_LogicalEndpointType;
using use_215 = CUpti_LogicalEndpointResourceData;
using use_216 = CUpti_SynchronizeData;
using use_217 = CUpti_NvtxData;
using use_218 = CUpti_StreamAttrData;
using use_219 = CUpti_StateData;
using use_220 = CUpti_CallbackId;
using use_221 = CUpti_CallbackFunc;
using use_222 = CUpti_Subscriber_st;
using use_223 = struct CUpti_Subscriber_st;
using use_224 = CUpti_SubscriberHandle;
using use_225 = CUpti_DomainTable;
using use_226 = CUpti_SubscriberParams;
using use_227 = CUpti_EventID;
using use_228 = CUpti_EventDomainID;
using use_229 = CUpti_EventGroup;
using use_230 = CUpti_DeviceAttributeDeviceClass;
using use_231 = CUpti_DeviceAttribute;
using use_232 = CUpti_EventDomainAttribute;
using use_233 = CUpti_EventCollectionMethod;
using use_234 = CUpti_EventGroupAttribute;
using use_235 = CUpti_EventProfilingScope;
using use_236 = CUpti_EventAttribute;
using use_237 = CUpti_EventCollectionMode;
using use_238 = CUpti_EventCategory;
using use_239 = CUpti_ReadEventFlags;
using use_240 = CUpti_EventGroupSet;
using use_241 = CUpti_EventGroupSets;
using use_242 = CUpti_KernelReplayUpdateFunc;
using use_243 = CUpti_MetricID;
using use_244 = CUpti_MetricCategory;
using use_245 = CUpti_MetricEvaluationMode;
using use_246 = CUpti_MetricValueKind;
using use_247 = CUpti_MetricValueUtilizationLevel;
using use_248 = CUpti_MetricAttribute;
using use_249 = CUpti_MetricValue;
using use_250 = CUpti_MetricPropertyDeviceClass;
using use_251 = CUpti_MetricPropertyID;
using use_252 = CUpti_ActivityKind;
using use_253 = CUpti_ActivityObjectKind;
using use_254 = CUpti_ActivityObjectKindId;
using use_255 = CUpti_ActivityOverheadCommandBufferFullData;
using use_256 = CUpti_ActivityOverheadKind;
using use_257 = CUpti_ActivityComputeApiKind;
using use_258 = CUpti_ActivityFlag;
using use_259 = CUpti_ActivityPCSamplingStallReason;
using use_260 = CUpti_ActivityPCSamplingPeriod;
using use_261 = CUpti_ActivityMemcpyKind;
using use_262 = CUpti_ActivityMemoryKind;
using use_263 = CUpti_ActivityPreemptionKind;
using use_264 = CUpti_ActivityEnvironmentKind;
using use_265 = CUpti_EnvironmentClocksThrottleReason;
using use_266 = CUpti_ActivityUnifiedMemoryCounterScope;
using use_267 = CUpti_ActivityUnifiedMemoryCounterKind;
using use_268 = CUpti_ActivityUnifiedMemoryAccessType;
using use_269 = CUpti_ActivityUnifiedMemoryMigrationCause;
using use_270 = CUpti_ActivityUnifiedMemoryRemoteMapCause;
using use_271 = CUpti_ActivityInstructionClass;
using use_272 = CUpti_ActivityPartitionedGlobalCacheConfig;
using use_273 = CUpti_ActivitySynchronizationType;
using use_274 = CUpti_ActivityStreamFlag;
using use_275 = CUpti_LinkFlag;
using use_276 = CUpti_ActivityMemoryOperationType;
using use_277 = CUpti_ActivityMemoryPoolType;
using use_278 = CUpti_ActivityMemoryPoolOperationType;
using use_279 = CUpti_ChannelType;
using use_280 = CUpti_ContextCigMode;
using use_281 = CUpti_NvtxExtPayloadType;
using use_282 = CUpti_NvtxExtPayloadAttr;
using use_283 = CUpti_ActivityUnifiedMemoryCounterConfig;
using use_284 = CUpti_ActivityAutoBoostState;
using use_285 = CUpti_ActivityPCSamplingConfig;
using use_286 = CUpti_ActivityFieldLayoutEntry;
using use_287 = CUpti_ActivityRecordLayout;
using use_288 = CUpti_ActivityFieldSelection;
using use_289 = CUpti_Activity;
using use_290 = CUpti_ActivityMemcpy7;
using use_291 = CUpti_ActivityMemcpyFieldIds;
using use_292 = CUpti_ActivityMemcpyPtoP4;
using use_293 = CUpti_ActivityMemcpy2FieldIds;
using use_294 = CUpti_ActivityMemset5;
using use_295 = CUpti_ActivityMemsetFieldIds;
using use_296 = CUpti_ActivityMemory;
using use_297 = CUpti_ActivityMemory4;
using use_298 = CUpti_ActivityMemoryFieldIds;
using use_299 = CUpti_ActivityMemoryPool3;
using use_300 = CUpti_ActivityMemoryPoolFieldIds;
using use_301 = CUpti_ActivityLaunchType;
using use_302 = CUpti_FuncShmemLimitConfig;
using use_303 = CUpti_FuncExecutionModel;
using use_304 = CUpti_ActivityKernel13;
using use_305 = CUpti_ActivityKernelFieldIds;
using use_306 = CUpti_ActivityCdpKernel;
using use_307 = CUpti_ActivityPreemption;
using use_308 = CUpti_ActivityAPI;
using use_309 = CUpti_ActivityApiFieldIds;
using use_310 = CUpti_ActivityApiCbidOptions;
using use_311 = CUpti_ActivityApiOptions;
using use_312 = CUpti_ActivityEvent;
using use_313 = CUpti_ActivityEventInstance;
using use_314 = CUpti_ActivityMetric;
using use_315 = CUpti_ActivityMetricInstance;
using use_316 = CUpti_ActivitySourceLocator;
using use_317 = CUpti_ActivityGlobalAccess3;
using use_318 = CUpti_ActivityBranch2;
using use_319 = CUpti_ActivityDevice6;
using use_320 = CUpti_ActivityDeviceFieldIds;
using use_321 = CUpti_ActivityDeviceAttribute;
using use_322 = CUpti_ActivityContext4;
using use_323 = CUpti_ActivityContextFieldIds;
using use_324 = CUpti_ActivityName;
using use_325 = CUpti_ActivityNameFieldIds;
using use_326 = CUpti_ActivityMarker2;
using use_327 = CUpti_ActivityMarkerFieldIds;
using use_328 = CUpti_ActivityMarkerData2;
using use_329 = CUpti_ActivityMarkerDataFieldIds;
using use_330 = CUpti_ActivityOverhead3;
using use_331 = CUpti_ActivityOverheadFieldIds;
using use_332 = CUpti_ActivityEnvironmentSpeed;
using use_333 = CUpti_ActivityEnvironmentTemperature;
using use_334 = CUpti_ActivityEnvironmentPower;
using use_335 = CUpti_ActivityEnvironmentCooling;
using use_336 = CUpti_ActivityEnvironment;
using use_337 = CUpti_ActivityEnvironmentFieldIds;
using use_338 = CUpti_ActivityInstructionExecution;
using use_339 = CUpti_ActivityPCSampling3;
using use_340 = CUpti_ActivityPCSamplingRecordInfo;
using use_341 = CUpti_ActivityUnifiedMemoryCounter3;
using use_342 = CUpti_ActivityUvmCounterFieldIds;
using use_343 = CUpti_ActivityFunction;
using use_344 = CUpti_ActivityModule;
using use_345 = CUpti_ActivitySharedAccess;
using use_346 = CUpti_ActivityCudaEvent3;
using use_347 = CUpti_ActivityCudaEventFieldIds;
using use_348 = CUpti_ActivityStream;
using use_349 = CUpti_ActivityStreamFieldIds;
using use_350 = CUpti_ActivitySynchronization2;
using use_351 = CUpti_ActivitySynchronizationFieldIds;
using use_352 = CUpti_ActivityInstructionCorrelation;
using use_353 = CUpti_OpenAccEventKind;
using use_354 = CUpti_OpenAccConstructKind;
using use_355 = CUpti_OpenMpEventKind;
using use_356 = CUpti_ActivityOpenAcc;
using use_357 = CUpti_ActivityOpenAccData;
using use_358 = CUpti_ActivityOpenAccDataFieldIds;
using use_359 = CUpti_ActivityOpenAccLaunch;
using use_360 = CUpti_ActivityOpenAccLaunchFieldIds;
using use_361 = CUpti_ActivityOpenAccOther;
using use_362 = CUpti_ActivityOpenAccOtherFieldIds;
using use_363 = CUpti_ActivityOpenMp;
using use_364 = CUpti_ActivityOpenMpFieldIds;
using use_365 = CUpti_ExternalCorrelationKind;
using use_366 = CUpti_ActivityExternalCorrelation;
using use_367 = CUpti_ActivityExternalCorrelationFieldIds;
using use_368 = CUpti_DevType;
using use_369 = CUpti_ActivityNvLinkNpu;
using use_370 = CUpti_ActivityNvLink5;
using use_371 = CUpti_ActivityNvLinkFieldIds;
using use_372 = CUpti_PcieDeviceType;
using use_373 = CUpti_ActivityPcieGpuAttr;
using use_374 = CUpti_ActivityPcieBridgeAttr;
using use_375 = CUpti_ActivityPcie;
using use_376 = CUpti_ActivityPcieFieldIds;
using use_377 = CUpti_PcieGen;
using use_378 = CUpti_ConfidentialComputeRotationEventType;
using use_379 = CUpti_ActivityConfidentialComputeRotation;
using use_380 = CUpti_ActivityConfidentialComputeRotationFieldIds;
using use_381 = CUpti_ActivityInstantaneousEvent;
using use_382 = CUpti_ActivityInstantaneousEventInstance;
using use_383 = CUpti_ActivityInstantaneousMetric;
using use_384 = CUpti_ActivityInstantaneousMetricInstance;
using use_385 = CUpti_ActivityJitEntryType;
using use_386 = CUpti_ActivityJitOperationType;
using use_387 = CUpti_ActivityJit2;
using use_388 = CUpti_ActivityJitFieldIds;
using use_389 = CUpti_ActivityGraphTrace2;
using use_390 = CUpti_ActivityGraphTraceFieldIds;
using use_391 = CUpti_DeviceGraphLaunchMode;
using use_392 = CUpti_ActivityDeviceGraphTrace;
using use_393 = CUpti_ActivityDeviceGraphTraceFieldIds;
using use_394 = CUpti_ActivityMemDecompress;
using use_395 = CUpti_ActivityMemDecompressFieldIds;
using use_396 = CUpti_ActivityGraphHostNode;
using use_397 = CUpti_ActivityGraphHostNodeFieldIds;
using use_398 = CUpti_ComputeEngineCtxSwitchOperationType;
using use_399 = CUpti_ActivityComputeEngineCtxSwitch;
using use_400 = CUpti_ActivityComputeEngineCtxSwitchFieldIds;
using use_401 = CUpti_ActivityHostLaunch;
using use_402 = CUpti_ActivityHostLaunchFieldIds;
using use_403 = CUpti_ActivityGreenContext3;
using use_404 = CUpti_ActivityGreenContextFieldIds;
using use_405 = CUpti_ActivityAttribute;
using use_406 = CUpti_ActivityThreadIdType;
using use_407 = CUpti_ActivityConfig;
using use_408 = CUpti_BuffersCallbackRequestFunc;
using use_409 = CUpti_BuffersCallbackCompleteFunc;
using use_410 = CUpti_BufferCallbackRequestInfo;
using use_411 = CUpti_BuffersCallbackRequestFunc_v2;
using use_412 = CUpti_BufferCallbackCompleteInfo;
using use_413 = CUpti_BuffersCallbackCompleteFunc_v2;
using use_414 = CUpti_DeviceVirtualizationMode;
using use_415 = CUpti_TimestampCallbackFunc;
using use_416 = CUpti_ActivityOverhead;
using use_417 = CUpti_ActivityOverhead2;
using use_418 = CUpti_ActivityDevice;
using use_419 = CUpti_ActivityDevice2;
using use_420 = CUpti_ActivityDevice3;
using use_421 = CUpti_ActivityDevice4;
using use_422 = CUpti_ActivityDevice5;
using use_423 = CUpti_ActivityKernel;
using use_424 = CUpti_ActivityKernel2;
using use_425 = CUpti_ActivityKernel3;
using use_426 = CUpti_ActivityKernel4;
using use_427 = CUpti_ActivityKernel5;
using use_428 = CUpti_ActivityKernel6;
using use_429 = CUpti_ActivityKernel7;
using use_430 = CUpti_ActivityKernel8;
using use_431 = CUpti_ActivityKernel9;
using use_432 = CUpti_ActivityKernel10;
using use_433 = CUpti_ActivityKernel11;
using use_434 = CUpti_ActivityKernel12;
using use_435 = CUpti_ActivityMemcpy;
using use_436 = CUpti_ActivityMemcpy3;
using use_437 = CUpti_ActivityMemcpy4;
using use_438 = CUpti_ActivityMemcpyPtoP;
using use_439 = CUpti_ActivityMemcpy2;
using use_440 = CUpti_ActivityMemcpyPtoP2;
using use_441 = CUpti_ActivityMemcpyPtoP3;
using use_442 = CUpti_ActivityMemset;
using use_443 = CUpti_ActivityMemset2;
using use_444 = CUpti_ActivityMemset3;
using use_445 = CUpti_ActivityMemset4;
using use_446 = CUpti_ActivityMemory2;
using use_447 = CUpti_ActivityMemory3;
using use_448 = CUpti_ActivityMemoryPool;
using use_449 = CUpti_ActivityMemoryPool2;
using use_450 = CUpti_ActivityMarker;
using use_451 = CUpti_ActivityGlobalAccess;
using use_452 = CUpti_ActivityGlobalAccess2;
using use_453 = CUpti_ActivityBranch;
using use_454 = CUpti_ActivityPCSampling;
using use_455 = CUpti_ActivityPCSampling2;
using use_456 = CUpti_ActivityUnifiedMemoryCounter;
using use_457 = CUpti_ActivityUnifiedMemoryCounter2;
using use_458 = CUpti_ActivityNvLink;
using use_459 = CUpti_ActivityNvLink2;
using use_460 = CUpti_ActivityNvLink3;
using use_461 = CUpti_ActivityNvLink4;
using use_462 = CUpti_ActivityGraphTrace;
using use_463 = CUpti_ActivityContext;
using use_464 = CUpti_ActivityContext2;
using use_465 = CUpti_ActivityContext3;
using use_466 = CUpti_ActivityJit;
using use_467 = CUpti_ActivityCudaEvent;
using use_468 = CUpti_ActivityCudaEvent2;
using use_469 = CUpti_ActivitySynchronization;
using use_470 = CUpti_ActivityMemcpy5;
using use_471 = CUpti_ActivityMemcpy6;
using use_472 = CUpti_ActivityMarkerData;
using use_473 = CUpti_ActivityGreenContext;
using use_474 = CUpti_ActivityGreenContext2;
using use_475 = CUpti_driver_api_trace_cbid_enum;
using use_476 = enum CUpti_driver_api_trace_cbid_enum;
using use_477 = CUpti_driver_api_trace_cbid;
using use_478 = CUpti_runtime_api_trace_cbid_enum;
using use_479 = enum CUpti_runtime_api_trace_cbid_enum;
using use_480 = CUpti_runtime_api_trace_cbid;
using use_481 = CUpti_nvtx_api_trace_cbid;
using use_482 = CUpti_PCSamplingCollectionMode;
using use_483 = CUpti_PCSamplingStallReason;
using use_484 = CUpti_PCSamplingPCData;
using use_485 = CUpti_PCSamplingOutputDataFormat;
using use_486 = CUpti_PCSamplingData;
using use_487 = CUpti_PCSamplingConfigurationAttributeType;
using use_488 = CUpti_PCSamplingConfigurationInfo;
using use_489 = CUpti_PCSamplingConfigurationInfoParams;
using use_490 = CUpti_PCSamplingGetDataParams;
using use_491 = CUpti_PCSamplingEnableParams;
using use_492 = CUpti_PCSamplingDisableParams;
using use_493 = CUpti_PCSamplingStartParams;
using use_494 = CUpti_PCSamplingStopParams;
using use_495 = CUpti_PCSamplingGetNumStallReasonsParams;
using use_496 = CUpti_PCSamplingGetStallReasonsParams;
using use_497 = CUpti_GetSassToSourceCorrelationParams;
using use_498 = struct CUpti_GetSassToSourceCorrelationParams;
using use_499 = CUpti_GetCubinCrcParams;
using use_500 = CUpti_ComputeCrcCallbackFunc;
using use_501 = CUpti_PmSampling_Object;
using use_502 = struct CUpti_PmSampling_Object;
using use_503 = CUpti_PmSampling_TriggerMode;
using use_504 = enum CUpti_PmSampling_TriggerMode;
using use_505 = CUpti_PmSampling_DecodeStopReason;
using use_506 = enum CUpti_PmSampling_DecodeStopReason;
using use_507 = CUpti_PmSampling_HardwareBuffer_AppendMode;
using use_508 = enum CUpti_PmSampling_HardwareBuffer_AppendMode;
using use_509 = CUpti_PmSampling_SetConfig_Params;
using use_510 = struct CUpti_PmSampling_SetConfig_Params;
using use_511 = CUpti_PmSampling_Enable_Params;
using use_512 = struct CUpti_PmSampling_Enable_Params;
using use_513 = CUpti_PmSampling_Disable_Params;
using use_514 = struct CUpti_PmSampling_Disable_Params;
using use_515 = CUpti_PmSampling_Start_Params;
using use_516 = struct CUpti_PmSampling_Start_Params;
using use_517 = CUpti_PmSampling_Stop_Params;
using use_518 = struct CUpti_PmSampling_Stop_Params;
using use_519 = CUpti_PmSampling_DecodeData_Params;
using use_520 = struct CUpti_PmSampling_DecodeData_Params;
using use_521 = CUpti_PmSampling_GetCounterAvailability_Params;
using use_522 = struct CUpti_PmSampling_GetCounterAvailability_Params;
using use_523 = CUpti_PmSampling_GetCounterDataSize_Params;
using use_524 = struct CUpti_PmSampling_GetCounterDataSize_Params;
using use_525 = CUpti_PmSampling_CounterDataImage_Initialize_Params;
using use_526 = struct CUpti_PmSampling_CounterDataImage_Initialize_Params;
using use_527 = CUpti_PmSampling_GetCounterDataInfo_Params;
using use_528 = struct CUpti_PmSampling_GetCounterDataInfo_Params;
using use_529 = CUpti_PmSampling_CounterData_GetSampleInfo_Params;
using use_530 = struct CUpti_PmSampling_CounterData_GetSampleInfo_Params;
using use_531 = CUpti_MetricType;
using use_532 = enum CUpti_MetricType;
using use_533 = CUpti_MetricCollectionScope;
using use_534 = enum CUpti_MetricCollectionScope;
using use_535 = CUpti_ProfilerType;
using use_536 = enum CUpti_ProfilerType;
using use_537 = CUpti_Profiler_Host_Object;
using use_538 = struct CUpti_Profiler_Host_Object;
using use_539 = CUpti_Profiler_Host_Initialize_Params;
using use_540 = struct CUpti_Profiler_Host_Initialize_Params;
using use_541 = CUpti_Profiler_Host_Deinitialize_Params;
using use_542 = struct CUpti_Profiler_Host_Deinitialize_Params;
using use_543 = CUpti_Profiler_Host_GetSupportedChips_Params;
using use_544 = struct CUpti_Profiler_Host_GetSupportedChips_Params;
using use_545 = CUpti_Profiler_Host_GetBaseMetrics_Params;
using use_546 = struct CUpti_Profiler_Host_GetBaseMetrics_Params;
using use_547 = CUpti_Profiler_Host_GetSubMetrics_Params;
using use_548 = struct CUpti_Profiler_Host_GetSubMetrics_Params;
using use_549 = CUpti_Profiler_Host_GetMetricProperties_Params;
using use_550 = struct CUpti_Profiler_Host_GetMetricProperties_Params;
using use_551 = CUpti_Profiler_Host_GetRangeName_Params;
using use_552 = struct CUpti_Profiler_Host_GetRangeName_Params;
using use_553 = CUpti_Profiler_Host_EvaluateToGpuValues_Params;
using use_554 = struct CUpti_Profiler_Host_EvaluateToGpuValues_Params;
using use_555 = CUpti_Profiler_Host_ConfigAddMetrics_Params;
using use_556 = struct CUpti_Profiler_Host_ConfigAddMetrics_Params;
using use_557 = CUpti_Profiler_Host_GetConfigImageSize_Params;
using use_558 = struct CUpti_Profiler_Host_GetConfigImageSize_Params;
using use_559 = CUpti_Profiler_Host_GetConfigImage_Params;
using use_560 = struct CUpti_Profiler_Host_GetConfigImage_Params;
using use_561 = CUpti_Profiler_Host_GetNumOfPasses_Params;
using use_562 = struct CUpti_Profiler_Host_GetNumOfPasses_Params;
using use_563 = CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params;
using use_564 = struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params;
using use_565 = CUpti_Profiler_Host_GetSinglePassSets_Params;
using use_566 = struct CUpti_Profiler_Host_GetSinglePassSets_Params;
using use_567 = CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params;
using use_568 = struct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params;
using use_569 = CUpti_Profiler_Host_SetDevicePartitionInfo_Params;
using use_570 = struct CUpti_Profiler_Host_SetDevicePartitionInfo_Params;
using use_571 = CUpti_ProfilerRange;
using use_572 = CUpti_ProfilerReplayMode;
using use_573 = CUpti_Profiler_Initialize_Params;
using use_574 = struct CUpti_Profiler_Initialize_Params;
using use_575 = CUpti_Profiler_DeInitialize_Params;
using use_576 = struct CUpti_Profiler_DeInitialize_Params;
using use_577 = CUpti_Profiler_CounterDataImageOptions;
using use_578 = struct CUpti_Profiler_CounterDataImageOptions;
using use_579 = CUpti_Profiler_CounterDataImage_CalculateSize_Params;
using use_580 = struct CUpti_Profiler_CounterDataImage_CalculateSize_Params;
using use_581 = CUpti_Profiler_CounterDataImage_Initialize_Params;
using use_582 = struct CUpti_Profiler_CounterDataImage_Initialize_Params;
using use_583 = CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params;
using use_584 = struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params;
using use_585 = CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params;
using use_586 = struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params;
using use_587 = CUpti_Profiler_BeginSession_Params;
using use_588 = struct CUpti_Profiler_BeginSession_Params;
using use_589 = CUpti_Profiler_EndSession_Params;
using use_590 = struct CUpti_Profiler_EndSession_Params;
using use_591 = CUpti_Profiler_SetConfig_Params;
using use_592 = struct CUpti_Profiler_SetConfig_Params;
using use_593 = CUpti_Profiler_UnsetConfig_Params;
using use_594 = struct CUpti_Profiler_UnsetConfig_Params;
using use_595 = CUpti_Profiler_BeginPass_Params;
using use_596 = struct CUpti_Profiler_BeginPass_Params;
using use_597 = CUpti_Profiler_EndPass_Params;
using use_598 = struct CUpti_Profiler_EndPass_Params;
using use_599 = CUpti_Profiler_EnableProfiling_Params;
using use_600 = struct CUpti_Profiler_EnableProfiling_Params;
using use_601 = CUpti_Profiler_DisableProfiling_Params;
using use_602 = struct CUpti_Profiler_DisableProfiling_Params;
using use_603 = CUpti_Profiler_IsPassCollected_Params;
using use_604 = struct CUpti_Profiler_IsPassCollected_Params;
using use_605 = CUpti_Profiler_FlushCounterData_Params;
using use_606 = struct CUpti_Profiler_FlushCounterData_Params;
using use_607 = CUpti_Profiler_PushRange_Params;
using use_608 = struct CUpti_Profiler_PushRange_Params;
using use_609 = CUpti_Profiler_PopRange_Params;
using use_610 = struct CUpti_Profiler_PopRange_Params;
using use_611 = CUpti_Profiler_GetCounterAvailability_Params;
using use_612 = struct CUpti_Profiler_GetCounterAvailability_Params;
using use_613 = CUpti_Profiler_Support_Level;
using use_614 = CUpti_Profiler_API;
using use_615 = CUpti_Profiler_DeviceSupported_Params;
using use_616 = CUpti_ClockControl_Mode;
using use_617 = CUpti_ClockControl_Status;
using use_618 = CUpti_RangeProfiler_Object;
using use_619 = struct CUpti_RangeProfiler_Object;
using use_620 = CUpti_RangeProfiler_SetConfig_Params;
using use_621 = struct CUpti_RangeProfiler_SetConfig_Params;
using use_622 = CUpti_CacheControl_Mode;
using use_623 = CUpti_RangeProfiler_Enable_Params;
using use_624 = struct CUpti_RangeProfiler_Enable_Params;
using use_625 = CUpti_RangeProfiler_Disable_Params;
using use_626 = struct CUpti_RangeProfiler_Disable_Params;
using use_627 = CUpti_RangeProfiler_Start_Params;
using use_628 = struct CUpti_RangeProfiler_Start_Params;
using use_629 = CUpti_RangeProfiler_Stop_Params;
using use_630 = struct CUpti_RangeProfiler_Stop_Params;
using use_631 = CUpti_RangeProfiler_PushRange_Params;
using use_632 = struct CUpti_RangeProfiler_PushRange_Params;
using use_633 = CUpti_RangeProfiler_PopRange_Params;
using use_634 = struct CUpti_RangeProfiler_PopRange_Params;
using use_635 = CUpti_RangeProfiler_DecodeData_Params;
using use_636 = struct CUpti_RangeProfiler_DecodeData_Params;
using use_637 = CUpti_RangeProfiler_GetCounterDataSize_Params;
using use_638 = struct CUpti_RangeProfiler_GetCounterDataSize_Params;
using use_639 = CUpti_RangeProfiler_CounterDataImage_Initialize_Params;
using use_640 = struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params;
using use_641 = CUpti_RangeProfiler_GetCounterDataInfo_Params;
using use_642 = struct CUpti_RangeProfiler_GetCounterDataInfo_Params;
using use_643 = CUpti_RangeProfiler_CounterData_GetRangeInfo_Params;
using use_644 = struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params;
using use_645 = CUpti_RangeProfiler_GetDevicePartitionInfo_Params;
using use_646 = struct CUpti_RangeProfiler_GetDevicePartitionInfo_Params;
using use_647 = CUpti_SassMetrics_OutputGranularity;
using use_648 = CUpti_SassMetrics_MetricDetails;
using use_649 = struct CUpti_SassMetrics_MetricDetails;
using use_650 = CUpti_SassMetrics_GetNumOfMetrics_Params;
using use_651 = struct CUpti_SassMetrics_GetNumOfMetrics_Params;
using use_652 = CUpti_SassMetrics_GetMetrics_Params;
using use_653 = struct CUpti_SassMetrics_GetMetrics_Params;
using use_654 = CUpti_SassMetrics_GetProperties_Params;
using use_655 = struct CUpti_SassMetrics_GetProperties_Params;
using use_656 = CUpti_SassMetrics_Config;
using use_657 = struct CUpti_SassMetrics_Config;
using use_658 = CUpti_SassMetricsSetConfig_Params;
using use_659 = struct CUpti_SassMetricsSetConfig_Params;
using use_660 = CUpti_SassMetricsUnsetConfig_Params;
using use_661 = struct CUpti_SassMetricsUnsetConfig_Params;
using use_662 = CUpti_SassMetricsEnable_Params;
using use_663 = struct CUpti_SassMetricsEnable_Params;
using use_664 = CUpti_SassMetricsDisable_Params;
using use_665 = struct CUpti_SassMetricsDisable_Params;
using use_666 = CUpti_SassMetricsGetDataProperties_Params;
using use_667 = struct CUpti_SassMetricsGetDataProperties_Params;
using use_668 = CUpti_SassMetrics_InstanceValue;
using use_669 = struct CUpti_SassMetrics_InstanceValue;
using use_670 = CUpti_SassMetrics_Data;
using use_671 = struct CUpti_SassMetrics_Data;
using use_672 = CUpti_SassMetricsFlushData_Params;
using use_673 = struct CUpti_SassMetricsFlushData_Params;
using use_674 = CUpti_Device_GetChipName_Params;
using use_675 = struct CUpti_Device_GetChipName_Params;
