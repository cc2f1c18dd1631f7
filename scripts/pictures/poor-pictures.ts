import { shownAddress } from '../lib/shown-address.ts'
import type { PictureMemory } from './picture-memory.ts'

type Failed = readonly (readonly [address: string, problem: string])[]

/** Pictures that a shopper will see badly or not at all, by what is wrong with them. */
export interface PoorPictures {
  /** Could not be had, and why. */
  readonly missing: Failed
  /** Could not be had again, and why; pages show the copies there are. */
  readonly kept: Failed
  /** Less than 800 px wide. */
  readonly small: readonly string[]
  /** Taller than wide. */
  readonly upright: readonly string[]
}

const fewestPixels = 800

/** Looks through a dealer's pictures. */
export function poorPictures(known: PictureMemory): PoorPictures {
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
  return [`${addresses.length} ${word} of cars ${what}, such as ${shownAddress(example)}`]
}

/** So many reasons are told; a report is read, and each broken host has a reason of its own. */
const mostReasons = 4

/** Why pictures could not be had: each reason with how many have it, most first; the rest together. */
function reasonsOf(failed: Failed): string {
  const counts = [...Map.groupBy(failed, ([, problem]) => problem)].map(([why, all]) => ({ why, count: all.length }))
  const [first, ...others] = counts.sort((a, b) => b.count - a.count || (a.why < b.why ? -1 : 1))
  if (first === undefined || others.length === 0) return first?.why ?? ''
  const told = [first, ...others.slice(0, mostReasons - 1)].map(({ why, count }) => `${count}: ${why}`)
  const rest = others.slice(mostReasons - 1).reduce((sum, { count }) => sum + count, 0)
  return [...told, ...(rest > 0 ? [`${rest}: other reasons`] : [])].join('; ')
}

const addressesOf = (failed: Failed) => failed.map(([address]) => address)

/** The same in words, a line each; none where all are well. */
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

/** What cars show of other sites for want of a copy that could be had: nobody asked for it yet, or the copy is lost. */
export function uncopiedLines(slug: string, shown: readonly string[], known: PictureMemory): string[] {
  const uncopied = shown.filter((address) => known[address]?.key !== null)
  const command = `npm run pictures -- ${slug}`
  return line(uncopied, `has no copy yet (${command} makes it)`, `have no copies yet (${command} makes them)`)
}
