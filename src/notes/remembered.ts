import type { Tenant } from '#tenants/current.ts'
import { pageNotes, takesNotes, works } from './notes.ts'

/**
 * A question to a dealer that pages ask by its answer: what of the dealer it takes to know the answer does not matter to
 * them, a whole stock for four similar cars. `name` is its own; `about` plain data, as JSON knows it.
 */
export function question<Part extends keyof Tenant, About, Answer>(
  name: string,
  work: (tenant: Pick<Tenant, Part>, about: About) => Answer,
): (tenant: Pick<Tenant, Part>, about: About) => Answer {
  works().set(name, work)
  return (tenant, about) => {
    const notes = pageNotes()
    return notes ? (notes.answer(name, about) as Answer) : work(tenant, about)
  }
}

/** What is worked out of a dealer once, and read by many pages in part: each depends on what it reads. */
export function source<Answer extends object>(
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

/** What is worked out once of an object and remembered as long as that lives; the only memory that pages may have. */
export function once<Of extends object, Answer>(work: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, () => Answer>()
  return (of) => {
    const take = known.get(of) ?? noted(() => work(of))
    known.set(of, take)
    return take()
  }
}

/** The outcome of some work, done at once, for all who take it. */
export function noted<T>(work: () => T): () => T {
  const notes = takesNotes()
  if (notes) return notes.shared(work)
  const made = work()
  return () => made
}
