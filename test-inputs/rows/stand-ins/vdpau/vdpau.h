#pragma once
typedef unsigned VdpDevice, VdpVideoSurface, VdpOutputSurface, VdpStatus, VdpFuncId;typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);
