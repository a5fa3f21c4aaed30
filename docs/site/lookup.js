// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The field on the page of the API that looks a name up, as it is typed. names.js has the rows.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector(".api-lookup input");
  const status = document.querySelector(".api-lookup p");
  const body = document.querySelector(".api-lookup tbody");
  const {rows, notes} = window.transhipNames;
  const shownAtMost = 100;
  const cell = (row, text, isCode) => {
    const place = row.insertCell();
    const inner = isCode ? place.appendChild(document.createElement("code")) : place;
    inner.textContent = text;
    return inner;
  };
  const show = () => {
    const wanted = field.value.trim().toLowerCase();
    body.replaceChildren();
    status.textContent = `${rows.length} names`;
    if (wanted.length < 2) return;
    const rank = name => name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
    const found = rows.map(row => [row[0].toLowerCase(), row]).filter(([name]) => name.includes(wanted))
      .sort((a, b) => rank(a[0]) - rank(b[0]) || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    status.textContent = found.length > shownAtMost ? `${found.length} names; the first ${shownAtMost}:`
      : found.length ? "" : "No such name in the tables.";
    for (const [, [name, library, hip, since, note]] of found.slice(0, shownAtMost)) {
      const row = body.insertRow();
      const code = cell(row, "", true);
      const link = code.appendChild(document.createElement("a"));
      link.href = `${library}.html#${encodeURIComponent(name)}`;
      link.textContent = name;
      if (hip) cell(row, hip, true); else cell(row, hip === null ? "no" : "left out").className = "api-no";
      cell(row, since);
      cell(row, notes[note] || "");
    }
  };
  field.value = decodeURIComponent(location.hash.slice(1));
  field.addEventListener("input", () => { history.replaceState(null, "", `#${encodeURIComponent(field.value)}`); show(); });
  show();
});
