import type { Car } from '#domain/car/car.ts'
import type { Model } from '#domain/model/model.ts'
import { address, count, fact, objectOrNull, text } from './facts.ts'
import { readImage } from './images.ts'
import { slugify } from './slugs.ts'

const entity = objectOrNull({
  name: fact(text),
  slug: fact(text),
  make: fact(text),
  image: fact(readImage),
  image_url: fact(address),
  short_description: fact(text),
  status: fact(text),
  position: fact(count),
  override_url: fact(address),
  manufacturer_body: fact(text),
  fuel: fact(text),
})

/** One model of the snapshot's catalogue; null without a name. `make` is the site's own when the entry names none. */
export function readModel(raw: unknown, make: string): Model | null {
  const read = entity(raw)
  if (!read || read.name === null) return null
  const { image, image_url, ...facts } = read
  return {
    ...facts,
    name: read.name,
    slug: slugify(read.slug ?? read.name),
    make: read.make ?? make,
    image_url: image?.url ?? image_url,
    short_description: read.short_description ?? '',
    position: read.position ?? Number.MAX_SAFE_INTEGER,
  }
}

function mostCommon(words: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const word of words) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))[0]?.[0] ?? null
}

function modelFrom(cars: readonly Car[], position: number): Model {
  const { make, model } = cars[0] ?? { make: '', model: '' }
  return {
    name: model,
    slug: slugify(`${make} ${model}`),
    make,
    image_url: cars.find((car) => car.primary_image_url !== null)?.primary_image_url ?? null,
    short_description: '',
    status: null,
    position,
    override_url: null,
    manufacturer_body: mostCommon(cars.map((car) => car.simple_body)),
    fuel: mostCommon(cars.map((car) => car.simple_fuel ?? car.fuel)),
  }
}

/** The models among these cars, the most common first, for a dealer whose snapshot has no catalogue. */
export function modelsOf(cars: readonly Car[]): readonly Model[] {
  const named = cars.filter((car) => car.make !== '' && car.model !== '')
  const groups = Object.values(Object.groupBy(named, (car) => slugify(`${car.make} ${car.model}`)))
  const ranked = groups.filter((group) => group !== undefined).sort((a, b) => b.length - a.length)
  return ranked.map(modelFrom)
}
