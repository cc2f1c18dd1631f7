/** A cell as RFC 4180 writes it. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`

/** A table as RFC 4180 writes it, with a first line of names; what a row does not say is empty. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string | number | null>>>[],
): string {
  return [columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))].map(line).join('')
}
