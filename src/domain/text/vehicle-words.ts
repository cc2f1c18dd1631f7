import type { VehicleKind } from '../car/car.ts'

/** Replaces "car" by "vehicle" in the platform's texts for dealers that sell no cars: "Sell Your Vehicle". */
export function inVehicleWords(text: string, kinds: readonly VehicleKind[]): string {
  if (kinds.length === 0 || kinds.includes('cars')) return text
  return text.replace(/\b([Cc])ar(s?)\b/g, (_word, c: string, s: string) => `${c === 'C' ? 'V' : 'v'}ehicle${s}`)
}

/** What trying a vehicle is called, with title and button of its form; caravans are viewed, not test driven. */
export interface DriveWords {
  readonly name: 'test drive' | 'test ride' | 'viewing'
  readonly title: string
  readonly submit: string
}

const drive: DriveWords = { name: 'test drive', title: 'Book a Test Drive', submit: 'Book test drive' }
const ride: DriveWords = { name: 'test ride', title: 'Book a Test Ride', submit: 'Book test ride' }

const driveWordsOf: Readonly<Record<VehicleKind, DriveWords>> = {
  cars: drive,
  trucks: drive,
  bikes: ride,
  motorcycles: ride,
  rvs: { name: 'viewing', title: 'Book a Viewing', submit: 'Book a viewing' },
}

/** The words for a vehicle of this kind. */
export const driveWords = (kind: VehicleKind): DriveWords => driveWordsOf[kind]

/** What trying these kinds of vehicles is called, each name once. */
export const driveNamesOf = (kinds: readonly VehicleKind[]): readonly DriveWords['name'][] => [
  ...new Set(kinds.map((kind) => driveWordsOf[kind].name)),
]
