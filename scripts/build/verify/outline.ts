import { numberOfShape } from './shapes.ts'

const heading = /^h[1-6]$/

/** Of these a checker asks how many there are. */
const counted = /^(?:h1|main|header|footer|nav|aside|title)$/

const known = new Map<string, number>()

function numberOf(shape: string): number {
  const number = known.get(shape) ?? numberOfShape(`outline ${shape}`)
  known.set(shape, number)
  return number
}

/** The headings and landmarks of a page, or of a dialog in it. */
export class Outline {
  readonly #tags: string[] = []

  add(tag: string): void {
    if (heading.test(tag) || counted.test(tag)) this.#tags.push(tag)
  }

  addAll(other: Outline): void {
    this.#tags.push(...other.#tags)
  }

  /** Which rank follows which, and how many there are of what may not stand anywhere twice, or not without a name. */
  get shapes(): readonly number[] {
    const ranks = this.#tags.filter((tag) => heading.test(tag))
    const steps = ranks.flatMap((tag, at) => (tag === ranks[at - 1] ? [] : `${ranks[at - 1] ?? 'nothing'} then ${tag}`))
    const alike = Object.entries(Object.groupBy(this.#tags, (tag) => tag))
    const counts = alike.flatMap(([tag, all]) => (counted.test(tag) ? `${tag} ${all?.length} times` : []))
    return [...new Set([...steps, ...counts])].map(numberOf)
  }
}
