import type { ExternalUrl } from './external-urls.ts'

/**
 * Facts of a page that must be checked against the rest of the site each time; everything else depends only on its own
 * bytes.
 */
export interface PageFacts {
  /** Addresses of <a href> and GET forms, as written. */
  readonly links: readonly string[]
  /** Addresses of scripts, styles, pictures and island modules, as written. */
  readonly assets: readonly string[]
  /** External URLs it loads or submits to. */
  readonly foreign: readonly ExternalUrl[]
}

/** Verification's memory of pages with unchanged bytes, and of those it reads now. */
export interface VerificationCache {
  /** Null for an unknown page. */
  readonly known: (page: string) => PageFacts | null
  readonly learn: (page: string, facts: PageFacts) => void
  /** Shapes that need no check (see structure.ts); pages add theirs as they are read. */
  readonly shapes: Set<number>
}

/** An empty memory: every page is read. */
export const createEmptyVerificationCache = (): VerificationCache => ({
  known: () => null,
  learn: () => {},
  shapes: new Set(),
})
