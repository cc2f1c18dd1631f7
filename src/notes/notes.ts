import type { Tenant } from '#tenants/current.ts'

/** Computes a value from a dealer and `about`, which is plain data. Must be deterministic. */
export type Work = (tenant: Tenant, about: never) => unknown

/**
 * Records what each page depends on, so that the next build can tell which pages are unchanged. Not used where pages
 * are rendered on request, as in `npm run dev`.
 */
export interface Notes {
  /** The dealer for the page being rendered, with every read recorded; null outside of pages. */
  tenant(): Tenant | null
  /** Answers a question. The page records question and answer, not what the answer was computed from. */
  answer(name: string, about: unknown): unknown
  /** A value computed once for all pages; the page records what it reads of it. */
  source(name: string): object
  /** Runs `work` once. Each page that calls the returned function records what `work` read. */
  shared<T>(work: () => T): () => T
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const notesKey = Symbol.for('forecourt.notes')
const worksKey = Symbol.for('forecourt.works')
const shared = globalThis as { [notesKey]?: Notes | null; [worksKey]?: Map<string, Work> }

/** The current recorder, or null. */
export function currentNotes(): Notes | null {
  return shared[notesKey] ?? null
}

/** Sets the recorder for all pages of the process. */
export function setNotes(notes: Notes | null): void {
  shared[notesKey] = notes
}

/** Map: name -> work of every question and source, which a later build can run again. */
export function works(): Map<string, Work> {
  const known = shared[worksKey] ?? new Map<string, Work>()
  shared[worksKey] = known
  return known
}

/** The recorder while a page is being rendered; null outside of pages or without a recorder. */
export function pageNotes(): Notes | null {
  const notes = currentNotes()
  return notes?.tenant() ? notes : null
}
