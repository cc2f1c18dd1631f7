import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from './catalogue.ts'
import { type MadeCar, makeCar } from './make-car.ts'
import { type DrawProgress, drawPictures } from './pictures/draw.ts'
import { type Drawing, drawingVersion } from './pictures/keys.ts'
import { rangeOf } from './range.ts'
import { readRecipe } from './recipe.ts'
import { removeStale } from './remove-stale.ts'
import { readWords } from './words.ts'
import { yardsOf } from './yards.ts'

/** For which day, where, and who wants to know how it goes. */
export interface DemoOptions {
  readonly root: string
  /** The stock is made for this day; the same day gives the same bytes. */
  readonly now: Date
  readonly onProgress?: ((progress: DrawProgress) => void) | undefined
}

/** What was made: whose stock, and how many pictures had to be drawn. */
export interface DemoMade {
  readonly slugs: readonly string[]
  readonly pictures: number
}

function midnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}

function yardful(root: string, slug: string, day: Date) {
  const recipe = readRecipe(root, slug)
  const catalogue = readCatalogue(root, recipe.market)
  const [yards, drawing] = [yardsOf(root, slug, recipe), drawingVersion(root)]
  return { slug, recipe, catalogue, words: readWords(root), yards, day, drawing }
}

/** One dealer's snapshot for a day, as text, and the drawings its cars show. */
export function demoSnapshot(root: string, slug: string, now: Date): { text: string; drawings: readonly Drawing[] } {
  const day = midnight(now)
  const yard = yardful(root, slug, day)
  const made: readonly MadeCar[] = Array.from({ length: yard.recipe.count }, (_, at) => makeCar(yard, at))
  const cars = made.map(({ car }) => car)
  const named = cars.map(({ make, model }) => ({ make: String(make), model: String(model) }))
  const empty = made.length === 0 ? { empty_on_purpose: true } : {}
  const snapshot = {
    version: 1,
    dealer: slug,
    taken_at: day.toISOString(),
    ...empty,
    cars,
    ...rangeOf({ ...yard, cars: named }),
  }
  return { text: `${JSON.stringify(snapshot)}\n`, drawings: made.flatMap(({ drawings }) => drawings) }
}

function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}

/** Dealers with demo stock. */
export function demoSlugs(root: string): readonly string[] {
  const folders = readdirSync(join(root, 'dealers'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .filter((slug) => existsSync(join(root, 'dealers', slug, 'demo-stock.yaml')))
    .sort()
}

/** Writes stock/<slug>.json for every demo dealer and draws the pictures they show into .cache/pictures, once. */
export async function makeDemo({ root, now, onProgress }: DemoOptions): Promise<DemoMade> {
  const slugs = demoSlugs(root)
  mkdirSync(join(root, 'stock'), { recursive: true })
  const wanted = new Map<string, Drawing>()
  for (const slug of slugs) {
    const { text, drawings } = demoSnapshot(root, slug, now)
    writeIfChanged(join(root, 'stock', `${slug}.json`), text)
    for (const drawing of drawings) wanted.set(drawing.key, drawing)
  }
  const folder = join(root, '.cache', 'pictures')
  const pictures = await drawPictures([...wanted.values()], folder, onProgress)
  removeStale(folder, new Set(wanted.keys()))
  return { slugs, pictures }
}
