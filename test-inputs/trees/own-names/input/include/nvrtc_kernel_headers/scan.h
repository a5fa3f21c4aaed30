#pragma once
constexpr const char *scan = "scan";
