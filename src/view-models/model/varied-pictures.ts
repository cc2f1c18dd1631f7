import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { type Look, looksOfCars } from './model-pictures.ts'

/** The first of these in a paint that none before it has, else its own picture, else any that none before it has. */
function chosen(own: Look, looks: readonly Look[], before: readonly Look[]): Look {
  const unseen = [own, ...looks].filter(({ picture }) => before.every((other) => other.picture.src !== picture.src))
  const isNew = ({ paint }: Look) => paint === null || before.every((other) => other.paint !== paint)
  return unseen.find(isNew) ?? unseen[0] ?? own
}

/**
 * Few models side by side, each in a paint and from a side that none before it shows, as far as its cars have them. A picture
 * of none of its cars is the model's own, and stays. A page depends on those pictures alone.
 */
export const variedPictures = question(
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
