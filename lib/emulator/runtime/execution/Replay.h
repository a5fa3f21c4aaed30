// Runs one launch of a trace again, and nothing else of the program.
#pragma once

namespace tranship::emulator {

/// When the environment asks for it: puts the memory that was kept where it was, runs the kernel
/// and ends the program.
void replayIfAsked();

} // namespace tranship::emulator
