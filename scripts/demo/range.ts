import { slugify } from '#domain/text/slug.ts'
import { newestYear, type readCatalogue, type Variant } from './catalogue.ts'
import { paintsOf, type StudioPicture, type StudioSet, studioPictures } from './pictures/studio.ts'
import { createRandomStream, whole } from './random-stream.ts'
import type { Recipe } from './recipe.ts'

/** The parts of a yard from which its model range, makes and reviews are generated. */
export interface RangeOf {
  readonly slug: string
  readonly recipe: Recipe
  readonly catalogue: ReturnType<typeof readCatalogue>
  readonly day: Date
  /** The cars of the yard. A model without cars is not in the range, unless the yard has a single make. */
  readonly cars: readonly RangedCar[]
  readonly studio: StudioSet
}

/** What decides whether a car's model is in the range, and with which picture. */
interface RangedCar {
  readonly make: string
  readonly model: string
  /** It is in stock, shown on the site and has a picture, which its model then shows. */
  readonly isSeen: boolean
  /** When it was sold, ISO; empty when it was not. */
  readonly sold: string
  /** Picture of its card; undefined for a car that the site does not show. */
  readonly front: StudioPicture | undefined
}

const dayMs = 86_400_000
/** Models up to this age, in years, are labelled all-new. */
const newYears = 2

/** A model's own picture when no car of it is visible: of the last sold car, else from the studio; else undefined. */
function ownPicture({ cars, studio, recipe }: RangeOf, variant: Variant): StudioPicture | undefined {
  const own = cars.filter(({ make, model }) => make === variant.make && model === variant.model)
  if (own.some(({ isSeen }) => isSeen)) return undefined
  const [last] = own.filter(({ front }) => front).toSorted((a, b) => b.sold.localeCompare(a.sold))
  const vehicle = { ...variant, ground: recipe.ground }
  const [paint] = paintsOf(studio, vehicle)
  return last?.front ?? (paint === undefined ? undefined : studioPictures(studio, { ...vehicle, paint })[0])
}

interface RangedModel {
  readonly model: object
  readonly picture: StudioPicture | undefined
}

function modelsOf(yard: RangeOf): readonly RangedModel[] {
  const { recipe, catalogue, cars } = yard
  const makes = Object.keys(recipe.makes)
  const stocked = new Set(cars.map(({ make, model }) => `${make} ${model}`))
  const newest = newestYear(catalogue)
  const all = makes.flatMap((make) => [...(catalogue.get(make)?.values() ?? [])])
  const shown = all.filter(([first]) => first && (makes.length === 1 || stocked.has(`${first.make} ${first.model}`)))
  return shown.flatMap((variants, at) => {
    const [first] = variants
    if (!first) return []
    const fuels = [...new Set(variants.flatMap(({ fuel }) => fuel ?? []))]
    const picture = ownPicture(yard, first)
    const model = {
      name: first.model,
      slug: slugify(makes.length === 1 ? first.model : `${first.make} ${first.model}`, 'model'),
      make: first.make,
      status: first.years[0] >= newest - newYears ? 'all-new' : null,
      position: at + 1,
      manufacturer_body: first.body,
      fuel: fuels.join(', ') || null,
      ...(picture && { image: { url: `/pictures/${picture.key}` } }),
    }
    return { model, picture }
  })
}

function makesListed({ cars }: RangeOf): readonly object[] {
  const makes = [...new Set(cars.map(({ make }) => make))].sort()
  return makes.map((make, at) => ({ id: at + 1, name: make, slug: slugify(make, 'make') }))
}

const two = (part: number) => String(part).padStart(2, '0')

function reviewsOf({ slug, recipe, day }: RangeOf): readonly object[] {
  const chance = createRandomStream(`${slug} reviews`)
  return recipe.reviews.map(({ name, text, rating }, at) => {
    const days = 5 + at * 9 + whole(chance, 0, 6)
    const date = new Date(day.getTime() - days * dayMs)
    return {
      id: `${slug}-${at + 1}`,
      customer_name: name,
      text,
      rating,
      created_at_time_ago_in_words: `${days} days ago`,
      review_date: `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`,
    }
  })
}

/** The rest of a demo yard's snapshot: its model range, makes and reviews. */
export function rangeOf(yard: RangeOf): {
  readonly models: readonly object[]
  readonly manufacturers: readonly object[]
  readonly reviews: readonly object[]
  /** Pictures of models without visible cars. */
  readonly pictures: readonly StudioPicture[]
} {
  const models = modelsOf(yard)
  return {
    models: models.map(({ model }) => model),
    manufacturers: makesListed(yard),
    reviews: reviewsOf(yard),
    pictures: models.flatMap(({ picture }) => picture ?? []),
  }
}
