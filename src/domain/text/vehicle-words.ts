import type { VehicleKind } from '../car/car.ts'

/** A text of the platform about cars, for a dealer that sells none: "Sell Your Vehicle". Everybody else reads it as it stands. */
export function inVehicleWords(text: string, kinds: readonly VehicleKind[]): string {
  if (kinds.length === 0 || kinds.includes('cars')) return text
  return text.replace(/\b([Cc])ar(s?)\b/g, (_word, c: string, s: string) => `${c === 'C' ? 'V' : 'v'}ehicle${s}`)
}

/** What booking a look at a vehicle is called, over the form and on the button that sends it: a caravan is not driven first. */
export interface DriveWords {
  readonly title: string
  readonly submit: string
}

const drive: DriveWords = { title: 'Book a Test Drive', submit: 'Book test drive' }
const ride: DriveWords = { title: 'Book a Test Ride', submit: 'Book test ride' }

const driveWordsOf: Readonly<Record<VehicleKind, DriveWords>> = {
  cars: drive,
  trucks: drive,
  bikes: ride,
  motorcycles: ride,
  rvs: { title: 'Book a Viewing', submit: 'Book a viewing' },
}

/** The words for a vehicle of this kind. */
export const driveWords = (kind: VehicleKind): DriveWords => driveWordsOf[kind]
