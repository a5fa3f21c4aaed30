// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
hipChannelFormatDesc hipCreateChannelDesc(int, int, int, int, hipChannelFormatKind);
hipChannelFormatDesc hipCreateChannelDescHalf();
hipChannelFormatDesc hipCreateChannelDescHalf1();
hipChannelFormatDesc hipCreateChannelDescHalf2();
hipChannelFormatDesc hipCreateChannelDescHalf4();
template <typename T> hipChannelFormatDesc hipCreateChannelDesc();
