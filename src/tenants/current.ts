import { takesNotes } from '#notes/notes.ts'
import type { ReleaseSearch } from '#search/transport/source.ts'
import type { SearchTransport } from '#search/transport/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Site } from './site.ts'

/** Everything a page may ask for while one dealer is rendered. */
export interface Tenant {
  readonly site: Site
  readonly showroom: Showroom
  /** Who answers the searches of this release. */
  readonly search: ReleaseSearch
  /** Answers searches over all its cars while pages are made. */
  readonly engine: SearchTransport
  /** The moment of the build, the same for every page of a release. */
  readonly now: Date
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const key = Symbol.for('forecourt.tenant')
const shared = globalThis as { [key]?: Tenant }

/** The whole dealer being rendered, for what decides which pages it has. @throws when nobody said which. */
export function wholeTenant(): Tenant {
  const tenant = shared[key]
  if (!tenant) throw new Error('No dealer is being rendered: run `npm run build`, or set DEALER=<slug> for astro.')
  return tenant
}

/** The dealer being rendered, as a page reads it: see src/notes. @throws when nobody said which. */
export function currentTenant(): Tenant {
  return takesNotes()?.tenant() ?? wholeTenant()
}

/** One dealer at a time per process. */
export function setCurrentTenant(tenant: Tenant): void {
  shared[key] = tenant
}
