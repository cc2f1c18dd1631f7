/** How one kind of trial went. */
export interface Outcome {
  readonly name: string
  readonly tried: number
  readonly whole: number
  /** What else there is to say, e.g. how many were killed in which phase. */
  readonly notes: string
  /** A line per trial that was not whole. */
  readonly faults: readonly string[]
  /** Why nothing was tried, where it cannot be. */
  readonly skipped?: string
}

/** Hears of every trial as it ends. */
export type Tell = (line: string) => void

/** Collects the trials of one kind and says how they go. */
export class Tally {
  readonly #name: string
  readonly #goal: number
  readonly #tell: Tell
  readonly #faults: string[] = []
  readonly #counts = new Map<string, number>()
  #tried = 0

  constructor(name: string, goal: number, tell: Tell) {
    this.#name = name
    this.#goal = goal
    this.#tell = tell
  }

  /** One trial: what it was, the words it is counted under, and what is wrong. */
  add(what: string, words: readonly string[], faults: readonly string[]): void {
    this.#tried++
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
    if (faults.length > 0) this.#faults.push(`${this.#name} ${this.#tried}, ${what}: ${faults.slice(0, 3).join('; ')}`)
    const verdict = faults.length === 0 ? 'whole' : `BROKEN  ${faults[0]}`
    this.#tell(`${this.#name} ${this.#tried} of ${this.#goal}: ${what}  ${verdict}`)
  }

  outcome(): Outcome {
    const notes = [...this.#counts].map(([word, count]) => `${count} ${word}`).join(', ')
    const faults = this.#faults
    return { name: this.#name, tried: this.#tried, whole: this.#tried - faults.length, notes, faults }
  }
}

const isGood = ({ skipped, tried, whole }: Outcome) => skipped !== undefined || (tried > 0 && tried === whole)

/** Whether every goal is held; what was skipped is neither held nor missed. */
export function allGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(isGood)
}

/** The whole trial for people: a line per kind, and every fault. */
export function outcomeLines(outcomes: readonly Outcome[]): string[] {
  const lines = outcomes.map((outcome) =>
    outcome.skipped === undefined
      ? `${outcome.name.padEnd(10)} ${outcome.whole} of ${outcome.tried} whole  ${outcome.notes}`.trimEnd()
      : `${outcome.name.padEnd(10)} SKIPPED: ${outcome.skipped}`,
  )
  return [...lines, ...outcomes.flatMap(({ faults }) => faults)]
}
