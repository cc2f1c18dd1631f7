import { pictureKey } from '#domain/car/picture.ts'
import { soldOfRange } from '#domain/model/known-cars.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'

/** The parts of a tenant that refer to pictures. */
type Pictured = Pick<Tenant, 'site' | 'now'> & {
  readonly showroom: Pick<Showroom, 'cars' | 'delisted' | 'models' | 'readable'>
}

/** Keys of the stored pictures that pages show. */
export function ownPictures(tenant: Pictured): ReadonlySet<string> {
  const { site, showroom } = tenant
  const { cars, delisted, models } = showroom
  const pictured = [...cars, ...soldOfRange(models, tenant)]
  const shown = pictured.flatMap((car) => [car.primary_image_url, ...car.images.map((image) => image.url)])
  const maps = site.locations.flatMap(({ address }) => address.map_key ?? [])
  const urls = [...shown, ...delisted.map((car) => car.primary_image_url), ...models.map((model) => model.image_url)]
  return new Set([...maps, ...urls.flatMap((url) => (url && pictureKey(url)) || [])])
}
