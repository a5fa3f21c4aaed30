#pragma once
typedef int EGLint; typedef void *EGLDisplay;
