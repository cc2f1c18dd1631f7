import { CsvError, type Info, parse } from 'csv-parse/sync'
import type { Stock } from '#tenants/site/stock.ts'
import { openQuoteLine } from './open-quote.ts'
import type { BrokenRecord, StockTable, TableRecord } from './record.ts'

interface Line {
  readonly record: readonly string[]
  readonly info: Info
}

const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const

const remedies: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote (") is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something stands between a closing quote (") and the next separator',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'something stands between a closing quote (") and the next separator',
}

/** The line that spreadsheets read before a table, and none but they. */
const separatorLine = /^\uFEFF?"?sep=.?"?[,;\t|]*\n/i

/** @throws with the line where the text stops being a table */
function linesOf(text: string, delimiter: string): readonly Line[] {
  try {
    // Casts: with `info`, the library answers pairs, which its types say of options that are literals alone.
    const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
    const isEmpty = { skip_records_with_empty_values: true, from_line: separatorLine.test(text) ? 2 : 1 }
    return parse(text, { ...options, ...isEmpty, bom: true, trim: true }) as unknown as readonly Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at = openQuoteLine(text, delimiter) ?? ('lines' in error ? error.lines : null)
    const line = at === null ? '' : `line ${at}: `
    throw new Error(`${line}${remedies[error.code] ?? error.message}`)
  }
}

/** The line a record begins in: texts of several lines stand in it, and the reader counts to its end. */
function placeOf({ record, info }: Line): string {
  const ends = record.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  return `line ${info.lines - ends}`
}

function recordOf(line: Line, columns: ReadonlyMap<string, number>, width: number): TableRecord | BrokenRecord {
  const { record } = line
  const place = placeOf(line)
  if (record.length !== width) return { broken: `${place} has ${record.length} values, and the heading has ${width}` }
  return {
    place,
    textsAt: (name) => {
      const text = record[columns.get(name) ?? -1] ?? ''
      return text === '' ? [] : [text]
    },
  }
}

/** Another sign that parts the heading where the one that is said parts nothing; what to write then. */
function otherSeparator([line = '', ...more]: readonly string[], separator: Stock['separator']): string | null {
  if (more.length > 0) return null
  const others = Object.entries(separators).filter(([name]) => name !== separator)
  const [name] = others.find(([, sign]) => line.includes(sign)) ?? []
  return name ?? null
}

/** @throws when the text is no table that could be mended by names of columns */
function assertTable(heading: readonly string[], said: Stock['separator']): void {
  const separator = otherSeparator(heading, said)
  if (separator !== null)
    throw new Error(
      `line 1: the heading is one column with ${separator}s in it; write separator: ${separator} under stock`,
    )
}

/** @throws when the text stops within its last line, as where it is read while somebody writes it still */
function assertWhole(text: string, heading: Line, last: Line | undefined): void {
  if (last === undefined || text.endsWith('\n')) return
  // One value alone is a closing word, such as how many rows there were.
  const isPart = last.record.length > 1 && last.record.length < heading.record.length
  if (isPart) throw new Error(`${placeOf(last)}: the file is cut off in the middle of it; have it sent again`)
}

/** With one kind of line ends, as rows may have others than the heading or than the texts in them: lines are counted by it. */
const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** A table of comma-separated values, the first line its heading. @throws with what is wrong with it, and where */
export function readCsv(text: string, { separator }: Pick<Stock, 'separator'>): StockTable {
  const plain = withPlainEnds(text)
  const [heading, ...lines] = linesOf(plain, separators[separator])
  if (!heading) throw new Error('it has no heading: the first line names the columns')
  assertTable(heading.record, separator)
  assertWhole(plain, heading, lines.at(-1))
  const columns = new Map(heading.record.map((name, at) => [name, at] as const).toReversed())
  const records = lines.map((line) => recordOf(line, columns, heading.record.length))
  return { names: heading.record, isSparse: false, has: (name) => columns.has(name), records }
}
