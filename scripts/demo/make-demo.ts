import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoContext } from './car-parts.ts'
import { readCatalogue } from './catalogue.ts'
import { demoSlugs } from './demo-slugs.ts'
import { type MadeCar, makeCar } from './make-car.ts'
import { midnight } from './midnight.ts'
import { type ShrinkProgress, shrinkPictures } from './pictures/shrink.ts'
import { readStudioSet, type StudioPicture } from './pictures/studio.ts'
import { rangeOf } from './range.ts'
import { readRecipe } from './recipe.ts'
import { removeStale } from './remove-stale.ts'
import { readWords } from './words.ts'
import { yardsOf } from './yards.ts'

/** Root folder, day and progress callback. */
export interface DemoOptions {
  readonly root: string
  /** The stock is generated for this day; the same day gives the same bytes. */
  readonly now: Date
  readonly onProgress?: ((progress: ShrinkProgress) => void) | undefined
}

/** The dealers whose stock was generated, and the number of pictures that had to be resized. */
export interface DemoMade {
  readonly slugs: readonly string[]
  readonly pictures: number
}

function demoYard(root: string, slug: string, day: Date): DemoContext {
  const recipe = readRecipe(root, slug)
  const catalogue = readCatalogue(root, recipe.market)
  const yards = yardsOf(root, slug, recipe)
  return { slug, recipe, catalogue, words: readWords(root), yards, day, studio: readStudioSet(root) }
}

/** A snapshot as JSON, and the pictures of its cars and models. */
export interface MadeStock {
  readonly text: string
  readonly pictures: readonly StudioPicture[]
}

/** A car as the model range needs it. One that is sold, on hold or hidden does not show its model. */
function ranged({ car, pictures }: MadeCar) {
  const { make, model, status, reserved, show_on_dealer_website, primary_image_url, sold_date } = car
  const isHere = status === 'in_stock' || status === 'coming_soon'
  return {
    make: String(make),
    model: String(model),
    isSeen: [isHere, !reserved, show_on_dealer_website, primary_image_url].every(Boolean),
    sold: String(sold_date ?? ''),
    front: show_on_dealer_website ? pictures[0] : undefined,
  }
}

/** The snapshot of a yard: the same bytes for the same day. */
export function stockOf(yard: DemoContext): MadeStock {
  const made: readonly MadeCar[] = Array.from({ length: yard.recipe.count }, (_, at) => makeCar(yard, at))
  const cars = made.map(({ car }) => car)
  const { pictures, ...range } = rangeOf({ ...yard, cars: made.map(ranged) })
  const empty = made.length === 0 ? { empty_on_purpose: true } : {}
  const snapshot = {
    version: 1,
    dealer: yard.slug,
    taken_at: yard.day.toISOString(),
    ...empty,
    cars,
    ...range,
  }
  return { text: `${JSON.stringify(snapshot)}\n`, pictures: [...made.flatMap((each) => each.pictures), ...pictures] }
}

/** A demo dealer's snapshot for a day. */
export function demoSnapshot(root: string, slug: string, now: Date): MadeStock {
  return stockOf(demoYard(root, slug, midnight(now)))
}

function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}

/**
 * Writes stock/<slug>.json for every demo dealer, and their resized pictures into .cache/pictures. Files that are up to
 * date stay untouched.
 */
export async function makeDemo({ root, now, onProgress }: DemoOptions): Promise<DemoMade> {
  const slugs = demoSlugs(root)
  mkdirSync(join(root, 'stock'), { recursive: true })
  const wanted = new Map<string, StudioPicture>()
  for (const slug of slugs) {
    const { text, pictures } = demoSnapshot(root, slug, now)
    writeIfChanged(join(root, 'stock', `${slug}.json`), text)
    for (const picture of pictures) wanted.set(picture.key, picture)
  }
  const folder = join(root, '.cache', 'pictures')
  const pictures = await shrinkPictures([...wanted.values()], folder, onProgress)
  removeStale(folder, new Set(wanted.keys()))
  return { slugs, pictures }
}
