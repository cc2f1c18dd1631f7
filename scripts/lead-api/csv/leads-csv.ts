import type { LeadDisplay } from '../asked/lead-display.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { byteOrderMark, row } from './cells.ts'
import { columnsOf } from './columns.ts'

/** The leads as CSV with a heading line (RFC 4180), streamed line by line. */
export async function* leadsCsv(
  leads: AsyncIterable<StoredLead>,
  read: (stored: StoredLead) => LeadDisplay,
  isWhole: boolean,
): AsyncGenerator<string> {
  const columns = columnsOf(isWhole)
  yield byteOrderMark + row(columns.map(({ heading }) => heading))
  for await (const stored of leads) {
    const lead = read(stored)
    yield row(columns.map(({ text }) => text(lead)))
  }
}
