#pragma once
typedef unsigned GLuint, GLenum; typedef int GLint;
