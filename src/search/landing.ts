import type { VehicleKind } from '#domain/car/car.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import { slugify } from '#domain/text/slug.ts'
import { type Filters, is, isOneOf } from './filter.ts'
import { nounFor, titleNoun } from './nouns.ts'

/** One list of a site: its address and which cars it holds. */
export interface Landing {
  /** /search/used-cars */
  readonly path: string
  readonly kind: 'list' | 'body' | 'make' | 'model'
  /** "Used Cars", "Toyota", "Toyota Corolla" */
  readonly title: string
  /** Filters of the list besides the stock rules. */
  readonly filter: Filters
  /** The vehicle kind its path names; null when it may hold several. */
  readonly vehicles: VehicleKind | null
  /** Facets that are useless here because all cars of the list share the value. */
  readonly impliedFacets: readonly string[]
}

/** Settings that determine a site's lists. */
export interface LandingPolicy {
  readonly vehicleKinds: readonly VehicleKind[]
  /** The dealer's own lists, by the last segment of their path. */
  readonly lists: Readonly<Record<string, { readonly title: string; readonly filter: Filters }>>
}

/** The facts of a car that determine lists. */
export interface StockedCar {
  readonly make: string
  readonly model: string
  readonly body: string | null
}

const typeLists = {
  new: { types: ['new'], title: 'New' },
  used: { types: ['used'], title: 'Used' },
  demo: { types: ['demo'], title: 'Demo' },
  'new-used-and-demo': { types: ['new', 'used', 'demo'], title: 'New, Used and Demo' },
  'new-and-demo': { types: ['new', 'demo'], title: 'New and Demo' },
} as const

/** Slug of a make, model or body; empty when no character can be part of a path. */
const slugOf = (text: string) => slugify(text, '')

/** Bodies with a list on every site, even when none is in stock. */
const bodies = ['SUV', 'Hatchback', 'Ute', 'Coupe', 'Sedan', 'Wagon'] as const

type Spellings = (name: string) => readonly string[]

/** Returns, for a name, all spellings with the same slug, itself first; a list includes all of them. */
function spellingsIn(all: Iterable<string>): Spellings {
  const bySlug = Map.groupBy(new Set(all), slugOf)
  return (name) => [name, ...(bySlug.get(slugOf(name)) ?? []).filter((other) => other !== name).sort()]
}

/** The -cars lists hold everything a dealer sells; the others one kind. */
function typeLandings(kind: VehicleKind, kinds: readonly VehicleKind[]): readonly Landing[] {
  return Object.entries(typeLists).map(([name, { types, title }]) => ({
    path: `/search/${name}-${kind}`,
    kind: 'list',
    title: `${title} ${titleNoun(nounFor(kind === 'cars' ? kinds : [kind]))}`,
    filter: [isOneOf('car_type', types), ...(kind === 'cars' ? [] : [is('item_type', kind)])],
    vehicles: kind === 'cars' ? null : kind,
    impliedFacets: types.length === 1 ? ['car_type'] : [],
  }))
}

/** Keeps the first landing of each path: a path names one list only. */
function firstByPath(landings: readonly Landing[]): readonly Landing[] {
  return [...new Map(landings.toReversed().map((landing) => [landing.path, landing])).values()].reverse()
}

/** One car of each make and model: lists depend on names, not on counts. */
function firstOfEach(cars: readonly StockedCar[]): readonly StockedCar[] {
  return [...new Map(cars.toReversed().map((car) => [`${car.make}\n${car.model}`, car])).values()].reverse()
}

function bodyLandings(cars: readonly StockedCar[]): readonly Landing[] {
  const stocked = [...new Set(cars.flatMap(({ body }) => (body && slugOf(body) ? [body] : [])))].sort()
  const spellings = spellingsIn(stocked)
  return [...bodies, ...stocked].map((body) => ({
    path: `/search/${slugOf(body)}`,
    kind: 'body',
    title: body,
    filter: [isOneOf('body', spellings(body))],
    vehicles: null,
    impliedFacets: ['body'],
  }))
}

function makeLanding(make: string, makes: Spellings): Landing {
  const filter = [isOneOf('make', makes(make))]
  return { path: `/search/${slugOf(make)}`, kind: 'make', title: make, filter, vehicles: null, impliedFacets: ['make'] }
}

function modelLanding({ make, model }: StockedCar, makes: Spellings, models: Spellings): Landing {
  return {
    path: `/search/${slugOf(make)}/${slugOf(model)}`,
    kind: 'model',
    title: fullModelName(make, model),
    filter: [isOneOf('make', makes(make)), isOneOf('model', models(model))],
    vehicles: null,
    impliedFacets: ['make', 'model', 'make_model'],
  }
}

/**
 * Every list of a site: the dealer's own, by type, by body, by make, by make and model. The first one keeps a shared
 * path. Deterministic order.
 */
export function landingsOf(policy: LandingPolicy, cars: readonly StockedCar[]): readonly Landing[] {
  const kinds: readonly VehicleKind[] = [...new Set<VehicleKind>(['cars', ...policy.vehicleKinds])]
  const own = Object.entries(policy.lists).map(
    ([name, { title, filter }]): Landing => ({
      path: `/search/${name}`,
      kind: 'list',
      title,
      filter,
      vehicles: null,
      impliedFacets: [],
    }),
  )
  const named = cars.filter(({ make }) => slugOf(make))
  const makes = [...new Set(named.map(({ make }) => make))].sort()
  const withModel = named.filter(({ model }) => slugOf(model))
  const spelledMakes = spellingsIn(makes)
  const spelledModels = spellingsIn(withModel.map(({ model }) => model))
  const ranked = withModel.toSorted((a, b) => (`${a.make} ${a.model}` < `${b.make} ${b.model}` ? -1 : 1))
  const byName = (a: Landing, b: Landing) => (a.path < b.path ? -1 : 1)
  return firstByPath([
    ...own,
    ...kinds.flatMap((kind) => typeLandings(kind, policy.vehicleKinds)),
    ...bodyLandings(cars),
    ...firstByPath(makes.map((make) => makeLanding(make, spelledMakes))).toSorted(byName),
    ...firstByPath(firstOfEach(ranked).map((car) => modelLanding(car, spelledMakes, spelledModels))).toSorted(byName),
  ])
}
