// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the headers of rocPRIM, which rocThrust and hipCUB include, declare in the global namespace.
namespace detail {}
namespace rocprim {}
