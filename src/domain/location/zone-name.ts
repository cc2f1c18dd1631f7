import { parseStateCode } from './state-name.ts'
import { zonesInState } from './state-zone.ts'

const australianEast = ['Australia/Sydney', 'Australia/Brisbane']
const australianCentre = ['Australia/Adelaide', 'Australia/Darwin']

/** Abbreviation or common name -> zones. When only some of its zones have daylight saving, one with and one without. */
const short: Readonly<Record<string, readonly string[]>> = {
  AEST: australianEast,
  AET: australianEast,
  AEDT: ['Australia/Sydney'],
  ACST: australianCentre,
  // Only reached as "Australian Central Time": the abbreviation alone is a territory.
  ACT: australianCentre,
  ACDT: ['Australia/Adelaide'],
  AWST: ['Australia/Perth'],
  AWT: ['Australia/Perth'],
  NZ: ['Pacific/Auckland'],
  'NEW ZEALAND': ['Pacific/Auckland'],
  NZST: ['Pacific/Auckland'],
  NZDT: ['Pacific/Auckland'],
  NZT: ['Pacific/Auckland'],
  // Australians often omit the A.
  EST: ['America/New_York', 'Australia/Sydney'],
  EASTERN: ['America/New_York', 'Australia/Sydney'],
  CENTRAL: ['America/Chicago', 'Australia/Adelaide'],
  MOUNTAIN: ['America/Denver', 'America/Phoenix'],
  PACIFIC: ['America/Los_Angeles'],
  EDT: ['America/New_York', 'Australia/Sydney'],
  ET: ['America/New_York'],
  CST: ['America/Chicago', 'Australia/Adelaide'],
  CDT: ['America/Chicago'],
  CT: ['America/Chicago'],
  MST: ['America/Denver', 'America/Phoenix'],
  MDT: ['America/Denver'],
  MT: ['America/Denver'],
  PST: ['America/Los_Angeles'],
  PDT: ['America/Los_Angeles'],
  PT: ['America/Los_Angeles'],
  AKST: ['America/Anchorage'],
  AKDT: ['America/Anchorage'],
  HST: ['Pacific/Honolulu'],
}

/** "Australian Eastern Standard Time" -> "AEST". */
function initialsOf(words: string): string {
  return words.replace(/(\w)\w*\s*/g, '$1').toUpperCase()
}

/** IANA zones for an Australian state or a name of a time zone; empty for any other text. */
export function parseTimeZones(words: string): readonly string[] {
  const name = words.trim().replace(/^Australia\//i, '')
  const state = parseStateCode(name.replaceAll('_', ' '))
  if (state !== null) return zonesInState(state).slice(0, 1)
  const key = / time$/i.test(name) ? initialsOf(name) : name.toUpperCase()
  return Object.hasOwn(short, key) ? (short[key] ?? []) : []
}
