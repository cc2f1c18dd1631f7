import type { Car } from '#domain/car/car.ts'
import { type PicturePolicy, pictureFor } from '#domain/car/picture.ts'
import type { Model } from '#domain/model/model.ts'

type Stocked = Pick<Car, 'make' | 'model' | 'primary_image_url'>

/** Whether a car is one of a model, as people write both. */
export function isOfModel(car: Pick<Car, 'make' | 'model'>, model: Pick<Model, 'make' | 'name'>): boolean {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
  return same(car.make, model.make) && same(car.model, model.name)
}

/** A range whose models without a picture show a car of theirs that stands here; without one they stay without. */
export function withPictures(
  models: readonly Model[],
  cars: readonly Stocked[],
  policy: PicturePolicy,
): readonly Model[] {
  return models.map((model) => {
    if (model.image_url) return model
    const url = cars.find((car) => car.primary_image_url && isOfModel(car, model))?.primary_image_url
    return url ? { ...model, image_url: pictureFor(url, model.name, policy).src } : model
  })
}
