// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nvml.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline nvmlReturn_t use_0() { return nvmlInit_v2(); }
inline nvmlReturn_t use_1(unsigned int a0) { return nvmlInitWithFlags(a0); }
inline nvmlReturn_t use_2() { return nvmlShutdown(); }
inline const char * use_3(nvmlReturn_t a0) { return nvmlErrorString(a0); }
inline nvmlReturn_t use_4(char * a0, unsigned int a1) { return nvmlSystemGetDriverVersion(a0, a1); }
inline nvmlReturn_t use_5(char * a0, unsigned int a1) { return nvmlSystemGetNVMLVersion(a0, a1); }
inline nvmlReturn_t use_6(int * a0) { return nvmlSystemGetCudaDriverVersion(a0); }
inline nvmlReturn_t use_7(int * a0) { return nvmlSystemGetCudaDriverVersion_v2(a0); }
inline nvmlReturn_t use_8(unsigned int a0, char * a1, unsigned int a2) { return nvmlSystemGetProcessName(a0, a1, a2); }
inline nvmlReturn_t use_9(unsigned int * a0, nvmlHwbcEntry_t * a1) { return nvmlSystemGetHicVersion(a0, a1); }
inline nvmlReturn_t use_10(unsigned int a0, unsigned int * a1, nvmlDevice_t * a2) { return nvmlSystemGetTopologyGpuSet(a0, a1, a2); }
inline nvmlReturn_t use_11(nvmlSystemDriverBranchInfo_t * a0, unsigned int a1) { return nvmlSystemGetDriverBranch(a0, a1); }
inline nvmlReturn_t use_12(nvmlGetCPER_v1_t * a0) { return nvmlSystemGetCPER_v1(a0); }
inline nvmlReturn_t use_13(unsigned int * a0) { return nvmlUnitGetCount(a0); }
inline nvmlReturn_t use_14(unsigned int a0, nvmlUnit_t * a1) { return nvmlUnitGetHandleByIndex(a0, a1); }
inline nvmlReturn_t use_15(nvmlUnit_t a0, nvmlUnitInfo_t * a1) { return nvmlUnitGetUnitInfo(a0, a1); }
inline nvmlReturn_t use_16(nvmlUnit_t a0, nvmlLedState_t * a1) { return nvmlUnitGetLedState(a0, a1); }
inline nvmlReturn_t use_17(nvmlUnit_t a0, nvmlPSUInfo_t * a1) { return nvmlUnitGetPsuInfo(a0, a1); }
inline nvmlReturn_t use_18(nvmlUnit_t a0, unsigned int a1, unsigned int * a2) { return nvmlUnitGetTemperature(a0, a1, a2); }
inline nvmlReturn_t use_19(nvmlUnit_t a0, nvmlUnitFanSpeeds_t * a1) { return nvmlUnitGetFanSpeedInfo(a0, a1); }
inline nvmlReturn_t use_20(nvmlUnit_t a0, unsigned int * a1, nvmlDevice_t * a2) { return nvmlUnitGetDevices(a0, a1, a2); }
inline nvmlReturn_t use_21(unsigned int * a0) { return nvmlDeviceGetCount_v2(a0); }
inline nvmlReturn_t use_22(nvmlDevice_t a0, nvmlDeviceAttributes_t * a1) { return nvmlDeviceGetAttributes_v2(a0, a1); }
inline nvmlReturn_t use_23(unsigned int a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByIndex_v2(a0, a1); }
inline nvmlReturn_t use_24(const char * a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleBySerial(a0, a1); }
inline nvmlReturn_t use_25(const char * a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByUUID(a0, a1); }
inline nvmlReturn_t use_26(const nvmlUUID_t * a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByUUIDV(a0, a1); }
inline nvmlReturn_t use_27(const char * a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByPciBusId_v2(a0, a1); }
inline nvmlReturn_t use_28(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetName(a0, a1, a2); }
inline nvmlReturn_t use_29(nvmlDevice_t a0, nvmlBrandType_t * a1) { return nvmlDeviceGetBrand(a0, a1); }
inline nvmlReturn_t use_30(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetIndex(a0, a1); }
inline nvmlReturn_t use_31(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetSerial(a0, a1, a2); }
inline nvmlReturn_t use_32(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetModuleId(a0, a1); }
inline nvmlReturn_t use_33(nvmlDevice_t a0, nvmlC2cModeInfo_v1_t * a1) { return nvmlDeviceGetC2cModeInfoV(a0, a1); }
inline nvmlReturn_t use_34(nvmlDevice_t a0, unsigned int a1, unsigned long * a2, nvmlAffinityScope_t a3) { return nvmlDeviceGetMemoryAffinity(a0, a1, a2, a3); }
inline nvmlReturn_t use_35(nvmlDevice_t a0, unsigned int a1, unsigned long * a2, nvmlAffinityScope_t a3) { return nvmlDeviceGetCpuAffinityWithinScope(a0, a1, a2, a3); }
inline nvmlReturn_t use_36(nvmlDevice_t a0, unsigned int a1, unsigned long * a2) { return nvmlDeviceGetCpuAffinity(a0, a1, a2); }
inline nvmlReturn_t use_37(nvmlDevice_t a0) { return nvmlDeviceSetCpuAffinity(a0); }
inline nvmlReturn_t use_38(nvmlDevice_t a0) { return nvmlDeviceClearCpuAffinity(a0); }
inline nvmlReturn_t use_39(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetNumaNodeId(a0, a1); }
inline nvmlReturn_t use_40(nvmlDevice_t a0, nvmlDeviceAddressingMode_t * a1) { return nvmlDeviceGetAddressingMode(a0, a1); }
inline nvmlReturn_t use_41(nvmlDevice_t a0, nvmlRepairStatus_t * a1) { return nvmlDeviceGetRepairStatus(a0, a1); }
inline nvmlReturn_t use_42(nvmlDevice_t a0, nvmlUnrepairableMemoryStatus_v1_t * a1) { return nvmlDeviceGetUnrepairableMemoryFlag_v1(a0, a1); }
inline nvmlReturn_t use_43(nvmlDevice_t a0, nvmlDevice_t a1, nvmlGpuTopologyLevel_t * a2) { return nvmlDeviceGetTopologyCommonAncestor(a0, a1, a2); }
inline nvmlReturn_t use_44(nvmlDevice_t a0, nvmlGpuTopologyLevel_t a1, unsigned int * a2, nvmlDevice_t * a3) { return nvmlDeviceGetTopologyNearestGpus(a0, a1, a2, a3); }
inline nvmlReturn_t use_45(nvmlDevice_t a0, nvmlDevice_t a1, nvmlGpuP2PCapsIndex_t a2, nvmlGpuP2PStatus_t * a3) { return nvmlDeviceGetP2PStatus(a0, a1, a2, a3); }
inline nvmlReturn_t use_46(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetUUID(a0, a1, a2); }
inline nvmlReturn_t use_47(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMinorNumber(a0, a1); }
inline nvmlReturn_t use_48(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetBoardPartNumber(a0, a1, a2); }
inline nvmlReturn_t use_49(nvmlDevice_t a0, nvmlInforomObject_t a1, char * a2, unsigned int a3) { return nvmlDeviceGetInforomVersion(a0, a1, a2, a3); }
inline nvmlReturn_t use_50(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetInforomImageVersion(a0, a1, a2); }
inline nvmlReturn_t use_51(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetInforomConfigurationChecksum(a0, a1); }
inline nvmlReturn_t use_52(nvmlDevice_t a0) { return nvmlDeviceValidateInforom(a0); }
inline nvmlReturn_t use_53(nvmlDevice_t a0, unsigned long long * a1, unsigned long * a2) { return nvmlDeviceGetLastBBXFlushTime(a0, a1, a2); }
inline nvmlReturn_t use_54(nvmlDevice_t a0, nvmlBBXTimeData_v1_t * a1) { return nvmlDeviceGetBBXTimeData_v1(a0, a1); }
inline nvmlReturn_t use_55(nvmlDevice_t a0, nvmlGpuUptime_v1_t * a1) { return nvmlDeviceGetGpuUptime_v1(a0, a1); }
inline nvmlReturn_t use_56(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetDisplayMode(a0, a1); }
inline nvmlReturn_t use_57(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetDisplayActive(a0, a1); }
inline nvmlReturn_t use_58(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetPersistenceMode(a0, a1); }
inline nvmlReturn_t use_59(nvmlDevice_t a0, nvmlPciInfoExt_t * a1) { return nvmlDeviceGetPciInfoExt(a0, a1); }
inline nvmlReturn_t use_60(nvmlDevice_t a0, nvmlPciInfo_t * a1) { return nvmlDeviceGetPciInfo_v3(a0, a1); }
inline nvmlReturn_t use_61(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMaxPcieLinkGeneration(a0, a1); }
inline nvmlReturn_t use_62(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetGpuMaxPcieLinkGeneration(a0, a1); }
inline nvmlReturn_t use_63(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMaxPcieLinkWidth(a0, a1); }
inline nvmlReturn_t use_64(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetCurrPcieLinkGeneration(a0, a1); }
inline nvmlReturn_t use_65(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetCurrPcieLinkWidth(a0, a1); }
inline nvmlReturn_t use_66(nvmlDevice_t a0, nvmlPcieUtilCounter_t a1, unsigned int * a2) { return nvmlDeviceGetPcieThroughput(a0, a1, a2); }
inline nvmlReturn_t use_67(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPcieReplayCounter(a0, a1); }
inline nvmlReturn_t use_68(nvmlDevice_t a0, nvmlClockType_t a1, unsigned int * a2) { return nvmlDeviceGetClockInfo(a0, a1, a2); }
inline nvmlReturn_t use_69(nvmlDevice_t a0, nvmlClockType_t a1, unsigned int * a2) { return nvmlDeviceGetMaxClockInfo(a0, a1, a2); }
inline nvmlReturn_t use_70(nvmlDevice_t a0, int * a1) { return nvmlDeviceGetGpcClkVfOffset(a0, a1); }
inline nvmlReturn_t use_71(nvmlDevice_t a0, nvmlClockType_t a1, unsigned int * a2) { return nvmlDeviceGetApplicationsClock(a0, a1, a2); }
inline nvmlReturn_t use_72(nvmlDevice_t a0, nvmlClockType_t a1, unsigned int * a2) { return nvmlDeviceGetDefaultApplicationsClock(a0, a1, a2); }
inline nvmlReturn_t use_73(nvmlDevice_t a0, nvmlClockType_t a1, nvmlClockId_t a2, unsigned int * a3) { return nvmlDeviceGetClock(a0, a1, a2, a3); }
inline nvmlReturn_t use_74(nvmlDevice_t a0, nvmlClockType_t a1, unsigned int * a2) { return nvmlDeviceGetMaxCustomerBoostClock(a0, a1, a2); }
inline nvmlReturn_t use_75(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetSupportedMemoryClocks(a0, a1, a2); }
inline nvmlReturn_t use_76(nvmlDevice_t a0, unsigned int a1, unsigned int * a2, unsigned int * a3) { return nvmlDeviceGetSupportedGraphicsClocks(a0, a1, a2, a3); }
inline nvmlReturn_t use_77(nvmlDevice_t a0, nvmlEnableState_t * a1, nvmlEnableState_t * a2) { return nvmlDeviceGetAutoBoostedClocksEnabled(a0, a1, a2); }
inline nvmlReturn_t use_78(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetFanSpeed(a0, a1); }
inline nvmlReturn_t use_79(nvmlDevice_t a0, unsigned int a1, unsigned int * a2) { return nvmlDeviceGetFanSpeed_v2(a0, a1, a2); }
inline nvmlReturn_t use_80(nvmlDevice_t a0, nvmlFanSpeedInfo_t * a1) { return nvmlDeviceGetFanSpeedRPM(a0, a1); }
inline nvmlReturn_t use_81(nvmlDevice_t a0, unsigned int a1, unsigned int * a2) { return nvmlDeviceGetTargetFanSpeed(a0, a1, a2); }
inline nvmlReturn_t use_82(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetMinMaxFanSpeed(a0, a1, a2); }
inline nvmlReturn_t use_83(nvmlDevice_t a0, unsigned int a1, nvmlFanControlPolicy_t * a2) { return nvmlDeviceGetFanControlPolicy_v2(a0, a1, a2); }
inline nvmlReturn_t use_84(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetNumFans(a0, a1); }
inline nvmlReturn_t use_85(nvmlDevice_t a0, nvmlTemperatureSensors_t a1, unsigned int * a2) { return nvmlDeviceGetTemperature(a0, a1, a2); }
inline nvmlReturn_t use_86(nvmlDevice_t a0, nvmlCoolerInfo_t * a1) { return nvmlDeviceGetCoolerInfo(a0, a1); }
inline nvmlReturn_t use_87(nvmlDevice_t a0, nvmlTemperature_t * a1) { return nvmlDeviceGetTemperatureV(a0, a1); }
inline nvmlReturn_t use_88(nvmlDevice_t a0, nvmlTemperatureThresholds_t a1, unsigned int * a2) { return nvmlDeviceGetTemperatureThreshold(a0, a1, a2); }
inline nvmlReturn_t use_89(nvmlDevice_t a0, nvmlMarginTemperature_t * a1) { return nvmlDeviceGetMarginTemperature(a0, a1); }
inline nvmlReturn_t use_90(nvmlDevice_t a0, unsigned int a1, nvmlGpuThermalSettings_t * a2) { return nvmlDeviceGetThermalSettings(a0, a1, a2); }
inline nvmlReturn_t use_91(nvmlDevice_t a0, nvmlPstates_t * a1) { return nvmlDeviceGetPerformanceState(a0, a1); }
inline nvmlReturn_t use_92(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetCurrentClocksEventReasons(a0, a1); }
inline nvmlReturn_t use_93(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetCurrentClocksThrottleReasons(a0, a1); }
inline nvmlReturn_t use_94(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetSupportedClocksEventReasons(a0, a1); }
inline nvmlReturn_t use_95(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetSupportedClocksThrottleReasons(a0, a1); }
inline nvmlReturn_t use_96(nvmlDevice_t a0, nvmlPstates_t * a1) { return nvmlDeviceGetPowerState(a0, a1); }
inline nvmlReturn_t use_97(nvmlDevice_t a0, nvmlGpuDynamicPstatesInfo_t * a1) { return nvmlDeviceGetDynamicPstatesInfo(a0, a1); }
inline nvmlReturn_t use_98(nvmlDevice_t a0, int * a1) { return nvmlDeviceGetMemClkVfOffset(a0, a1); }
inline nvmlReturn_t use_99(nvmlDevice_t a0, nvmlClockType_t a1, nvmlPstates_t a2, unsigned int * a3, unsigned int * a4) { return nvmlDeviceGetMinMaxClockOfPState(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_100(nvmlDevice_t a0, nvmlPstates_t * a1, unsigned int a2) { return nvmlDeviceGetSupportedPerformanceStates(a0, a1, a2); }
inline nvmlReturn_t use_101(nvmlDevice_t a0, int * a1, int * a2) { return nvmlDeviceGetGpcClkMinMaxVfOffset(a0, a1, a2); }
inline nvmlReturn_t use_102(nvmlDevice_t a0, int * a1, int * a2) { return nvmlDeviceGetMemClkMinMaxVfOffset(a0, a1, a2); }
inline nvmlReturn_t use_103(nvmlDevice_t a0, nvmlClockOffset_t * a1) { return nvmlDeviceGetClockOffsets(a0, a1); }
inline nvmlReturn_t use_104(nvmlDevice_t a0, nvmlClockOffset_t * a1) { return nvmlDeviceSetClockOffsets(a0, a1); }
inline nvmlReturn_t use_105(nvmlDevice_t a0, nvmlDevicePerfModes_t * a1) { return nvmlDeviceGetPerformanceModes(a0, a1); }
inline nvmlReturn_t use_106(nvmlDevice_t a0, nvmlDeviceCurrentClockFreqs_t * a1) { return nvmlDeviceGetCurrentClockFreqs(a0, a1); }
inline nvmlReturn_t use_107(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetPowerManagementMode(a0, a1); }
inline nvmlReturn_t use_108(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPowerManagementLimit(a0, a1); }
inline nvmlReturn_t use_109(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetPowerManagementLimitConstraints(a0, a1, a2); }
inline nvmlReturn_t use_110(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPowerManagementDefaultLimit(a0, a1); }
inline nvmlReturn_t use_111(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPowerUsage(a0, a1); }
inline nvmlReturn_t use_112(nvmlDevice_t a0, nvmlDevicePowerMizerModes_v1_t * a1) { return nvmlDeviceGetPowerMizerMode_v1(a0, a1); }
inline nvmlReturn_t use_113(nvmlDevice_t a0, nvmlDevicePowerMizerModes_v1_t * a1) { return nvmlDeviceSetPowerMizerMode_v1(a0, a1); }
inline nvmlReturn_t use_114(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetTotalEnergyConsumption(a0, a1); }
inline nvmlReturn_t use_115(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetEnforcedPowerLimit(a0, a1); }
inline nvmlReturn_t use_116(nvmlDevice_t a0, nvmlEnableState_t a1) { return nvmlDeviceSetAdaptiveTgpMode_v1(a0, a1); }
inline nvmlReturn_t use_117(nvmlDevice_t a0, nvmlAdaptiveTgpModeInfo_v1_t * a1) { return nvmlDeviceGetAdaptiveTgpModeInfo_v1(a0, a1); }
inline nvmlReturn_t use_118(nvmlDevice_t a0, nvmlGpuOperationMode_t * a1, nvmlGpuOperationMode_t * a2) { return nvmlDeviceGetGpuOperationMode(a0, a1, a2); }
inline nvmlReturn_t use_119(nvmlDevice_t a0, nvmlMemory_t * a1) { return nvmlDeviceGetMemoryInfo(a0, a1); }
inline nvmlReturn_t use_120(nvmlDevice_t a0, nvmlMemory_v2_t * a1) { return nvmlDeviceGetMemoryInfo_v2(a0, a1); }
inline nvmlReturn_t use_121(nvmlDevice_t a0, nvmlSetMemoryLimits_v1_t * a1) { return nvmlDeviceSetMemoryLimits_v1(a0, a1); }
inline nvmlReturn_t use_122(nvmlDevice_t a0, nvmlGetMemoryLimits_v1_t * a1) { return nvmlDeviceGetMemoryLimits_v1(a0, a1); }
inline nvmlReturn_t use_123(nvmlDevice_t a0, nvmlComputeMode_t * a1) { return nvmlDeviceGetComputeMode(a0, a1); }
inline nvmlReturn_t use_124(nvmlDevice_t a0, int * a1, int * a2) { return nvmlDeviceGetCudaComputeCapability(a0, a1, a2); }
inline nvmlReturn_t use_125(nvmlDevice_t a0, nvmlDramEncryptionInfo_t * a1, nvmlDramEncryptionInfo_t * a2) { return nvmlDeviceGetDramEncryptionMode(a0, a1, a2); }
inline nvmlReturn_t use_126(nvmlDevice_t a0, const nvmlDramEncryptionInfo_t * a1) { return nvmlDeviceSetDramEncryptionMode(a0, a1); }
inline nvmlReturn_t use_127(nvmlDevice_t a0, nvmlEnableState_t * a1, nvmlEnableState_t * a2) { return nvmlDeviceGetEccMode(a0, a1, a2); }
inline nvmlReturn_t use_128(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetDefaultEccMode(a0, a1); }
inline nvmlReturn_t use_129(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetBoardId(a0, a1); }
inline nvmlReturn_t use_130(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMultiGpuBoard(a0, a1); }
inline nvmlReturn_t use_131(nvmlDevice_t a0, nvmlMemoryErrorType_t a1, nvmlEccCounterType_t a2, unsigned long long * a3) { return nvmlDeviceGetTotalEccErrors(a0, a1, a2, a3); }
inline nvmlReturn_t use_132(nvmlDevice_t a0, nvmlMemoryErrorType_t a1, nvmlEccCounterType_t a2, nvmlEccErrorCounts_t * a3) { return nvmlDeviceGetDetailedEccErrors(a0, a1, a2, a3); }
inline nvmlReturn_t use_133(nvmlDevice_t a0, nvmlMemoryErrorType_t a1, nvmlEccCounterType_t a2, nvmlMemoryLocation_t a3, unsigned long long * a4) { return nvmlDeviceGetMemoryErrorCounter(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_134(nvmlDevice_t a0, nvmlUtilization_t * a1) { return nvmlDeviceGetUtilizationRates(a0, a1); }
inline nvmlReturn_t use_135(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetEncoderUtilization(a0, a1, a2); }
inline nvmlReturn_t use_136(nvmlDevice_t a0, nvmlEncoderType_t a1, unsigned int * a2) { return nvmlDeviceGetEncoderCapacity(a0, a1, a2); }
inline nvmlReturn_t use_137(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2, unsigned int * a3) { return nvmlDeviceGetEncoderStats(a0, a1, a2, a3); }
inline nvmlReturn_t use_138(nvmlDevice_t a0, unsigned int * a1, nvmlEncoderSessionInfo_t * a2) { return nvmlDeviceGetEncoderSessions(a0, a1, a2); }
inline nvmlReturn_t use_139(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetDecoderUtilization(a0, a1, a2); }
inline nvmlReturn_t use_140(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetJpgUtilization(a0, a1, a2); }
inline nvmlReturn_t use_141(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetOfaUtilization(a0, a1, a2); }
inline nvmlReturn_t use_142(nvmlDevice_t a0, nvmlFBCStats_t * a1) { return nvmlDeviceGetFBCStats(a0, a1); }
inline nvmlReturn_t use_143(nvmlDevice_t a0, unsigned int * a1, nvmlFBCSessionInfo_t * a2) { return nvmlDeviceGetFBCSessions(a0, a1, a2); }
inline nvmlReturn_t use_144(nvmlDevice_t a0, nvmlDriverModel_t * a1, nvmlDriverModel_t * a2) { return nvmlDeviceGetDriverModel_v2(a0, a1, a2); }
inline nvmlReturn_t use_145(nvmlDevice_t a0, char * a1, unsigned int a2) { return nvmlDeviceGetVbiosVersion(a0, a1, a2); }
inline nvmlReturn_t use_146(nvmlDevice_t a0, nvmlBridgeChipHierarchy_t * a1) { return nvmlDeviceGetBridgeChipInfo(a0, a1); }
inline nvmlReturn_t use_147(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetComputeRunningProcesses_v3(a0, a1, a2); }
inline nvmlReturn_t use_148(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetGraphicsRunningProcesses_v3(a0, a1, a2); }
inline nvmlReturn_t use_149(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetMPSComputeRunningProcesses_v3(a0, a1, a2); }
inline nvmlReturn_t use_150(nvmlDevice_t a0, nvmlProcessDetailList_t * a1) { return nvmlDeviceGetRunningProcessDetailList(a0, a1); }
inline nvmlReturn_t use_151(nvmlDevice_t a0, nvmlDevice_t a1, int * a2) { return nvmlDeviceOnSameBoard(a0, a1, a2); }
inline nvmlReturn_t use_152(nvmlDevice_t a0, nvmlRestrictedAPI_t a1, nvmlEnableState_t * a2) { return nvmlDeviceGetAPIRestriction(a0, a1, a2); }
inline nvmlReturn_t use_153(nvmlDevice_t a0, nvmlSamplingType_t a1, unsigned long long a2, nvmlValueType_t * a3, unsigned int * a4, nvmlSample_t * a5) { return nvmlDeviceGetSamples(a0, a1, a2, a3, a4, a5); }
inline nvmlReturn_t use_154(nvmlDevice_t a0, nvmlBAR1Memory_t * a1) { return nvmlDeviceGetBAR1MemoryInfo(a0, a1); }
inline nvmlReturn_t use_155(nvmlDevice_t a0, nvmlPerfPolicyType_t a1, nvmlViolationTime_t * a2) { return nvmlDeviceGetViolationStatus(a0, a1, a2); }
inline nvmlReturn_t use_156(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetIrqNum(a0, a1); }
inline nvmlReturn_t use_157(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetNumGpuCores(a0, a1); }
inline nvmlReturn_t use_158(nvmlDevice_t a0, nvmlPowerSource_t * a1) { return nvmlDeviceGetPowerSource(a0, a1); }
inline nvmlReturn_t use_159(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMemoryBusWidth(a0, a1); }
inline nvmlReturn_t use_160(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPcieLinkMaxSpeed(a0, a1); }
inline nvmlReturn_t use_161(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetPcieSpeed(a0, a1); }
inline nvmlReturn_t use_162(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetAdaptiveClockInfoStatus(a0, a1); }
inline nvmlReturn_t use_163(nvmlDevice_t a0, nvmlBusType_t * a1) { return nvmlDeviceGetBusType(a0, a1); }
inline nvmlReturn_t use_164(nvmlDevice_t a0, nvmlGpuFabricInfo_t * a1) { return nvmlDeviceGetGpuFabricInfo(a0, a1); }
inline nvmlReturn_t use_165(nvmlDevice_t a0, nvmlGpuFabricInfoV_t * a1) { return nvmlDeviceGetGpuFabricInfoV(a0, a1); }
inline nvmlReturn_t use_166(nvmlDevice_t a0, nvmlGpuFabricInfo_v4_t * a1) { return nvmlDeviceGetGpuFabricInfo_v4(a0, a1); }
inline nvmlReturn_t use_167(nvmlConfComputeSystemCaps_t * a0) { return nvmlSystemGetConfComputeCapabilities(a0); }
inline nvmlReturn_t use_168(nvmlConfComputeSystemState_t * a0) { return nvmlSystemGetConfComputeState(a0); }
inline nvmlReturn_t use_169(nvmlDevice_t a0, nvmlConfComputeMemSizeInfo_t * a1) { return nvmlDeviceGetConfComputeMemSizeInfo(a0, a1); }
inline nvmlReturn_t use_170(unsigned int * a0) { return nvmlSystemGetConfComputeGpusReadyState(a0); }
inline nvmlReturn_t use_171(nvmlDevice_t a0, nvmlMemory_t * a1) { return nvmlDeviceGetConfComputeProtectedMemoryUsage(a0, a1); }
inline nvmlReturn_t use_172(nvmlDevice_t a0, nvmlConfComputeGpuCertificate_t * a1) { return nvmlDeviceGetConfComputeGpuCertificate(a0, a1); }
inline nvmlReturn_t use_173(nvmlDevice_t a0, nvmlConfComputeGpuAttestationReport_t * a1) { return nvmlDeviceGetConfComputeGpuAttestationReport(a0, a1); }
inline nvmlReturn_t use_174(nvmlConfComputeGetKeyRotationThresholdInfo_t * a0) { return nvmlSystemGetConfComputeKeyRotationThresholdInfo(a0); }
inline nvmlReturn_t use_175(nvmlDevice_t a0, unsigned long long a1) { return nvmlDeviceSetConfComputeUnprotectedMemSize(a0, a1); }
inline nvmlReturn_t use_176(unsigned int a0) { return nvmlSystemSetConfComputeGpusReadyState(a0); }
inline nvmlReturn_t use_177(nvmlConfComputeSetKeyRotationThresholdInfo_t * a0) { return nvmlSystemSetConfComputeKeyRotationThresholdInfo(a0); }
inline nvmlReturn_t use_178(nvmlSystemConfComputeSettings_t * a0) { return nvmlSystemGetConfComputeSettings(a0); }
inline nvmlReturn_t use_179(nvmlSystemConfComputeSettings_v2_t * a0) { return nvmlSystemGetConfComputeSettings_v2(a0); }
inline nvmlReturn_t use_180(nvmlDevice_t a0, char * a1) { return nvmlDeviceGetGspFirmwareVersion(a0, a1); }
inline nvmlReturn_t use_181(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetGspFirmwareMode(a0, a1, a2); }
inline nvmlReturn_t use_182(nvmlDevice_t a0, nvmlEccSramErrorStatus_t * a1) { return nvmlDeviceGetSramEccErrorStatus(a0, a1); }
inline nvmlReturn_t use_183(nvmlDevice_t a0, nvmlPowerValue_v2_t * a1) { return nvmlDeviceSetPowerManagementLimit_v2(a0, a1); }
inline nvmlReturn_t use_184(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetAccountingMode(a0, a1); }
inline nvmlReturn_t use_185(nvmlDevice_t a0, unsigned int a1, nvmlAccountingStats_t * a2) { return nvmlDeviceGetAccountingStats(a0, a1, a2); }
inline nvmlReturn_t use_186(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetAccountingPids(a0, a1, a2); }
inline nvmlReturn_t use_187(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetAccountingBufferSize(a0, a1); }
inline nvmlReturn_t use_188(nvmlDevice_t a0, nvmlAccountingStats_v2_t * a1) { return nvmlDeviceGetAccountingStats_v2(a0, a1); }
inline nvmlReturn_t use_189(nvmlDevice_t a0, nvmlPageRetirementCause_t a1, unsigned int * a2, unsigned long long * a3) { return nvmlDeviceGetRetiredPages(a0, a1, a2, a3); }
inline nvmlReturn_t use_190(nvmlDevice_t a0, nvmlPageRetirementCause_t a1, unsigned int * a2, unsigned long long * a3, unsigned long long * a4) { return nvmlDeviceGetRetiredPages_v2(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_191(nvmlDevice_t a0, nvmlEnableState_t * a1) { return nvmlDeviceGetRetiredPagesPendingStatus(a0, a1); }
inline nvmlReturn_t use_192(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2, unsigned int * a3, unsigned int * a4) { return nvmlDeviceGetRemappedRows(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_193(nvmlDevice_t a0, nvmlRowRemapperHistogramValues_t * a1) { return nvmlDeviceGetRowRemapperHistogram(a0, a1); }
inline nvmlReturn_t use_194(nvmlDevice_t a0, nvmlDeviceArchitecture_t * a1) { return nvmlDeviceGetArchitecture(a0, a1); }
inline nvmlReturn_t use_195(nvmlDevice_t a0, nvmlClkMonStatus_t * a1) { return nvmlDeviceGetClkMonStatus(a0, a1); }
inline nvmlReturn_t use_196(nvmlDevice_t a0, nvmlProcessUtilizationSample_t * a1, unsigned int * a2, unsigned long long a3) { return nvmlDeviceGetProcessUtilization(a0, a1, a2, a3); }
inline nvmlReturn_t use_197(nvmlDevice_t a0, nvmlProcessesUtilizationInfo_t * a1) { return nvmlDeviceGetProcessesUtilizationInfo(a0, a1); }
inline nvmlReturn_t use_198(nvmlDevice_t a0, nvmlPlatformInfo_t * a1) { return nvmlDeviceGetPlatformInfo(a0, a1); }
inline nvmlReturn_t use_199(nvmlDevice_t a0, nvmlPdi_t * a1) { return nvmlDeviceGetPdi(a0, a1); }
inline nvmlReturn_t use_200(nvmlDevice_t a0, nvmlHostname_v1_t * a1) { return nvmlDeviceSetHostname_v1(a0, a1); }
inline nvmlReturn_t use_201(nvmlDevice_t a0, nvmlHostname_v1_t * a1) { return nvmlDeviceGetHostname_v1(a0, a1); }
inline nvmlReturn_t use_202(nvmlDevice_t a0, nvmlPerfMetricsSamples_v1_t * a1) { return nvmlDevicePerfMetricsGetSamples_v1(a0, a1); }
inline nvmlReturn_t use_203(nvmlUnit_t a0, nvmlLedColor_t a1) { return nvmlUnitSetLedState(a0, a1); }
inline nvmlReturn_t use_204(nvmlDevice_t a0, nvmlEnableState_t a1) { return nvmlDeviceSetPersistenceMode(a0, a1); }
inline nvmlReturn_t use_205(nvmlDevice_t a0, nvmlComputeMode_t a1) { return nvmlDeviceSetComputeMode(a0, a1); }
inline nvmlReturn_t use_206(nvmlDevice_t a0, nvmlEnableState_t a1) { return nvmlDeviceSetEccMode(a0, a1); }
inline nvmlReturn_t use_207(nvmlDevice_t a0, nvmlEccCounterType_t a1) { return nvmlDeviceClearEccErrorCounts(a0, a1); }
inline nvmlReturn_t use_208(nvmlDevice_t a0, nvmlDriverModel_t a1, unsigned int a2) { return nvmlDeviceSetDriverModel(a0, a1, a2); }
inline nvmlReturn_t use_209(nvmlDevice_t a0, unsigned int a1, unsigned int a2) { return nvmlDeviceSetGpuLockedClocks(a0, a1, a2); }
inline nvmlReturn_t use_210(nvmlDevice_t a0) { return nvmlDeviceResetGpuLockedClocks(a0); }
inline nvmlReturn_t use_211(nvmlDevice_t a0, unsigned int a1, unsigned int a2) { return nvmlDeviceSetMemoryLockedClocks(a0, a1, a2); }
inline nvmlReturn_t use_212(nvmlDevice_t a0) { return nvmlDeviceResetMemoryLockedClocks(a0); }
inline nvmlReturn_t use_213(nvmlDevice_t a0, unsigned int a1, unsigned int a2) { return nvmlDeviceSetApplicationsClocks(a0, a1, a2); }
inline nvmlReturn_t use_214(nvmlDevice_t a0) { return nvmlDeviceResetApplicationsClocks(a0); }
inline nvmlReturn_t use_215(nvmlDevice_t a0, nvmlEnableState_t a1) { return nvmlDeviceSetAutoBoostedClocksEnabled(a0, a1); }
inline nvmlReturn_t use_216(nvmlDevice_t a0, nvmlEnableState_t a1, unsigned int a2) { return nvmlDeviceSetDefaultAutoBoostedClocksEnabled(a0, a1, a2); }
inline nvmlReturn_t use_217(nvmlDevice_t a0, unsigned int a1) { return nvmlDeviceSetDefaultFanSpeed_v2(a0, a1); }
inline nvmlReturn_t use_218(nvmlDevice_t a0, unsigned int a1, nvmlFanControlPolicy_t a2) { return nvmlDeviceSetFanControlPolicy(a0, a1, a2); }
inline nvmlReturn_t use_219(nvmlDevice_t a0, nvmlTemperatureThresholds_t a1, int * a2) { return nvmlDeviceSetTemperatureThreshold(a0, a1, a2); }
inline nvmlReturn_t use_220(nvmlDevice_t a0, unsigned int a1) { return nvmlDeviceSetPowerManagementLimit(a0, a1); }
inline nvmlReturn_t use_221(nvmlDevice_t a0, nvmlGpuOperationMode_t a1) { return nvmlDeviceSetGpuOperationMode(a0, a1); }
inline nvmlReturn_t use_222(nvmlDevice_t a0, nvmlRestrictedAPI_t a1, nvmlEnableState_t a2) { return nvmlDeviceSetAPIRestriction(a0, a1, a2); }
inline nvmlReturn_t use_223(nvmlDevice_t a0, unsigned int a1, unsigned int a2) { return nvmlDeviceSetFanSpeed_v2(a0, a1, a2); }
inline nvmlReturn_t use_224(nvmlDevice_t a0, int a1) { return nvmlDeviceSetGpcClkVfOffset(a0, a1); }
inline nvmlReturn_t use_225(nvmlDevice_t a0, int a1) { return nvmlDeviceSetMemClkVfOffset(a0, a1); }
inline nvmlReturn_t use_226(nvmlDevice_t a0, nvmlEnableState_t a1) { return nvmlDeviceSetAccountingMode(a0, a1); }
inline nvmlReturn_t use_227(nvmlDevice_t a0) { return nvmlDeviceClearAccountingPids(a0); }
inline nvmlReturn_t use_228(nvmlDevice_t a0, unsigned int a1, nvmlEnableState_t * a2) { return nvmlDeviceGetNvLinkState(a0, a1, a2); }
inline nvmlReturn_t use_229(nvmlDevice_t a0, unsigned int a1, unsigned int * a2) { return nvmlDeviceGetNvLinkVersion(a0, a1, a2); }
inline nvmlReturn_t use_230(nvmlDevice_t a0, unsigned int a1, nvmlNvLinkCapability_t a2, unsigned int * a3) { return nvmlDeviceGetNvLinkCapability(a0, a1, a2, a3); }
inline nvmlReturn_t use_231(nvmlDevice_t a0, unsigned int a1, nvmlPciInfo_t * a2) { return nvmlDeviceGetNvLinkRemotePciInfo_v2(a0, a1, a2); }
inline nvmlReturn_t use_232(nvmlDevice_t a0, unsigned int a1, nvmlNvLinkErrorCounter_t a2, unsigned long long * a3) { return nvmlDeviceGetNvLinkErrorCounter(a0, a1, a2, a3); }
inline nvmlReturn_t use_233(nvmlDevice_t a0, unsigned int a1) { return nvmlDeviceResetNvLinkErrorCounters(a0, a1); }
inline nvmlReturn_t use_234(nvmlDevice_t a0, unsigned int a1, unsigned int a2, nvmlNvLinkUtilizationControl_t * a3, unsigned int a4) { return nvmlDeviceSetNvLinkUtilizationControl(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_235(nvmlDevice_t a0, unsigned int a1, unsigned int a2, nvmlNvLinkUtilizationControl_t * a3) { return nvmlDeviceGetNvLinkUtilizationControl(a0, a1, a2, a3); }
inline nvmlReturn_t use_236(nvmlDevice_t a0, unsigned int a1, unsigned int a2, unsigned long long * a3, unsigned long long * a4) { return nvmlDeviceGetNvLinkUtilizationCounter(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_237(nvmlDevice_t a0, unsigned int a1, unsigned int a2, nvmlEnableState_t a3) { return nvmlDeviceFreezeNvLinkUtilizationCounter(a0, a1, a2, a3); }
inline nvmlReturn_t use_238(nvmlDevice_t a0, unsigned int a1, unsigned int a2) { return nvmlDeviceResetNvLinkUtilizationCounter(a0, a1, a2); }
inline nvmlReturn_t use_239(nvmlDevice_t a0, unsigned int a1, nvmlIntNvLinkDeviceType_t * a2) { return nvmlDeviceGetNvLinkRemoteDeviceType(a0, a1, a2); }
inline nvmlReturn_t use_240(nvmlDevice_t a0, nvmlNvLinkPowerThres_t * a1) { return nvmlDeviceSetNvLinkDeviceLowPowerThreshold(a0, a1); }
inline nvmlReturn_t use_241(unsigned int a0) { return nvmlSystemSetNvlinkBwMode(a0); }
inline nvmlReturn_t use_242(unsigned int * a0) { return nvmlSystemGetNvlinkBwMode(a0); }
inline nvmlReturn_t use_243(nvmlDevice_t a0, nvmlNvlinkSupportedBwModes_t * a1) { return nvmlDeviceGetNvlinkSupportedBwModes(a0, a1); }
inline nvmlReturn_t use_244(nvmlDevice_t a0, nvmlNvlinkGetBwMode_t * a1) { return nvmlDeviceGetNvlinkBwMode(a0, a1); }
inline nvmlReturn_t use_245(nvmlDevice_t a0, nvmlNvlinkSetBwMode_t * a1) { return nvmlDeviceSetNvlinkBwMode(a0, a1); }
inline nvmlReturn_t use_246(nvmlDevice_t a0, nvmlNvlinkSetBwModeAsync_v1_t * a1) { return nvmlDeviceSetNvlinkBwModeAsync_v1(a0, a1); }
inline nvmlReturn_t use_247(nvmlDevice_t a0, nvmlNvLinkInfo_t * a1) { return nvmlDeviceGetNvLinkInfo(a0, a1); }
inline nvmlReturn_t use_248(nvmlDevice_t a0, nvmlNvLinkInfo_v3_t * a1) { return nvmlDeviceGetNvLinkInfo_v3(a0, a1); }
inline nvmlReturn_t use_249(nvmlDevice_t a0, nvmlNvlinkTelemetrySamples_v1_t * a1) { return nvmlDeviceGetNvLinkTelemetrySamples_v1(a0, a1); }
inline nvmlReturn_t use_250(nvmlDevice_t a0, nvmlNvlinkGetRemapTableInfo_v1_t * a1) { return nvmlDeviceGetNvlinkRemapTableInfo_v1(a0, a1); }
inline nvmlReturn_t use_251(nvmlDevice_t a0, nvmlNvlinkSetNvleReady_v1_t * a1) { return nvmlDeviceSetNvlinkNvleReady_v1(a0, a1); }
inline nvmlReturn_t use_252(nvmlDevice_t a0, nvmlNvlinkLockRemapTable_v1_t * a1) { return nvmlDeviceLockNvlinkRemapTable_v1(a0, a1); }
inline nvmlReturn_t use_253(nvmlDevice_t a0, nvmlNvlinkSetupNvleEncryptionKey_v1_t * a1) { return nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(a0, a1); }
inline nvmlReturn_t use_254(nvmlDevice_t a0, nvmlNvlinkNvlePrivateInfo_v1_t * a1) { return nvmlDeviceGetNvlinkNvlePrivateInfo_v1(a0, a1); }
inline nvmlReturn_t use_255(nvmlEventSet_t * a0) { return nvmlEventSetCreate(a0); }
inline nvmlReturn_t use_256(nvmlDevice_t a0, unsigned long long a1, nvmlEventSet_t a2) { return nvmlDeviceRegisterEvents(a0, a1, a2); }
inline nvmlReturn_t use_257(nvmlDevice_t a0, unsigned long long * a1) { return nvmlDeviceGetSupportedEventTypes(a0, a1); }
inline nvmlReturn_t use_258(nvmlEventSet_t a0, nvmlEventData_t * a1, unsigned int a2) { return nvmlEventSetWait_v2(a0, a1, a2); }
inline nvmlReturn_t use_259(nvmlEventSet_t a0, const nvmlGpuOperationalEventConfig_v1_t * a1) { return nvmlEventSetRegisterGpuOperationalEvents_v1(a0, a1); }
inline nvmlReturn_t use_260(nvmlEventSet_t a0, nvmlEventSetWait_v3_t * a1) { return nvmlEventSetWait_v3(a0, a1); }
inline nvmlReturn_t use_261(nvmlEventSet_t a0, nvmlEventSetGetContextCount_v1_t * a1) { return nvmlEventSetGetContextCount_v1(a0, a1); }
inline nvmlReturn_t use_262(nvmlEventSet_t a0, nvmlEventSetGetContextInfo_v1_t * a1) { return nvmlEventSetGetContextInfo_v1(a0, a1); }
inline nvmlReturn_t use_263(nvmlEventSet_t a0, nvmlEventSetGetContextData_v1_t * a1) { return nvmlEventSetGetContextData_v1(a0, a1); }
inline nvmlReturn_t use_264(nvmlEventSet_t a0, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t * a1) { return nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(a0, a1); }
inline nvmlReturn_t use_265(nvmlEventSet_t a0) { return nvmlEventSetFree(a0); }
inline nvmlReturn_t use_266(nvmlSystemEventSetCreateRequest_t * a0) { return nvmlSystemEventSetCreate(a0); }
inline nvmlReturn_t use_267(nvmlSystemEventSetFreeRequest_t * a0) { return nvmlSystemEventSetFree(a0); }
inline nvmlReturn_t use_268(nvmlSystemRegisterEventRequest_t * a0) { return nvmlSystemRegisterEvents(a0); }
inline nvmlReturn_t use_269(nvmlSystemEventSetWaitRequest_t * a0) { return nvmlSystemEventSetWait(a0); }
inline nvmlReturn_t use_270(nvmlPciInfo_t * a0, nvmlEnableState_t a1) { return nvmlDeviceModifyDrainState(a0, a1); }
inline nvmlReturn_t use_271(nvmlPciInfo_t * a0, nvmlEnableState_t * a1) { return nvmlDeviceQueryDrainState(a0, a1); }
inline nvmlReturn_t use_272(nvmlPciInfo_t * a0, nvmlDetachGpuState_t a1, nvmlPcieLinkState_t a2) { return nvmlDeviceRemoveGpu_v2(a0, a1, a2); }
inline nvmlReturn_t use_273(nvmlPciInfo_t * a0) { return nvmlDeviceDiscoverGpus(a0); }
inline nvmlReturn_t use_274(nvmlDevice_t a0, int a1, nvmlFieldValue_t * a2) { return nvmlDeviceGetFieldValues(a0, a1, a2); }
inline nvmlReturn_t use_275(nvmlDevice_t a0, int a1, nvmlFieldValue_t * a2) { return nvmlDeviceClearFieldValues(a0, a1, a2); }
inline nvmlReturn_t use_276(nvmlDevice_t a0, nvmlGpuVirtualizationMode_t * a1) { return nvmlDeviceGetVirtualizationMode(a0, a1); }
inline nvmlReturn_t use_277(nvmlDevice_t a0, nvmlHostVgpuMode_t * a1) { return nvmlDeviceGetHostVgpuMode(a0, a1); }
inline nvmlReturn_t use_278(nvmlDevice_t a0, nvmlGpuVirtualizationMode_t a1) { return nvmlDeviceSetVirtualizationMode(a0, a1); }
inline nvmlReturn_t use_279(nvmlDevice_t a0, nvmlVgpuHeterogeneousMode_t * a1) { return nvmlDeviceGetVgpuHeterogeneousMode(a0, a1); }
inline nvmlReturn_t use_280(nvmlDevice_t a0, const nvmlVgpuHeterogeneousMode_t * a1) { return nvmlDeviceSetVgpuHeterogeneousMode(a0, a1); }
inline nvmlReturn_t use_281(nvmlVgpuInstance_t a0, nvmlVgpuPlacementId_t * a1) { return nvmlVgpuInstanceGetPlacementId(a0, a1); }
inline nvmlReturn_t use_282(nvmlDevice_t a0, nvmlVgpuTypeId_t a1, nvmlVgpuPlacementList_t * a2) { return nvmlDeviceGetVgpuTypeSupportedPlacements(a0, a1, a2); }
inline nvmlReturn_t use_283(nvmlDevice_t a0, nvmlVgpuTypeId_t a1, nvmlVgpuPlacementList_t * a2) { return nvmlDeviceGetVgpuTypeCreatablePlacements(a0, a1, a2); }
inline nvmlReturn_t use_284(nvmlVgpuTypeId_t a0, unsigned long long * a1) { return nvmlVgpuTypeGetGspHeapSize(a0, a1); }
inline nvmlReturn_t use_285(nvmlVgpuTypeId_t a0, unsigned long long * a1) { return nvmlVgpuTypeGetFbReservation(a0, a1); }
inline nvmlReturn_t use_286(nvmlVgpuInstance_t a0, nvmlVgpuRuntimeState_t * a1) { return nvmlVgpuInstanceGetRuntimeStateSize(a0, a1); }
inline nvmlReturn_t use_287(nvmlDevice_t a0, nvmlDeviceVgpuCapability_t a1, nvmlEnableState_t a2) { return nvmlDeviceSetVgpuCapabilities(a0, a1, a2); }
inline nvmlReturn_t use_288(nvmlDevice_t a0) { return nvmlDeviceVgpuForceGspUnload(a0); }
inline nvmlReturn_t use_289(nvmlDevice_t a0, nvmlGridLicensableFeatures_t * a1) { return nvmlDeviceGetGridLicensableFeatures_v4(a0, a1); }
inline nvmlReturn_t use_290(nvmlVgpuDriverCapability_t a0, unsigned int * a1) { return nvmlGetVgpuDriverCapabilities(a0, a1); }
inline nvmlReturn_t use_291(nvmlDevice_t a0, nvmlDeviceVgpuCapability_t a1, unsigned int * a2) { return nvmlDeviceGetVgpuCapabilities(a0, a1, a2); }
inline nvmlReturn_t use_292(nvmlDevice_t a0, unsigned int * a1, nvmlVgpuTypeId_t * a2) { return nvmlDeviceGetSupportedVgpus(a0, a1, a2); }
inline nvmlReturn_t use_293(nvmlDevice_t a0, unsigned int * a1, nvmlVgpuTypeId_t * a2) { return nvmlDeviceGetCreatableVgpus(a0, a1, a2); }
inline nvmlReturn_t use_294(nvmlVgpuTypeId_t a0, char * a1, unsigned int * a2) { return nvmlVgpuTypeGetClass(a0, a1, a2); }
inline nvmlReturn_t use_295(nvmlVgpuTypeId_t a0, char * a1, unsigned int * a2) { return nvmlVgpuTypeGetName(a0, a1, a2); }
inline nvmlReturn_t use_296(nvmlVgpuTypeId_t a0, unsigned int * a1) { return nvmlVgpuTypeGetGpuInstanceProfileId(a0, a1); }
inline nvmlReturn_t use_297(nvmlVgpuTypeId_t a0, unsigned long long * a1, unsigned long long * a2) { return nvmlVgpuTypeGetDeviceID(a0, a1, a2); }
inline nvmlReturn_t use_298(nvmlVgpuTypeId_t a0, unsigned long long * a1) { return nvmlVgpuTypeGetFramebufferSize(a0, a1); }
inline nvmlReturn_t use_299(nvmlVgpuTypeId_t a0, unsigned int * a1) { return nvmlVgpuTypeGetNumDisplayHeads(a0, a1); }
inline nvmlReturn_t use_300(nvmlVgpuTypeId_t a0, unsigned int a1, unsigned int * a2, unsigned int * a3) { return nvmlVgpuTypeGetResolution(a0, a1, a2, a3); }
inline nvmlReturn_t use_301(nvmlVgpuTypeId_t a0, char * a1, unsigned int a2) { return nvmlVgpuTypeGetLicense(a0, a1, a2); }
inline nvmlReturn_t use_302(nvmlVgpuTypeId_t a0, unsigned int * a1) { return nvmlVgpuTypeGetFrameRateLimit(a0, a1); }
inline nvmlReturn_t use_303(nvmlDevice_t a0, nvmlVgpuTypeId_t a1, unsigned int * a2) { return nvmlVgpuTypeGetMaxInstances(a0, a1, a2); }
inline nvmlReturn_t use_304(nvmlVgpuTypeId_t a0, unsigned int * a1) { return nvmlVgpuTypeGetMaxInstancesPerVm(a0, a1); }
inline nvmlReturn_t use_305(nvmlVgpuTypeId_t a0, nvmlVgpuTypeBar1Info_t * a1) { return nvmlVgpuTypeGetBAR1Info(a0, a1); }
inline nvmlReturn_t use_306(nvmlDevice_t a0, unsigned int * a1, nvmlVgpuInstance_t * a2) { return nvmlDeviceGetActiveVgpus(a0, a1, a2); }
inline nvmlReturn_t use_307(nvmlVgpuInstance_t a0, char * a1, unsigned int a2, nvmlVgpuVmIdType_t * a3) { return nvmlVgpuInstanceGetVmID(a0, a1, a2, a3); }
inline nvmlReturn_t use_308(nvmlVgpuInstance_t a0, char * a1, unsigned int a2) { return nvmlVgpuInstanceGetUUID(a0, a1, a2); }
inline nvmlReturn_t use_309(nvmlVgpuInstance_t a0, char * a1, unsigned int a2) { return nvmlVgpuInstanceGetVmDriverVersion(a0, a1, a2); }
inline nvmlReturn_t use_310(nvmlVgpuInstance_t a0, unsigned long long * a1) { return nvmlVgpuInstanceGetFbUsage(a0, a1); }
inline nvmlReturn_t use_311(nvmlVgpuInstance_t a0, unsigned int * a1) { return nvmlVgpuInstanceGetLicenseStatus(a0, a1); }
inline nvmlReturn_t use_312(nvmlVgpuInstance_t a0, nvmlVgpuTypeId_t * a1) { return nvmlVgpuInstanceGetType(a0, a1); }
inline nvmlReturn_t use_313(nvmlVgpuInstance_t a0, unsigned int * a1) { return nvmlVgpuInstanceGetFrameRateLimit(a0, a1); }
inline nvmlReturn_t use_314(nvmlVgpuInstance_t a0, nvmlEnableState_t * a1) { return nvmlVgpuInstanceGetEccMode(a0, a1); }
inline nvmlReturn_t use_315(nvmlVgpuInstance_t a0, unsigned int * a1) { return nvmlVgpuInstanceGetEncoderCapacity(a0, a1); }
inline nvmlReturn_t use_316(nvmlVgpuInstance_t a0, unsigned int a1) { return nvmlVgpuInstanceSetEncoderCapacity(a0, a1); }
inline nvmlReturn_t use_317(nvmlVgpuInstance_t a0, unsigned int * a1, unsigned int * a2, unsigned int * a3) { return nvmlVgpuInstanceGetEncoderStats(a0, a1, a2, a3); }
inline nvmlReturn_t use_318(nvmlVgpuInstance_t a0, unsigned int * a1, nvmlEncoderSessionInfo_t * a2) { return nvmlVgpuInstanceGetEncoderSessions(a0, a1, a2); }
inline nvmlReturn_t use_319(nvmlVgpuInstance_t a0, nvmlFBCStats_t * a1) { return nvmlVgpuInstanceGetFBCStats(a0, a1); }
inline nvmlReturn_t use_320(nvmlVgpuInstance_t a0, unsigned int * a1, nvmlFBCSessionInfo_t * a2) { return nvmlVgpuInstanceGetFBCSessions(a0, a1, a2); }
inline nvmlReturn_t use_321(nvmlVgpuInstance_t a0, unsigned int * a1) { return nvmlVgpuInstanceGetGpuInstanceId(a0, a1); }
inline nvmlReturn_t use_322(nvmlVgpuInstance_t a0, char * a1, unsigned int * a2) { return nvmlVgpuInstanceGetGpuPciId(a0, a1, a2); }
inline nvmlReturn_t use_323(nvmlVgpuTypeId_t a0, nvmlVgpuCapability_t a1, unsigned int * a2) { return nvmlVgpuTypeGetCapabilities(a0, a1, a2); }
inline nvmlReturn_t use_324(nvmlVgpuInstance_t a0, char * a1, unsigned int a2) { return nvmlVgpuInstanceGetMdevUUID(a0, a1, a2); }
inline nvmlReturn_t use_325(nvmlGpuInstance_t a0, nvmlVgpuTypeIdInfo_t * a1) { return nvmlGpuInstanceGetCreatableVgpus(a0, a1); }
inline nvmlReturn_t use_326(nvmlVgpuTypeMaxInstance_t * a0) { return nvmlVgpuTypeGetMaxInstancesPerGpuInstance(a0); }
inline nvmlReturn_t use_327(nvmlGpuInstance_t a0, nvmlActiveVgpuInstanceInfo_t * a1) { return nvmlGpuInstanceGetActiveVgpus(a0, a1); }
inline nvmlReturn_t use_328(nvmlGpuInstance_t a0, nvmlVgpuSchedulerState_t * a1) { return nvmlGpuInstanceSetVgpuSchedulerState(a0, a1); }
inline nvmlReturn_t use_329(nvmlGpuInstance_t a0, nvmlVgpuSchedulerStateInfo_t * a1) { return nvmlGpuInstanceGetVgpuSchedulerState(a0, a1); }
inline nvmlReturn_t use_330(nvmlGpuInstance_t a0, nvmlVgpuSchedulerLogInfo_t * a1) { return nvmlGpuInstanceGetVgpuSchedulerLog(a0, a1); }
inline nvmlReturn_t use_331(nvmlGpuInstance_t a0, nvmlVgpuCreatablePlacementInfo_t * a1) { return nvmlGpuInstanceGetVgpuTypeCreatablePlacements(a0, a1); }
inline nvmlReturn_t use_332(nvmlGpuInstance_t a0, nvmlVgpuHeterogeneousMode_t * a1) { return nvmlGpuInstanceGetVgpuHeterogeneousMode(a0, a1); }
inline nvmlReturn_t use_333(nvmlGpuInstance_t a0, const nvmlVgpuHeterogeneousMode_t * a1) { return nvmlGpuInstanceSetVgpuHeterogeneousMode(a0, a1); }
inline nvmlReturn_t use_334(nvmlDevice_t a0, nvmlVgpuSchedulerStateInfo_v2_t * a1) { return nvmlDeviceGetVgpuSchedulerState_v2(a0, a1); }
inline nvmlReturn_t use_335(nvmlGpuInstance_t a0, nvmlVgpuSchedulerStateInfo_v2_t * a1) { return nvmlGpuInstanceGetVgpuSchedulerState_v2(a0, a1); }
inline nvmlReturn_t use_336(nvmlDevice_t a0, nvmlVgpuSchedulerLogInfo_v2_t * a1) { return nvmlDeviceGetVgpuSchedulerLog_v2(a0, a1); }
inline nvmlReturn_t use_337(nvmlGpuInstance_t a0, nvmlVgpuSchedulerLogInfo_v2_t * a1) { return nvmlGpuInstanceGetVgpuSchedulerLog_v2(a0, a1); }
inline nvmlReturn_t use_338(nvmlDevice_t a0, nvmlVgpuSchedulerState_v2_t * a1) { return nvmlDeviceSetVgpuSchedulerState_v2(a0, a1); }
inline nvmlReturn_t use_339(nvmlGpuInstance_t a0, nvmlVgpuSchedulerState_v2_t * a1) { return nvmlGpuInstanceSetVgpuSchedulerState_v2(a0, a1); }
inline nvmlReturn_t use_340(nvmlVgpuInstance_t a0, nvmlVgpuMetadata_t * a1, unsigned int * a2) { return nvmlVgpuInstanceGetMetadata(a0, a1, a2); }
inline nvmlReturn_t use_341(nvmlDevice_t a0, nvmlVgpuPgpuMetadata_t * a1, unsigned int * a2) { return nvmlDeviceGetVgpuMetadata(a0, a1, a2); }
inline nvmlReturn_t use_342(nvmlVgpuMetadata_t * a0, nvmlVgpuPgpuMetadata_t * a1, nvmlVgpuPgpuCompatibility_t * a2) { return nvmlGetVgpuCompatibility(a0, a1, a2); }
inline nvmlReturn_t use_343(nvmlDevice_t a0, char * a1, unsigned int * a2) { return nvmlDeviceGetPgpuMetadataString(a0, a1, a2); }
inline nvmlReturn_t use_344(nvmlDevice_t a0, nvmlVgpuSchedulerLog_t * a1) { return nvmlDeviceGetVgpuSchedulerLog(a0, a1); }
inline nvmlReturn_t use_345(nvmlDevice_t a0, nvmlVgpuSchedulerGetState_t * a1) { return nvmlDeviceGetVgpuSchedulerState(a0, a1); }
inline nvmlReturn_t use_346(nvmlDevice_t a0, nvmlVgpuSchedulerSetState_t * a1) { return nvmlDeviceSetVgpuSchedulerState(a0, a1); }
inline nvmlReturn_t use_347(nvmlDevice_t a0, nvmlVgpuSchedulerCapabilities_t * a1) { return nvmlDeviceGetVgpuSchedulerCapabilities(a0, a1); }
inline nvmlReturn_t use_348(nvmlVgpuVersion_t * a0, nvmlVgpuVersion_t * a1) { return nvmlGetVgpuVersion(a0, a1); }
inline nvmlReturn_t use_349(nvmlVgpuVersion_t * a0) { return nvmlSetVgpuVersion(a0); }
inline nvmlReturn_t use_350(nvmlDevice_t a0, unsigned long long a1, nvmlValueType_t * a2, unsigned int * a3, nvmlVgpuInstanceUtilizationSample_t * a4) { return nvmlDeviceGetVgpuUtilization(a0, a1, a2, a3, a4); }
inline nvmlReturn_t use_351(nvmlDevice_t a0, nvmlVgpuInstancesUtilizationInfo_t * a1) { return nvmlDeviceGetVgpuInstancesUtilizationInfo(a0, a1); }
inline nvmlReturn_t use_352(nvmlDevice_t a0, unsigned long long a1, unsigned int * a2, nvmlVgpuProcessUtilizationSample_t * a3) { return nvmlDeviceGetVgpuProcessUtilization(a0, a1, a2, a3); }
inline nvmlReturn_t use_353(nvmlDevice_t a0, nvmlVgpuProcessesUtilizationInfo_t * a1) { return nvmlDeviceGetVgpuProcessesUtilizationInfo(a0, a1); }
inline nvmlReturn_t use_354(nvmlVgpuInstance_t a0, nvmlEnableState_t * a1) { return nvmlVgpuInstanceGetAccountingMode(a0, a1); }
inline nvmlReturn_t use_355(nvmlVgpuInstance_t a0, unsigned int * a1, unsigned int * a2) { return nvmlVgpuInstanceGetAccountingPids(a0, a1, a2); }
inline nvmlReturn_t use_356(nvmlVgpuInstance_t a0, unsigned int a1, nvmlAccountingStats_t * a2) { return nvmlVgpuInstanceGetAccountingStats(a0, a1, a2); }
inline nvmlReturn_t use_357(nvmlVgpuInstance_t a0) { return nvmlVgpuInstanceClearAccountingPids(a0); }
inline nvmlReturn_t use_358(nvmlVgpuInstance_t a0, nvmlVgpuLicenseInfo_t * a1) { return nvmlVgpuInstanceGetLicenseInfo_v2(a0, a1); }
inline nvmlReturn_t use_359(unsigned int * a0) { return nvmlGetExcludedDeviceCount(a0); }
inline nvmlReturn_t use_360(unsigned int a0, nvmlExcludedDeviceInfo_t * a1) { return nvmlGetExcludedDeviceInfoByIndex(a0, a1); }
inline nvmlReturn_t use_361(nvmlDevice_t a0, nvmlPRMTLV_v1_t * a1) { return nvmlDeviceReadWritePRM_v1(a0, a1); }
inline nvmlReturn_t use_362(nvmlDevice_t a0, nvmlPRMCounterList_v1_t * a1) { return nvmlDeviceReadPRMCounters_v1(a0, a1); }
inline nvmlReturn_t use_363(nvmlDevice_t a0, unsigned int a1, nvmlReturn_t * a2) { return nvmlDeviceSetMigMode(a0, a1, a2); }
inline nvmlReturn_t use_364(nvmlDevice_t a0, unsigned int * a1, unsigned int * a2) { return nvmlDeviceGetMigMode(a0, a1, a2); }
inline nvmlReturn_t use_365(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstanceProfileInfo_t * a2) { return nvmlDeviceGetGpuInstanceProfileInfo(a0, a1, a2); }
inline nvmlReturn_t use_366(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstanceProfileInfo_v2_t * a2) { return nvmlDeviceGetGpuInstanceProfileInfoV(a0, a1, a2); }
inline nvmlReturn_t use_367(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstanceProfileInfo_v2_t * a2) { return nvmlDeviceGetGpuInstanceProfileInfoByIdV(a0, a1, a2); }
inline nvmlReturn_t use_368(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstancePlacement_t * a2, unsigned int * a3) { return nvmlDeviceGetGpuInstancePossiblePlacements_v2(a0, a1, a2, a3); }
inline nvmlReturn_t use_369(nvmlDevice_t a0, unsigned int a1, unsigned int * a2) { return nvmlDeviceGetGpuInstanceRemainingCapacity(a0, a1, a2); }
inline nvmlReturn_t use_370(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstance_t * a2) { return nvmlDeviceCreateGpuInstance(a0, a1, a2); }
inline nvmlReturn_t use_371(nvmlDevice_t a0, unsigned int a1, const nvmlGpuInstancePlacement_t * a2, nvmlGpuInstance_t * a3) { return nvmlDeviceCreateGpuInstanceWithPlacement(a0, a1, a2, a3); }
inline nvmlReturn_t use_372(nvmlGpuInstance_t a0) { return nvmlGpuInstanceDestroy(a0); }
inline nvmlReturn_t use_373(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstance_t * a2, unsigned int * a3) { return nvmlDeviceGetGpuInstances(a0, a1, a2, a3); }
inline nvmlReturn_t use_374(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstance_t * a2) { return nvmlDeviceGetGpuInstanceById(a0, a1, a2); }
inline nvmlReturn_t use_375(nvmlGpuInstance_t a0, nvmlGpuInstanceInfo_t * a1) { return nvmlGpuInstanceGetInfo(a0, a1); }
inline nvmlReturn_t use_376(nvmlGpuInstance_t a0, unsigned int a1, unsigned int a2, nvmlComputeInstanceProfileInfo_t * a3) { return nvmlGpuInstanceGetComputeInstanceProfileInfo(a0, a1, a2, a3); }
inline nvmlReturn_t use_377(nvmlGpuInstance_t a0, unsigned int a1, unsigned int a2, nvmlComputeInstanceProfileInfo_v2_t * a3) { return nvmlGpuInstanceGetComputeInstanceProfileInfoV(a0, a1, a2, a3); }
inline nvmlReturn_t use_378(nvmlGpuInstance_t a0, unsigned int a1, unsigned int * a2) { return nvmlGpuInstanceGetComputeInstanceRemainingCapacity(a0, a1, a2); }
inline nvmlReturn_t use_379(nvmlGpuInstance_t a0, unsigned int a1, nvmlComputeInstancePlacement_t * a2, unsigned int * a3) { return nvmlGpuInstanceGetComputeInstancePossiblePlacements(a0, a1, a2, a3); }
inline nvmlReturn_t use_380(nvmlGpuInstance_t a0, unsigned int a1, nvmlComputeInstance_t * a2) { return nvmlGpuInstanceCreateComputeInstance(a0, a1, a2); }
inline nvmlReturn_t use_381(nvmlGpuInstance_t a0, unsigned int a1, const nvmlComputeInstancePlacement_t * a2, nvmlComputeInstance_t * a3) { return nvmlGpuInstanceCreateComputeInstanceWithPlacement(a0, a1, a2, a3); }
inline nvmlReturn_t use_382(nvmlComputeInstance_t a0) { return nvmlComputeInstanceDestroy(a0); }
inline nvmlReturn_t use_383(nvmlGpuInstance_t a0, unsigned int a1, nvmlComputeInstance_t * a2, unsigned int * a3) { return nvmlGpuInstanceGetComputeInstances(a0, a1, a2, a3); }
inline nvmlReturn_t use_384(nvmlGpuInstance_t a0, unsigned int a1, nvmlComputeInstance_t * a2) { return nvmlGpuInstanceGetComputeInstanceById(a0, a1, a2); }
inline nvmlReturn_t use_385(nvmlComputeInstance_t a0, nvmlComputeInstanceInfo_t * a1) { return nvmlComputeInstanceGetInfo_v2(a0, a1); }
inline nvmlReturn_t use_386(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceIsMigDeviceHandle(a0, a1); }
inline nvmlReturn_t use_387(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetGpuInstanceId(a0, a1); }
inline nvmlReturn_t use_388(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetComputeInstanceId(a0, a1); }
inline nvmlReturn_t use_389(nvmlDevice_t a0, unsigned int * a1) { return nvmlDeviceGetMaxMigDeviceCount(a0, a1); }
inline nvmlReturn_t use_390(nvmlDevice_t a0, unsigned int a1, nvmlDevice_t * a2) { return nvmlDeviceGetMigDeviceHandleByIndex(a0, a1, a2); }
inline nvmlReturn_t use_391(nvmlDevice_t a0, nvmlDevice_t * a1) { return nvmlDeviceGetDeviceHandleFromMigDeviceHandle(a0, a1); }
inline nvmlReturn_t use_392(nvmlGpmMetricsGet_t * a0) { return nvmlGpmMetricsGet(a0); }
inline nvmlReturn_t use_393(nvmlGpmSample_t a0) { return nvmlGpmSampleFree(a0); }
inline nvmlReturn_t use_394(nvmlGpmSample_t * a0) { return nvmlGpmSampleAlloc(a0); }
inline nvmlReturn_t use_395(nvmlDevice_t a0, nvmlGpmSample_t a1) { return nvmlGpmSampleGet(a0, a1); }
inline nvmlReturn_t use_396(nvmlDevice_t a0, unsigned int a1, nvmlGpmSample_t a2) { return nvmlGpmMigSampleGet(a0, a1, a2); }
inline nvmlReturn_t use_397(nvmlDevice_t a0, nvmlGpmSupport_t * a1) { return nvmlGpmQueryDeviceSupport(a0, a1); }
inline nvmlReturn_t use_398(nvmlDevice_t a0, unsigned int * a1) { return nvmlGpmQueryIfStreamingEnabled(a0, a1); }
inline nvmlReturn_t use_399(nvmlDevice_t a0, unsigned int a1) { return nvmlGpmSetStreamingEnabled(a0, a1); }
inline nvmlReturn_t use_400(nvmlDevice_t a0, nvmlDeviceCapabilities_t * a1) { return nvmlDeviceGetCapabilities(a0, a1); }
inline nvmlReturn_t use_401(nvmlDevice_t a0, nvmlWorkloadPowerProfileProfilesInfo_t * a1) { return nvmlDeviceWorkloadPowerProfileGetProfilesInfo(a0, a1); }
inline nvmlReturn_t use_402(nvmlDevice_t a0, nvmlWorkloadPowerProfileCurrentProfiles_t * a1) { return nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(a0, a1); }
inline nvmlReturn_t use_403(nvmlDevice_t a0, nvmlWorkloadPowerProfileRequestedProfiles_t * a1) { return nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(a0, a1); }
inline nvmlReturn_t use_404(nvmlDevice_t a0, nvmlWorkloadPowerProfileRequestedProfiles_t * a1) { return nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(a0, a1); }
inline nvmlReturn_t use_405(nvmlDevice_t a0, nvmlWorkloadPowerProfileUpdateProfiles_v1_t * a1) { return nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(a0, a1); }
inline nvmlReturn_t use_406(nvmlDevice_t a0, nvmlPowerSmoothingProfile_t * a1) { return nvmlDevicePowerSmoothingActivatePresetProfile(a0, a1); }
inline nvmlReturn_t use_407(nvmlDevice_t a0, nvmlPowerSmoothingProfile_t * a1) { return nvmlDevicePowerSmoothingUpdatePresetProfileParam(a0, a1); }
inline nvmlReturn_t use_408(nvmlDevice_t a0, nvmlPowerSmoothingState_t * a1) { return nvmlDevicePowerSmoothingSetState(a0, a1); }
inline nvmlReturn_t use_409(nvmlDevice_t a0, nvmlEccSramUniqueUncorrectedErrorCounts_t * a1) { return nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(a0, a1); }
inline nvmlReturn_t use_410(nvmlDevice_t a0, nvmlRemappedRowsInfo_v2_t * a1) { return nvmlDeviceGetRemappedRows_v2(a0, a1); }
inline nvmlReturn_t use_411(nvmlDevice_t a0, nvmlRusdSettings_v1_t * a1) { return nvmlDeviceSetRusdSettings_v1(a0, a1); }
inline nvmlReturn_t use_412(nvmlDevice_t a0, nvmlEccBankRemapperStatus_v1_t * a1) { return nvmlDeviceGetBankRemapperStatus_v1(a0, a1); }
inline nvmlReturn_t use_413(nvmlComputeInstance_t a0, nvmlComputeInstanceInfo_t * a1) { return nvmlComputeInstanceGetInfo(a0, a1); }
inline nvmlReturn_t use_414(nvmlDevice_t a0, nvmlDeviceAttributes_t * a1) { return nvmlDeviceGetAttributes(a0, a1); }
inline nvmlReturn_t use_415(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetComputeRunningProcesses(a0, a1, a2); }
inline nvmlReturn_t use_416(unsigned int * a0) { return nvmlDeviceGetCount(a0); }
inline nvmlReturn_t use_417(nvmlDevice_t a0, nvmlDriverModel_t * a1, nvmlDriverModel_t * a2) { return nvmlDeviceGetDriverModel(a0, a1, a2); }
inline nvmlReturn_t use_418(nvmlDevice_t a0, unsigned int a1, nvmlGpuInstancePlacement_t * a2, unsigned int * a3) { return nvmlDeviceGetGpuInstancePossiblePlacements(a0, a1, a2, a3); }
inline nvmlReturn_t use_419(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetGraphicsRunningProcesses(a0, a1, a2); }
inline nvmlReturn_t use_420(nvmlDevice_t a0, nvmlGridLicensableFeatures_t * a1) { return nvmlDeviceGetGridLicensableFeatures(a0, a1); }
inline nvmlReturn_t use_421(unsigned int a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByIndex(a0, a1); }
inline nvmlReturn_t use_422(const char * a0, nvmlDevice_t * a1) { return nvmlDeviceGetHandleByPciBusId(a0, a1); }
inline nvmlReturn_t use_423(nvmlDevice_t a0, unsigned int * a1, nvmlProcessInfo_t * a2) { return nvmlDeviceGetMPSComputeRunningProcesses(a0, a1, a2); }
inline nvmlReturn_t use_424(nvmlDevice_t a0, unsigned int a1, nvmlPciInfo_t * a2) { return nvmlDeviceGetNvLinkRemotePciInfo(a0, a1, a2); }
inline nvmlReturn_t use_425(nvmlDevice_t a0, nvmlPciInfo_t * a1) { return nvmlDeviceGetPciInfo(a0, a1); }
inline nvmlReturn_t use_426(nvmlPciInfo_t * a0, nvmlDetachGpuState_t a1, nvmlPcieLinkState_t a2) { return nvmlDeviceRemoveGpu(a0, a1, a2); }
inline nvmlReturn_t use_427(nvmlEventSet_t a0, nvmlEventData_t * a1, unsigned int a2) { return nvmlEventSetWait(a0, a1, a2); }
inline nvmlReturn_t use_428(unsigned int * a0) { return nvmlGetBlacklistDeviceCount(a0); }
inline nvmlReturn_t use_429(unsigned int a0, nvmlExcludedDeviceInfo_t * a1) { return nvmlGetBlacklistDeviceInfoByIndex(a0, a1); }
inline nvmlReturn_t use_430() { return nvmlInit(); }
inline nvmlReturn_t use_431(nvmlVgpuInstance_t a0, nvmlVgpuLicenseInfo_t * a1) { return nvmlVgpuInstanceGetLicenseInfo(a0, a1); }
inline auto use_432 = NVML_API_VERSION;
inline auto use_433 = NVML_API_VERSION_STR;
inline auto use_434 = NVML_VALUE_NOT_AVAILABLE;
inline auto use_435 = NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE;
inline auto use_436 = NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE;
inline auto use_437 = nvmlPciInfoExt_v1;
inline auto use_438 = NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT;
inline auto use_439 = NVML_DEVICE_PCI_BUS_ID_FMT;
inline auto use_440 = nvmlMemory_v2;
inline auto use_441 = NVML_DEVICE_MEMORY_LIMIT_MAX;
inline auto use_442 = nvmlProcessDetailList_v1;
inline auto use_443 = nvmlC2cModeInfo_v1;
inline auto use_444 = nvmlDeviceAddressingMode_v1;
inline auto use_445 = nvmlRepairStatus_v1;
inline auto use_446 = NVML_NVLINK_MAX_LINKS;
inline auto use_447 = NVML_TOPOLOGY_CPU;
inline auto use_448 = NVML_MAX_PHYSICAL_BRIDGE;
inline auto use_449 = NVML_MAX_THERMAL_SENSORS_PER_GPU;
inline auto use_450 = nvmlCoolerInfo_v1;
inline auto use_451 = NVML_DEVICE_UUID_ASCII_LEN;
inline auto use_452 = NVML_DEVICE_UUID_BINARY_LEN;
inline auto use_453 = nvmlUUID_v1;
inline auto use_454 = nvmlPdi_v1;
inline auto use_455 = NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS;
inline auto use_456 = NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX;
inline auto use_457 = NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX;
inline auto use_458 = NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX;
inline auto use_459 = NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM;
inline auto use_460 = NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM;
inline auto use_461 = NVML_PERF_METRICS_SAMPLE_COUNT;
inline auto use_462 = NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X;
inline auto use_463 = NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX;
inline auto use_464 = NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X;
inline auto use_465 = NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X;
inline auto use_466 = NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX;
inline auto use_467 = NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS;
inline auto use_468 = nvmlFlagDefault;
inline auto use_469 = nvmlFlagForce;
inline auto use_470 = nvmlDramEncryptionInfo_v1;
inline auto use_471 = nvmlMarginTemperature_v1;
inline auto use_472 = NVML_SINGLE_BIT_ECC;
inline auto use_473 = NVML_DOUBLE_BIT_ECC;
inline auto use_474 = NVML_MAX_GPU_PERF_PSTATES;
inline auto use_475 = nvmlClockOffset_v1;
inline auto use_476 = nvmlFanSpeedInfo_v1;
inline auto use_477 = NVML_PERF_MODES_BUFFER_SIZE;
inline auto use_478 = nvmlDevicePerfModes_v1;
inline auto use_479 = nvmlDeviceCurrentClockFreqs_v1;
inline auto use_480 = NVML_POWER_MIZER_MODE_ADAPTIVE;
inline auto use_481 = NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE;
inline auto use_482 = NVML_POWER_MIZER_MODE_AUTO;
inline auto use_483 = NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE;
inline auto use_484 = nvmlProcessesUtilizationInfo_v1;
inline auto use_485 = nvmlEccSramErrorStatus_v1;
inline auto use_486 = nvmlPlatformInfo_v1;
inline auto use_487 = nvmlPlatformInfo_v2;
inline auto use_488 = NVML_DEVICE_HOSTNAME_BUFFER_SIZE;
inline auto use_489 = nvmlEccSramUniqueUncorrectedErrorCounts_v1;
inline auto use_490 = NVML_RUSD_POLL_NONE;
inline auto use_491 = NVML_RUSD_POLL_CLOCK;
inline auto use_492 = NVML_RUSD_POLL_PERF;
inline auto use_493 = NVML_RUSD_POLL_MEMORY;
inline auto use_494 = NVML_RUSD_POLL_POWER;
inline auto use_495 = NVML_RUSD_POLL_THERMAL;
inline auto use_496 = NVML_RUSD_POLL_PCI;
inline auto use_497 = NVML_RUSD_POLL_FAN;
inline auto use_498 = NVML_RUSD_POLL_PROC_UTIL;
inline auto use_499 = NVML_RUSD_POLL_ALL;
inline auto use_500 = nvmlRusdSettings_v1;
inline auto use_501 = NVML_GSP_FIRMWARE_VERSION_BUF_SIZE;
inline auto use_502 = NVML_DEVICE_ARCH_KEPLER;
inline auto use_503 = NVML_DEVICE_ARCH_MAXWELL;
inline auto use_504 = NVML_DEVICE_ARCH_PASCAL;
inline auto use_505 = NVML_DEVICE_ARCH_VOLTA;
inline auto use_506 = NVML_DEVICE_ARCH_TURING;
inline auto use_507 = NVML_DEVICE_ARCH_AMPERE;
inline auto use_508 = NVML_DEVICE_ARCH_ADA;
inline auto use_509 = NVML_DEVICE_ARCH_HOPPER;
inline auto use_510 = NVML_DEVICE_ARCH_BLACKWELL;
inline auto use_511 = NVML_DEVICE_ARCH_DLA;
inline auto use_512 = NVML_DEVICE_ARCH_DLA2;
inline auto use_513 = NVML_DEVICE_ARCH_RUBIN;
inline auto use_514 = NVML_DEVICE_ARCH_NPU3;
inline auto use_515 = NVML_DEVICE_ARCH_UNKNOWN;
inline auto use_516 = NVML_BUS_TYPE_UNKNOWN;
inline auto use_517 = NVML_BUS_TYPE_PCI;
inline auto use_518 = NVML_BUS_TYPE_PCIE;
inline auto use_519 = NVML_BUS_TYPE_FPCI;
inline auto use_520 = NVML_BUS_TYPE_AGP;
inline auto use_521 = NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW;
inline auto use_522 = NVML_FAN_POLICY_MANUAL;
inline auto use_523 = NVML_POWER_SOURCE_AC;
inline auto use_524 = NVML_POWER_SOURCE_BATTERY;
inline auto use_525 = NVML_POWER_SOURCE_UNDERSIZED;
inline auto use_526 = NVML_PCIE_LINK_MAX_SPEED_INVALID;
inline auto use_527 = NVML_PCIE_LINK_MAX_SPEED_2500MBPS;
inline auto use_528 = NVML_PCIE_LINK_MAX_SPEED_5000MBPS;
inline auto use_529 = NVML_PCIE_LINK_MAX_SPEED_8000MBPS;
inline auto use_530 = NVML_PCIE_LINK_MAX_SPEED_16000MBPS;
inline auto use_531 = NVML_PCIE_LINK_MAX_SPEED_32000MBPS;
inline auto use_532 = NVML_PCIE_LINK_MAX_SPEED_64000MBPS;
inline auto use_533 = NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED;
inline auto use_534 = NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED;
inline auto use_535 = NVML_MAX_GPU_UTILIZATIONS;
inline auto use_536 = NVML_PCIE_ATOMICS_CAP_FETCHADD32;
inline auto use_537 = NVML_PCIE_ATOMICS_CAP_FETCHADD64;
inline auto use_538 = NVML_PCIE_ATOMICS_CAP_SWAP32;
inline auto use_539 = NVML_PCIE_ATOMICS_CAP_SWAP64;
inline auto use_540 = NVML_PCIE_ATOMICS_CAP_CAS32;
inline auto use_541 = NVML_PCIE_ATOMICS_CAP_CAS64;
inline auto use_542 = NVML_PCIE_ATOMICS_CAP_CAS128;
inline auto use_543 = NVML_PCIE_ATOMICS_OPS_MAX;
inline auto use_544 = NVML_POWER_SCOPE_GPU;
inline auto use_545 = NVML_POWER_SCOPE_MODULE;
inline auto use_546 = NVML_POWER_SCOPE_MEMORY;
inline auto use_547 = NVML_POWER_SCOPE_GPU_BASE;
inline auto use_548 = NVML_POWER_SCOPE_COUNT;
inline auto use_549 = nvmlPowerValue_v2;
inline auto use_550 = NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE;
inline auto use_551 = NVML_GRID_LICENSE_EXPIRY_INVALID;
inline auto use_552 = NVML_GRID_LICENSE_EXPIRY_VALID;
inline auto use_553 = NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE;
inline auto use_554 = NVML_GRID_LICENSE_EXPIRY_PERMANENT;
inline auto use_555 = NVML_GRID_LICENSE_BUFFER_SIZE;
inline auto use_556 = NVML_VGPU_NAME_BUFFER_SIZE;
inline auto use_557 = NVML_GRID_LICENSE_FEATURE_MAX_COUNT;
inline auto use_558 = NVML_INVALID_VGPU_PLACEMENT_ID;
inline auto use_559 = NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO;
inline auto use_560 = NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES;
inline auto use_561 = NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO;
inline auto use_562 = NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES;
inline auto use_563 = NVML_VGPU_PGPU_HETEROGENEOUS_MODE;
inline auto use_564 = NVML_VGPU_PGPU_HOMOGENEOUS_MODE;
inline auto use_565 = nvmlVgpuHeterogeneousMode_v1;
inline auto use_566 = nvmlVgpuPlacementId_v1;
inline auto use_567 = nvmlVgpuPlacementList_v1;
inline auto use_568 = nvmlVgpuPlacementList_v2;
inline auto use_569 = nvmlVgpuTypeBar1Info_v1;
inline auto use_570 = nvmlVgpuInstancesUtilizationInfo_v1;
inline auto use_571 = nvmlVgpuProcessesUtilizationInfo_v1;
inline auto use_572 = nvmlVgpuRuntimeState_v1;
inline auto use_573 = NVML_VGPU_SCHEDULER_POLICY_UNKNOWN;
inline auto use_574 = NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT;
inline auto use_575 = NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE;
inline auto use_576 = NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE;
inline auto use_577 = NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT;
inline auto use_578 = NVML_SCHEDULER_SW_MAX_LOG_ENTRIES;
inline auto use_579 = NVML_VGPU_SCHEDULER_ARR_DEFAULT;
inline auto use_580 = NVML_VGPU_SCHEDULER_ARR_DISABLE;
inline auto use_581 = NVML_VGPU_SCHEDULER_ARR_ENABLE;
inline auto use_582 = NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS;
inline auto use_583 = NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1;
inline auto use_584 = NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0;
inline auto use_585 = NVML_GRID_LICENSE_STATE_UNKNOWN;
inline auto use_586 = NVML_GRID_LICENSE_STATE_UNINITIALIZED;
inline auto use_587 = NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED;
inline auto use_588 = NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED;
inline auto use_589 = NVML_GRID_LICENSE_STATE_UNLICENSED;
inline auto use_590 = NVML_GRID_LICENSE_STATE_LICENSED;
inline auto use_591 = nvmlVgpuTypeIdInfo_v1;
inline auto use_592 = nvmlVgpuTypeMaxInstance_v1;
inline auto use_593 = nvmlActiveVgpuInstanceInfo_v1;
inline auto use_594 = nvmlVgpuSchedulerState_v1;
inline auto use_595 = nvmlVgpuSchedulerStateInfo_v1;
inline auto use_596 = nvmlVgpuSchedulerLogInfo_v1;
inline auto use_597 = nvmlVgpuCreatablePlacementInfo_v1;
inline auto use_598 = NVML_FI_DEV_ECC_CURRENT;
inline auto use_599 = NVML_FI_DEV_ECC_PENDING;
inline auto use_600 = NVML_FI_DEV_ECC_SBE_VOL_TOTAL;
inline auto use_601 = NVML_FI_DEV_ECC_DBE_VOL_TOTAL;
inline auto use_602 = NVML_FI_DEV_ECC_SBE_AGG_TOTAL;
inline auto use_603 = NVML_FI_DEV_ECC_DBE_AGG_TOTAL;
inline auto use_604 = NVML_FI_DEV_ECC_SBE_VOL_L1;
inline auto use_605 = NVML_FI_DEV_ECC_DBE_VOL_L1;
inline auto use_606 = NVML_FI_DEV_ECC_SBE_VOL_L2;
inline auto use_607 = NVML_FI_DEV_ECC_DBE_VOL_L2;
inline auto use_608 = NVML_FI_DEV_ECC_SBE_VOL_DEV;
inline auto use_609 = NVML_FI_DEV_ECC_DBE_VOL_DEV;
inline auto use_610 = NVML_FI_DEV_ECC_SBE_VOL_REG;
inline auto use_611 = NVML_FI_DEV_ECC_DBE_VOL_REG;
inline auto use_612 = NVML_FI_DEV_ECC_SBE_VOL_TEX;
inline auto use_613 = NVML_FI_DEV_ECC_DBE_VOL_TEX;
inline auto use_614 = NVML_FI_DEV_ECC_DBE_VOL_CBU;
inline auto use_615 = NVML_FI_DEV_ECC_SBE_AGG_L1;
inline auto use_616 = NVML_FI_DEV_ECC_DBE_AGG_L1;
inline auto use_617 = NVML_FI_DEV_ECC_SBE_AGG_L2;
inline auto use_618 = NVML_FI_DEV_ECC_DBE_AGG_L2;
inline auto use_619 = NVML_FI_DEV_ECC_SBE_AGG_DEV;
inline auto use_620 = NVML_FI_DEV_ECC_DBE_AGG_DEV;
inline auto use_621 = NVML_FI_DEV_ECC_SBE_AGG_REG;
inline auto use_622 = NVML_FI_DEV_ECC_DBE_AGG_REG;
inline auto use_623 = NVML_FI_DEV_ECC_SBE_AGG_TEX;
inline auto use_624 = NVML_FI_DEV_ECC_DBE_AGG_TEX;
inline auto use_625 = NVML_FI_DEV_ECC_DBE_AGG_CBU;
inline auto use_626 = NVML_FI_DEV_RETIRED_SBE;
inline auto use_627 = NVML_FI_DEV_RETIRED_DBE;
inline auto use_628 = NVML_FI_DEV_RETIRED_PENDING;
inline auto use_629 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0;
inline auto use_630 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1;
inline auto use_631 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2;
inline auto use_632 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3;
inline auto use_633 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4;
inline auto use_634 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5;
inline auto use_635 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL;
inline auto use_636 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0;
inline auto use_637 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1;
inline auto use_638 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2;
inline auto use_639 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3;
inline auto use_640 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4;
inline auto use_641 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5;
inline auto use_642 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL;
inline auto use_643 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0;
inline auto use_644 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1;
inline auto use_645 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2;
inline auto use_646 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3;
inline auto use_647 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4;
inline auto use_648 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5;
inline auto use_649 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL;
inline auto use_650 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0;
inline auto use_651 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1;
inline auto use_652 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2;
inline auto use_653 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3;
inline auto use_654 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4;
inline auto use_655 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5;
inline auto use_656 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL;
inline auto use_657 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0;
inline auto use_658 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1;
inline auto use_659 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2;
inline auto use_660 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3;
inline auto use_661 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4;
inline auto use_662 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5;
inline auto use_663 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL;
inline auto use_664 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0;
inline auto use_665 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1;
inline auto use_666 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2;
inline auto use_667 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3;
inline auto use_668 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4;
inline auto use_669 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5;
inline auto use_670 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL;
inline auto use_671 = NVML_FI_DEV_PERF_POLICY_POWER;
inline auto use_672 = NVML_FI_DEV_PERF_POLICY_THERMAL;
inline auto use_673 = NVML_FI_DEV_PERF_POLICY_SYNC_BOOST;
inline auto use_674 = NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT;
inline auto use_675 = NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION;
inline auto use_676 = NVML_FI_DEV_PERF_POLICY_RELIABILITY;
inline auto use_677 = NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS;
inline auto use_678 = NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS;
inline auto use_679 = NVML_FI_DEV_MEMORY_TEMP;
inline auto use_680 = NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION;
inline auto use_681 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L0;
inline auto use_682 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L1;
inline auto use_683 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L2;
inline auto use_684 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L3;
inline auto use_685 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L4;
inline auto use_686 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L5;
inline auto use_687 = NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON;
inline auto use_688 = NVML_FI_DEV_NVLINK_LINK_COUNT;
inline auto use_689 = NVML_FI_DEV_RETIRED_PENDING_SBE;
inline auto use_690 = NVML_FI_DEV_RETIRED_PENDING_DBE;
inline auto use_691 = NVML_FI_DEV_PCIE_REPLAY_COUNTER;
inline auto use_692 = NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER;
inline auto use_693 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6;
inline auto use_694 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7;
inline auto use_695 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8;
inline auto use_696 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9;
inline auto use_697 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10;
inline auto use_698 = NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11;
inline auto use_699 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6;
inline auto use_700 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7;
inline auto use_701 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8;
inline auto use_702 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9;
inline auto use_703 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10;
inline auto use_704 = NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11;
inline auto use_705 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6;
inline auto use_706 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7;
inline auto use_707 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8;
inline auto use_708 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9;
inline auto use_709 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10;
inline auto use_710 = NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11;
inline auto use_711 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6;
inline auto use_712 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7;
inline auto use_713 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8;
inline auto use_714 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9;
inline auto use_715 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10;
inline auto use_716 = NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11;
inline auto use_717 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6;
inline auto use_718 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7;
inline auto use_719 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8;
inline auto use_720 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9;
inline auto use_721 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10;
inline auto use_722 = NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11;
inline auto use_723 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6;
inline auto use_724 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7;
inline auto use_725 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8;
inline auto use_726 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9;
inline auto use_727 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10;
inline auto use_728 = NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11;
inline auto use_729 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L6;
inline auto use_730 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L7;
inline auto use_731 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L8;
inline auto use_732 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L9;
inline auto use_733 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L10;
inline auto use_734 = NVML_FI_DEV_NVLINK_SPEED_MBPS_L11;
inline auto use_735 = NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX;
inline auto use_736 = NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX;
inline auto use_737 = NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX;
inline auto use_738 = NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX;
inline auto use_739 = NVML_FI_DEV_REMAPPED_COR;
inline auto use_740 = NVML_FI_DEV_REMAPPED_UNC;
inline auto use_741 = NVML_FI_DEV_REMAPPED_PENDING;
inline auto use_742 = NVML_FI_DEV_REMAPPED_FAILURE;
inline auto use_743 = NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID;
inline auto use_744 = NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT;
inline auto use_745 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0;
inline auto use_746 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1;
inline auto use_747 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2;
inline auto use_748 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3;
inline auto use_749 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4;
inline auto use_750 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5;
inline auto use_751 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6;
inline auto use_752 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7;
inline auto use_753 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8;
inline auto use_754 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9;
inline auto use_755 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10;
inline auto use_756 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11;
inline auto use_757 = NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL;
inline auto use_758 = NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY;
inline auto use_759 = NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY;
inline auto use_760 = NVML_FI_DEV_NVLINK_ERROR_DL_CRC;
inline auto use_761 = NVML_FI_DEV_NVLINK_GET_SPEED;
inline auto use_762 = NVML_FI_DEV_NVLINK_GET_STATE;
inline auto use_763 = NVML_FI_DEV_NVLINK_GET_VERSION;
inline auto use_764 = NVML_FI_DEV_NVLINK_GET_POWER_STATE;
inline auto use_765 = NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD;
inline auto use_766 = NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER;
inline auto use_767 = NVML_FI_DEV_C2C_LINK_COUNT;
inline auto use_768 = NVML_FI_DEV_C2C_LINK_GET_STATUS;
inline auto use_769 = NVML_FI_DEV_C2C_LINK_GET_MAX_BW;
inline auto use_770 = NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS;
inline auto use_771 = NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED;
inline auto use_772 = NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR;
inline auto use_773 = NVML_FI_DEV_PCIE_COUNT_BAD_TLP;
inline auto use_774 = NVML_FI_DEV_PCIE_COUNT_NAKS_SENT;
inline auto use_775 = NVML_FI_DEV_PCIE_COUNT_BAD_DLLP;
inline auto use_776 = NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR;
inline auto use_777 = NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR;
inline auto use_778 = NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ;
inline auto use_779 = NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR;
inline auto use_780 = NVML_FI_DEV_PCIE_COUNT_LANE_ERROR;
inline auto use_781 = NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED;
inline auto use_782 = NVML_FI_DEV_POWER_AVERAGE;
inline auto use_783 = NVML_FI_DEV_POWER_INSTANT;
inline auto use_784 = NVML_FI_DEV_POWER_MIN_LIMIT;
inline auto use_785 = NVML_FI_DEV_POWER_MAX_LIMIT;
inline auto use_786 = NVML_FI_DEV_POWER_DEFAULT_LIMIT;
inline auto use_787 = NVML_FI_DEV_POWER_CURRENT_LIMIT;
inline auto use_788 = NVML_FI_DEV_ENERGY;
inline auto use_789 = NVML_FI_DEV_POWER_REQUESTED_LIMIT;
inline auto use_790 = NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT;
inline auto use_791 = NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT;
inline auto use_792 = NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT;
inline auto use_793 = NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT;
inline auto use_794 = NVML_FI_DEV_PCIE_COUNT_TX_BYTES;
inline auto use_795 = NVML_FI_DEV_PCIE_COUNT_RX_BYTES;
inline auto use_796 = NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE;
inline auto use_797 = NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX;
inline auto use_798 = NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS;
inline auto use_799 = NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES;
inline auto use_800 = NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS;
inline auto use_801 = NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES;
inline auto use_802 = NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED;
inline auto use_803 = NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS;
inline auto use_804 = NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS;
inline auto use_805 = NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS;
inline auto use_806 = NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS;
inline auto use_807 = NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS;
inline auto use_808 = NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS;
inline auto use_809 = NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS;
inline auto use_810 = NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS;
inline auto use_811 = NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS;
inline auto use_812 = NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS;
inline auto use_813 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0;
inline auto use_814 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1;
inline auto use_815 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER;
inline auto use_816 = NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS;
inline auto use_817 = NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER;
inline auto use_818 = NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS;
inline auto use_819 = NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER;
inline auto use_820 = NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN;
inline auto use_821 = NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS;
inline auto use_822 = NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED;
inline auto use_823 = NVML_FI_DEV_RESET_STATUS;
inline auto use_824 = NVML_FI_DEV_DRAIN_AND_RESET_STATUS;
inline auto use_825 = NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK;
inline auto use_826 = NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK;
inline auto use_827 = NVML_FI_DEV_GET_GPU_RECOVERY_ACTION;
inline auto use_828 = NVML_FI_DEV_C2C_LINK_ERROR_INTR;
inline auto use_829 = NVML_FI_DEV_C2C_LINK_ERROR_REPLAY;
inline auto use_830 = NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B;
inline auto use_831 = NVML_FI_DEV_C2C_LINK_POWER_STATE;
inline auto use_832 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0;
inline auto use_833 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1;
inline auto use_834 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2;
inline auto use_835 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3;
inline auto use_836 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4;
inline auto use_837 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5;
inline auto use_838 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6;
inline auto use_839 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7;
inline auto use_840 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8;
inline auto use_841 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9;
inline auto use_842 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10;
inline auto use_843 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11;
inline auto use_844 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12;
inline auto use_845 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13;
inline auto use_846 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14;
inline auto use_847 = NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15;
inline auto use_848 = NVML_FI_PWR_SMOOTHING_ENABLED;
inline auto use_849 = NVML_FI_PWR_SMOOTHING_PRIV_LVL;
inline auto use_850 = NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED;
inline auto use_851 = NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL;
inline auto use_852 = NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR;
inline auto use_853 = NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING;
inline auto use_854 = NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING;
inline auto use_855 = NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING;
inline auto use_856 = NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES;
inline auto use_857 = NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR;
inline auto use_858 = NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE;
inline auto use_859 = NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE;
inline auto use_860 = NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL;
inline auto use_861 = NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE;
inline auto use_862 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR;
inline auto use_863 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE;
inline auto use_864 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE;
inline auto use_865 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL;
inline auto use_866 = NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP;
inline auto use_867 = NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST;
inline auto use_868 = NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN;
inline auto use_869 = NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN;
inline auto use_870 = NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN;
inline auto use_871 = NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ;
inline auto use_872 = NVML_FI_DEV_POWER_SYNC_BALANCING_AF;
inline auto use_873 = NVML_FI_DEV_EDPP_MULTIPLIER;
inline auto use_874 = NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR;
inline auto use_875 = NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR;
inline auto use_876 = NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET;
inline auto use_877 = NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT;
inline auto use_878 = NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER;
inline auto use_879 = NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED;
inline auto use_880 = NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR;
inline auto use_881 = NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT;
inline auto use_882 = NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT;
inline auto use_883 = NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET;
inline auto use_884 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR;
inline auto use_885 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT;
inline auto use_886 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT;
inline auto use_887 = NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET;
inline auto use_888 = NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0;
inline auto use_889 = NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1;
inline auto use_890 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2;
inline auto use_891 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2;
inline auto use_892 = NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2;
inline auto use_893 = NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS;
inline auto use_894 = NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS;
inline auto use_895 = NVML_FI_DEV_NVLINK_GET_DATA_RATE;
inline auto use_896 = NVML_FI_DEV_MMA_STALL_PERCENT;
inline auto use_897 = NVML_FI_DEV_MCLK_SWITCH_TYPE;
inline auto use_898 = NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS;
inline auto use_899 = NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED;
inline auto use_900 = NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE;
inline auto use_901 = NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE;
inline auto use_902 = NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS;
inline auto use_903 = NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS;
inline auto use_904 = NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX;
inline auto use_905 = NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE;
inline auto use_906 = NVML_FI_DEV_PENDING_BANK_REMAPPING;
inline auto use_907 = NVML_FI_DEV_GPU_TEMP;
inline auto use_908 = NVML_FI_PWR_SMOOTHING_LIMITED_TIME;
inline auto use_909 = NVML_FI_MAX;
inline auto use_910 = NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED;
inline auto use_911 = NVML_MCLK_SWITCH_TYPE_DEFERRED;
inline auto use_912 = NVML_MCLK_SWITCH_TYPE_RUNTIME;
inline auto use_913 = NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US;
inline auto use_914 = NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US;
inline auto use_915 = NVML_NVLINK_POWER_STATE_HIGH_SPEED;
inline auto use_916 = NVML_NVLINK_POWER_STATE_LOW;
inline auto use_917 = NVML_NVLINK_LOW_POWER_THRESHOLD_MIN;
inline auto use_918 = NVML_NVLINK_LOW_POWER_THRESHOLD_MAX;
inline auto use_919 = NVML_NVLINK_LOW_POWER_THRESHOLD_RESET;
inline auto use_920 = NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT;
inline auto use_921 = NVML_C2C_POWER_STATE_FULL_POWER;
inline auto use_922 = NVML_C2C_POWER_STATE_LOW_POWER;
inline auto use_923 = nvmlEventTypeNone;
inline auto use_924 = nvmlEventTypeSingleBitEccError;
inline auto use_925 = nvmlEventTypeDoubleBitEccError;
inline auto use_926 = nvmlEventTypePState;
inline auto use_927 = nvmlEventTypeXidCriticalError;
inline auto use_928 = nvmlEventTypeClock;
inline auto use_929 = nvmlEventTypePowerSourceChange;
inline auto use_930 = nvmlEventMigConfigChange;
inline auto use_931 = nvmlEventTypeSingleBitEccErrorStorm;
inline auto use_932 = nvmlEventTypeDramRetirementEvent;
inline auto use_933 = nvmlEventTypeDramRetirementFailure;
inline auto use_934 = nvmlEventTypeNonFatalPoisonError;
inline auto use_935 = nvmlEventTypeFatalPoisonError;
inline auto use_936 = nvmlEventTypeGpuUnavailableError;
inline auto use_937 = nvmlEventTypeGpuRecoveryAction;
inline auto use_938 = nvmlEventTypeAll;
inline auto use_939 = NVML_GPU_INSTANCE_ID_ANY;
inline auto use_940 = NVML_COMPUTE_INSTANCE_ID_ANY;
inline auto use_941 = NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED;
inline auto use_942 = NVML_OPERATIONAL_EVENT_ATTR_LATENT;
inline auto use_943 = NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED;
inline auto use_944 = NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET;
inline auto use_945 = NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED;
inline auto use_946 = NVML_OPERATIONAL_EVENT_ATTR_PRIMARY;
inline auto use_947 = NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW;
inline auto use_948 = NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED;
inline auto use_949 = NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR;
inline auto use_950 = NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED;
inline auto use_951 = nvmlSystemEventTypeGpuDriverUnbind;
inline auto use_952 = nvmlSystemEventTypeGpuDriverBind;
inline auto use_953 = nvmlSystemEventTypeCount;
inline auto use_954 = nvmlSystemEventSetCreateRequest_v1;
inline auto use_955 = nvmlSystemEventSetFreeRequest_v1;
inline auto use_956 = nvmlSystemRegisterEventRequest_v1;
inline auto use_957 = nvmlSystemEventSetWaitRequest_v1;
inline auto use_958 = nvmlClocksEventReasonGpuIdle;
inline auto use_959 = nvmlClocksEventReasonApplicationsClocksSetting;
inline auto use_960 = nvmlClocksThrottleReasonUserDefinedClocks;
inline auto use_961 = nvmlClocksEventReasonSwPowerCap;
inline auto use_962 = nvmlClocksThrottleReasonHwSlowdown;
inline auto use_963 = nvmlClocksEventReasonSyncBoost;
inline auto use_964 = nvmlClocksEventReasonSwThermalSlowdown;
inline auto use_965 = nvmlClocksThrottleReasonHwThermalSlowdown;
inline auto use_966 = nvmlClocksThrottleReasonHwPowerBrakeSlowdown;
inline auto use_967 = nvmlClocksEventReasonDisplayClockSetting;
inline auto use_968 = nvmlClocksEventReasonBoardLimit;
inline auto use_969 = nvmlClocksEventReasonReliability;
inline auto use_970 = nvmlClocksEventReasonNone;
inline auto use_971 = nvmlClocksEventReasonAll;
inline auto use_972 = nvmlClocksThrottleReasonGpuIdle;
inline auto use_973 = nvmlClocksThrottleReasonApplicationsClocksSetting;
inline auto use_974 = nvmlClocksThrottleReasonSyncBoost;
inline auto use_975 = nvmlClocksThrottleReasonSwPowerCap;
inline auto use_976 = nvmlClocksThrottleReasonSwThermalSlowdown;
inline auto use_977 = nvmlClocksThrottleReasonDisplayClockSetting;
inline auto use_978 = nvmlClocksThrottleReasonNone;
inline auto use_979 = nvmlClocksThrottleReasonAll;
inline auto use_980 = NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED;
inline auto use_981 = NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED;
inline auto use_982 = NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT;
inline auto use_983 = NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE;
inline auto use_984 = NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT;
inline auto use_985 = NVML_CC_SYSTEM_CPU_CAPS_NONE;
inline auto use_986 = NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV;
inline auto use_987 = NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX;
inline auto use_988 = NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP;
inline auto use_989 = NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM;
inline auto use_990 = NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA;
inline auto use_991 = NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT;
inline auto use_992 = NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO;
inline auto use_993 = NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE;
inline auto use_994 = NVML_CC_SYSTEM_GPUS_CC_CAPABLE;
inline auto use_995 = NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE;
inline auto use_996 = NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF;
inline auto use_997 = NVML_CC_SYSTEM_DEVTOOLS_MODE_ON;
inline auto use_998 = NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE;
inline auto use_999 = NVML_CC_SYSTEM_ENVIRONMENT_SIM;
inline auto use_1000 = NVML_CC_SYSTEM_ENVIRONMENT_PROD;
inline auto use_1001 = NVML_CC_SYSTEM_FEATURE_DISABLED;
inline auto use_1002 = NVML_CC_SYSTEM_FEATURE_ENABLED;
inline auto use_1003 = NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED;
inline auto use_1004 = NVML_CC_SYSTEM_MULTIGPU_NONE;
inline auto use_1005 = NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE;
inline auto use_1006 = NVML_CC_SYSTEM_MULTIGPU_NVLE;
inline auto use_1007 = nvmlSystemConfComputeSettings_v1;
inline auto use_1008 = NVML_CC_SYSTEM_TDISP_STATE_DISABLED;
inline auto use_1009 = NVML_CC_SYSTEM_TDISP_STATE_NOT_READY;
inline auto use_1010 = NVML_CC_SYSTEM_TDISP_STATE_READY;
inline auto use_1011 = nvmlSystemConfComputeSettings_v2;
inline auto use_1012 = NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE;
inline auto use_1013 = NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE;
inline auto use_1014 = NVML_GPU_CERT_CHAIN_SIZE;
inline auto use_1015 = NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE;
inline auto use_1016 = NVML_CC_GPU_CEC_NONCE_SIZE;
inline auto use_1017 = NVML_CC_GPU_ATTESTATION_REPORT_SIZE;
inline auto use_1018 = NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE;
inline auto use_1019 = NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT;
inline auto use_1020 = NVML_CC_CEC_ATTESTATION_REPORT_PRESENT;
inline auto use_1021 = NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN;
inline auto use_1022 = NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX;
inline auto use_1023 = nvmlConfComputeSetKeyRotationThresholdInfo_v1;
inline auto use_1024 = nvmlConfComputeGetKeyRotationThresholdInfo_v1;
inline auto use_1025 = NVML_GPU_FABRIC_UUID_LEN;
inline auto use_1026 = NVML_GPU_FABRIC_STATE_NOT_SUPPORTED;
inline auto use_1027 = NVML_GPU_FABRIC_STATE_NOT_STARTED;
inline auto use_1028 = NVML_GPU_FABRIC_STATE_IN_PROGRESS;
inline auto use_1029 = NVML_GPU_FABRIC_STATE_COMPLETED;
inline auto use_1030 = NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED;
inline auto use_1031 = NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE;
inline auto use_1032 = NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE;
inline auto use_1033 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW;
inline auto use_1034 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW;
inline auto use_1035 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED;
inline auto use_1036 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE;
inline auto use_1037 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE;
inline auto use_1038 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY;
inline auto use_1039 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY;
inline auto use_1040 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED;
inline auto use_1041 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE;
inline auto use_1042 = NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE;
inline auto use_1043 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY;
inline auto use_1044 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY;
inline auto use_1045 = NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED;
inline auto use_1046 = NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE;
inline auto use_1047 = NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE;
inline auto use_1048 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY;
inline auto use_1049 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY;
inline auto use_1050 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED;
inline auto use_1051 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE;
inline auto use_1052 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID;
inline auto use_1053 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN;
inline auto use_1054 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION;
inline auto use_1055 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS;
inline auto use_1056 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW;
inline auto use_1057 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION;
inline auto use_1058 = NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID;
inline auto use_1059 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION;
inline auto use_1060 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION;
inline auto use_1061 = NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED;
inline auto use_1062 = NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE;
inline auto use_1063 = NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE;
inline auto use_1064 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED;
inline auto use_1065 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED;
inline auto use_1066 = NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED;
inline auto use_1067 = NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED;
inline auto use_1068 = NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED;
inline auto use_1069 = NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE;
inline auto use_1070 = NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE;
inline auto use_1071 = NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED;
inline auto use_1072 = NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY;
inline auto use_1073 = NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY;
inline auto use_1074 = NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY;
inline auto use_1075 = nvmlGpuFabricInfo_v2;
inline auto use_1076 = nvmlGpuFabricInfo_v3;
inline auto use_1077 = NVML_GPU_FABRIC_CLIQUE_MAX;
inline auto use_1078 = NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER;
inline auto use_1079 = NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER;
inline auto use_1080 = NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT;
inline auto use_1081 = NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT;
inline auto use_1082 = NVML_INIT_FLAG_NO_GPUS;
inline auto use_1083 = NVML_INIT_FLAG_NO_ATTACH;
inline auto use_1084 = NVML_INIT_FLAG_FORCE_INIT;
inline auto use_1085 = NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE;
inline auto use_1086 = NVML_DEVICE_UUID_BUFFER_SIZE;
inline auto use_1087 = NVML_DEVICE_UUID_V2_BUFFER_SIZE;
inline auto use_1088 = NVML_DEVICE_PART_NUMBER_BUFFER_SIZE;
inline auto use_1089 = NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE;
inline auto use_1090 = NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE;
inline auto use_1091 = NVML_DEVICE_NAME_BUFFER_SIZE;
inline auto use_1092 = NVML_DEVICE_NAME_V2_BUFFER_SIZE;
inline auto use_1093 = NVML_DEVICE_SERIAL_BUFFER_SIZE;
inline auto use_1094 = NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE;
inline auto use_1095 = NVML_CPER_CURSOR_HANDLE_INIT;
inline auto use_1096 = nvmlSystemDriverBranchInfo_v1;
inline auto use_1097 = NVML_AFFINITY_SCOPE_NODE;
inline auto use_1098 = NVML_AFFINITY_SCOPE_SOCKET;
inline auto use_1099 = nvmlTemperature_v1;
inline auto use_1100 = NVML_NVLINK_BER_MANTISSA_SHIFT;
inline auto use_1101 = NVML_NVLINK_BER_MANTISSA_WIDTH;
inline auto use_1102 = NVML_NVLINK_BER_EXP_SHIFT;
inline auto use_1103 = NVML_NVLINK_BER_EXP_WIDTH;
inline auto use_1104 = NVML_NVLINK_STATE_INACTIVE;
inline auto use_1105 = NVML_NVLINK_STATE_ACTIVE;
inline auto use_1106 = NVML_NVLINK_STATE_SLEEP;
inline auto use_1107 = NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED;
inline auto use_1108 = NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES;
inline auto use_1109 = nvmlNvlinkSupportedBwModes_v1;
inline auto use_1110 = nvmlNvlinkGetBwMode_v1;
inline auto use_1111 = nvmlNvlinkSetBwMode_v1;
inline auto use_1112 = nvmlNvLinkInfo_v1;
inline auto use_1113 = NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE;
inline auto use_1114 = NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR;
inline auto use_1115 = NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY;
inline auto use_1116 = NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN;
inline auto use_1117 = NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN;
inline auto use_1118 = NVML_NVLINK_FIRMWARE_VERSION_LENGTH;
inline auto use_1119 = nvmlNvLinkInfo_v2;
inline auto use_1120 = NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2;
inline auto use_1121 = NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK;
inline auto use_1122 = NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE;
inline auto use_1123 = NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES;
inline auto use_1124 = NVML_PRM_DATA_MAX_SIZE;
inline auto use_1125 = NVML_DEVICE_MIG_DISABLE;
inline auto use_1126 = NVML_DEVICE_MIG_ENABLE;
inline auto use_1127 = NVML_GPU_INSTANCE_PROFILE_1_SLICE;
inline auto use_1128 = NVML_GPU_INSTANCE_PROFILE_2_SLICE;
inline auto use_1129 = NVML_GPU_INSTANCE_PROFILE_3_SLICE;
inline auto use_1130 = NVML_GPU_INSTANCE_PROFILE_4_SLICE;
inline auto use_1131 = NVML_GPU_INSTANCE_PROFILE_7_SLICE;
inline auto use_1132 = NVML_GPU_INSTANCE_PROFILE_8_SLICE;
inline auto use_1133 = NVML_GPU_INSTANCE_PROFILE_6_SLICE;
inline auto use_1134 = NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1;
inline auto use_1135 = NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1;
inline auto use_1136 = NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2;
inline auto use_1137 = NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX;
inline auto use_1138 = NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX;
inline auto use_1139 = NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX;
inline auto use_1140 = NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME;
inline auto use_1141 = NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME;
inline auto use_1142 = NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME;
inline auto use_1143 = NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME;
inline auto use_1144 = NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX;
inline auto use_1145 = NVML_GPU_INSTANCE_PROFILE_COUNT;
inline auto use_1146 = NVML_GPU_INSTANCE_PROFILE_CAPS_P2P;
inline auto use_1147 = NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P;
inline auto use_1148 = NVML_GPU_INSTANCE_PROFILE_CAPS_GFX;
inline auto use_1149 = NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX;
inline auto use_1150 = nvmlGpuInstanceProfileInfo_v2;
inline auto use_1151 = nvmlGpuInstanceProfileInfo_v3;
inline auto use_1152 = NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE;
inline auto use_1153 = NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE;
inline auto use_1154 = NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE;
inline auto use_1155 = NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE;
inline auto use_1156 = NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE;
inline auto use_1157 = NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE;
inline auto use_1158 = NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE;
inline auto use_1159 = NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1;
inline auto use_1160 = NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL;
inline auto use_1161 = NVML_COMPUTE_INSTANCE_PROFILE_COUNT;
inline auto use_1162 = NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED;
inline auto use_1163 = NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT;
inline auto use_1164 = nvmlComputeInstanceProfileInfo_v2;
inline auto use_1165 = nvmlComputeInstanceProfileInfo_v3;
inline auto use_1166 = NVML_GPM_METRICS_GET_VERSION;
inline auto use_1167 = NVML_GPM_SUPPORT_VERSION;
inline auto use_1168 = NVML_DEV_CAP_EGM;
inline auto use_1169 = nvmlDeviceCapabilities_v1;
inline auto use_1170 = NVML_255_MASK_BITS_PER_ELEM;
inline auto use_1171 = NVML_255_MASK_NUM_ELEMS;
inline auto use_1172 = NVML_WORKLOAD_POWER_MAX_PROFILES;
inline auto use_1173 = nvmlWorkloadPowerProfileInfo_v1;
inline auto use_1174 = nvmlWorkloadPowerProfileProfilesInfo_v1;
inline auto use_1175 = nvmlWorkloadPowerProfileCurrentProfiles_v1;
inline auto use_1176 = nvmlWorkloadPowerProfileRequestedProfiles_v1;
inline auto use_1177 = nvmlWorkloadPowerProfileUpdateProfiles_v1;
inline auto use_1178 = NVML_POWER_SMOOTHING_MAX_NUM_PROFILES;
inline auto use_1179 = NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS;
inline auto use_1180 = NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET;
inline auto use_1181 = NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR;
inline auto use_1182 = NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE;
inline auto use_1183 = NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE;
inline auto use_1184 = NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS;
inline auto use_1185 = NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR;
inline auto use_1186 = NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT;
inline auto use_1187 = NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT;
inline auto use_1188 = NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET;
inline auto use_1189 = nvmlPowerSmoothingProfile_v1;
inline auto use_1190 = nvmlPowerSmoothingState_v1;
using use_1191 = nvmlDevice_st;
using use_1192 = struct nvmlDevice_st;
using use_1193 = nvmlDevice_t;
using use_1194 = nvmlGpuInstance_st;
using use_1195 = struct nvmlGpuInstance_st;
using use_1196 = nvmlGpuInstance_t;
using use_1197 = nvmlPciInfoExt_v1_t;
using use_1198 = nvmlPciInfoExt_t;
using use_1199 = nvmlPciInfo_st;
using use_1200 = struct nvmlPciInfo_st;
using use_1201 = nvmlPciInfo_t;
using use_1202 = nvmlEccErrorCounts_st;
using use_1203 = struct nvmlEccErrorCounts_st;
using use_1204 = nvmlEccErrorCounts_t;
using use_1205 = nvmlUtilization_st;
using use_1206 = struct nvmlUtilization_st;
using use_1207 = nvmlUtilization_t;
using use_1208 = nvmlMemory_st;
using use_1209 = struct nvmlMemory_st;
using use_1210 = nvmlMemory_t;
using use_1211 = nvmlMemory_v2_st;
using use_1212 = struct nvmlMemory_v2_st;
using use_1213 = nvmlMemory_v2_t;
using use_1214 = nvmlSetMemoryLimits_v1_t;
using use_1215 = nvmlGetMemoryLimits_v1_t;
using use_1216 = nvmlBAR1Memory_st;
using use_1217 = struct nvmlBAR1Memory_st;
using use_1218 = nvmlBAR1Memory_t;
using use_1219 = nvmlProcessInfo_v1_st;
using use_1220 = struct nvmlProcessInfo_v1_st;
using use_1221 = nvmlProcessInfo_v1_t;
using use_1222 = nvmlProcessInfo_v2_st;
using use_1223 = struct nvmlProcessInfo_v2_st;
using use_1224 = nvmlProcessInfo_v2_t;
using use_1225 = nvmlProcessInfo_t;
using use_1226 = nvmlProcessDetail_v1_t;
using use_1227 = nvmlProcessMode_enum;
using use_1228 = enum nvmlProcessMode_enum;
inline auto use_1229 = NVML_PROCESS_MODE_COMPUTE;
inline auto use_1230 = NVML_PROCESS_MODE_GRAPHICS;
inline auto use_1231 = NVML_PROCESS_MODE_MPS;
inline auto use_1232 = NVML_PROCESS_MODE_ALL;
inline auto use_1233 = NVML_PROCESS_MODE_MAX;
using use_1234 = nvmlProcessMode_t;
using use_1235 = nvmlProcessDetailList_v1_t;
using use_1236 = nvmlProcessDetailList_t;
using use_1237 = nvmlDeviceAttributes_st;
using use_1238 = struct nvmlDeviceAttributes_st;
using use_1239 = nvmlDeviceAttributes_t;
using use_1240 = nvmlC2cModeInfo_v1_t;
using use_1241 = nvmlDeviceAddressingModeType_t;
inline auto use_1242 = NVML_DEVICE_ADDRESSING_MODE_NONE;
inline auto use_1243 = NVML_DEVICE_ADDRESSING_MODE_HMM;
inline auto use_1244 = NVML_DEVICE_ADDRESSING_MODE_ATS;
using use_1245 = nvmlDeviceAddressingMode_v1_t;
using use_1246 = nvmlDeviceAddressingMode_t;
using use_1247 = nvmlRepairStatus_v1_t;
using use_1248 = nvmlRepairStatus_t;
using use_1249 = nvmlUnrepairableMemoryStatus_v1_t;
using use_1250 = nvmlRowRemapperHistogramValues_st;
using use_1251 = struct nvmlRowRemapperHistogramValues_st;
using use_1252 = nvmlRowRemapperHistogramValues_t;
using use_1253 = nvmlBridgeChipType_enum;
using use_1254 = enum nvmlBridgeChipType_enum;
inline auto use_1255 = NVML_BRIDGE_CHIP_PLX;
inline auto use_1256 = NVML_BRIDGE_CHIP_BRO4;
using use_1257 = nvmlBridgeChipType_t;
using use_1258 = nvmlNvLinkUtilizationCountUnits_enum;
using use_1259 = enum nvmlNvLinkUtilizationCountUnits_enum;
inline auto use_1260 = NVML_NVLINK_COUNTER_UNIT_CYCLES;
inline auto use_1261 = NVML_NVLINK_COUNTER_UNIT_PACKETS;
inline auto use_1262 = NVML_NVLINK_COUNTER_UNIT_BYTES;
inline auto use_1263 = NVML_NVLINK_COUNTER_UNIT_RESERVED;
inline auto use_1264 = NVML_NVLINK_COUNTER_UNIT_COUNT;
using use_1265 = nvmlNvLinkUtilizationCountUnits_t;
using use_1266 = nvmlNvLinkUtilizationCountPktTypes_enum;
using use_1267 = enum nvmlNvLinkUtilizationCountPktTypes_enum;
inline auto use_1268 = NVML_NVLINK_COUNTER_PKTFILTER_NOP;
inline auto use_1269 = NVML_NVLINK_COUNTER_PKTFILTER_READ;
inline auto use_1270 = NVML_NVLINK_COUNTER_PKTFILTER_WRITE;
inline auto use_1271 = NVML_NVLINK_COUNTER_PKTFILTER_RATOM;
inline auto use_1272 = NVML_NVLINK_COUNTER_PKTFILTER_NRATOM;
inline auto use_1273 = NVML_NVLINK_COUNTER_PKTFILTER_FLUSH;
inline auto use_1274 = NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA;
inline auto use_1275 = NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA;
inline auto use_1276 = NVML_NVLINK_COUNTER_PKTFILTER_ALL;
using use_1277 = nvmlNvLinkUtilizationCountPktTypes_t;
using use_1278 = nvmlNvLinkUtilizationControl_st;
using use_1279 = struct nvmlNvLinkUtilizationControl_st;
using use_1280 = nvmlNvLinkUtilizationControl_t;
using use_1281 = nvmlNvLinkCapability_enum;
using use_1282 = enum nvmlNvLinkCapability_enum;
inline auto use_1283 = NVML_NVLINK_CAP_P2P_SUPPORTED;
inline auto use_1284 = NVML_NVLINK_CAP_SYSMEM_ACCESS;
inline auto use_1285 = NVML_NVLINK_CAP_P2P_ATOMICS;
inline auto use_1286 = NVML_NVLINK_CAP_SYSMEM_ATOMICS;
inline auto use_1287 = NVML_NVLINK_CAP_SLI_BRIDGE;
inline auto use_1288 = NVML_NVLINK_CAP_VALID;
inline auto use_1289 = NVML_NVLINK_CAP_COUNT;
using use_1290 = nvmlNvLinkCapability_t;
using use_1291 = nvmlNvLinkErrorCounter_enum;
using use_1292 = enum nvmlNvLinkErrorCounter_enum;
inline auto use_1293 = NVML_NVLINK_ERROR_DL_REPLAY;
inline auto use_1294 = NVML_NVLINK_ERROR_DL_RECOVERY;
inline auto use_1295 = NVML_NVLINK_ERROR_DL_CRC_FLIT;
inline auto use_1296 = NVML_NVLINK_ERROR_DL_CRC_DATA;
inline auto use_1297 = NVML_NVLINK_ERROR_DL_ECC_DATA;
inline auto use_1298 = NVML_NVLINK_ERROR_COUNT;
using use_1299 = nvmlNvLinkErrorCounter_t;
using use_1300 = nvmlIntNvLinkDeviceType_enum;
using use_1301 = enum nvmlIntNvLinkDeviceType_enum;
inline auto use_1302 = NVML_NVLINK_DEVICE_TYPE_GPU;
inline auto use_1303 = NVML_NVLINK_DEVICE_TYPE_IBMNPU;
inline auto use_1304 = NVML_NVLINK_DEVICE_TYPE_SWITCH;
inline auto use_1305 = NVML_NVLINK_DEVICE_TYPE_UNKNOWN;
using use_1306 = nvmlIntNvLinkDeviceType_t;
using use_1307 = nvmlGpuLevel_enum;
using use_1308 = enum nvmlGpuLevel_enum;
inline auto use_1309 = NVML_TOPOLOGY_INTERNAL;
inline auto use_1310 = NVML_TOPOLOGY_SINGLE;
inline auto use_1311 = NVML_TOPOLOGY_MULTIPLE;
inline auto use_1312 = NVML_TOPOLOGY_HOSTBRIDGE;
inline auto use_1313 = NVML_TOPOLOGY_NODE;
inline auto use_1314 = NVML_TOPOLOGY_SYSTEM;
using use_1315 = nvmlGpuTopologyLevel_t;
using use_1316 = nvmlGpuP2PStatus_enum;
using use_1317 = enum nvmlGpuP2PStatus_enum;
inline auto use_1318 = NVML_P2P_STATUS_OK;
inline auto use_1319 = NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED;
inline auto use_1320 = NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED;
inline auto use_1321 = NVML_P2P_STATUS_GPU_NOT_SUPPORTED;
inline auto use_1322 = NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED;
inline auto use_1323 = NVML_P2P_STATUS_DISABLED_BY_REGKEY;
inline auto use_1324 = NVML_P2P_STATUS_NOT_SUPPORTED;
inline auto use_1325 = NVML_P2P_STATUS_UNKNOWN;
using use_1326 = nvmlGpuP2PStatus_t;
using use_1327 = nvmlGpuP2PCapsIndex_enum;
using use_1328 = enum nvmlGpuP2PCapsIndex_enum;
inline auto use_1329 = NVML_P2P_CAPS_INDEX_READ;
inline auto use_1330 = NVML_P2P_CAPS_INDEX_WRITE;
inline auto use_1331 = NVML_P2P_CAPS_INDEX_NVLINK;
inline auto use_1332 = NVML_P2P_CAPS_INDEX_ATOMICS;
inline auto use_1333 = NVML_P2P_CAPS_INDEX_PCI;
inline auto use_1334 = NVML_P2P_CAPS_INDEX_PROP;
inline auto use_1335 = NVML_P2P_CAPS_INDEX_UNKNOWN;
using use_1336 = nvmlGpuP2PCapsIndex_t;
using use_1337 = nvmlBridgeChipInfo_st;
using use_1338 = struct nvmlBridgeChipInfo_st;
using use_1339 = nvmlBridgeChipInfo_t;
using use_1340 = nvmlBridgeChipHierarchy_st;
using use_1341 = struct nvmlBridgeChipHierarchy_st;
using use_1342 = nvmlBridgeChipHierarchy_t;
using use_1343 = nvmlSamplingType_enum;
using use_1344 = enum nvmlSamplingType_enum;
inline auto use_1345 = NVML_TOTAL_POWER_SAMPLES;
inline auto use_1346 = NVML_GPU_UTILIZATION_SAMPLES;
inline auto use_1347 = NVML_MEMORY_UTILIZATION_SAMPLES;
inline auto use_1348 = NVML_ENC_UTILIZATION_SAMPLES;
inline auto use_1349 = NVML_DEC_UTILIZATION_SAMPLES;
inline auto use_1350 = NVML_PROCESSOR_CLK_SAMPLES;
inline auto use_1351 = NVML_MEMORY_CLK_SAMPLES;
inline auto use_1352 = NVML_MODULE_POWER_SAMPLES;
inline auto use_1353 = NVML_JPG_UTILIZATION_SAMPLES;
inline auto use_1354 = NVML_OFA_UTILIZATION_SAMPLES;
inline auto use_1355 = NVML_SAMPLINGTYPE_COUNT;
using use_1356 = nvmlSamplingType_t;
using use_1357 = nvmlPcieUtilCounter_enum;
using use_1358 = enum nvmlPcieUtilCounter_enum;
inline auto use_1359 = NVML_PCIE_UTIL_TX_BYTES;
inline auto use_1360 = NVML_PCIE_UTIL_RX_BYTES;
inline auto use_1361 = NVML_PCIE_UTIL_COUNT;
using use_1362 = nvmlPcieUtilCounter_t;
using use_1363 = nvmlValueType_enum;
using use_1364 = enum nvmlValueType_enum;
inline auto use_1365 = NVML_VALUE_TYPE_DOUBLE;
inline auto use_1366 = NVML_VALUE_TYPE_UNSIGNED_INT;
inline auto use_1367 = NVML_VALUE_TYPE_UNSIGNED_LONG;
inline auto use_1368 = NVML_VALUE_TYPE_UNSIGNED_LONG_LONG;
inline auto use_1369 = NVML_VALUE_TYPE_SIGNED_LONG_LONG;
inline auto use_1370 = NVML_VALUE_TYPE_SIGNED_INT;
inline auto use_1371 = NVML_VALUE_TYPE_UNSIGNED_SHORT;
inline auto use_1372 = NVML_VALUE_TYPE_COUNT;
using use_1373 = nvmlValueType_t;
using use_1374 = nvmlValue_st;
using use_1375 = union nvmlValue_st;
using use_1376 = nvmlValue_t;
using use_1377 = nvmlSample_st;
using use_1378 = struct nvmlSample_st;
using use_1379 = nvmlSample_t;
using use_1380 = nvmlPerfPolicyType_enum;
using use_1381 = enum nvmlPerfPolicyType_enum;
inline auto use_1382 = NVML_PERF_POLICY_POWER;
inline auto use_1383 = NVML_PERF_POLICY_THERMAL;
inline auto use_1384 = NVML_PERF_POLICY_SYNC_BOOST;
inline auto use_1385 = NVML_PERF_POLICY_BOARD_LIMIT;
inline auto use_1386 = NVML_PERF_POLICY_LOW_UTILIZATION;
inline auto use_1387 = NVML_PERF_POLICY_RELIABILITY;
inline auto use_1388 = NVML_PERF_POLICY_TOTAL_APP_CLOCKS;
inline auto use_1389 = NVML_PERF_POLICY_TOTAL_BASE_CLOCKS;
inline auto use_1390 = NVML_PERF_POLICY_COUNT;
using use_1391 = nvmlPerfPolicyType_t;
using use_1392 = nvmlViolationTime_st;
using use_1393 = struct nvmlViolationTime_st;
using use_1394 = nvmlViolationTime_t;
using use_1395 = nvmlThermalTarget_t;
inline auto use_1396 = NVML_THERMAL_TARGET_NONE;
inline auto use_1397 = NVML_THERMAL_TARGET_GPU;
inline auto use_1398 = NVML_THERMAL_TARGET_MEMORY;
inline auto use_1399 = NVML_THERMAL_TARGET_POWER_SUPPLY;
inline auto use_1400 = NVML_THERMAL_TARGET_BOARD;
inline auto use_1401 = NVML_THERMAL_TARGET_VCD_BOARD;
inline auto use_1402 = NVML_THERMAL_TARGET_VCD_INLET;
inline auto use_1403 = NVML_THERMAL_TARGET_VCD_OUTLET;
inline auto use_1404 = NVML_THERMAL_TARGET_ALL;
inline auto use_1405 = NVML_THERMAL_TARGET_UNKNOWN;
using use_1406 = nvmlThermalController_t;
inline auto use_1407 = NVML_THERMAL_CONTROLLER_NONE;
inline auto use_1408 = NVML_THERMAL_CONTROLLER_GPU_INTERNAL;
inline auto use_1409 = NVML_THERMAL_CONTROLLER_ADM1032;
inline auto use_1410 = NVML_THERMAL_CONTROLLER_ADT7461;
inline auto use_1411 = NVML_THERMAL_CONTROLLER_MAX6649;
inline auto use_1412 = NVML_THERMAL_CONTROLLER_MAX1617;
inline auto use_1413 = NVML_THERMAL_CONTROLLER_LM99;
inline auto use_1414 = NVML_THERMAL_CONTROLLER_LM89;
inline auto use_1415 = NVML_THERMAL_CONTROLLER_LM64;
inline auto use_1416 = NVML_THERMAL_CONTROLLER_G781;
inline auto use_1417 = NVML_THERMAL_CONTROLLER_ADT7473;
inline auto use_1418 = NVML_THERMAL_CONTROLLER_SBMAX6649;
inline auto use_1419 = NVML_THERMAL_CONTROLLER_VBIOSEVT;
inline auto use_1420 = NVML_THERMAL_CONTROLLER_OS;
inline auto use_1421 = NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS;
inline auto use_1422 = NVML_THERMAL_CONTROLLER_NVSYSCON_E551;
inline auto use_1423 = NVML_THERMAL_CONTROLLER_MAX6649R;
inline auto use_1424 = NVML_THERMAL_CONTROLLER_ADT7473S;
inline auto use_1425 = NVML_THERMAL_CONTROLLER_UNKNOWN;
using use_1426 = nvmlGpuThermalSettings_t;
using use_1427 = nvmlCoolerControl_enum;
using use_1428 = enum nvmlCoolerControl_enum;
inline auto use_1429 = NVML_THERMAL_COOLER_SIGNAL_NONE;
inline auto use_1430 = NVML_THERMAL_COOLER_SIGNAL_TOGGLE;
inline auto use_1431 = NVML_THERMAL_COOLER_SIGNAL_VARIABLE;
inline auto use_1432 = NVML_THERMAL_COOLER_SIGNAL_COUNT;
using use_1433 = nvmlCoolerControl_t;
using use_1434 = nvmlCoolerTarget_enum;
using use_1435 = enum nvmlCoolerTarget_enum;
inline auto use_1436 = NVML_THERMAL_COOLER_TARGET_NONE;
inline auto use_1437 = NVML_THERMAL_COOLER_TARGET_GPU;
inline auto use_1438 = NVML_THERMAL_COOLER_TARGET_MEMORY;
inline auto use_1439 = NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY;
inline auto use_1440 = NVML_THERMAL_COOLER_TARGET_GPU_RELATED;
using use_1441 = nvmlCoolerTarget_t;
using use_1442 = nvmlCoolerInfo_v1_t;
using use_1443 = nvmlCoolerInfo_t;
using use_1444 = nvmlUUIDType_t;
inline auto use_1445 = NVML_UUID_TYPE_NONE;
inline auto use_1446 = NVML_UUID_TYPE_ASCII;
inline auto use_1447 = NVML_UUID_TYPE_BINARY;
using use_1448 = nvmlUUIDValue_t;
using use_1449 = nvmlUUID_v1_t;
using use_1450 = nvmlUUID_t;
using use_1451 = nvmlPdi_v1_t;
using use_1452 = nvmlPdi_t;
using use_1453 = nvmlPmgrPwrTuple_t;
using use_1454 = nvmlRailMetrics_t;
using use_1455 = nvmlCoreRailMetrics_t;
using use_1456 = nvmlPwrModelMetricsDlppm1xPerf_t;
using use_1457 = nvmlPwrModelMetricsDlppm1x_t;
using use_1458 = nvmlPwrModelMetricsDlppm1xDramclkEstimates_t;
using use_1459 = nvmlObservedMetrics_t;
using use_1460 = nvmlPerfMetricsDlppc2xSample_t;
using use_1461 = nvmlPwrModelMetricsSamplePfpp1x_t;
using use_1462 = nvmlPwrModelOperatingPointPfpp1x_t;
using use_1463 = nvmlPwrModelMetricsPfpp1x_t;
using use_1464 = nvmlPerfMetricsPfpp1xSample_t;
using use_1465 = nvmlPerfMetricControllerSample_t;
using use_1466 = nvmlPerfMetricsSample_t;
using use_1467 = nvmlPerfMetricsSamples_v1_t;
using use_1468 = nvmlBBXTimeData_v1_t;
using use_1469 = nvmlGpuUptime_v1_t;
using use_1470 = nvmlEnableState_enum;
using use_1471 = enum nvmlEnableState_enum;
inline auto use_1472 = NVML_FEATURE_DISABLED;
inline auto use_1473 = NVML_FEATURE_ENABLED;
using use_1474 = nvmlEnableState_t;
using use_1475 = nvmlDramEncryptionInfo_v1_t;
using use_1476 = nvmlDramEncryptionInfo_t;
using use_1477 = nvmlBrandType_enum;
using use_1478 = enum nvmlBrandType_enum;
inline auto use_1479 = NVML_BRAND_UNKNOWN;
inline auto use_1480 = NVML_BRAND_QUADRO;
inline auto use_1481 = NVML_BRAND_TESLA;
inline auto use_1482 = NVML_BRAND_NVS;
inline auto use_1483 = NVML_BRAND_GRID;
inline auto use_1484 = NVML_BRAND_GEFORCE;
inline auto use_1485 = NVML_BRAND_TITAN;
inline auto use_1486 = NVML_BRAND_NVIDIA_VAPPS;
inline auto use_1487 = NVML_BRAND_NVIDIA_VPC;
inline auto use_1488 = NVML_BRAND_NVIDIA_VCS;
inline auto use_1489 = NVML_BRAND_NVIDIA_VWS;
inline auto use_1490 = NVML_BRAND_NVIDIA_CLOUD_GAMING;
inline auto use_1491 = NVML_BRAND_NVIDIA_VGAMING;
inline auto use_1492 = NVML_BRAND_QUADRO_RTX;
inline auto use_1493 = NVML_BRAND_NVIDIA_RTX;
inline auto use_1494 = NVML_BRAND_NVIDIA;
inline auto use_1495 = NVML_BRAND_GEFORCE_RTX;
inline auto use_1496 = NVML_BRAND_TITAN_RTX;
inline auto use_1497 = NVML_BRAND_NVIDIA_DLA;
inline auto use_1498 = NVML_BRAND_NVIDIA_NPU;
inline auto use_1499 = NVML_BRAND_NVIDIA_VGAMEDEV;
inline auto use_1500 = NVML_BRAND_COUNT;
using use_1501 = nvmlBrandType_t;
using use_1502 = nvmlTemperatureThresholds_enum;
using use_1503 = enum nvmlTemperatureThresholds_enum;
inline auto use_1504 = NVML_TEMPERATURE_THRESHOLD_SHUTDOWN;
inline auto use_1505 = NVML_TEMPERATURE_THRESHOLD_SLOWDOWN;
inline auto use_1506 = NVML_TEMPERATURE_THRESHOLD_MEM_MAX;
inline auto use_1507 = NVML_TEMPERATURE_THRESHOLD_GPU_MAX;
inline auto use_1508 = NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN;
inline auto use_1509 = NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR;
inline auto use_1510 = NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX;
inline auto use_1511 = NVML_TEMPERATURE_THRESHOLD_GPS_CURR;
inline auto use_1512 = NVML_TEMPERATURE_THRESHOLD_COUNT;
using use_1513 = nvmlTemperatureThresholds_t;
using use_1514 = nvmlTemperatureSensors_enum;
using use_1515 = enum nvmlTemperatureSensors_enum;
inline auto use_1516 = NVML_TEMPERATURE_GPU;
inline auto use_1517 = NVML_TEMPERATURE_GPU_MAX;
inline auto use_1518 = NVML_TEMPERATURE_COUNT;
using use_1519 = nvmlTemperatureSensors_t;
using use_1520 = nvmlMarginTemperature_v1_t;
using use_1521 = nvmlMarginTemperature_t;
using use_1522 = nvmlComputeMode_enum;
using use_1523 = enum nvmlComputeMode_enum;
inline auto use_1524 = NVML_COMPUTEMODE_DEFAULT;
inline auto use_1525 = NVML_COMPUTEMODE_EXCLUSIVE_THREAD;
inline auto use_1526 = NVML_COMPUTEMODE_PROHIBITED;
inline auto use_1527 = NVML_COMPUTEMODE_EXCLUSIVE_PROCESS;
inline auto use_1528 = NVML_COMPUTEMODE_COUNT;
using use_1529 = nvmlComputeMode_t;
using use_1530 = nvmlClkMonFaultInfo_struct;
using use_1531 = struct nvmlClkMonFaultInfo_struct;
using use_1532 = nvmlClkMonFaultInfo_t;
using use_1533 = nvmlClkMonStatus_status;
using use_1534 = struct nvmlClkMonStatus_status;
using use_1535 = nvmlClkMonStatus_t;
using use_1536 = nvmlMemoryErrorType_enum;
using use_1537 = enum nvmlMemoryErrorType_enum;
inline auto use_1538 = NVML_MEMORY_ERROR_TYPE_CORRECTED;
inline auto use_1539 = NVML_MEMORY_ERROR_TYPE_UNCORRECTED;
inline auto use_1540 = NVML_MEMORY_ERROR_TYPE_COUNT;
using use_1541 = nvmlMemoryErrorType_t;
using use_1542 = nvmlEccCounterType_enum;
using use_1543 = enum nvmlEccCounterType_enum;
inline auto use_1544 = NVML_VOLATILE_ECC;
inline auto use_1545 = NVML_AGGREGATE_ECC;
inline auto use_1546 = NVML_ECC_COUNTER_TYPE_COUNT;
using use_1547 = nvmlEccCounterType_t;
using use_1548 = nvmlClockType_enum;
using use_1549 = enum nvmlClockType_enum;
inline auto use_1550 = NVML_CLOCK_GRAPHICS;
inline auto use_1551 = NVML_CLOCK_SM;
inline auto use_1552 = NVML_CLOCK_MEM;
inline auto use_1553 = NVML_CLOCK_VIDEO;
inline auto use_1554 = NVML_CLOCK_COUNT;
using use_1555 = nvmlClockType_t;
using use_1556 = nvmlClockId_enum;
using use_1557 = enum nvmlClockId_enum;
inline auto use_1558 = NVML_CLOCK_ID_CURRENT;
inline auto use_1559 = NVML_CLOCK_ID_APP_CLOCK_TARGET;
inline auto use_1560 = NVML_CLOCK_ID_APP_CLOCK_DEFAULT;
inline auto use_1561 = NVML_CLOCK_ID_CUSTOMER_BOOST_MAX;
inline auto use_1562 = NVML_CLOCK_ID_COUNT;
using use_1563 = nvmlClockId_t;
using use_1564 = nvmlDriverModel_enum;
using use_1565 = enum nvmlDriverModel_enum;
inline auto use_1566 = NVML_DRIVER_WDDM;
inline auto use_1567 = NVML_DRIVER_WDM;
inline auto use_1568 = NVML_DRIVER_MCDM;
using use_1569 = nvmlDriverModel_t;
using use_1570 = nvmlPStates_enum;
using use_1571 = enum nvmlPStates_enum;
inline auto use_1572 = NVML_PSTATE_0;
inline auto use_1573 = NVML_PSTATE_1;
inline auto use_1574 = NVML_PSTATE_2;
inline auto use_1575 = NVML_PSTATE_3;
inline auto use_1576 = NVML_PSTATE_4;
inline auto use_1577 = NVML_PSTATE_5;
inline auto use_1578 = NVML_PSTATE_6;
inline auto use_1579 = NVML_PSTATE_7;
inline auto use_1580 = NVML_PSTATE_8;
inline auto use_1581 = NVML_PSTATE_9;
inline auto use_1582 = NVML_PSTATE_10;
inline auto use_1583 = NVML_PSTATE_11;
inline auto use_1584 = NVML_PSTATE_12;
inline auto use_1585 = NVML_PSTATE_13;
inline auto use_1586 = NVML_PSTATE_14;
inline auto use_1587 = NVML_PSTATE_15;
inline auto use_1588 = NVML_PSTATE_UNKNOWN;
using use_1589 = nvmlPstates_t;
using use_1590 = nvmlClockOffset_v1_t;
using use_1591 = nvmlClockOffset_t;
using use_1592 = nvmlFanSpeedInfo_v1_t;
using use_1593 = nvmlFanSpeedInfo_t;
using use_1594 = nvmlDevicePerfModes_v1_t;
using use_1595 = nvmlDevicePerfModes_t;
using use_1596 = nvmlDeviceCurrentClockFreqs_v1_t;
using use_1597 = nvmlDeviceCurrentClockFreqs_t;
using use_1598 = nvmlDevicePowerMizerModes_v1_t;
using use_1599 = nvmlGom_enum;
using use_1600 = enum nvmlGom_enum;
inline auto use_1601 = NVML_GOM_ALL_ON;
inline auto use_1602 = NVML_GOM_COMPUTE;
inline auto use_1603 = NVML_GOM_LOW_DP;
using use_1604 = nvmlGpuOperationMode_t;
using use_1605 = nvmlInforomObject_enum;
using use_1606 = enum nvmlInforomObject_enum;
inline auto use_1607 = NVML_INFOROM_OEM;
inline auto use_1608 = NVML_INFOROM_ECC;
inline auto use_1609 = NVML_INFOROM_POWER;
inline auto use_1610 = NVML_INFOROM_DEN;
inline auto use_1611 = NVML_INFOROM_COUNT;
using use_1612 = nvmlInforomObject_t;
using use_1613 = nvmlReturn_enum;
using use_1614 = enum nvmlReturn_enum;
inline auto use_1615 = NVML_SUCCESS;
inline auto use_1616 = NVML_ERROR_UNINITIALIZED;
inline auto use_1617 = NVML_ERROR_INVALID_ARGUMENT;
inline auto use_1618 = NVML_ERROR_NOT_SUPPORTED;
inline auto use_1619 = NVML_ERROR_NO_PERMISSION;
inline auto use_1620 = NVML_ERROR_ALREADY_INITIALIZED;
inline auto use_1621 = NVML_ERROR_NOT_FOUND;
inline auto use_1622 = NVML_ERROR_INSUFFICIENT_SIZE;
inline auto use_1623 = NVML_ERROR_INSUFFICIENT_POWER;
inline auto use_1624 = NVML_ERROR_DRIVER_NOT_LOADED;
inline auto use_1625 = NVML_ERROR_TIMEOUT;
inline auto use_1626 = NVML_ERROR_IRQ_ISSUE;
inline auto use_1627 = NVML_ERROR_LIBRARY_NOT_FOUND;
inline auto use_1628 = NVML_ERROR_FUNCTION_NOT_FOUND;
inline auto use_1629 = NVML_ERROR_CORRUPTED_INFOROM;
inline auto use_1630 = NVML_ERROR_GPU_IS_LOST;
inline auto use_1631 = NVML_ERROR_RESET_REQUIRED;
inline auto use_1632 = NVML_ERROR_OPERATING_SYSTEM;
inline auto use_1633 = NVML_ERROR_LIB_RM_VERSION_MISMATCH;
inline auto use_1634 = NVML_ERROR_IN_USE;
inline auto use_1635 = NVML_ERROR_MEMORY;
inline auto use_1636 = NVML_ERROR_NO_DATA;
inline auto use_1637 = NVML_ERROR_VGPU_ECC_NOT_SUPPORTED;
inline auto use_1638 = NVML_ERROR_INSUFFICIENT_RESOURCES;
inline auto use_1639 = NVML_ERROR_FREQ_NOT_SUPPORTED;
inline auto use_1640 = NVML_ERROR_ARGUMENT_VERSION_MISMATCH;
inline auto use_1641 = NVML_ERROR_DEPRECATED;
inline auto use_1642 = NVML_ERROR_NOT_READY;
inline auto use_1643 = NVML_ERROR_GPU_NOT_FOUND;
inline auto use_1644 = NVML_ERROR_INVALID_STATE;
inline auto use_1645 = NVML_ERROR_RESET_TYPE_NOT_SUPPORTED;
inline auto use_1646 = NVML_ERROR_UNKNOWN;
using use_1647 = nvmlReturn_t;
using use_1648 = nvmlMemoryLocation_enum;
using use_1649 = enum nvmlMemoryLocation_enum;
inline auto use_1650 = NVML_MEMORY_LOCATION_L1_CACHE;
inline auto use_1651 = NVML_MEMORY_LOCATION_L2_CACHE;
inline auto use_1652 = NVML_MEMORY_LOCATION_DRAM;
inline auto use_1653 = NVML_MEMORY_LOCATION_DEVICE_MEMORY;
inline auto use_1654 = NVML_MEMORY_LOCATION_REGISTER_FILE;
inline auto use_1655 = NVML_MEMORY_LOCATION_TEXTURE_MEMORY;
inline auto use_1656 = NVML_MEMORY_LOCATION_TEXTURE_SHM;
inline auto use_1657 = NVML_MEMORY_LOCATION_CBU;
inline auto use_1658 = NVML_MEMORY_LOCATION_SRAM;
inline auto use_1659 = NVML_MEMORY_LOCATION_COUNT;
using use_1660 = nvmlMemoryLocation_t;
using use_1661 = nvmlPageRetirementCause_enum;
using use_1662 = enum nvmlPageRetirementCause_enum;
inline auto use_1663 = NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS;
inline auto use_1664 = NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR;
inline auto use_1665 = NVML_PAGE_RETIREMENT_CAUSE_COUNT;
using use_1666 = nvmlPageRetirementCause_t;
using use_1667 = nvmlRestrictedAPI_enum;
using use_1668 = enum nvmlRestrictedAPI_enum;
inline auto use_1669 = NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS;
inline auto use_1670 = NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS;
inline auto use_1671 = NVML_RESTRICTED_API_COUNT;
using use_1672 = nvmlRestrictedAPI_t;
using use_1673 = nvmlProcessUtilizationSample_st;
using use_1674 = struct nvmlProcessUtilizationSample_st;
using use_1675 = nvmlProcessUtilizationSample_t;
using use_1676 = nvmlProcessUtilizationInfo_v1_t;
using use_1677 = nvmlProcessesUtilizationInfo_v1_t;
using use_1678 = nvmlProcessesUtilizationInfo_t;
using use_1679 = nvmlEccSramErrorStatus_v1_t;
using use_1680 = nvmlEccSramErrorStatus_t;
using use_1681 = nvmlPlatformInfo_v1_t;
using use_1682 = nvmlPlatformInfo_v2_t;
using use_1683 = nvmlPlatformInfo_t;
using use_1684 = nvmlHostname_v1_t;
using use_1685 = nvmlEccSramUniqueUncorrectedErrorEntry_v1_t;
using use_1686 = nvmlEccSramUniqueUncorrectedErrorCounts_v1_t;
using use_1687 = nvmlEccSramUniqueUncorrectedErrorCounts_t;
using use_1688 = nvmlRemappedRowsInfo_v2_t;
using use_1689 = struct nvmlRemappedRowsInfo_v2_t;
using use_1690 = nvmlRusdSettings_v1_t;
using use_1691 = nvmlDeviceArchitecture_t;
using use_1692 = nvmlBusType_t;
using use_1693 = nvmlFanControlPolicy_t;
using use_1694 = nvmlPowerSource_t;
using use_1695 = nvmlGpuUtilizationDomainId_t;
using use_1696 = enum nvmlGpuUtilizationDomainId_t;
inline auto use_1697 = NVML_GPU_UTILIZATION_DOMAIN_GPU;
inline auto use_1698 = NVML_GPU_UTILIZATION_DOMAIN_FB;
inline auto use_1699 = NVML_GPU_UTILIZATION_DOMAIN_VID;
inline auto use_1700 = NVML_GPU_UTILIZATION_DOMAIN_BUS;
using use_1701 = nvmlGpuDynamicPstatesInfo_st;
using use_1702 = struct nvmlGpuDynamicPstatesInfo_st;
using use_1703 = nvmlGpuDynamicPstatesInfo_t;
using use_1704 = nvmlPowerScopeType_t;
using use_1705 = nvmlPowerValue_v2_t;
using use_1706 = nvmlAdaptiveTgpModeInfo_v1_t;
using use_1707 = nvmlGpuVirtualizationMode;
using use_1708 = enum nvmlGpuVirtualizationMode;
inline auto use_1709 = NVML_GPU_VIRTUALIZATION_MODE_NONE;
inline auto use_1710 = NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH;
inline auto use_1711 = NVML_GPU_VIRTUALIZATION_MODE_VGPU;
inline auto use_1712 = NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU;
inline auto use_1713 = NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA;
using use_1714 = nvmlGpuVirtualizationMode_t;
using use_1715 = nvmlHostVgpuMode_enum;
using use_1716 = enum nvmlHostVgpuMode_enum;
inline auto use_1717 = NVML_HOST_VGPU_MODE_NON_SRIOV;
inline auto use_1718 = NVML_HOST_VGPU_MODE_SRIOV;
using use_1719 = nvmlHostVgpuMode_t;
using use_1720 = nvmlVgpuVmIdType;
using use_1721 = enum nvmlVgpuVmIdType;
inline auto use_1722 = NVML_VGPU_VM_ID_DOMAIN_ID;
inline auto use_1723 = NVML_VGPU_VM_ID_UUID;
using use_1724 = nvmlVgpuVmIdType_t;
using use_1725 = nvmlVgpuGuestInfoState_enum;
using use_1726 = enum nvmlVgpuGuestInfoState_enum;
inline auto use_1727 = NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED;
inline auto use_1728 = NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED;
using use_1729 = nvmlVgpuGuestInfoState_t;
using use_1730 = nvmlGridLicenseFeatureCode_t;
inline auto use_1731 = NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN;
inline auto use_1732 = NVML_GRID_LICENSE_FEATURE_CODE_VGPU;
inline auto use_1733 = NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX;
inline auto use_1734 = NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION;
inline auto use_1735 = NVML_GRID_LICENSE_FEATURE_CODE_GAMING;
inline auto use_1736 = NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE;
inline auto use_1737 = NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV;
using use_1738 = nvmlVgpuCapability_enum;
using use_1739 = enum nvmlVgpuCapability_enum;
inline auto use_1740 = NVML_VGPU_CAP_NVLINK_P2P;
inline auto use_1741 = NVML_VGPU_CAP_GPUDIRECT;
inline auto use_1742 = NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE;
inline auto use_1743 = NVML_VGPU_CAP_EXCLUSIVE_TYPE;
inline auto use_1744 = NVML_VGPU_CAP_EXCLUSIVE_SIZE;
inline auto use_1745 = NVML_VGPU_CAP_COUNT;
using use_1746 = nvmlVgpuCapability_t;
using use_1747 = nvmlVgpuDriverCapability_enum;
using use_1748 = enum nvmlVgpuDriverCapability_enum;
inline auto use_1749 = NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU;
inline auto use_1750 = NVML_VGPU_DRIVER_CAP_WARM_UPDATE;
inline auto use_1751 = NVML_VGPU_DRIVER_CAP_COUNT;
using use_1752 = nvmlVgpuDriverCapability_t;
using use_1753 = nvmlDeviceVgpuCapability_enum;
using use_1754 = enum nvmlDeviceVgpuCapability_enum;
inline auto use_1755 = NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU;
inline auto use_1756 = NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES;
inline auto use_1757 = NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES;
inline auto use_1758 = NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW;
inline auto use_1759 = NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW;
inline auto use_1760 = NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING;
inline auto use_1761 = NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU;
inline auto use_1762 = NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU;
inline auto use_1763 = NVML_DEVICE_VGPU_CAP_WARM_UPDATE;
inline auto use_1764 = NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS;
inline auto use_1765 = NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED;
inline auto use_1766 = NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED;
inline auto use_1767 = NVML_DEVICE_VGPU_CAP_UVM_STUN;
inline auto use_1768 = NVML_DEVICE_VGPU_CAP_COUNT;
using use_1769 = nvmlDeviceVgpuCapability_t;
using use_1770 = nvmlVgpuTypeId_t;
using use_1771 = nvmlVgpuInstance_t;
using use_1772 = nvmlVgpuHeterogeneousMode_v1_t;
using use_1773 = nvmlVgpuHeterogeneousMode_t;
using use_1774 = nvmlVgpuPlacementId_v1_t;
using use_1775 = nvmlVgpuPlacementId_t;
using use_1776 = nvmlVgpuPlacementList_v1_t;
using use_1777 = nvmlVgpuPlacementList_v2_t;
using use_1778 = nvmlVgpuPlacementList_t;
using use_1779 = nvmlVgpuTypeBar1Info_v1_t;
using use_1780 = nvmlVgpuTypeBar1Info_t;
using use_1781 = nvmlVgpuInstanceUtilizationSample_st;
using use_1782 = struct nvmlVgpuInstanceUtilizationSample_st;
using use_1783 = nvmlVgpuInstanceUtilizationSample_t;
using use_1784 = nvmlVgpuInstanceUtilizationInfo_v1_t;
using use_1785 = nvmlVgpuInstancesUtilizationInfo_v1_t;
using use_1786 = nvmlVgpuInstancesUtilizationInfo_t;
using use_1787 = nvmlVgpuProcessUtilizationSample_st;
using use_1788 = struct nvmlVgpuProcessUtilizationSample_st;
using use_1789 = nvmlVgpuProcessUtilizationSample_t;
using use_1790 = nvmlVgpuProcessUtilizationInfo_v1_t;
using use_1791 = nvmlVgpuProcessesUtilizationInfo_v1_t;
using use_1792 = nvmlVgpuProcessesUtilizationInfo_t;
using use_1793 = nvmlVgpuRuntimeState_v1_t;
using use_1794 = nvmlVgpuRuntimeState_t;
using use_1795 = nvmlVgpuSchedulerParams_t;
using use_1796 = nvmlVgpuSchedulerLogEntries_st;
using use_1797 = struct nvmlVgpuSchedulerLogEntries_st;
using use_1798 = nvmlVgpuSchedulerLogEntry_t;
using use_1799 = nvmlVgpuSchedulerLog_st;
using use_1800 = struct nvmlVgpuSchedulerLog_st;
using use_1801 = nvmlVgpuSchedulerLog_t;
using use_1802 = nvmlVgpuSchedulerGetState_st;
using use_1803 = struct nvmlVgpuSchedulerGetState_st;
using use_1804 = nvmlVgpuSchedulerGetState_t;
using use_1805 = nvmlVgpuSchedulerSetParams_t;
using use_1806 = nvmlVgpuSchedulerSetState_st;
using use_1807 = struct nvmlVgpuSchedulerSetState_st;
using use_1808 = nvmlVgpuSchedulerSetState_t;
using use_1809 = nvmlVgpuSchedulerCapabilities_st;
using use_1810 = struct nvmlVgpuSchedulerCapabilities_st;
using use_1811 = nvmlVgpuSchedulerCapabilities_t;
using use_1812 = nvmlVgpuLicenseExpiry_st;
using use_1813 = struct nvmlVgpuLicenseExpiry_st;
using use_1814 = nvmlVgpuLicenseExpiry_t;
using use_1815 = nvmlVgpuLicenseInfo_st;
using use_1816 = struct nvmlVgpuLicenseInfo_st;
using use_1817 = nvmlVgpuLicenseInfo_t;
using use_1818 = nvmlGridLicenseExpiry_st;
using use_1819 = struct nvmlGridLicenseExpiry_st;
using use_1820 = nvmlGridLicenseExpiry_t;
using use_1821 = nvmlGridLicensableFeature_st;
using use_1822 = struct nvmlGridLicensableFeature_st;
using use_1823 = nvmlGridLicensableFeature_t;
using use_1824 = nvmlGridLicensableFeatures_st;
using use_1825 = struct nvmlGridLicensableFeatures_st;
using use_1826 = nvmlGridLicensableFeatures_t;
using use_1827 = nvmlDeviceGpuRecoveryAction_s;
using use_1828 = enum nvmlDeviceGpuRecoveryAction_s;
inline auto use_1829 = NVML_GPU_RECOVERY_ACTION_NONE;
inline auto use_1830 = NVML_GPU_RECOVERY_ACTION_GPU_RESET;
inline auto use_1831 = NVML_GPU_RECOVERY_ACTION_NODE_REBOOT;
inline auto use_1832 = NVML_GPU_RECOVERY_ACTION_DRAIN_P2P;
inline auto use_1833 = NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET;
inline auto use_1834 = NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN;
inline auto use_1835 = NVML_GPU_RECOVERY_ACTION_BUS_RESET;
inline auto use_1836 = NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT;
using use_1837 = nvmlDeviceGpuRecoveryAction_t;
using use_1838 = nvmlVgpuTypeIdInfo_v1_t;
using use_1839 = nvmlVgpuTypeIdInfo_t;
using use_1840 = nvmlVgpuTypeMaxInstance_v1_t;
using use_1841 = nvmlVgpuTypeMaxInstance_t;
using use_1842 = nvmlActiveVgpuInstanceInfo_v1_t;
using use_1843 = nvmlActiveVgpuInstanceInfo_t;
using use_1844 = nvmlVgpuSchedulerState_v1_t;
using use_1845 = nvmlVgpuSchedulerState_t;
using use_1846 = nvmlVgpuSchedulerStateInfo_v1_t;
using use_1847 = nvmlVgpuSchedulerStateInfo_t;
using use_1848 = nvmlVgpuSchedulerLogInfo_v1_t;
using use_1849 = nvmlVgpuSchedulerLogInfo_t;
using use_1850 = nvmlVgpuCreatablePlacementInfo_v1_t;
using use_1851 = nvmlVgpuCreatablePlacementInfo_t;
using use_1852 = nvmlVgpuSchedulerStateInfo_v2_t;
using use_1853 = nvmlVgpuSchedulerLogEntry_v2_t;
using use_1854 = nvmlVgpuSchedulerLogInfo_v2_t;
using use_1855 = nvmlVgpuSchedulerState_v2_t;
using use_1856 = nvmlNvLinkPowerThres_st;
using use_1857 = struct nvmlNvLinkPowerThres_st;
using use_1858 = nvmlNvLinkPowerThres_t;
using use_1859 = nvmlFieldValue_st;
using use_1860 = struct nvmlFieldValue_st;
using use_1861 = nvmlFieldValue_t;
using use_1862 = nvmlUnit_st;
using use_1863 = struct nvmlUnit_st;
using use_1864 = nvmlUnit_t;
using use_1865 = nvmlHwbcEntry_st;
using use_1866 = struct nvmlHwbcEntry_st;
using use_1867 = nvmlHwbcEntry_t;
using use_1868 = nvmlFanState_enum;
using use_1869 = enum nvmlFanState_enum;
inline auto use_1870 = NVML_FAN_NORMAL;
inline auto use_1871 = NVML_FAN_FAILED;
using use_1872 = nvmlFanState_t;
using use_1873 = nvmlLedColor_enum;
using use_1874 = enum nvmlLedColor_enum;
inline auto use_1875 = NVML_LED_COLOR_GREEN;
inline auto use_1876 = NVML_LED_COLOR_AMBER;
using use_1877 = nvmlLedColor_t;
using use_1878 = nvmlLedState_st;
using use_1879 = struct nvmlLedState_st;
using use_1880 = nvmlLedState_t;
using use_1881 = nvmlUnitInfo_st;
using use_1882 = struct nvmlUnitInfo_st;
using use_1883 = nvmlUnitInfo_t;
using use_1884 = nvmlPSUInfo_st;
using use_1885 = struct nvmlPSUInfo_st;
using use_1886 = nvmlPSUInfo_t;
using use_1887 = nvmlUnitFanInfo_st;
using use_1888 = struct nvmlUnitFanInfo_st;
using use_1889 = nvmlUnitFanInfo_t;
using use_1890 = nvmlUnitFanSpeeds_st;
using use_1891 = struct nvmlUnitFanSpeeds_st;
using use_1892 = nvmlUnitFanSpeeds_t;
using use_1893 = nvmlEventSet_st;
using use_1894 = struct nvmlEventSet_st;
using use_1895 = nvmlEventSet_t;
using use_1896 = nvmlEventData_st;
using use_1897 = struct nvmlEventData_st;
using use_1898 = nvmlEventData_t;
using use_1899 = nvmlGpuOperationalEventLogLevel_t;
inline auto use_1900 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL;
inline auto use_1901 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY;
inline auto use_1902 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG;
inline auto use_1903 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE;
inline auto use_1904 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING;
inline auto use_1905 = NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR;
using use_1906 = nvmlOperationalEventSeverity_t;
inline auto use_1907 = NVML_OPERATIONAL_EVENT_SEVERITY_ALL;
inline auto use_1908 = NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL;
inline auto use_1909 = NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED;
inline auto use_1910 = NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE;
inline auto use_1911 = NVML_OPERATIONAL_EVENT_SEVERITY_FATAL;
using use_1912 = nvmlEventDataType_t;
inline auto use_1913 = NVML_EVENT_DATA_TYPE_NVML_EVENT;
inline auto use_1914 = NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT;
using use_1915 = nvmlGpuOperationalEventContextType_t;
inline auto use_1916 = NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN;
inline auto use_1917 = NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID;
using use_1918 = nvmlEventSetGetContextCount_v1_t;
using use_1919 = nvmlEventSetGetContextInfo_v1_t;
using use_1920 = nvmlEventSetGetContextData_v1_t;
using use_1921 = nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t;
using use_1922 = nvmlSystemEventSet_st;
using use_1923 = struct nvmlSystemEventSet_st;
using use_1924 = nvmlSystemEventSet_t;
using use_1925 = nvmlSystemEventSetCreateRequest_v1_t;
using use_1926 = nvmlSystemEventSetCreateRequest_t;
using use_1927 = nvmlSystemEventSetFreeRequest_v1_t;
using use_1928 = nvmlSystemEventSetFreeRequest_t;
using use_1929 = nvmlSystemRegisterEventRequest_v1_t;
using use_1930 = nvmlSystemRegisterEventRequest_t;
using use_1931 = nvmlSystemEventData_v1_t;
using use_1932 = nvmlSystemEventSetWaitRequest_v1_t;
using use_1933 = nvmlSystemEventSetWaitRequest_t;
using use_1934 = nvmlAccountingStats_st;
using use_1935 = struct nvmlAccountingStats_st;
using use_1936 = nvmlAccountingStats_t;
using use_1937 = nvmlAccountingStats_v2_t;
using use_1938 = nvmlEncoderQueryType_enum;
using use_1939 = enum nvmlEncoderQueryType_enum;
inline auto use_1940 = NVML_ENCODER_QUERY_H264;
inline auto use_1941 = NVML_ENCODER_QUERY_HEVC;
inline auto use_1942 = NVML_ENCODER_QUERY_AV1;
inline auto use_1943 = NVML_ENCODER_QUERY_UNKNOWN;
using use_1944 = nvmlEncoderType_t;
using use_1945 = nvmlEncoderSessionInfo_st;
using use_1946 = struct nvmlEncoderSessionInfo_st;
using use_1947 = nvmlEncoderSessionInfo_t;
using use_1948 = nvmlFBCSessionType_enum;
using use_1949 = enum nvmlFBCSessionType_enum;
inline auto use_1950 = NVML_FBC_SESSION_TYPE_UNKNOWN;
inline auto use_1951 = NVML_FBC_SESSION_TYPE_TOSYS;
inline auto use_1952 = NVML_FBC_SESSION_TYPE_CUDA;
inline auto use_1953 = NVML_FBC_SESSION_TYPE_VID;
inline auto use_1954 = NVML_FBC_SESSION_TYPE_HWENC;
using use_1955 = nvmlFBCSessionType_t;
using use_1956 = nvmlFBCStats_st;
using use_1957 = struct nvmlFBCStats_st;
using use_1958 = nvmlFBCStats_t;
using use_1959 = nvmlFBCSessionInfo_st;
using use_1960 = struct nvmlFBCSessionInfo_st;
using use_1961 = nvmlFBCSessionInfo_t;
using use_1962 = nvmlDetachGpuState_enum;
using use_1963 = enum nvmlDetachGpuState_enum;
inline auto use_1964 = NVML_DETACH_GPU_KEEP;
inline auto use_1965 = NVML_DETACH_GPU_REMOVE;
using use_1966 = nvmlDetachGpuState_t;
using use_1967 = nvmlPcieLinkState_enum;
using use_1968 = enum nvmlPcieLinkState_enum;
inline auto use_1969 = NVML_PCIE_LINK_KEEP;
inline auto use_1970 = NVML_PCIE_LINK_SHUT_DOWN;
using use_1971 = nvmlPcieLinkState_t;
using use_1972 = nvmlConfComputeSystemCaps_st;
using use_1973 = struct nvmlConfComputeSystemCaps_st;
using use_1974 = nvmlConfComputeSystemCaps_t;
using use_1975 = nvmlConfComputeSystemState_st;
using use_1976 = struct nvmlConfComputeSystemState_st;
using use_1977 = nvmlConfComputeSystemState_t;
using use_1978 = nvmlSystemConfComputeSettings_v1_t;
using use_1979 = nvmlSystemConfComputeSettings_t;
using use_1980 = nvmlSystemConfComputeSettings_v2_t;
using use_1981 = nvmlConfComputeMemSizeInfo_st;
using use_1982 = struct nvmlConfComputeMemSizeInfo_st;
using use_1983 = nvmlConfComputeMemSizeInfo_t;
using use_1984 = nvmlConfComputeGpuCertificate_st;
using use_1985 = struct nvmlConfComputeGpuCertificate_st;
using use_1986 = nvmlConfComputeGpuCertificate_t;
using use_1987 = nvmlConfComputeGpuAttestationReport_st;
using use_1988 = struct nvmlConfComputeGpuAttestationReport_st;
using use_1989 = nvmlConfComputeGpuAttestationReport_t;
using use_1990 = nvmlConfComputeSetKeyRotationThresholdInfo_st;
using use_1991 = struct nvmlConfComputeSetKeyRotationThresholdInfo_st;
using use_1992 = nvmlConfComputeSetKeyRotationThresholdInfo_v1_t;
using use_1993 = nvmlConfComputeSetKeyRotationThresholdInfo_t;
using use_1994 = nvmlConfComputeGetKeyRotationThresholdInfo_st;
using use_1995 = struct nvmlConfComputeGetKeyRotationThresholdInfo_st;
using use_1996 = nvmlConfComputeGetKeyRotationThresholdInfo_v1_t;
using use_1997 = nvmlConfComputeGetKeyRotationThresholdInfo_t;
using use_1998 = nvmlGpuFabricState_t;
using use_1999 = nvmlGpuFabricInfo_t;
using use_2000 = nvmlGpuFabricInfo_v2_t;
using use_2001 = nvmlGpuFabricInfo_v3_t;
using use_2002 = nvmlGpuFabricInfoV_t;
using use_2003 = nvmlGpuFabricClique_v1_t;
using use_2004 = nvmlGpuFabricInfo_v4_t;
using use_2005 = nvmlGpuOperationalEventConfig_v1_st;
using use_2006 = struct nvmlGpuOperationalEventConfig_v1_st;
using use_2007 = nvmlGpuOperationalEventConfig_v1_t;
using use_2008 = nvmlEventSetWait_v3_t;
using use_2009 = nvmlCPERCursorHandle_t;
using use_2010 = nvmlCPERType_t;
inline auto use_2011 = NVML_CPER_ACCESS_TYPE_GPU;
using use_2012 = nvmlCPERCursor_v1_t;
using use_2013 = nvmlGetCPER_v1_t;
using use_2014 = nvmlSystemDriverBranchInfo_v1_t;
using use_2015 = nvmlSystemDriverBranchInfo_t;
using use_2016 = nvmlAffinityScope_t;
using use_2017 = nvmlTemperature_v1_t;
using use_2018 = nvmlTemperature_t;
using use_2019 = nvmlClockLimitId_enum;
using use_2020 = enum nvmlClockLimitId_enum;
inline auto use_2021 = NVML_CLOCK_LIMIT_ID_RANGE_START;
inline auto use_2022 = NVML_CLOCK_LIMIT_ID_TDP;
inline auto use_2023 = NVML_CLOCK_LIMIT_ID_UNLIMITED;
using use_2024 = nvmlClockLimitId_t;
using use_2025 = nvmlNvlinkVersion_enum;
using use_2026 = enum nvmlNvlinkVersion_enum;
inline auto use_2027 = NVML_NVLINK_VERSION_INVALID;
inline auto use_2028 = NVML_NVLINK_VERSION_1_0;
inline auto use_2029 = NVML_NVLINK_VERSION_2_0;
inline auto use_2030 = NVML_NVLINK_VERSION_2_2;
inline auto use_2031 = NVML_NVLINK_VERSION_3_0;
inline auto use_2032 = NVML_NVLINK_VERSION_3_1;
inline auto use_2033 = NVML_NVLINK_VERSION_4_0;
inline auto use_2034 = NVML_NVLINK_VERSION_5_0;
inline auto use_2035 = NVML_NVLINK_VERSION_6_0;
using use_2036 = nvmlNvlinkVersion_t;
using use_2037 = nvmlNvlinkSupportedBwModes_v1_t;
using use_2038 = nvmlNvlinkSupportedBwModes_t;
using use_2039 = nvmlNvlinkGetBwMode_v1_t;
using use_2040 = nvmlNvlinkGetBwMode_t;
using use_2041 = nvmlNvlinkSetBwMode_v1_t;
using use_2042 = nvmlNvlinkSetBwMode_t;
using use_2043 = nvmlNvlinkSetBwModeAsync_v1_t;
using use_2044 = nvmlNvLinkInfo_v1_t;
using use_2045 = nvmlNvlinkFirmwareVersion_t;
using use_2046 = nvmlNvlinkFirmwareInfo_t;
using use_2047 = nvmlNvLinkInfo_v2_t;
using use_2048 = nvmlNvLinkInfo_t;
using use_2049 = nvmlNvLinkInfo_v3_t;
using use_2050 = nvmlNvlinkTelemetrySampleType_t;
inline auto use_2051 = NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX;
inline auto use_2052 = NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX;
inline auto use_2053 = NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT;
using use_2054 = nvmlNvlinkTelemetrySample_v1_t;
using use_2055 = nvmlNvlinkTelemetrySamples_v1_t;
using use_2056 = nvmlNvlinkGetRemapTableInfo_v1_t;
using use_2057 = nvmlNvlinkSetNvleReady_v1_t;
using use_2058 = nvmlNvlinkLockRemapTable_v1_t;
using use_2059 = nvmlNvlinkNvlePrivateInfo_v1_t;
using use_2060 = nvmlNvlinkSetupNvleEncryptionKey_v1_t;
using use_2061 = nvmlVgpuVersion_st;
using use_2062 = struct nvmlVgpuVersion_st;
using use_2063 = nvmlVgpuVersion_t;
using use_2064 = nvmlVgpuMetadata_st;
using use_2065 = struct nvmlVgpuMetadata_st;
using use_2066 = nvmlVgpuMetadata_t;
using use_2067 = nvmlVgpuPgpuMetadata_st;
using use_2068 = struct nvmlVgpuPgpuMetadata_st;
using use_2069 = nvmlVgpuPgpuMetadata_t;
using use_2070 = nvmlVgpuVmCompatibility_enum;
using use_2071 = enum nvmlVgpuVmCompatibility_enum;
inline auto use_2072 = NVML_VGPU_VM_COMPATIBILITY_NONE;
inline auto use_2073 = NVML_VGPU_VM_COMPATIBILITY_COLD;
inline auto use_2074 = NVML_VGPU_VM_COMPATIBILITY_HIBERNATE;
inline auto use_2075 = NVML_VGPU_VM_COMPATIBILITY_SLEEP;
inline auto use_2076 = NVML_VGPU_VM_COMPATIBILITY_LIVE;
using use_2077 = nvmlVgpuVmCompatibility_t;
using use_2078 = nvmlVgpuPgpuCompatibilityLimitCode_enum;
using use_2079 = enum nvmlVgpuPgpuCompatibilityLimitCode_enum;
inline auto use_2080 = NVML_VGPU_COMPATIBILITY_LIMIT_NONE;
inline auto use_2081 = NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER;
inline auto use_2082 = NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER;
inline auto use_2083 = NVML_VGPU_COMPATIBILITY_LIMIT_GPU;
inline auto use_2084 = NVML_VGPU_COMPATIBILITY_LIMIT_OTHER;
using use_2085 = nvmlVgpuPgpuCompatibilityLimitCode_t;
using use_2086 = nvmlVgpuPgpuCompatibility_st;
using use_2087 = struct nvmlVgpuPgpuCompatibility_st;
using use_2088 = nvmlVgpuPgpuCompatibility_t;
using use_2089 = nvmlExcludedDeviceInfo_st;
using use_2090 = struct nvmlExcludedDeviceInfo_st;
using use_2091 = nvmlExcludedDeviceInfo_t;
using use_2092 = nvmlPRMTLV_v1_t;
using use_2093 = nvmlPRMCounterId_t;
inline auto use_2094 = NVML_PRM_COUNTER_ID_NONE;
inline auto use_2095 = NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS;
inline auto use_2096 = NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS;
inline auto use_2097 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS;
inline auto use_2098 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY;
inline auto use_2099 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES;
inline auto use_2100 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY;
inline auto use_2101 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY;
inline auto use_2102 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT;
inline auto use_2103 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT;
inline auto use_2104 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT;
inline auto use_2105 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS;
inline auto use_2106 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME;
inline auto use_2107 = NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME;
inline auto use_2108 = NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT;
inline auto use_2109 = NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES;
inline auto use_2110 = NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR;
inline auto use_2111 = NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE;
inline auto use_2112 = NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES;
inline auto use_2113 = NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES;
inline auto use_2114 = NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS;
inline auto use_2115 = NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS;
inline auto use_2116 = NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY;
using use_2117 = nvmlPRMCounterInput_v1_t;
using use_2118 = nvmlPRMCounterValue_v1_t;
using use_2119 = nvmlPRMCounter_v1_t;
using use_2120 = nvmlPRMCounterList_v1_t;
using use_2121 = nvmlGpuInstancePlacement_st;
using use_2122 = struct nvmlGpuInstancePlacement_st;
using use_2123 = nvmlGpuInstancePlacement_t;
using use_2124 = nvmlGpuInstanceProfileInfo_st;
using use_2125 = struct nvmlGpuInstanceProfileInfo_st;
using use_2126 = nvmlGpuInstanceProfileInfo_t;
using use_2127 = nvmlGpuInstanceProfileInfo_v2_st;
using use_2128 = struct nvmlGpuInstanceProfileInfo_v2_st;
using use_2129 = nvmlGpuInstanceProfileInfo_v2_t;
using use_2130 = nvmlGpuInstanceProfileInfo_v3_st;
using use_2131 = struct nvmlGpuInstanceProfileInfo_v3_st;
using use_2132 = nvmlGpuInstanceProfileInfo_v3_t;
using use_2133 = nvmlGpuInstanceInfo_st;
using use_2134 = struct nvmlGpuInstanceInfo_st;
using use_2135 = nvmlGpuInstanceInfo_t;
using use_2136 = nvmlComputeInstancePlacement_st;
using use_2137 = struct nvmlComputeInstancePlacement_st;
using use_2138 = nvmlComputeInstancePlacement_t;
using use_2139 = nvmlComputeInstanceProfileInfo_st;
using use_2140 = struct nvmlComputeInstanceProfileInfo_st;
using use_2141 = nvmlComputeInstanceProfileInfo_t;
using use_2142 = nvmlComputeInstanceProfileInfo_v2_st;
using use_2143 = struct nvmlComputeInstanceProfileInfo_v2_st;
using use_2144 = nvmlComputeInstanceProfileInfo_v2_t;
using use_2145 = nvmlComputeInstanceProfileInfo_v3_st;
using use_2146 = struct nvmlComputeInstanceProfileInfo_v3_st;
using use_2147 = nvmlComputeInstanceProfileInfo_v3_t;
using use_2148 = nvmlComputeInstanceInfo_st;
using use_2149 = struct nvmlComputeInstanceInfo_st;
using use_2150 = nvmlComputeInstanceInfo_t;
using use_2151 = nvmlComputeInstance_st;
using use_2152 = struct nvmlComputeInstance_st;
using use_2153 = nvmlComputeInstance_t;
using use_2154 = nvmlGpmMetricId_t;
inline auto use_2155 = NVML_GPM_METRIC_GRAPHICS_UTIL;
inline auto use_2156 = NVML_GPM_METRIC_SM_UTIL;
inline auto use_2157 = NVML_GPM_METRIC_SM_OCCUPANCY;
inline auto use_2158 = NVML_GPM_METRIC_INTEGER_UTIL;
inline auto use_2159 = NVML_GPM_METRIC_ANY_TENSOR_UTIL;
inline auto use_2160 = NVML_GPM_METRIC_DFMA_TENSOR_UTIL;
inline auto use_2161 = NVML_GPM_METRIC_HMMA_TENSOR_UTIL;
inline auto use_2162 = NVML_GPM_METRIC_DMMA_TENSOR_UTIL;
inline auto use_2163 = NVML_GPM_METRIC_IMMA_TENSOR_UTIL;
inline auto use_2164 = NVML_GPM_METRIC_DRAM_BW_UTIL;
inline auto use_2165 = NVML_GPM_METRIC_FP64_UTIL;
inline auto use_2166 = NVML_GPM_METRIC_FP32_UTIL;
inline auto use_2167 = NVML_GPM_METRIC_FP16_UTIL;
inline auto use_2168 = NVML_GPM_METRIC_PCIE_TX_PER_SEC;
inline auto use_2169 = NVML_GPM_METRIC_PCIE_RX_PER_SEC;
inline auto use_2170 = NVML_GPM_METRIC_NVDEC_0_UTIL;
inline auto use_2171 = NVML_GPM_METRIC_NVDEC_1_UTIL;
inline auto use_2172 = NVML_GPM_METRIC_NVDEC_2_UTIL;
inline auto use_2173 = NVML_GPM_METRIC_NVDEC_3_UTIL;
inline auto use_2174 = NVML_GPM_METRIC_NVDEC_4_UTIL;
inline auto use_2175 = NVML_GPM_METRIC_NVDEC_5_UTIL;
inline auto use_2176 = NVML_GPM_METRIC_NVDEC_6_UTIL;
inline auto use_2177 = NVML_GPM_METRIC_NVDEC_7_UTIL;
inline auto use_2178 = NVML_GPM_METRIC_NVJPG_0_UTIL;
inline auto use_2179 = NVML_GPM_METRIC_NVJPG_1_UTIL;
inline auto use_2180 = NVML_GPM_METRIC_NVJPG_2_UTIL;
inline auto use_2181 = NVML_GPM_METRIC_NVJPG_3_UTIL;
inline auto use_2182 = NVML_GPM_METRIC_NVJPG_4_UTIL;
inline auto use_2183 = NVML_GPM_METRIC_NVJPG_5_UTIL;
inline auto use_2184 = NVML_GPM_METRIC_NVJPG_6_UTIL;
inline auto use_2185 = NVML_GPM_METRIC_NVJPG_7_UTIL;
inline auto use_2186 = NVML_GPM_METRIC_NVOFA_0_UTIL;
inline auto use_2187 = NVML_GPM_METRIC_NVOFA_1_UTIL;
inline auto use_2188 = NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC;
inline auto use_2189 = NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC;
inline auto use_2190 = NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC;
inline auto use_2191 = NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC;
inline auto use_2192 = NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC;
inline auto use_2193 = NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC;
inline auto use_2194 = NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC;
inline auto use_2195 = NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC;
inline auto use_2196 = NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC;
inline auto use_2197 = NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC;
inline auto use_2198 = NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC;
inline auto use_2199 = NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC;
inline auto use_2200 = NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC;
inline auto use_2201 = NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC;
inline auto use_2202 = NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC;
inline auto use_2203 = NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC;
inline auto use_2204 = NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC;
inline auto use_2205 = NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC;
inline auto use_2206 = NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC;
inline auto use_2207 = NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC;
inline auto use_2208 = NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC;
inline auto use_2209 = NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC;
inline auto use_2210 = NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC;
inline auto use_2211 = NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC;
inline auto use_2212 = NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC;
inline auto use_2213 = NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC;
inline auto use_2214 = NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC;
inline auto use_2215 = NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC;
inline auto use_2216 = NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC;
inline auto use_2217 = NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC;
inline auto use_2218 = NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC;
inline auto use_2219 = NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC;
inline auto use_2220 = NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC;
inline auto use_2221 = NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC;
inline auto use_2222 = NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC;
inline auto use_2223 = NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC;
inline auto use_2224 = NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC;
inline auto use_2225 = NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC;
inline auto use_2226 = NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC;
inline auto use_2227 = NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC;
inline auto use_2228 = NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC;
inline auto use_2229 = NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC;
inline auto use_2230 = NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC;
inline auto use_2231 = NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC;
inline auto use_2232 = NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC;
inline auto use_2233 = NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC;
inline auto use_2234 = NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC;
inline auto use_2235 = NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC;
inline auto use_2236 = NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC;
inline auto use_2237 = NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC;
inline auto use_2238 = NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC;
inline auto use_2239 = NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC;
inline auto use_2240 = NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC;
inline auto use_2241 = NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC;
inline auto use_2242 = NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC;
inline auto use_2243 = NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC;
inline auto use_2244 = NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC;
inline auto use_2245 = NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC;
inline auto use_2246 = NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC;
inline auto use_2247 = NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC;
inline auto use_2248 = NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC;
inline auto use_2249 = NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC;
inline auto use_2250 = NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC;
inline auto use_2251 = NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC;
inline auto use_2252 = NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC;
inline auto use_2253 = NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC;
inline auto use_2254 = NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC;
inline auto use_2255 = NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC;
inline auto use_2256 = NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC;
inline auto use_2257 = NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC;
inline auto use_2258 = NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC;
inline auto use_2259 = NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC;
inline auto use_2260 = NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC;
inline auto use_2261 = NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC;
inline auto use_2262 = NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC;
inline auto use_2263 = NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC;
inline auto use_2264 = NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC;
inline auto use_2265 = NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC;
inline auto use_2266 = NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC;
inline auto use_2267 = NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC;
inline auto use_2268 = NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC;
inline auto use_2269 = NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC;
inline auto use_2270 = NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC;
inline auto use_2271 = NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC;
inline auto use_2272 = NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC;
inline auto use_2273 = NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC;
inline auto use_2274 = NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC;
inline auto use_2275 = NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC;
inline auto use_2276 = NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC;
inline auto use_2277 = NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC;
inline auto use_2278 = NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC;
inline auto use_2279 = NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC;
inline auto use_2280 = NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC;
inline auto use_2281 = NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC;
inline auto use_2282 = NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC;
inline auto use_2283 = NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC;
inline auto use_2284 = NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC;
inline auto use_2285 = NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC;
inline auto use_2286 = NVML_GPM_METRIC_HOSTMEM_CACHE_HIT;
inline auto use_2287 = NVML_GPM_METRIC_HOSTMEM_CACHE_MISS;
inline auto use_2288 = NVML_GPM_METRIC_PEERMEM_CACHE_HIT;
inline auto use_2289 = NVML_GPM_METRIC_PEERMEM_CACHE_MISS;
inline auto use_2290 = NVML_GPM_METRIC_DRAM_CACHE_HIT;
inline auto use_2291 = NVML_GPM_METRIC_DRAM_CACHE_MISS;
inline auto use_2292 = NVML_GPM_METRIC_NVENC_0_UTIL;
inline auto use_2293 = NVML_GPM_METRIC_NVENC_1_UTIL;
inline auto use_2294 = NVML_GPM_METRIC_NVENC_2_UTIL;
inline auto use_2295 = NVML_GPM_METRIC_NVENC_3_UTIL;
inline auto use_2296 = NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED;
inline auto use_2297 = NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE;
inline auto use_2298 = NVML_GPM_METRIC_GR0_CTXSW_REQUESTS;
inline auto use_2299 = NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ;
inline auto use_2300 = NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT;
inline auto use_2301 = NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED;
inline auto use_2302 = NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE;
inline auto use_2303 = NVML_GPM_METRIC_GR1_CTXSW_REQUESTS;
inline auto use_2304 = NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ;
inline auto use_2305 = NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT;
inline auto use_2306 = NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED;
inline auto use_2307 = NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE;
inline auto use_2308 = NVML_GPM_METRIC_GR2_CTXSW_REQUESTS;
inline auto use_2309 = NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ;
inline auto use_2310 = NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT;
inline auto use_2311 = NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED;
inline auto use_2312 = NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE;
inline auto use_2313 = NVML_GPM_METRIC_GR3_CTXSW_REQUESTS;
inline auto use_2314 = NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ;
inline auto use_2315 = NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT;
inline auto use_2316 = NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED;
inline auto use_2317 = NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE;
inline auto use_2318 = NVML_GPM_METRIC_GR4_CTXSW_REQUESTS;
inline auto use_2319 = NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ;
inline auto use_2320 = NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT;
inline auto use_2321 = NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED;
inline auto use_2322 = NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE;
inline auto use_2323 = NVML_GPM_METRIC_GR5_CTXSW_REQUESTS;
inline auto use_2324 = NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ;
inline auto use_2325 = NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT;
inline auto use_2326 = NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED;
inline auto use_2327 = NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE;
inline auto use_2328 = NVML_GPM_METRIC_GR6_CTXSW_REQUESTS;
inline auto use_2329 = NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ;
inline auto use_2330 = NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT;
inline auto use_2331 = NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED;
inline auto use_2332 = NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE;
inline auto use_2333 = NVML_GPM_METRIC_GR7_CTXSW_REQUESTS;
inline auto use_2334 = NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ;
inline auto use_2335 = NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT;
inline auto use_2336 = NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC;
inline auto use_2337 = NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC;
inline auto use_2338 = NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC;
inline auto use_2339 = NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC;
inline auto use_2340 = NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC;
inline auto use_2341 = NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC;
inline auto use_2342 = NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC;
inline auto use_2343 = NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC;
inline auto use_2344 = NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC;
inline auto use_2345 = NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC;
inline auto use_2346 = NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC;
inline auto use_2347 = NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC;
inline auto use_2348 = NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC;
inline auto use_2349 = NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC;
inline auto use_2350 = NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC;
inline auto use_2351 = NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC;
inline auto use_2352 = NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC;
inline auto use_2353 = NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC;
inline auto use_2354 = NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC;
inline auto use_2355 = NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC;
inline auto use_2356 = NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC;
inline auto use_2357 = NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC;
inline auto use_2358 = NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC;
inline auto use_2359 = NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC;
inline auto use_2360 = NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC;
inline auto use_2361 = NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC;
inline auto use_2362 = NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC;
inline auto use_2363 = NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC;
inline auto use_2364 = NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC;
inline auto use_2365 = NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC;
inline auto use_2366 = NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC;
inline auto use_2367 = NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC;
inline auto use_2368 = NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC;
inline auto use_2369 = NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC;
inline auto use_2370 = NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC;
inline auto use_2371 = NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC;
inline auto use_2372 = NVML_GPM_METRIC_SM_CYCLES_ELAPSED;
inline auto use_2373 = NVML_GPM_METRIC_SM_CYCLES_ACTIVE;
inline auto use_2374 = NVML_GPM_METRIC_MMA_CYCLES_ACTIVE;
inline auto use_2375 = NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE;
inline auto use_2376 = NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE;
inline auto use_2377 = NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE;
inline auto use_2378 = NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE;
inline auto use_2379 = NVML_GPM_METRIC_PCIE_TX;
inline auto use_2380 = NVML_GPM_METRIC_PCIE_RX;
inline auto use_2381 = NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE;
inline auto use_2382 = NVML_GPM_METRIC_FP64_CYCLES_ACTIVE;
inline auto use_2383 = NVML_GPM_METRIC_FP32_CYCLES_ACTIVE;
inline auto use_2384 = NVML_GPM_METRIC_FP16_CYCLES_ACTIVE;
inline auto use_2385 = NVML_GPM_METRIC_NVLINK_L0_RX;
inline auto use_2386 = NVML_GPM_METRIC_NVLINK_L0_TX;
inline auto use_2387 = NVML_GPM_METRIC_NVLINK_L1_RX;
inline auto use_2388 = NVML_GPM_METRIC_NVLINK_L1_TX;
inline auto use_2389 = NVML_GPM_METRIC_NVLINK_L2_RX;
inline auto use_2390 = NVML_GPM_METRIC_NVLINK_L2_TX;
inline auto use_2391 = NVML_GPM_METRIC_NVLINK_L3_RX;
inline auto use_2392 = NVML_GPM_METRIC_NVLINK_L3_TX;
inline auto use_2393 = NVML_GPM_METRIC_NVLINK_L4_RX;
inline auto use_2394 = NVML_GPM_METRIC_NVLINK_L4_TX;
inline auto use_2395 = NVML_GPM_METRIC_NVLINK_L5_RX;
inline auto use_2396 = NVML_GPM_METRIC_NVLINK_L5_TX;
inline auto use_2397 = NVML_GPM_METRIC_NVLINK_L6_RX;
inline auto use_2398 = NVML_GPM_METRIC_NVLINK_L6_TX;
inline auto use_2399 = NVML_GPM_METRIC_NVLINK_L7_RX;
inline auto use_2400 = NVML_GPM_METRIC_NVLINK_L7_TX;
inline auto use_2401 = NVML_GPM_METRIC_NVLINK_L8_RX;
inline auto use_2402 = NVML_GPM_METRIC_NVLINK_L8_TX;
inline auto use_2403 = NVML_GPM_METRIC_NVLINK_L9_RX;
inline auto use_2404 = NVML_GPM_METRIC_NVLINK_L9_TX;
inline auto use_2405 = NVML_GPM_METRIC_NVLINK_L10_RX;
inline auto use_2406 = NVML_GPM_METRIC_NVLINK_L10_TX;
inline auto use_2407 = NVML_GPM_METRIC_NVLINK_L11_RX;
inline auto use_2408 = NVML_GPM_METRIC_NVLINK_L11_TX;
inline auto use_2409 = NVML_GPM_METRIC_NVLINK_L12_RX;
inline auto use_2410 = NVML_GPM_METRIC_NVLINK_L12_TX;
inline auto use_2411 = NVML_GPM_METRIC_NVLINK_L13_RX;
inline auto use_2412 = NVML_GPM_METRIC_NVLINK_L13_TX;
inline auto use_2413 = NVML_GPM_METRIC_NVLINK_L14_RX;
inline auto use_2414 = NVML_GPM_METRIC_NVLINK_L14_TX;
inline auto use_2415 = NVML_GPM_METRIC_NVLINK_L15_RX;
inline auto use_2416 = NVML_GPM_METRIC_NVLINK_L15_TX;
inline auto use_2417 = NVML_GPM_METRIC_NVLINK_L16_RX;
inline auto use_2418 = NVML_GPM_METRIC_NVLINK_L16_TX;
inline auto use_2419 = NVML_GPM_METRIC_NVLINK_L17_RX;
inline auto use_2420 = NVML_GPM_METRIC_NVLINK_L17_TX;
inline auto use_2421 = NVML_GPM_METRIC_NVLINK_L18_RX;
inline auto use_2422 = NVML_GPM_METRIC_NVLINK_L18_TX;
inline auto use_2423 = NVML_GPM_METRIC_NVLINK_L19_RX;
inline auto use_2424 = NVML_GPM_METRIC_NVLINK_L19_TX;
inline auto use_2425 = NVML_GPM_METRIC_NVLINK_L20_RX;
inline auto use_2426 = NVML_GPM_METRIC_NVLINK_L20_TX;
inline auto use_2427 = NVML_GPM_METRIC_NVLINK_L21_RX;
inline auto use_2428 = NVML_GPM_METRIC_NVLINK_L21_TX;
inline auto use_2429 = NVML_GPM_METRIC_NVLINK_L22_RX;
inline auto use_2430 = NVML_GPM_METRIC_NVLINK_L22_TX;
inline auto use_2431 = NVML_GPM_METRIC_NVLINK_L23_RX;
inline auto use_2432 = NVML_GPM_METRIC_NVLINK_L23_TX;
inline auto use_2433 = NVML_GPM_METRIC_NVLINK_L24_RX;
inline auto use_2434 = NVML_GPM_METRIC_NVLINK_L24_TX;
inline auto use_2435 = NVML_GPM_METRIC_NVLINK_L25_RX;
inline auto use_2436 = NVML_GPM_METRIC_NVLINK_L25_TX;
inline auto use_2437 = NVML_GPM_METRIC_NVLINK_L26_RX;
inline auto use_2438 = NVML_GPM_METRIC_NVLINK_L26_TX;
inline auto use_2439 = NVML_GPM_METRIC_NVLINK_L27_RX;
inline auto use_2440 = NVML_GPM_METRIC_NVLINK_L27_TX;
inline auto use_2441 = NVML_GPM_METRIC_NVLINK_L28_RX;
inline auto use_2442 = NVML_GPM_METRIC_NVLINK_L28_TX;
inline auto use_2443 = NVML_GPM_METRIC_NVLINK_L29_RX;
inline auto use_2444 = NVML_GPM_METRIC_NVLINK_L29_TX;
inline auto use_2445 = NVML_GPM_METRIC_NVLINK_L30_RX;
inline auto use_2446 = NVML_GPM_METRIC_NVLINK_L30_TX;
inline auto use_2447 = NVML_GPM_METRIC_NVLINK_L31_RX;
inline auto use_2448 = NVML_GPM_METRIC_NVLINK_L31_TX;
inline auto use_2449 = NVML_GPM_METRIC_NVLINK_L32_RX;
inline auto use_2450 = NVML_GPM_METRIC_NVLINK_L32_TX;
inline auto use_2451 = NVML_GPM_METRIC_NVLINK_L33_RX;
inline auto use_2452 = NVML_GPM_METRIC_NVLINK_L33_TX;
inline auto use_2453 = NVML_GPM_METRIC_NVLINK_L34_RX;
inline auto use_2454 = NVML_GPM_METRIC_NVLINK_L34_TX;
inline auto use_2455 = NVML_GPM_METRIC_NVLINK_L35_RX;
inline auto use_2456 = NVML_GPM_METRIC_NVLINK_L35_TX;
inline auto use_2457 = NVML_GPM_METRIC_NVLINK_L36_RX;
inline auto use_2458 = NVML_GPM_METRIC_NVLINK_L36_TX;
inline auto use_2459 = NVML_GPM_METRIC_NVLINK_L37_RX;
inline auto use_2460 = NVML_GPM_METRIC_NVLINK_L37_TX;
inline auto use_2461 = NVML_GPM_METRIC_NVLINK_L38_RX;
inline auto use_2462 = NVML_GPM_METRIC_NVLINK_L38_TX;
inline auto use_2463 = NVML_GPM_METRIC_NVLINK_L39_RX;
inline auto use_2464 = NVML_GPM_METRIC_NVLINK_L39_TX;
inline auto use_2465 = NVML_GPM_METRIC_NVLINK_L40_RX;
inline auto use_2466 = NVML_GPM_METRIC_NVLINK_L40_TX;
inline auto use_2467 = NVML_GPM_METRIC_NVLINK_L41_RX;
inline auto use_2468 = NVML_GPM_METRIC_NVLINK_L41_TX;
inline auto use_2469 = NVML_GPM_METRIC_NVLINK_L42_RX;
inline auto use_2470 = NVML_GPM_METRIC_NVLINK_L42_TX;
inline auto use_2471 = NVML_GPM_METRIC_NVLINK_L43_RX;
inline auto use_2472 = NVML_GPM_METRIC_NVLINK_L43_TX;
inline auto use_2473 = NVML_GPM_METRIC_NVLINK_L44_RX;
inline auto use_2474 = NVML_GPM_METRIC_NVLINK_L44_TX;
inline auto use_2475 = NVML_GPM_METRIC_NVLINK_L45_RX;
inline auto use_2476 = NVML_GPM_METRIC_NVLINK_L45_TX;
inline auto use_2477 = NVML_GPM_METRIC_NVLINK_L46_RX;
inline auto use_2478 = NVML_GPM_METRIC_NVLINK_L46_TX;
inline auto use_2479 = NVML_GPM_METRIC_NVLINK_L47_RX;
inline auto use_2480 = NVML_GPM_METRIC_NVLINK_L47_TX;
inline auto use_2481 = NVML_GPM_METRIC_NVLINK_L48_RX;
inline auto use_2482 = NVML_GPM_METRIC_NVLINK_L48_TX;
inline auto use_2483 = NVML_GPM_METRIC_NVLINK_L49_RX;
inline auto use_2484 = NVML_GPM_METRIC_NVLINK_L49_TX;
inline auto use_2485 = NVML_GPM_METRIC_NVLINK_L50_RX;
inline auto use_2486 = NVML_GPM_METRIC_NVLINK_L50_TX;
inline auto use_2487 = NVML_GPM_METRIC_NVLINK_L51_RX;
inline auto use_2488 = NVML_GPM_METRIC_NVLINK_L51_TX;
inline auto use_2489 = NVML_GPM_METRIC_NVLINK_L52_RX;
inline auto use_2490 = NVML_GPM_METRIC_NVLINK_L52_TX;
inline auto use_2491 = NVML_GPM_METRIC_NVLINK_L53_RX;
inline auto use_2492 = NVML_GPM_METRIC_NVLINK_L53_TX;
inline auto use_2493 = NVML_GPM_METRIC_NVLINK_L54_RX;
inline auto use_2494 = NVML_GPM_METRIC_NVLINK_L54_TX;
inline auto use_2495 = NVML_GPM_METRIC_NVLINK_L55_RX;
inline auto use_2496 = NVML_GPM_METRIC_NVLINK_L55_TX;
inline auto use_2497 = NVML_GPM_METRIC_NVLINK_L56_RX;
inline auto use_2498 = NVML_GPM_METRIC_NVLINK_L56_TX;
inline auto use_2499 = NVML_GPM_METRIC_NVLINK_L57_RX;
inline auto use_2500 = NVML_GPM_METRIC_NVLINK_L57_TX;
inline auto use_2501 = NVML_GPM_METRIC_NVLINK_L58_RX;
inline auto use_2502 = NVML_GPM_METRIC_NVLINK_L58_TX;
inline auto use_2503 = NVML_GPM_METRIC_NVLINK_L59_RX;
inline auto use_2504 = NVML_GPM_METRIC_NVLINK_L59_TX;
inline auto use_2505 = NVML_GPM_METRIC_NVLINK_L60_RX;
inline auto use_2506 = NVML_GPM_METRIC_NVLINK_L60_TX;
inline auto use_2507 = NVML_GPM_METRIC_NVLINK_L61_RX;
inline auto use_2508 = NVML_GPM_METRIC_NVLINK_L61_TX;
inline auto use_2509 = NVML_GPM_METRIC_NVLINK_L62_RX;
inline auto use_2510 = NVML_GPM_METRIC_NVLINK_L62_TX;
inline auto use_2511 = NVML_GPM_METRIC_NVLINK_L63_RX;
inline auto use_2512 = NVML_GPM_METRIC_NVLINK_L63_TX;
inline auto use_2513 = NVML_GPM_METRIC_NVLINK_L64_RX;
inline auto use_2514 = NVML_GPM_METRIC_NVLINK_L64_TX;
inline auto use_2515 = NVML_GPM_METRIC_NVLINK_L65_RX;
inline auto use_2516 = NVML_GPM_METRIC_NVLINK_L65_TX;
inline auto use_2517 = NVML_GPM_METRIC_NVLINK_L66_RX;
inline auto use_2518 = NVML_GPM_METRIC_NVLINK_L66_TX;
inline auto use_2519 = NVML_GPM_METRIC_NVLINK_L67_RX;
inline auto use_2520 = NVML_GPM_METRIC_NVLINK_L67_TX;
inline auto use_2521 = NVML_GPM_METRIC_NVLINK_L68_RX;
inline auto use_2522 = NVML_GPM_METRIC_NVLINK_L68_TX;
inline auto use_2523 = NVML_GPM_METRIC_NVLINK_L69_RX;
inline auto use_2524 = NVML_GPM_METRIC_NVLINK_L69_TX;
inline auto use_2525 = NVML_GPM_METRIC_NVLINK_L70_RX;
inline auto use_2526 = NVML_GPM_METRIC_NVLINK_L70_TX;
inline auto use_2527 = NVML_GPM_METRIC_NVLINK_L71_RX;
inline auto use_2528 = NVML_GPM_METRIC_NVLINK_L71_TX;
inline auto use_2529 = NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC;
inline auto use_2530 = NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC;
inline auto use_2531 = NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC;
inline auto use_2532 = NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC;
inline auto use_2533 = NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC;
inline auto use_2534 = NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC;
inline auto use_2535 = NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC;
inline auto use_2536 = NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC;
inline auto use_2537 = NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC;
inline auto use_2538 = NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC;
inline auto use_2539 = NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC;
inline auto use_2540 = NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC;
inline auto use_2541 = NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC;
inline auto use_2542 = NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC;
inline auto use_2543 = NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC;
inline auto use_2544 = NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC;
inline auto use_2545 = NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC;
inline auto use_2546 = NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC;
inline auto use_2547 = NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC;
inline auto use_2548 = NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC;
inline auto use_2549 = NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC;
inline auto use_2550 = NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC;
inline auto use_2551 = NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC;
inline auto use_2552 = NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC;
inline auto use_2553 = NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC;
inline auto use_2554 = NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC;
inline auto use_2555 = NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC;
inline auto use_2556 = NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC;
inline auto use_2557 = NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC;
inline auto use_2558 = NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC;
inline auto use_2559 = NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC;
inline auto use_2560 = NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC;
inline auto use_2561 = NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC;
inline auto use_2562 = NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC;
inline auto use_2563 = NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC;
inline auto use_2564 = NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC;
inline auto use_2565 = NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC;
inline auto use_2566 = NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC;
inline auto use_2567 = NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC;
inline auto use_2568 = NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC;
inline auto use_2569 = NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC;
inline auto use_2570 = NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC;
inline auto use_2571 = NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC;
inline auto use_2572 = NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC;
inline auto use_2573 = NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC;
inline auto use_2574 = NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC;
inline auto use_2575 = NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC;
inline auto use_2576 = NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC;
inline auto use_2577 = NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC;
inline auto use_2578 = NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC;
inline auto use_2579 = NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC;
inline auto use_2580 = NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC;
inline auto use_2581 = NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC;
inline auto use_2582 = NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC;
inline auto use_2583 = NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC;
inline auto use_2584 = NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC;
inline auto use_2585 = NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC;
inline auto use_2586 = NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC;
inline auto use_2587 = NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC;
inline auto use_2588 = NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC;
inline auto use_2589 = NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC;
inline auto use_2590 = NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC;
inline auto use_2591 = NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC;
inline auto use_2592 = NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC;
inline auto use_2593 = NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC;
inline auto use_2594 = NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC;
inline auto use_2595 = NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC;
inline auto use_2596 = NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC;
inline auto use_2597 = NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC;
inline auto use_2598 = NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC;
inline auto use_2599 = NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC;
inline auto use_2600 = NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC;
inline auto use_2601 = NVML_GPM_METRIC_MAX;
using use_2602 = nvmlGpmSample_st;
using use_2603 = struct nvmlGpmSample_st;
using use_2604 = nvmlGpmSample_t;
using use_2605 = nvmlGpmMetric_t;
using use_2606 = nvmlGpmMetricsGet_t;
using use_2607 = nvmlGpmSupport_t;
using use_2608 = nvmlDeviceCapabilities_v1_t;
using use_2609 = nvmlDeviceCapabilities_t;
using use_2610 = nvmlMask255_t;
using use_2611 = nvmlPowerProfileType_t;
inline auto use_2612 = NVML_POWER_PROFILE_MAX_P;
inline auto use_2613 = NVML_POWER_PROFILE_MAX_Q;
inline auto use_2614 = NVML_POWER_PROFILE_COMPUTE;
inline auto use_2615 = NVML_POWER_PROFILE_MEMORY_BOUND;
inline auto use_2616 = NVML_POWER_PROFILE_NETWORK;
inline auto use_2617 = NVML_POWER_PROFILE_BALANCED;
inline auto use_2618 = NVML_POWER_PROFILE_LLM_INFERENCE;
inline auto use_2619 = NVML_POWER_PROFILE_LLM_TRAINING;
inline auto use_2620 = NVML_POWER_PROFILE_RBM;
inline auto use_2621 = NVML_POWER_PROFILE_DCPCIE;
inline auto use_2622 = NVML_POWER_PROFILE_HMMA_SPARSE;
inline auto use_2623 = NVML_POWER_PROFILE_HMMA_DENSE;
inline auto use_2624 = NVML_POWER_PROFILE_SYNC_BALANCED;
inline auto use_2625 = NVML_POWER_PROFILE_HPC;
inline auto use_2626 = NVML_POWER_PROFILE_MIG;
inline auto use_2627 = NVML_POWER_PROFILE_MAX_Q_1;
inline auto use_2628 = NVML_POWER_PROFILE_NETWORK_BOUND;
inline auto use_2629 = NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE;
inline auto use_2630 = NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE;
inline auto use_2631 = NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE;
inline auto use_2632 = NVML_POWER_PROFILE_TRAINING;
inline auto use_2633 = NVML_POWER_PROFILE_INFERENCE;
inline auto use_2634 = NVML_POWER_PROFILE_MAX_Q_2;
inline auto use_2635 = NVML_POWER_PROFILE_MAX_Q_3;
inline auto use_2636 = NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND;
inline auto use_2637 = NVML_POWER_PROFILE_MAX;
using use_2638 = nvmlPowerProfileOperation_t;
inline auto use_2639 = NVML_POWER_PROFILE_OPERATION_CLEAR;
inline auto use_2640 = NVML_POWER_PROFILE_OPERATION_SET;
inline auto use_2641 = NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE;
inline auto use_2642 = NVML_POWER_PROFILE_OPERATION_MAX;
using use_2643 = nvmlWorkloadPowerProfileInfo_v1_t;
using use_2644 = nvmlWorkloadPowerProfileInfo_t;
using use_2645 = nvmlWorkloadPowerProfileProfilesInfo_v1_t;
using use_2646 = nvmlWorkloadPowerProfileProfilesInfo_t;
using use_2647 = nvmlWorkloadPowerProfileCurrentProfiles_v1_t;
using use_2648 = nvmlWorkloadPowerProfileCurrentProfiles_t;
using use_2649 = nvmlWorkloadPowerProfileRequestedProfiles_v1_t;
using use_2650 = nvmlWorkloadPowerProfileRequestedProfiles_t;
using use_2651 = nvmlWorkloadPowerProfileUpdateProfiles_v1_t;
using use_2652 = nvmlPowerSmoothingProfile_v1_t;
using use_2653 = nvmlPowerSmoothingProfile_t;
using use_2654 = nvmlPowerSmoothingState_v1_t;
using use_2655 = nvmlPowerSmoothingState_t;
using use_2656 = nvmlEccBankRemapperHistogram_v1_t;
using use_2657 = nvmlEccBankRemapperStatus_v1_t;
