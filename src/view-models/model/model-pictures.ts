import type { Car } from '#domain/car/car.ts'
import { type PicturePolicy, pictureFor } from '#domain/car/picture.ts'
import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'

type Stocked = Pick<Car, 'make' | 'model' | 'primary_image_url'>

/** Whether a car is one of a model, as people write both. */
export function isOfModel(car: Pick<Car, 'make' | 'model'>, model: Pick<Model, 'make' | 'name'>): boolean {
  const same = (one: string, other: string) => slugify(one, one) === slugify(other, other)
  return same(car.make, model.make) && same(car.model, model.name)
}

/** The smallest form of a car's photo, for tiles. */
export function thumbnailFor(url: string, policy: PicturePolicy): string {
  const { src, srcset } = pictureFor(url, '', policy)
  return srcset.split(' ')[0] || src
}

/** A range with pictures that <img> can show: the model's own, else a car of it that stands here, else none. */
export function withPictures(
  models: readonly Model[],
  cars: readonly Stocked[],
  policy: PicturePolicy,
): readonly Model[] {
  return models.map((model, at) => {
    const stocked = cars.filter((car) => car.primary_image_url && isOfModel(car, model))
    const url = model.image_url ?? stocked[at % stocked.length]?.primary_image_url
    return url ? { ...model, image_url: pictureFor(url, model.name, policy).src } : model
  })
}
