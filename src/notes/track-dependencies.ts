import type { Tenant } from '#tenants/current.ts'
import { currentNotes, pageNotes, works } from './notes.ts'

/**
 * Wraps `work` so that a page depends on its answer alone and not on what was read for it, such as a whole stock for
 * four similar cars. `name` is unique; `about` is plain JSON data.
 */
export function trackedQuery<Part extends keyof Tenant, About, Answer>(
  name: string,
  work: (tenant: Pick<Tenant, Part>, about: About) => Answer,
): (tenant: Pick<Tenant, Part>, about: About) => Answer {
  works().set(name, work)
  return (tenant, about) => {
    const notes = pageNotes()
    return notes ? (notes.answer(name, about) as Answer) : work(tenant, about)
  }
}

/** Wraps `work` so that it runs once per dealer; each page depends only on the parts of the result that it reads. */
export function trackedSource<Answer extends object>(
  name: string,
  work: (tenant: Tenant) => Answer,
): (tenant: Tenant) => Answer {
  works().set(name, work)
  const known = new WeakMap<Tenant, Answer>()
  return (tenant) => {
    const notes = pageNotes()
    if (notes?.tenant() === tenant) return notes.source(name) as Answer
    const answer = known.get(tenant) ?? work(tenant)
    known.set(tenant, answer)
    return answer
  }
}

/** Memoises `work` per object, for the object's lifetime. Code that renders pages may cache only through src/notes. */
export function memoise<Of extends object, Answer>(work: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, () => Answer>()
  return (of) => {
    const take = known.get(of) ?? trackReads(() => work(of))
    known.set(of, take)
    return take()
  }
}

/** Runs `work` now. Each page that calls the returned function depends on what `work` read. */
export function trackReads<T>(work: () => T): () => T {
  const notes = currentNotes()
  if (notes) return notes.shared(work)
  const made = work()
  return () => made
}
