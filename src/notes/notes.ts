import type { Tenant } from '#tenants/current.ts'

/** Works something out of a dealer; `about` is plain data that says of what. Same dealer, same question: same answer. */
export type Work = (tenant: Tenant, about: never) => unknown

/**
 * Writes down what each page is made from, so that the next night can tell which pages would be the same again. Nobody does
 * where pages are made for one look, as in `npm run dev`.
 */
export interface Notes {
  /** The dealer as the page that is being made may read it: every reading is noted. Null outside of pages. */
  tenant(): Tenant | null
  /** The answer to a question; the page notes both, and nothing that lies between. */
  answer(name: string, about: unknown): unknown
  /** What is worked out once for all pages, as this page may read it. */
  source(name: string): object
  /** Does something once of which several pages take the outcome: what it reads is noted by each of them. */
  shared<T>(work: () => T): () => T
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const notesKey = Symbol.for('forecourt.notes')
const worksKey = Symbol.for('forecourt.works')
const shared = globalThis as { [notesKey]?: Notes | null; [worksKey]?: Map<string, Work> }

/** Who takes notes now; null when nobody does. */
export function takesNotes(): Notes | null {
  return shared[notesKey] ?? null
}

/** One for all pages of the process. */
export function setNotes(notes: Notes | null): void {
  shared[notesKey] = notes
}

/** All that can be asked again on another night, by name. */
export function works(): Map<string, Work> {
  const known = shared[worksKey] ?? new Map<string, Work>()
  shared[worksKey] = known
  return known
}

/** The notes of the page that is being made; null where none is, or nobody notes anything. */
export function pageNotes(): Notes | null {
  const notes = takesNotes()
  return notes?.tenant() ? notes : null
}
