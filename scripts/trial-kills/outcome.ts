/** Result of one kind of trial. */
export interface Outcome {
  readonly name: string
  readonly tried: number
  readonly whole: number
  /** Further counts, e.g. kills per phase. */
  readonly notes: string
  /** One line per failed trial. */
  readonly faults: readonly string[]
  /** Why the trial was skipped. */
  readonly skipped?: string
}

/** Called with a line about each trial. */
export type Tell = (line: string) => void

/** Counts and reports the trials of one kind. */
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

  /** Adds a trial: description, words to count it under, and faults. */
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

/** Whether all trials passed; skipped ones do not count. */
export function allGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(isGood)
}

/** The report: one line per kind of trial, then all faults. */
export function outcomeLines(outcomes: readonly Outcome[]): string[] {
  const lines = outcomes.map((outcome) =>
    outcome.skipped === undefined
      ? `${outcome.name.padEnd(10)} ${outcome.whole} of ${outcome.tried} whole  ${outcome.notes}`.trimEnd()
      : `${outcome.name.padEnd(10)} SKIPPED: ${outcome.skipped}`,
  )
  return [...lines, ...outcomes.flatMap(({ faults }) => faults)]
}
