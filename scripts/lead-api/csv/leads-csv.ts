import type { LeadReading } from '../asked/reading.ts'
import { byteOrderMark, row } from './cells.ts'
import { columnsOf } from './columns.ts'

/** The leads as CSV with a heading line (RFC 4180), piece by piece. */
export function* leadsCsv(leads: Iterable<LeadReading>, isWhole: boolean): Generator<string> {
  const columns = columnsOf(isWhole)
  yield byteOrderMark + row(columns.map(({ heading }) => heading))
  for (const lead of leads) yield row(columns.map(({ text }) => text(lead)))
}
