import { longestSlug, slugify } from '#domain/text/slug.ts'

/** What a slug is made from. */
export interface Named {
  readonly id: string
  /** The source's own slug, unchecked. */
  readonly slug: string
  readonly name: string
}

const collator = new Intl.Collator('en', { numeric: true })
/** Slugs of other pages under /cars/. */
const taken = ['index', 'trade-in']
/** The source's slug. A too long one is shortened before its last part, the number that tells two cars apart. */
function ownSlug(source: string): string {
  const slug = slugify(source, '')
  const last = slugify(source.slice(-longestSlug), '').split('-').at(-1) ?? ''
  if (slug.endsWith(last) || last.length > 40 || !/\d/.test(last)) return slug
  const head = slug.slice(0, longestSlug - last.length)
  return `${head.includes('-') ? head.replace(/-[^-]*$/, '') : head.slice(0, -1)}-${last}`
}

function wish(car: Named): string {
  return ownSlug(car.slug) || slugify(car.name, 'car')
}

function firstFree(base: string, id: string, isFree: (slug: string) => boolean): string {
  const withId = `${base}-${slugify(id, 'x')}`
  for (let number = 1; ; number++) {
    const slug = number === 1 ? withId : `${withId}-${number}`
    if (isFree(slug)) return slug
  }
}

/** The slug a car has already, as long as it extends the wished one; else the wished one. */
function keptOr(wish: string, kept: string | undefined): string {
  return kept?.startsWith(`${wish}-`) ? kept : wish
}

/**
 * One safe, unique slug per car, in the order given. A car keeps its source's slug; of several that would share one,
 * the car with the lowest id keeps it and the others add their id, so an arrival never changes an earlier car's slug.
 * `held` maps slugs to the id of the car they belong to, which may have left: no other car gets them.
 */
export function slugsFor(cars: readonly Named[], held: ReadonlyMap<string, string> = new Map()): readonly string[] {
  const kept = new Map([...held].map(([slug, id]) => [id, slug]))
  const wishes = cars.map(wish)
  const slugs = cars.map(({ id }, at) => keptOr(wishes[at] ?? '', kept.get(id)))
  const byAge = cars.map((car, at) => ({ id: car.id, at })).sort((a, b) => collator.compare(a.id, b.id) || a.at - b.at)
  const used = new Set(taken)
  const isFreeFor = (id: string) => (slug: string) => !used.has(slug) && (held.get(slug) ?? id) === id
  const late = byAge.filter(({ id, at }) => !takeSlug(used, slugs[at] ?? '', isFreeFor(id)))
  for (const { id, at } of late) {
    slugs[at] = firstFree(wishes[at] ?? '', id, isFreeFor(id))
    used.add(slugs[at])
  }
  return slugs
}

function takeSlug(used: Set<string>, slug: string, isFree: (slug: string) => boolean): boolean {
  if (!isFree(slug)) return false
  used.add(slug)
  return true
}
