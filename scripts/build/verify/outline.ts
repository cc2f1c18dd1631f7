import { perHead } from './heads.ts'
import { numberOfShape } from './shapes.ts'

const outlined = /^(?:h[1-6]|main|header|footer|nav|aside|title)$/

/** Of these a checker asks how many there are, too. */
const counted = /^(?:h1|main|header|footer|nav|aside|title)$/

/** Whether headings begin anew in an element, by its head. */
export const isOutlineRoot = perHead((head) => /^dialog\b| role=(?:alert)?dialog\b/.test(head))

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
    if (outlined.test(tag)) this.#tags.push(tag)
  }

  addAll(other: Outline): void {
    this.#tags.push(...other.#tags)
  }

  /** What follows what, and how many there are of what may not stand anywhere twice, or not without a name. */
  get shapes(): readonly number[] {
    const turns = this.#tags.filter((tag, at) => tag !== this.#tags[at - 1])
    const steps = turns.map((tag, at) => `${turns[at - 1] ?? 'nothing'} then ${tag}`)
    const counts = [
      ...Map.groupBy(
        this.#tags.filter((tag) => counted.test(tag)),
        (tag) => tag,
      ),
    ]
    const all = new Set([...steps, ...counts.map(([tag, { length }]) => `${tag} ${length} times`)])
    return [...all].map(numberOf)
  }
}
