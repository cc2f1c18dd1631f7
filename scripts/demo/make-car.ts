import type { CarType } from '#domain/car/car.ts'
import { buildOf, type DemoContext, daysAgo, fits, identityOf, placeOf, statusOf, tagOf } from './car-parts.ts'
import { newestYear, pickVariant, type Variant } from './catalogue.ts'
import { describe, describeComing } from './describe.ts'
import { featuresOf, usesOf } from './features.ts'
import { generateLife } from './life.ts'
import { moneyOf } from './money.ts'
import { type StudioPicture, studioPictures } from './pictures/studio.ts'
import { between, createRandomStream, happens, pickWeighted, type RandomStream, whole } from './random-stream.ts'
import { runningOf } from './running.ts'

function gallery(chance: RandomStream, { recipe, studio }: DemoContext, variant: Variant, paint: string) {
  // Draws a number that galleries no longer use: without it, the random stream and thus every demo car would change.
  if (variant.seats !== undefined && variant.kind !== 'motorcycles') chance()
  return studioPictures(studio, { ...variant, paint, ground: recipe.ground })
}

/** A car as in the snapshot, and its pictures. */
export interface MadeCar {
  readonly car: Readonly<Record<string, unknown>>
  readonly pictures: readonly StudioPicture[]
}

/** Generates the car at an index of the list: deterministic, with dates relative to the day. */
export function makeCar(yardful: DemoContext, at: number): MadeCar {
  const { slug, recipe, words, day } = yardful
  const chance = createRandomStream(`${slug} ${at}`)
  const thisYear = Math.min(day.getUTCFullYear(), newestYear(yardful.catalogue))
  const type = pickWeighted<CarType>(chance, recipe.types)
  const variant = pickVariant(chance, yardful.catalogue, recipe.makes, fits(type, recipe, thisYear))
  const life = generateLife(chance, type, variant, recipe, thisYear)
  const { paint, facts } = buildOf(chance, yardful, variant)
  const { just_in, hidden, certified, no_pictures, reserved } = recipe.shares
  const pictures = happens(chance, no_pictures) ? [] : gallery(chance, yardful, variant, paint)
  const identity = identityOf(chance, at, slug, recipe, variant, life)
  const standing = statusOf(chance, type, recipe, day)
  const car = {
    ...identity,
    ...standing,
    ...facts,
    car_type: type,
    km: life.distance,
    ...runningOf(yardful, at, variant, type),
    ...moneyOf(chance, life, recipe, slug),
    ...placeOf(chance, yardful, variant, type),
    certified: type === 'used' && life.age <= 5 && happens(chance, certified),
    reserved: happens(chance, reserved),
    tag: tagOf(chance, type, recipe),
    categories: usesOf(words, variant),
    created_at: daysAgo(day, happens(chance, just_in) ? between(chance, 0.1, 7.6) : between(chance, 9, 160)),
    show_on_dealer_website: !happens(chance, hidden),
    custom_rank: happens(chance, 4) ? whole(chance, 1, 9) : 0,
    description:
      standing.status === 'coming_soon'
        ? describeComing(chance, words, variant, life, recipe)
        : describe({ chance, name: `${slug} ${at}` }, words, variant, life, recipe),
    features: featuresOf(chance, words, variant, life, recipe),
    views: whole(chance, 4, 640),
    primary_image_url: pictures[0] ? `/pictures/${pictures[0].key}` : null,
    images: pictures.map(({ key }) => ({ image: { url: `/pictures/${key}` } })),
  }
  return { car, pictures }
}
