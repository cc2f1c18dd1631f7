import { numberOfShape } from './shapes.ts'

const heading = /^h[1-6]$/

/** Elements whose number an HTML checker checks. */
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

  /** Shapes for each step between heading levels, and for the number of each counted element. */
  get shapes(): readonly number[] {
    const ranks = this.#tags.filter((tag) => heading.test(tag))
    const steps = ranks.flatMap((tag, at) => (tag === ranks[at - 1] ? [] : `${ranks[at - 1] ?? 'nothing'} then ${tag}`))
    const alike = Object.entries(Object.groupBy(this.#tags, (tag) => tag))
    const counts = alike.flatMap(([tag, all]) => (counted.test(tag) ? `${tag} ${all?.length} times` : []))
    return [...new Set([...steps, ...counts])].map(numberOf)
  }
}
