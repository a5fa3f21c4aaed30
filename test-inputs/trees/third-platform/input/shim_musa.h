// Names of a third platform, which no unit of a build for CUDA includes.
#pragma once
#define cudaStream_t musaStream_t
#define cudaGraph_t musaGraph_t
#define cudaGraphDestroy musaGraphDestroy
