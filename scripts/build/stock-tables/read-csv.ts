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

/** Excel's `sep=` line before a table. */
const separatorLine = /^\uFEFF?"?sep=.?"?[,;\t|]*\n/i

/** @throws with the line of the syntax error */
function linesOf(text: string, delimiter: string): readonly Line[] {
  try {
    // Cast: with `info` the library returns pairs, which its types only express for literal options.
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

/** The line a record begins in: values may span lines, and `info.lines` counts to its end. */
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

/** Name of another separator that splits a heading which the configured one leaves as one column; else null. */
function otherSeparator([line = '', ...more]: readonly string[], separator: Stock['separator']): string | null {
  if (more.length > 0) return null
  const others = Object.entries(separators).filter(([name]) => name !== separator)
  const [name] = others.find(([, sign]) => line.includes(sign)) ?? []
  return name ?? null
}

/** @throws when the heading is one column because of a wrong separator */
function assertTable(heading: readonly string[], said: Stock['separator']): void {
  const separator = otherSeparator(heading, said)
  if (separator !== null)
    throw new Error(
      `line 1: the heading is one column with ${separator}s in it; write separator: ${separator} under stock`,
    )
}

/** @throws when the last line is incomplete, such as while the file is still being written */
function assertWhole(text: string, heading: Line, last: Line | undefined): void {
  if (last === undefined || text.endsWith('\n')) return
  // A single value is a trailer, such as a row count.
  const isPart = last.record.length > 1 && last.record.length < heading.record.length
  if (isPart) throw new Error(`${placeOf(last)}: the file is cut off in the middle of it; have it sent again`)
}

/** Normalises line ends, which may differ between rows, heading and values, so that lines are counted correctly. */
const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** Parses CSV; the first line is the heading. @throws with the problem and its line */
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
