import type { Foreign } from './foreign.ts'

/** What of a page has to be held against the rest of the site each time; everything else about it lies in its own bytes. */
export interface PageFacts {
  /** Addresses of <a href> and GET forms, as written. */
  readonly links: readonly string[]
  /** Addresses of scripts, styles, pictures and island modules, as written. */
  readonly assets: readonly string[]
  /** What of other hosts it loads, shows or is sent to. */
  readonly foreign: readonly Foreign[]
}

/** What verification remembers of pages whose bytes it has read before, and is told of those it reads now. */
export interface PageMemory {
  /** Null for a page that is not known. */
  readonly known: (page: string) => PageFacts | null
  readonly learn: (page: string, facts: PageFacts) => void
  /** What the HTML checker has found valid, see structure.ts; filled further while pages are read. */
  readonly shapes: Set<number>
}

/** Remembers nothing: each page is read. */
export const noMemory = (): PageMemory => ({ known: () => null, learn: () => {}, shapes: new Set() })
