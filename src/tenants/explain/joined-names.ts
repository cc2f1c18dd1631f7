import { editDistance, formatSuggestions } from './nearest.ts'

/** Map: word for several days -> their settings. */
const daysOf: Readonly<Record<string, readonly string[]>> = {
  weekend: ['saturday', 'sunday'],
  weekends: ['saturday', 'sunday'],
  daily: ['monday_to_friday', 'saturday', 'sunday'],
  everyday: ['monday_to_friday', 'saturday', 'sunday'],
  alldays: ['monday_to_friday', 'saturday', 'sunday'],
}

const plain = (text: string) => text.toLowerCase().replace(/[ _-]/g, '')

/** The shortest known name that begins with a word: monday rather than monday_to_friday. */
function startingWith(word: string, known: readonly string[]): string | null {
  const names = known.filter((each) => word.length > 2 && each.startsWith(word))
  return names.sort((one, other) => one.length - other.length)[0] ?? null
}

/** Days from one to another, both included; null unless the two are days. */
function daysBetween(names: readonly string[], known: readonly string[]): readonly string[] | null {
  const days = known.filter((each) => /^[a-z]+day$/.test(each))
  const [first, last] = names.map((name) => days.indexOf(name))
  if (names.length !== 2 || first === undefined || last === undefined || first < 0 || last <= first) return null
  const whole = `${names[0]}_to_${names[1]}`
  return known.includes(whole) ? [whole] : days.slice(first, last + 1)
}

function namesIn(name: string, known: readonly string[]): readonly string[] {
  const parts = name.toLowerCase().split(/[\s_]*(?:&|\+|,|\/|_|-|–|\bto\b|\band\b)[\s_]*/)
  const names = parts.flatMap((part) => startingWith(part, known) ?? [])
  if (names.length < 2 || names.length < parts.length) return []
  return (/[-–]|\bto\b|_to_/i.test(name) && daysBetween(names, known)) || names
}

/**
 * The remedy for a name that joins several settings, such as `; write them one by one: saturday: ..., sunday: ...`;
 * '' for others.
 */
export function splitName(name: string, known: readonly string[]): string {
  const days = Object.entries(daysOf).find(([word]) => word === plain(name))?.[1]
  if (days?.every((day) => known.includes(day))) return oneByOne(days)
  const isSlip = known.some((each) => editDistance(plain(each), plain(name)) < 3)
  const names = isSlip ? [] : namesIn(name, known)
  return names.length === 1 ? formatSuggestions(names) : oneByOne(names)
}

function oneByOne(names: readonly string[]): string {
  return names.length === 0 ? '' : `; write them one by one: ${names.map((each) => `${each}: ...`).join(', ')}`
}
