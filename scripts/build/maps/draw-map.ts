import sharp from 'sharp'
import { decoding, fetchMapPicture } from './fetch-map-picture.ts'
import { mapSize } from './map-size.ts'
import { tilesAround } from './tiles.ts'

/** The centre of a map, in degrees. */
export interface Point {
  readonly lat: number
  readonly long: number
}

/** Street names are visible, and so is the next suburb. */
const zoom = 15

const pin = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="72" viewBox="0 0 56 72"><path d="M28 70C22 52 4 44 4 26a24 24 0 0 1 48 0c0 18-18 26-24 44z" fill="#14181f" stroke="#fff" stroke-width="3"/><circle cx="28" cy="26" r="9" fill="#fff"/></svg>',
)

function filled(template: string, values: Readonly<Record<string, number>>): string {
  return Object.entries(values).reduce((url, [name, value]) => url.replaceAll(`{${name}}`, String(value)), template)
}

async function fromTiles(template: string, point: Point): Promise<Buffer> {
  const plan = tilesAround(point, zoom, mapSize)
  const layers = await Promise.all(
    plan.tiles.map(async ({ x, y, left, top }) => {
      const input = await fetchMapPicture(filled(template, { x, y, z: zoom }))
      return { input, left, top, ...decoding }
    }),
  )
  const { width, height } = plan
  const whole = await sharp({ create: { width, height, channels: 3, background: '#ddd' } })
    .composite(layers)
    .png()
    .toBuffer()
  return sharp(whole)
    .extract({ left: plan.left, top: plan.top, ...mapSize })
    .toBuffer()
}

async function whole(template: string, point: Point): Promise<Buffer> {
  const picture = await fetchMapPicture(filled(template, { ...point, ...mapSize, zoom }))
  return sharp(picture, decoding)
    .resize({ ...mapSize, fit: 'cover' })
    .toBuffer()
}

/**
 * A map centred on a point, with a pin, as WebP of mapSize. `template` is the URL of a picture ({lat}, {long}, {width},
 * {height}, {zoom}) or of tiles ({x}, {y}, {z}).
 * @throws when the service does not return pictures
 */
export async function drawMap(template: string, point: Point): Promise<Buffer> {
  const streets = await (template.includes('{x}') ? fromTiles : whole)(template, point)
  const left = mapSize.width / 2 - 28
  const top = mapSize.height / 2 - 70
  return sharp(streets)
    .composite([{ input: pin, left, top }])
    .webp({ quality: 80 })
    .toBuffer()
}
