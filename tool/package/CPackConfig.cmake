# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# CPack's settings for the Debian package; scripts/package adds the version, the files and the dependencies.
set(CPACK_PACKAGE_NAME tranship)
set(CPACK_PACKAGE_FILE_NAME tranship)
set(CPACK_PACKAGE_VENDOR tranship)
set(CPACK_PACKAGE_CONTACT "The tranship maintainers <maintainers@users.noreply.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "translator from CUDA C++ to HIP")
set(CPACK_PACKAGE_DESCRIPTION
    "tranship ports CUDA code bases to AMD GPUs. It translates CUDA C++ to HIP by\n meaning, checks that the port compiles, and runs it\n against the original.")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "g++")
set(CPACK_STRIP_FILES OFF)
