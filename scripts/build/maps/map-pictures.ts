import { join } from 'node:path'
import { pictureFor } from '#domain/car/picture.ts'
import type { Location } from '#domain/location/location.ts'
import type { MapPicture, MapService } from '#domain/location/map-picture.ts'
import { visibleLocations } from '#domain/location/primary.ts'
import type { Site } from '#tenants/site.ts'
import type { ReleaseAsset } from '../load-tenant.ts'
import { ownFiles } from '../own-files.ts'
import { mapSize } from './map-size.ts'
import { loadCachedMap } from './map-store.ts'

/** Static maps of a dealer's locations, by location id, and their files. */
export interface MapPictures {
  readonly pictures: Readonly<Record<string, MapPicture>>
  readonly assets: readonly (readonly [path: string, asset: ReleaseAsset])[]
  /** One line for every location without a map. */
  readonly warnings: readonly string[]
}

type Made = { readonly id: string } & (
  | { readonly picture: MapPicture; readonly file?: string }
  | { readonly warning: string }
)

/**
 * The dealer's own map picture of a location, by its key at the image host or in the picture store; null when there is
 * none.
 */
function ownPicture({ address: { map_key } }: Location, site: Site): MapPicture | null {
  const path = map_key && `/pictures/${map_key}`
  if (!map_key || !path || !ownFiles(site).hasPicture(path)) return null
  const { src, srcset, width, height } = pictureFor(site.cars.images.host ? map_key : path, '', site.cars.images)
  return { src, srcset, width, height, credit: null }
}

/** The warning, without the URL, which may contain a token. */
function saying(location: Location, { url }: MapService, error: unknown): string {
  const why = error instanceof Error && error.name !== 'TypeError' ? error.message : 'it could not be reached'
  const { host } = new URL(url.replaceAll(/[{}]/g, ''))
  return `no map picture of ${location.name} from ${host}: ${why}; its address stands there instead`
}

async function madePicture(location: Location, service: MapService, project: string): Promise<Made> {
  const { id, address } = location
  const point = { lat: address.lat ?? 0, long: address.long ?? 0 }
  const key = JSON.stringify([service.url, point, mapSize])
  try {
    // Loaded lazily: the drawing code loads slowly, and maps are cached.
    const draw = async () => (await import('./draw-map.ts')).drawMap(service.url, point)
    const { file, path } = await loadCachedMap(join(project, '.cache/maps'), key, draw)
    return {
      id,
      file,
      picture: { src: path, srcset: '', ...mapSize, credit: { text: service.credit, url: service.credit_url } },
    }
  } catch (error) {
    return { id, warning: saying(location, service, error) }
  }
}

async function madeFor(location: Location, site: Site, project: string): Promise<Made | null> {
  const own = ownPicture(location, site)
  if (own) return { id: location.id, picture: own }
  const { static: service } = site.services.maps
  const isPlaced = location.address.lat !== null && location.address.long !== null
  return service && isPlaced ? madePicture(location, service, project) : null
}

/**
 * Static maps of all visible locations: the dealer's own pictures, else those of the configured service. Never rejects.
 */
export async function mapPictures(site: Site, project = process.cwd()): Promise<MapPictures> {
  const all = await Promise.all(visibleLocations(site.locations).map((each) => madeFor(each, site, project)))
  const made = all.filter((each) => each !== null)
  return {
    pictures: Object.fromEntries(made.flatMap((each) => ('picture' in each ? [[each.id, each.picture]] : []))),
    assets: made.flatMap((each) =>
      'picture' in each && each.file ? [[each.picture.src, { from: each.file }] as const] : [],
    ),
    warnings: made.flatMap((each) => ('warning' in each ? [each.warning] : [])),
  }
}
