import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import { type Look, looksOfCars } from './model-pictures.ts'

/**
 * The first unused picture in an unused paint (the model's own first), else the first unused picture, else the model's
 * own.
 */
function chosen(own: Look, looks: readonly Look[], before: readonly Look[]): Look {
  const unseen = [own, ...looks].filter(({ picture }) => before.every((other) => other.picture.src !== picture.src))
  const isNew = ({ paint }: Look) => paint === null || before.every((other) => other.paint !== paint)
  return unseen.find(isNew) ?? unseen[0] ?? own
}

/**
 * Models shown side by side with different pictures, in different paints where its cars have them. A model's picture
 * that is not of its cars in stock is kept. Pages depend only on the resulting pictures.
 */
export const variedPictures = trackedQuery(
  'pictures side by side',
  ({ site, showroom }: Pick<Tenant, 'site' | 'showroom'>, models: readonly Model[]): readonly Model[] => {
    const before: Look[] = []
    return models.map((model) => {
      const looks = looksOfCars(showroom.cars.filter(isOfModel(model)), model.name, site.cars.images)
      const own = looks.find(({ picture }) => picture.src === model.image_url)
      if (!own) return model
      const look = chosen(own, looks, before)
      before.push(look)
      return { ...model, image_url: look.picture.src, image_srcset: look.picture.srcset }
    })
  },
)
