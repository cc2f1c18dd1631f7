import type { Car } from '#domain/car/car.ts'
import { countBy } from '#domain/data/count-by.ts'
import type { Model } from '#domain/model/model.ts'
import { slugify } from '#domain/text/slug.ts'
import { address } from './address.ts'
import { coerced, objectOrNull } from './coerce.ts'
import { type HasPicture, pictureAddress } from './images.ts'
import { longestParagraph } from './limits.ts'
import { count } from './number.ts'
import { text } from './text.ts'

const entity = objectOrNull({
  name: coerced(text),
  slug: coerced(text),
  make: coerced(text),
  image: coerced((raw) => raw),
  image_url: coerced((raw) => raw),
  short_description: coerced((raw) => text(raw, longestParagraph)),
  status: coerced(text),
  position: coerced(count),
  override_url: coerced(address),
  manufacturer_body: coerced(text),
  fuel: coerced(text),
})

/** The model's own slug, else one of its name, else of its make; '' when none has a letter that an address can have. */
function slugOf(slug: string | null, make: string, name: string): string {
  return slugify(slug ?? '', '') || slugify(name, '') || slugify(make, '')
}

/** One model of the snapshot's catalogue; null without a name. `make` is the site's own when the entry names none. */
export function readModel(raw: unknown, make: string, has: HasPicture): Model | null {
  const read = entity(raw)
  if (!read || read.name === null) return null
  const { image, image_url, ...facts } = read
  const own = read.make ?? make
  return {
    ...facts,
    name: read.name,
    slug: slugOf(read.slug, own, read.name),
    make: own,
    image_url: pictureAddress(image, has) ?? pictureAddress(image_url, has),
    short_description: read.short_description ?? '',
    position: read.position ?? Number.MAX_SAFE_INTEGER,
  }
}

/**
 * The snapshot's catalogue by position, each model once and with a unique slug: of two models of one make that share a
 * slug the first is kept; one of another make gets its make in the slug. A model without a possible slug is left out.
 */
export function readCatalogue(raws: readonly unknown[], make: string, has: HasPicture): readonly Model[] {
  const bySlug = new Map<string, Model>()
  for (const raw of raws) {
    const model = readModel(raw, make, has)
    const first = model && bySlug.get(model.slug)
    const isOther = first && slugify(first.make, '') !== slugify(model.make, '')
    const slug = isOther ? slugify(`${model.make} ${model.slug}`, '') : (model?.slug ?? '')
    if (model && slug !== '' && !bySlug.has(slug)) bySlug.set(slug, { ...model, slug })
  }
  return [...bySlug.values()].sort((a, b) => a.position - b.position)
}

function mostCommon(words: readonly (string | null)[]): string | null {
  const counts = countBy(words.filter((word) => word !== null))
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
  const named = cars.filter((car) => car.make !== '' && slugify(car.model, '') !== '')
  const groups = Object.values(Object.groupBy(named, (car) => slugify(`${car.make} ${car.model}`)))
  const ranked = groups.filter((group) => group !== undefined).sort((a, b) => b.length - a.length)
  return ranked.map(modelFrom)
}
