#pragma once
inline int compute() { return 0; }
