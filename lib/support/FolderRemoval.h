// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Removes a folder, whatever a program has left in it.
#pragma once

#include <string>

namespace tranship {

/// Removes the folder and everything in it without following links: also pipes, sockets, read-only
/// folders, and folders nested to any depth. What we lack the permission to remove stays.
void removeFolder(const std::string &path);

} // namespace tranship
