import { pictureKey } from '#domain/car/picture.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What of a dealer and its stock names pictures. */
interface Pictured {
  readonly site: SiteSlice<'locations'>
  readonly showroom: Pick<Showroom, 'cars' | 'delisted' | 'models'>
}

/** The keys of the store's pictures that pages show. */
export function ownPictures({ site, showroom: { cars, delisted, models } }: Pictured): ReadonlySet<string> {
  const shown = cars.flatMap((car) => [car.primary_image_url, ...car.images.map((image) => image.url)])
  const maps = site.locations.flatMap(({ address }) => address.map_key ?? [])
  const urls = [...shown, ...delisted.map((car) => car.primary_image_url), ...models.map((model) => model.image_url)]
  return new Set([...maps, ...urls.flatMap((url) => (url && pictureKey(url)) || [])])
}
