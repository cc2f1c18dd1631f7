import type { CarStatus, CarType } from '#domain/car/car.ts'
import { typosBetween } from '#domain/text/typos.ts'
import {
  bodyWords,
  carTypeWords,
  goneWords,
  noWords,
  placeholderWords,
  statusWords,
  vehicleNouns,
  yesWords,
} from './words.ts'

/** A word normalised: without capitals, accents, blanks and punctuation. */
function bare(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function indexOf<T extends string>(table: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> {
  const entries = Object.entries(table) as [T, readonly string[]][]
  return new Map(entries.flatMap(([meaning, words]) => words.map((word) => [bare(word), meaning] as const)))
}

const statuses = indexOf(statusWords)
const carTypes = indexOf(carTypeWords)
const silent = new Set(placeholderWords.map(bare))
const answers = indexOf({ yes: yesWords, no: noWords })
const bodies = new Map(bodyWords.map((body) => [bare(body), body]))

/** Whether a text has no meaning: "N/A", "(No Badge)", "-/-". Emoji have one, and so has the badge "+". */
export function isPlaceholderText(line: string): boolean {
  return !/[\p{L}\p{N}\p{So}+]/u.test(line) || silent.has(bare(line))
}

/** "yes" or "no" in the words feeds use; null when it is neither. */
export function yesOrNo(line: string): 'yes' | 'no' | null {
  return answers.get(bare(line)) ?? null
}

/** Feeds of shopping portals write https://schema.org/InStock. */
const schemaOrg = /^https?:\/\/schema\.org\//i
/** Separators of two statements; a hyphen inside a word is none. */
const between = /\s+[-–—]+\s+|[/|,;:()&+]+/

function partsOf(line: string): readonly string[] {
  const parts = line.replace(schemaOrg, '').split(between)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Statuses by precedence: of several in one text, the one that promises least wins. */
const leastPromising = ['withdrawn', 'sold', 'reserved', 'coming_soon', 'in_stock'] as const

function goneIn(line: string): CarStatus | null {
  const words = new Set(line.toLowerCase().match(/\p{L}+/gu))
  return goneWords.find(([, gone]) => gone.some((word) => words.has(word)))?.[0] ?? null
}

/**
 * The status a text means; null when unknown. A text that anywhere says that the car is taken never means for sale; a
 * car is for sale only when the text or each of its parts is a known status.
 */
export function parseCarStatus(line: string): CarStatus | 'withdrawn' | null {
  const whole = statuses.get(bare(line.replace(schemaOrg, '')))
  if (whole) return whole
  const parts = partsOf(line).map((part) => statuses.get(bare(part)))
  const said = leastPromising.find((status) => parts.includes(status))
  return said && !parts.includes(undefined) ? said : goneIn(line)
}

/** A car's type, and whether it is certified. */
export interface Condition {
  readonly type: CarType
  readonly isCertified: boolean
}

const noun = new RegExp(`(?:${vehicleNouns.map(bare).join('|')})s?$`)

function conditionOf(part: string): CarType | 'certified' | null {
  const word = bare(part)
  const named = carTypes.get(word) ?? carTypes.get(word.replace(noun, ''))
  if (named) return named
  return /(?<!non|not|un)certified(?:preowned|used)?$/.test(word.replace(noun, '')) ? 'certified' : null
}

/** The condition a text means ("Pre-Owned", "CPO", "Used / Demo"); null when unknown. */
export function parseCondition(line: string): Condition | null {
  const whole = conditionOf(line.replace(schemaOrg, ''))
  const said = whole ? [whole] : partsOf(line).map(conditionOf)
  if (said.length === 0 || said.includes(null)) return null
  const isCertified = said.includes('certified')
  if (said.includes('demo')) return { type: 'demo', isCertified }
  const isNew = said.every((part) => part === 'new')
  return isNew || said.includes('used') || isCertified ? { type: isNew ? 'new' : 'used', isCertified } : null
}

function typosAllowed(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

/** A misspelt body ("Hathcback") in its known spelling; any other text unchanged. */
export function correctBodySpelling(line: string): string {
  const word = bare(line)
  const most = typosAllowed(word)
  if (most === 0 || bodies.has(word) || bodies.has(word.replace(/s$/, ''))) return line
  const near = [...bodies].filter(([known]) => known[0] === word[0] && known.length >= 5)
  const ranked = near.map(([known, body]) => ({ body, typos: typosBetween(word, known, most, false) }))
  const best = ranked.filter(({ typos }) => typos <= most).sort((a, b) => a.typos - b.typos)[0]
  return best?.body ?? line
}
