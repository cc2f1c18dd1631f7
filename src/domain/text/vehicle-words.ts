import type { VehicleKind } from '../car/car.ts'

/** A text of the platform about cars, for a dealer that sells none: "Sell Your Vehicle". Everybody else reads it as it stands. */
export function inVehicleWords(text: string, kinds: readonly VehicleKind[]): string {
  if (kinds.length === 0 || kinds.includes('cars')) return text
  return text.replace(/\b([Cc])ar(s?)\b/g, (_word, c: string, s: string) => `${c === 'C' ? 'V' : 'v'}ehicle${s}`)
}
