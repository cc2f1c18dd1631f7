import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { isRecord } from '#domain/data/record.ts'
import type { FormerAddress } from '../build/headers/former-addresses.ts'
import type { MatchedCars, NamedCar } from './stock-changes.ts'

/** The id that the page of a car has for it, by what its heart saves; null where it has none. */
function idOnPage(file: string, slug: string): string | null {
  if (!existsSync(file)) return null
  let id: string | null = null
  const parser = new Parser({
    onopentag(_tag, { 'data-car': json }) {
      const car: unknown = json === undefined ? null : JSON.parse(json)
      if (isRecord(car) && car.slug === slug && typeof car.id === 'string') id ??= car.id
    },
  })
  parser.end(readFileSync(file, 'utf8'))
  return id
}

/** Where a car's page was in the release before. */
export const pageBefore = ({ page }: NamedCar, moved: readonly FormerAddress[]): string =>
  moved.find(({ to }) => to === page)?.from ?? page

/**
 * Cars that are new by their ids alone: the source gave them others, and their pages in `old`, a release, are about cars that left
 * by theirs. They are neither new nor gone.
 */
export function withoutRenamed(
  { added, left, stayed }: MatchedCars,
  old: string,
  moved: readonly FormerAddress[],
): MatchedCars {
  const gone = new Map(left.map((car) => [car.id, car]))
  const renamed = added.flatMap((car) => {
    const page = pageBefore(car, moved)
    const id = gone.size > 0 && page !== '' ? idOnPage(`${old}${page}.html`, page.replace('/cars/', '')) : null
    const before = id === null ? undefined : gone.get(id)
    return before === undefined ? [] : [{ was: before.id, now: { ...car, before: before.before } }]
  })
  const [were, are] = [new Set(renamed.map(({ was }) => was)), new Set(renamed.map(({ now }) => now.id))]
  return {
    added: added.filter(({ id }) => !are.has(id)),
    left: left.filter(({ id }) => !were.has(id)),
    stayed: [...stayed, ...renamed.map(({ now }) => now)],
  }
}
