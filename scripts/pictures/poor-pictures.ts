import { redactAddress } from '../lib/redact-address.ts'
import type { PictureRecords } from './picture-records.ts'

type Failed = readonly (readonly [address: string, problem: string])[]

/** Addresses of pictures that are missing or look poor, by problem. */
export interface PoorPictures {
  /** Could not be fetched, and why. */
  readonly missing: Failed
  /** Could not be fetched again, and why; pages show the existing copies. */
  readonly kept: Failed
  /** Less than 800 px wide. */
  readonly small: readonly string[]
  /** Taller than wide. */
  readonly upright: readonly string[]
}

const fewestPixels = 800

/** Finds the poor pictures of a dealer. */
export function poorPictures(known: PictureRecords): PoorPictures {
  const all = Object.entries(known)
  const had = all.filter(([, { key }]) => key !== null)
  const named = (entries: typeof all) => entries.map(([address]) => address)
  const failed = all.flatMap(([address, { problem, key }]) => (problem === null ? [] : [{ address, problem, key }]))
  const why = (entries: typeof failed): Failed => entries.map(({ address, problem }) => [address, problem])
  return {
    missing: why(failed.filter(({ key }) => key === null)),
    kept: why(failed.filter(({ key }) => key !== null)),
    small: named(had.filter(([, { width }]) => width < fewestPixels)),
    upright: named(had.filter(([, { width, height }]) => height > width)),
  }
}

function line(addresses: readonly string[], one: string, many = one): string[] {
  const [example] = addresses
  if (example === undefined) return []
  const [word, what] = addresses.length === 1 ? ['picture', one] : ['pictures', many]
  return [`${addresses.length} ${word} of cars ${what}, such as ${redactAddress(example)}`]
}

/** Maximum number of reasons in a report, as each broken host may have its own. */
const mostReasons = 4

/** Reasons why pictures failed, each with its count, most frequent first; the rest summed up. */
function reasonsOf(failed: Failed): string {
  const counts = [...Map.groupBy(failed, ([, problem]) => problem)].map(([why, all]) => ({ why, count: all.length }))
  const [first, ...others] = counts.sort((a, b) => b.count - a.count || (a.why < b.why ? -1 : 1))
  if (first === undefined || others.length === 0) return first?.why ?? ''
  const told = [first, ...others.slice(0, mostReasons - 1)].map(({ why, count }) => `${count}: ${why}`)
  const rest = others.slice(mostReasons - 1).reduce((sum, { count }) => sum + count, 0)
  return [...told, ...(rest > 0 ? [`${rest}: other reasons`] : [])].join('; ')
}

const addressesOf = (failed: Failed) => failed.map(([address]) => address)

/** Report lines about poor pictures; empty when there are none. */
export function poorPictureLines({ missing, kept, small, upright }: PoorPictures): string[] {
  const few = `less than ${fewestPixels} px wide`
  const tall = 'taller than wide and cut at head and foot'
  const again = `as copied before, as they could not be had again (${reasonsOf(kept)})`
  return [
    ...line(addressesOf(missing), `could not be had (${reasonsOf(missing)})`),
    ...line(
      addressesOf(kept),
      `is shown as copied before, as it could not be had again (${reasonsOf(kept)})`,
      `are shown ${again}`,
    ),
    ...line(small, `is ${few}`, `are ${few}`),
    ...line(upright, `is ${tall}`, `are ${tall}`),
  ]
}

/** Report lines about pictures without a copy that a run could make: not requested yet, or their copy is lost. */
export function uncopiedLines(slug: string, shown: readonly string[], known: PictureRecords): string[] {
  const uncopied = shown.filter((address) => known[address]?.key !== null)
  const command = `npm run pictures -- ${slug}`
  return line(uncopied, `has no copy yet (${command} makes it)`, `have no copies yet (${command} makes them)`)
}
