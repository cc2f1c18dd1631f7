/** The eighteen drawn body styles, by the name of their file. */
export const drawnBodies = [
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

/** The drawing of a body style as sources write it, 130 by 72 pixels, or null for a name that nobody drew. */
export function bodyDrawing(body: string): string | null {
  const drawn = drawnAs.get(bare(body))
  return drawn ? `/bodies/${drawn}.svg` : null
}

/** The same; a name nobody drew gets the sedan. */
export function bodyPicture(body: string): string {
  return bodyDrawing(body) ?? '/bodies/sedan.svg'
}

/**
 * Pictures of body styles that stand in one row: drawings, or photos of cars where a style is among them that nobody drew and
 * each has a photo. A drawing beside photos looks like a picture that is missing.
 */
export function picturesOfOneKind(bodies: readonly { name: string; photo: string | null }[]): readonly string[] {
  const photos = bodies.flatMap(({ photo }) => photo ?? [])
  const isDrawn = bodies.every(({ name }) => bodyDrawing(name))
  if (!isDrawn && photos.length === bodies.length) return photos
  return bodies.map(({ name, photo }) => bodyDrawing(name) ?? photo ?? bodyPicture(name))
}
