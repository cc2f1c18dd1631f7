import { currentNotes } from '#notes/notes.ts'
import type { ReleaseSearch } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from './site.ts'

/** Everything a page may read while one dealer is rendered. */
export interface Tenant {
  readonly site: Site
  readonly showroom: Showroom
  /** Which index and host answer this release's searches in the browser. */
  readonly search: ReleaseSearch
  /** Searches all of the dealer's cars at build time. */
  readonly engine: SearchTransport
  /** The moment of the build, the same for every page of a release. */
  readonly now: Date
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const key = Symbol.for('forecourt.tenant')
const shared = globalThis as { [key]?: Tenant }

/**
 * The dealer being rendered, with reads not recorded; for code that decides which pages exist. @throws when none is
 * set.
 */
export function wholeTenant(): Tenant {
  const tenant = shared[key]
  if (!tenant) throw new Error('No dealer is being rendered: run `npm run build`, or set DEALER=<slug> for astro.')
  return tenant
}

/** The dealer being rendered; inside a page, reads are recorded (see src/notes). @throws when none is set. */
export function currentTenant(): Tenant {
  return currentNotes()?.tenant() ?? wholeTenant()
}

/** Sets the dealer being rendered: one at a time per process. */
export function setCurrentTenant(tenant: Tenant): void {
  shared[key] = tenant
}
