/** Escapes a cell as in RFC 4180. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`

/** A table as CSV (RFC 4180) with a header line; missing values are empty cells. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string | number | null>>>[],
): string {
  return [columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))].map(line).join('')
}
