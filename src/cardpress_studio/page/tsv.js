// Cells as spreadsheets put them on the clipboard: tabs between them, a line for each row, quotation marks where needed.

export function asTsv(rows) {
  return rows.map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t")).join("\n");
}

export function fromTsv(text) {
  const rows = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    rows.at(-1).push((found[1] !== undefined ? found[1].replaceAll('""', '"') : found[2]).split(/\s+/).join(" ").trim());
    if (found[3] === "") break;
    if (found[3] !== "\t") rows.push([]);
  }
  if (rows.length > 1 && rows.at(-1).length === 1 && rows.at(-1)[0] === "") rows.pop();
  return rows;
}
