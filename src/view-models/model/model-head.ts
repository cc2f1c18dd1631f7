import type { Car } from '#domain/car/car.ts'
import { pictureFor } from '#domain/car/picture.ts'
import { isOfModel } from '#domain/model/is-of-model.ts'
import { knownCars } from '#domain/model/known-cars.ts'
import type { Model } from '#domain/model/model.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { pickShownCars } from './cars-shown.ts'
import { inOrder } from './first-of-model.ts'
import { lastOf } from './last-sold.ts'
import { ofUsualBody } from './model-pictures.ts'
import type { PricingSite } from './model-text.ts'

/**
 * A model with the picture for its own pages: that of the last sold car, else of the first car (in `inOrder`) of the
 * most common body style. A picture of the catalogue's own is kept. Other pages use a picture that does not depend on
 * prices.
 */
export function withLeadPicture(
  model: Model,
  cars: readonly Car[],
  site: PricingSite & SiteSlice<'cars.images'>,
): Model {
  const shown = (url: string) => pictureFor(url, model.name, site.cars.images)
  const pictured = cars.filter(({ primary_image_url: url }) => url)
  const isOfCars = pictured.some(({ primary_image_url: url }) => url && shown(url).src === model.image_url)
  const lead = lastOf(pictured)?.car ?? inOrder(ofUsualBody(cars), site).find((car) => car.primary_image_url)
  if (!lead?.primary_image_url || (model.image_url && !isOfCars)) return model
  const { src, srcset } = shown(lead.primary_image_url)
  return { ...model, image_url: src, image_srcset: srcset }
}

/** As `withLeadPicture`, for pages that show nothing else of the stock and so depend only on this picture. */
export const modelHead = trackedQuery('picture of a model', (tenant: Tenant, model: Model): Model => {
  const shown = pickShownCars(tenant.showroom.cars.filter(isOfModel(model)))
  return withLeadPicture(model, knownCars(shown, model, tenant), tenant.site)
})
