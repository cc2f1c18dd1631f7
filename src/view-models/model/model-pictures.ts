import type { Car } from '#domain/car/car.ts'
import { type PicturePolicy, pictureFor, smallestSource } from '#domain/car/picture.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'

type Stocked = Pick<Car, 'make' | 'model' | 'primary_image_url'>

/** The smallest form of a car's photo, for tiles. */
export function thumbnailFor(url: string, policy: PicturePolicy): string {
  return smallestSource(pictureFor(url, '', policy))
}

/** A range with pictures that <img> can show: the model's own, else a car of it that stands here, else none. */
export function withPictures(
  models: readonly Model[],
  cars: readonly Stocked[],
  policy: PicturePolicy,
): readonly Model[] {
  return models.map((model, at) => {
    const stocked = cars.filter(isOfModel(model)).filter((car) => car.primary_image_url)
    const url = model.image_url ?? stocked[at % stocked.length]?.primary_image_url
    if (!url) return model
    const { src, srcset } = pictureFor(url, model.name, policy)
    return { ...model, image_url: src, image_srcset: srcset }
  })
}
