// Takes a folder away, whatever a program has left in it.
#pragma once

#include <string>

namespace tranship {

/// With all that is below, links not followed: pipes and sockets, folders nested to any depth,
/// those that nobody may write to. What is not ours to remove stays.
void removeFolder(const std::string &path);

} // namespace tranship
