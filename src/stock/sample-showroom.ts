import { sampleReading } from './sample-reading.ts'
import { type Showroom, type StockSite, showroomFrom } from './showroom.ts'
import { readSnapshot } from './snapshot.ts'

/** The showroom of a snapshot's text, every picture and file of it being there. For tests. @throws when the text is no snapshot */
export function sampleShowroom(site: StockSite, text: string, now: Date): Showroom {
  const snapshot = readSnapshot(text)
  if ('found' in snapshot) throw new Error(snapshot.found)
  return showroomFrom(snapshot, site, now, sampleReading)
}
