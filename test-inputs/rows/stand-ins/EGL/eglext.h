#pragma once
typedef void *EGLImageKHR, *EGLStreamKHR, *EGLSyncKHR;
