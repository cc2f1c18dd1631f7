import { sampleReading } from './sample-reading.ts'
import { type Showroom, type StockSite, showroomFrom } from './showroom.ts'
import { readSnapshot } from './snapshot.ts'

/** For tests: the showroom of a snapshot's text, with every picture and file. @throws when the text is no snapshot */
export function sampleShowroom(site: StockSite, text: string, now: Date): Showroom {
  const snapshot = readSnapshot(text)
  if ('found' in snapshot) throw new Error(snapshot.found)
  return showroomFrom(snapshot, site, now, sampleReading)
}
