import { isOfModel } from '#domain/model/is-of-model.ts'
import type { Model } from '#domain/model/model.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { picturesOfCars } from './model-pictures.ts'

/**
 * Few models side by side, none with the picture of one before it where another of its cars looks different. A picture of
 * none of its cars is the model's own, and stays. A page depends on those pictures alone.
 */
export const variedPictures = question(
  'pictures side by side',
  ({ site, showroom }: Pick<Tenant, 'site' | 'showroom'>, models: readonly Model[]): readonly Model[] => {
    const shown = new Set<string | null>()
    return models.map((model) => {
      const pictures = picturesOfCars(showroom.cars.filter(isOfModel(model)), model.name, site.cars.images)
      const isOfCar = pictures.some(({ src }) => src === model.image_url)
      const other = isOfCar && shown.has(model.image_url) ? pictures.find(({ src }) => !shown.has(src)) : undefined
      const varied = other ? { ...model, image_url: other.src, image_srcset: other.srcset } : model
      shown.add(varied.image_url)
      return varied
    })
  },
)
