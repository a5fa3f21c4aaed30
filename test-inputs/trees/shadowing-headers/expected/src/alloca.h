// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// So has the C library.
#pragma once
#error "included in place of the header of the C library"
