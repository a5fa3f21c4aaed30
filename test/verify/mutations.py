# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small changes of ports: each function yields a text for each place that it can change."""

import re


def launches(text):
    """(start, end, arguments) of each hipLaunchKernelGGL(...);"""
    for match in re.finditer(r"hipLaunchKernelGGL\(", text):
        depth, arguments, start = 1, [], match.end()
        for at in range(match.end(), len(text)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
            if depth == 0 or (depth == 1 and text[at] == ","):
                arguments.append((start, at))
                start = at + 1
            if depth == 0:
                yield match.start(), at + 1, arguments
                break


def dropped_launch(text):
    for start, end, _ in launches(text):
        yield text[:start] + "(void)0" + text[end:]


def exchanged_arguments(text):
    for _, _, arguments in launches(text):
        for (a, b), (c, d) in zip(arguments[5:], arguments[6:]):
            if text[a:b].strip() != text[c:d].strip():
                yield text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
                break


def other_block(text):
    for _, _, arguments in launches(text):
        a, b = arguments[2]
        yield text[:a] + " dim3(1)" + text[b:]


def other_direction(text):
    other = {"hipMemcpyHostToDevice": "hipMemcpyDeviceToHost", "hipMemcpyDeviceToHost": "hipMemcpyHostToDevice"}
    for match in re.finditer("|".join(other), text):
        yield text[: match.start()] + other[match[0]] + text[match.end() :]


def dropped_call(text):
    for match in re.finditer(r"\bhip(Memcpy|Memset)\w*\([^;]*?\)(?=\)?;)", text):
        yield text[: match.start()] + "hipSuccess" + text[match.end() :]


def other_stream(text):
    for _, _, arguments in launches(text):
        a, b = arguments[4]
        if text[a:b].strip() != "0":
            yield text[:a] + " 0" + text[b:]
    # The last argument of an asynchronous copy.
    for match in re.finditer(r"(hipMem(?:cpy|set)\w*Async\([^;]*, )(?!0\))(\w+)(\)\)?;)", text):
        yield text[: match.start()] + match[1] + "0" + match[3] + text[match.end() :]


def code_of(text):
    """The text with spaces in place of comments and the contents of strings, so that places stay the same."""
    return re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.DOTALL)


def replaced(pattern, text, replacement):
    """The text with one match of the pattern in code replaced, for each match."""
    for match in re.finditer(pattern, code_of(text)):
        yield text[: match.start()] + match.expand(replacement) + text[match.end() :]


# Bugs that people make when they port by hand: for each kind, patterns and what takes the place of a match.
PATTERNS = {
    "dropped mask": [(r"(\b\w+|\))\s+& (?:31|63|0x1f|0x3f|warpSize - 1)\b", r"\1"), (r"(\b[\w.]+) % (32|64|warpSize)\b", r"\1")],
    "32 for 64": [(r"\b64\b", "32"), (r"\bunsigned long long (?=\w+ =)", "unsigned "), (r"\b__(popc|ffs|clz)ll\(", r"__\1("), (r"\b1[uU]?[lL]{2} <<", "1u <<")],
    "64 for 32": [(r"\b32\b", "64"), (r"\b31\b", "63"), (r"\b16(?=; \w+ (?:> 0|>= 1|!= 0|; ))", "32")],
    "copy kind": [(r"hipMemcpyDeviceToHost", "hipMemcpyDeviceToDevice"), (r"hipMemcpyHostToDevice", "hipMemcpyDeviceToHost"), (r"hipMemcpyDeviceToDevice", "hipMemcpyHostToDevice")],
    "missing synchronization": [(r"(__syncthreads|__syncwarp|\w+\.sync)\([^()]*\);", ";")],
    "off by one": [(r"(\b[\w.]+) < ([\w.]+)", r"\1 <= \2"), (r"(\b[\w.]+) >= ([\w.]+)", r"\1 > \2"), (r"(\b\w+) - 1\b", r"\1"), (r"\+ 1\b(?=\])", "")],
    "signedness": [(r"\bunsigned (?=(?:char|short|int|long)\b)", ""), (r"\bunsigned (?=\w+ =)", "int "), (r"\bint (?=\w+ =)", "unsigned "), (r"\(unsigned\)", "(int)")],
    "wrong width": [(r"\* sizeof\((?:int|float|unsigned|double)\)", "* sizeof(short)"), (r"(__shfl\w*\([^(),]+, [^(),]+, )(\w+)\)", r"\g<1>\2 / 2)"), (r"(\bsizeof\()double\)", r"\1float)")],
    "missing symbol cast": [(r"HIP_SYMBOL\((\w+)\)", r"\1"), (r"HIP_SYMBOL\((\w+)\)", r"&\1")],
    "missing wait": [(r"hip(?:DeviceSynchronize|StreamSynchronize|EventSynchronize|StreamWaitEvent)\([^()]*\)", "hipSuccess")],
    "missing fence": [(r"__threadfence\w*\(\);", ";")],
    "lost update": [(r"\batomicAdd\((&?[\w.\[\]]+), ([^()]+)\)", r"(*(\1) += \2)"), (r"\batomicMax\(&([\w.\[\]]+), ([^()]+)\);", r"\1 = \1 < \2 ? \2 : \1;"),
                    (r"\batomic(?:Or|And|Xor)\((&?[\w.\[\]]+), ([^()]+)\)", r"(*(\1) |= \2)")],
}
PLACES = {"swapped arguments": exchanged_arguments, "wrong stream": other_stream}


def planted(text):
    """(kind, text) for each place of each kind. Helpers at the beginning of a port stay as they are."""
    start = text.rfind("#endif // __HIPCC__") + 1
    for kind, patterns in PATTERNS.items():
        for pattern, replacement in patterns:
            for changed in replaced(pattern, text[start:], replacement):
                yield kind, text[:start] + changed
    for kind, operator in PLACES.items():
        for changed in operator(text):
            yield kind, changed
