// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// On the page of the search: CUDA names that begin with what was searched, since the tables of the API are not in the index.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const results = document.getElementById("search-results");
  const wanted = (new URLSearchParams(location.search).get("q") || "").trim().toLowerCase();
  if (!results || wanted.length < 4) return;
  const shownAtMost = 5;
  const root = document.documentElement.dataset.content_root || "./";
  const names = document.createElement("script");
  names.src = `${root}_static/names.js`;
  names.onload = () => {
    const found = window.transhipNames.rows.filter(row => row[0].toLowerCase().startsWith(wanted));
    if (!found.length) return;
    const list = results.parentNode.insertBefore(document.createElement("p"), results);
    list.className = "api-found";
    const add = (text, target) => {
      list.append(list.firstChild ? ", " : "CUDA names: ");
      const link = list.appendChild(document.createElement("a"));
      link.href = root + target;
      link.textContent = text;
    };
    for (const [name, library] of found.slice(0, shownAtMost)) add(name, `api/${library}.html#${encodeURIComponent(name)}`);
    if (found.length > shownAtMost) add(`all ${found.length}`, `api/index.html#${encodeURIComponent(wanted)}`);
  };
  document.head.append(names);
});
