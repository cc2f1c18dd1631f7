import type { UnreadFactOfCar } from '#stock/read-cars.ts'
import type { Site } from '#tenants/site.ts'
import { type LoadOptions, loadTenant } from '../build/load-tenant.ts'
import { DealerRefused } from '../build/refused.ts'
import { leadsFileOf } from '../lead-api/deliveries/leads-file.ts'
import { failureText } from '../lib/failure-text.ts'

/** Result of checking a dealer. */
export interface Checked {
  readonly slug: string
  readonly problems: readonly string[]
  /** Whether everything was checked; false when a faulty setting prevented further checks. */
  readonly isWhole: boolean
  readonly warnings: readonly string[]
  /** Number of cars on show. */
  readonly cars: number
  /** Reason -> number of readable cars that the dealer's rules or their own data keep off the site. */
  readonly notOnShow: Readonly<Record<string, number>>
  /** One line per unreadable car: index, name, reason and value. */
  readonly leftOut: readonly string[]
}

/** One note per fact, with its first car: a feed usually repeats the same mistake in all cars. */
function unreadNotes(unread: readonly UnreadFactOfCar[]): string[] {
  return [...Map.groupBy(unread, ({ fact }) => fact)].flatMap(([fact, [first, ...more]]) => {
    if (!first) return []
    const [cars, pages] =
      more.length > 0 ? [`${more.length + 1} cars say`, 'their pages do'] : ['one car says', 'its page does']
    return `${cars} ${fact} as nobody can read it, so ${pages} without: ${first.name} (id ${first.id}): ${first.found}`
  })
}

/** Mistakes in leads.yaml, which is not part of a site but checked too; without a site fewer can be found. */
const leadsMistakes = (root: string, slug: string, site: Site | null) => leadsFileOf(root, slug, site).mistakes

const refused = (slug: string, problems: readonly string[]): Checked => ({
  slug,
  problems,
  isWhole: false,
  warnings: [],
  cars: 0,
  notOnShow: {},
  leftOut: [],
})

type CheckOptions = Pick<LoadOptions, 'root' | 'now' | 'stock'>

async function checked(slug: string, options: CheckOptions, load: typeof loadTenant): Promise<Checked> {
  const { root } = options
  try {
    const { tenant, mistakes, warnings } = await load(slug, options)
    const { showroom } = tenant
    const leftOut = showroom.leftOut.map(
      (car) => `car ${car.index} (${car.name ?? car.id ?? 'no name'}): ${car.reason}: ${car.found}`,
    )
    const notes = [...warnings, ...unreadNotes(showroom.unreadFacts)]
    const problems = [...mistakes, ...leadsMistakes(root, slug, tenant.site)]
    const { cars, notOnShow } = showroom
    return { slug, problems, isWhole: true, warnings: notes, cars: cars.length, notOnShow, leftOut }
  } catch (error) {
    if (!(error instanceof DealerRefused)) throw error
    return refused(slug, [...error.problems, ...leadsMistakes(root, slug, null)])
  }
}

/** Checks a dealer's files and stock without building. An unexpected error fails this dealer only. */
export async function checkDealer(slug: string, options: CheckOptions, load = loadTenant): Promise<Checked> {
  try {
    return await checked(slug, options, load)
  } catch (error) {
    return refused(slug, [failureText(error, 'The other dealers were checked all the same.')])
  }
}
