import type { Locale } from '../text/locale.ts'

const wheels: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(?:f(?:ront|wd)|2wd front)/i, 'front-wheel drive'],
  [/^(?:r(?:ear|wd)|2wd rear)/i, 'rear-wheel drive'],
  [/^(?:awd|all)/i, 'all-wheel drive'],
  [/^(?:4wd|4x4|four|4[- ]?wheel)/i, 'four-wheel drive'],
  [/^(?:chain|belt|shaft)$/i, ''],
]

/**
 * "FWD" -> "front-wheel drive", "Chain" -> "chain drive"; null for a word that names neither driven wheels nor a final
 * drive.
 */
export function driveWords(drive: string): string | null {
  const said = drive.trim()
  const found = wheels.find(([pattern]) => pattern.test(said))
  return found ? found[1] || `${said.toLowerCase()} drive` : null
}

/** The first of several words for the same wheels, as decoders of VINs write: "4WD/4-Wheel Drive/4x4" -> "4WD". */
export function dropDriveSynonyms(drive: string): string {
  const [first = drive, ...others] = drive.split('/').map((part) => part.trim())
  const wheelsOf = driveWords(first)
  return wheelsOf !== null && others.every((other) => driveWords(other) === wheelsOf) ? first : drive
}

type Names = Readonly<Record<string, string>>

const cars: Names = { 'all-wheel drive': 'AWD', 'four-wheel drive': '4WD' }
const oceania: readonly [cars: Names, loads: Names] = [
  { ...cars, 'front-wheel drive': 'front-wheel', 'rear-wheel drive': 'rear-wheel' },
  { ...cars, 'four-wheel drive': '4x4', 'front-wheel drive': '4x2', 'rear-wheel drive': '4x2' },
]

/** The usual wording beside the label "Drive" in each market: for cars, and for utes and trucks. */
const names: Readonly<Record<Locale, typeof oceania>> = {
  'en-AU': oceania,
  'en-NZ': oceania,
  'en-US': [
    { ...cars, 'front-wheel drive': 'FWD', 'rear-wheel drive': 'RWD' },
    { ...cars, 'front-wheel drive': '2WD', 'rear-wheel drive': '2WD' },
  ],
}

const carriesLoads = /^(?!sport).*\b(?:ute|utility|cab chassis|truck|pick-?up)\b/i

/**
 * "Rear" -> "rear-wheel", or "4x2" for a ute. Other words become what `driveWords` returns, without " drive", or stay
 * as they are.
 */
export function driveName(drive: string, body: string | null, locale: Locale): string {
  const words = driveWords(drive) ?? drive
  const [ofCars, ofLoads] = names[locale]
  return (carriesLoads.test(body ?? '') ? ofLoads : ofCars)[words] ?? words.replace(/ drive$/, '')
}

/** A drive among other facts: adds "-wheel drive" to "Front" and "Rear", which alone would be unclear. */
export function driveFact(drive: string | null): string | null {
  return drive?.replace(/^(?:front|rear)$/i, '$&-wheel drive') ?? null
}
