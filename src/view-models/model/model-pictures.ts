import type { Car } from '#domain/car/car.ts'
import { paintName } from '#domain/car/paint.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { type Picture, type PicturePolicy, pictureFor, smallestSource } from '#domain/car/picture.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { pickShownCars } from './cars-shown.ts'

type Stocked = Pick<
  Car,
  'make' | 'model' | 'status' | 'reserved' | 'simple_body' | 'body' | 'badge' | 'primary_image_url'
>

/** URL of the smallest size of a car's photo, for tiles. */
export function thumbnailFor(url: string, policy: PicturePolicy): string {
  return smallestSource(pictureFor(url, '', policy))
}

/** The largest group of cars with the same value of `by`. */
const mostAlike = <C extends Stocked>(cars: readonly C[], by: (car: C) => string | null): readonly C[] =>
  [...Map.groupBy(cars, by).values()].toSorted((a, b) => b.length - a.length)[0] ?? []

const bodyOf = ({ simple_body, body }: Stocked) => simple_body ?? body

/** The cars of the most common body style. */
export const ofUsualBody = <C extends Stocked>(cars: readonly C[]): readonly C[] => mostAlike(cars, bodyOf)

/**
 * Cars whose photos represent a model best: those that `pickShownCars` selects, of the most common body style and,
 * within it, the most common variant.
 */
function telling(cars: readonly Stocked[]): readonly Stocked[] {
  const bodied = ofUsualBody(pickShownCars(cars))
  const alike = mostAlike(bodied, ({ badge }) => badge)
  const pictured = [alike, bodied, cars].map((of) => of.filter((car) => car.primary_image_url))
  return pictured.find((of) => of.length > 0) ?? []
}

/** A picture of a car, and its paint (null when unknown). */
export interface Look {
  readonly picture: Picture
  readonly paint: string | null
}

type Shown = Stocked & Pick<Car, 'colour' | 'images'>

/**
 * Distinct pictures of the cars on show: first each car's first photo, the most common body style first, then each
 * car's second and third photo.
 */
export function looksOfCars(cars: readonly Shown[], alt: string, policy: PicturePolicy): readonly Look[] {
  const shown = pickShownCars(cars)
  const ordered = [...new Set([...ofUsualBody(shown), ...shown])].filter((car) => car.primary_image_url)
  const looks = [0, 1, 2].flatMap((side) =>
    ordered.flatMap((car) => {
      const url = photoUrls(car)[side]
      return url ? [[url, paintName(car.colour)] as const] : []
    }),
  )
  return [...new Map(looks)].map(([url, paint]) => ({ picture: pictureFor(url, alt, policy), paint }))
}

/** Models with pictures ready for <img>: the model's own, else a photo of a typical car in stock, else none. */
export function withPictures(
  models: readonly Model[],
  cars: readonly Stocked[],
  policy: PicturePolicy,
): readonly Model[] {
  return models.map((model, at) => {
    const stocked = model.image_url ? [] : telling(cars.filter(isOfModel(model)))
    const url = model.image_url ?? stocked[at % stocked.length]?.primary_image_url
    if (!url) return model
    const { src, srcset } = pictureFor(url, model.name, policy)
    return { ...model, image_url: src, image_srcset: srcset }
  })
}
