/** A cell: text, a number, an amount in cents (two decimals), or nothing. */
export type CsvCell = string | number | { readonly cents: number } | null;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/**
 * Writes rows as a file that a German spreadsheet opens without questions: UTF-8 with a byte order mark, semicolons, CRLF,
 * decimal commas. Text that a spreadsheet would take for a formula is defused by an apostrophe (QUALITY 22).
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(written).join(';')}${lineEnd}`).join('')}`;
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(defused(cell));
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  return (cell.cents / 100).toFixed(2).replace('.', ',');
}

/** Blanks before the sign are no protection: spreadsheets skip them. A negative number is no formula. */
function defused(text: string): string {
  const isNumber = /^-\d+(?:[.,]\d+)?$/.test(text);
  return !isNumber && /^[\s\p{Cc}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
