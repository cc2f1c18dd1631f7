/** The eighteen body styles with a drawing, by file name. */
const drawnBodies = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const

type DrawnBody = (typeof drawnBodies)[number]

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const byBareName: ReadonlyMap<string, DrawnBody> = new Map(drawnBodies.map((body) => [bare(body), body]))

const alsoCalled = {
  pickup: 'ute',
  truck: 'ute',
  minivan: 'peopleMover',
  campervan: 'motorhome',
  rv: 'motorhome',
  liftback: 'hatch',
  saloon: 'sedan',
  cabriolet: 'convertible',
  crossover: 'suv',
} as const satisfies Readonly<Record<string, DrawnBody>>
const drawnAs: ReadonlyMap<string, DrawnBody> = new Map([...byBareName, ...Object.entries(alsoCalled)])

/** Path of the drawing (130 by 72 pixels) for a body style as written in the source data; null when there is none. */
export function bodyDrawing(body: string): string | null {
  const drawn = drawnAs.get(bare(body))
  return drawn ? `/bodies/${drawn}.svg` : null
}

/** As `bodyDrawing`, with the sedan as fallback. */
export function bodyPicture(body: string): string {
  return bodyDrawing(body) ?? '/bodies/sedan.svg'
}

/**
 * Pictures for body styles shown in one row, in the same order: drawings, or photos of cars when a style has no drawing
 * and every style has a photo. Mixed with photos, a drawing looks like a missing picture.
 */
export function picturesOfOneKind(bodies: readonly { name: string; photo: string | null }[]): readonly string[] {
  const photos = bodies.flatMap(({ photo }) => photo ?? [])
  const isDrawn = bodies.every(({ name }) => bodyDrawing(name))
  if (!isDrawn && photos.length === bodies.length) return photos
  return bodies.map(({ name, photo }) => bodyDrawing(name) ?? photo ?? bodyPicture(name))
}
