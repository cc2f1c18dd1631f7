/** A build of one dealer, as sent to a worker. */
export interface BuildJob {
  readonly slug: string
  /** Project root: page bundle and picture store. */
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
  /** A drop in stock was checked by hand and is real. */
  readonly acceptDrop: boolean
  /** How long to wait for another build of the dealer, in milliseconds. */
  readonly waitMs: number
}

/** A readable car that was left out because verification found a fault on its pages. */
export interface WithheldCar {
  readonly id: string | null
  readonly name: string | null
  /** What verification found, e.g. `loads /a.webp, which does not exist`. */
  readonly fault: string
}

/** Result of building one dealer. */
export interface BuildResult {
  readonly slug: string
  /** `busy`: another build of the dealer was still running after `waitMs`. */
  readonly outcome: 'published' | 'unchanged' | 'failed' | 'busy'
  readonly pages: number
  /**
   * Files for other programs and scripts; null for releases recorded before these were counted separately from pages.
   */
  readonly dataFiles: number | null
  /** Number of pages and data files rendered; the others were taken unchanged from the last release. */
  readonly drawn: number
  readonly cars: number
  /** What answers the site's searches; null when nothing was built. */
  readonly answers: string | null
  readonly ms: number
  /** Step -> duration in ms, in order. */
  readonly took: Readonly<Record<string, number>>
  /** Number of pages of delisted cars. */
  readonly delisted: number
  /** One line per problem; empty unless failed or busy. */
  readonly problems: readonly string[]
  /** Reason -> number of cars left out. */
  readonly leftOut: Readonly<Record<string, number>>
  /** Cars with faulty pages; each is counted in `leftOut` too. */
  readonly withheld: readonly WithheldCar[]
  /** Reason -> number of readable cars that the dealer's rules keep off the site. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** Field -> number of values of readable cars that could not be parsed. */
  readonly unreadFacts: Readonly<Record<string, number>>
  /** What the safety stop would have refused without an explicit override. */
  readonly accepted: readonly string[]
  readonly warnings: readonly string[]
}

/** A result without its timings. */
export type Made = Omit<BuildResult, 'ms' | 'took'>

/** Receives the progress of a build: `step` for live display, `notice` for every log. */
export type Progress = (what: string, kind?: 'step' | 'notice') => void
