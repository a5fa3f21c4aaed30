#pragma once
constexpr int tileSize = 8;
