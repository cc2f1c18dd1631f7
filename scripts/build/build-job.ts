/** One dealer to build, as it travels to a worker. */
export interface BuildJob {
  readonly slug: string
  /** The project: bundle and picture store. */
  readonly root: string
  /** The folder that holds dealers/ and stock/. */
  readonly content: string
  readonly out: string
  readonly bundle: { readonly folder: string; readonly digest: string }
  readonly stock?: string | undefined
  /** ISO time the build is for. */
  readonly now: string
  /** Build even when nothing changed. */
  readonly force: boolean
  /** Somebody looked at a fall in stock and said it is real. */
  readonly acceptDrop: boolean
  /** How long to wait for another build of the dealer, in milliseconds. */
  readonly waitMs: number
}

/** A car that could be read, but whose pages were at fault. */
export interface WithheldCar {
  readonly id: string | null
  readonly name: string | null
  /** What verification found, e.g. `loads /a.webp, which does not exist`. */
  readonly fault: string
}

/** What became of one dealer. */
export interface BuildResult {
  readonly slug: string
  /** `busy`: another build of the dealer was running, and went on for longer than this one would wait. */
  readonly outcome: 'published' | 'unchanged' | 'failed' | 'busy'
  readonly pages: number
  /** Files for other programs and scripts; null for a release from when they were counted among the pages. */
  readonly dataFiles: number | null
  /** Pages and data files that were rendered; the others are those of the release before, as nothing in them has changed. */
  readonly drawn: number
  readonly cars: number
  /** Who answers the searches of the site; null when nothing was built. */
  readonly answers: string | null
  readonly ms: number
  /** Milliseconds of each step of it, in order. */
  readonly took: Readonly<Record<string, number>>
  /** Pages of cars that have left. */
  readonly delisted: number
  /** A line per problem; empty unless failed or busy. */
  readonly problems: readonly string[]
  /** Cars that could not be read, by reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** Cars whose pages were at fault; each is counted in `leftOut` too. */
  readonly withheld: readonly WithheldCar[]
  /** Readable cars that the dealer's rules keep off the site, by reason. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Facts of readable cars that could not be understood, by field. */
  readonly unreadFacts: Readonly<Record<string, number>>
  /** What the safety stop would have refused had nobody said that it is meant. */
  readonly accepted: readonly string[]
  readonly warnings: readonly string[]
}

/** A result before anybody looked at the clock. */
export type Made = Omit<BuildResult, 'ms' | 'took'>

/** Hears what a build does: steps for whoever looks on, and notices that belong into every log. */
export type Progress = (what: string, kind?: 'step' | 'notice') => void
