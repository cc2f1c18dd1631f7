import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from './catalogue.ts'
import { makeCar } from './make-car.ts'
import { drawPictures } from './pictures/draw.ts'
import { type Recipe, readRecipe } from './recipe.ts'
import { readWords, type Words } from './words.ts'
import { yardsOf } from './yards.ts'

/** How far the drawing of the pictures is. */
export interface DemoProgress {
  readonly done: number
  readonly total: number
}

export interface DemoOptions {
  readonly root: string
  /** The stock is made for this day; the same day gives the same bytes. */
  readonly now: Date
  readonly onProgress?: ((progress: DemoProgress) => void) | undefined
}

/** What was made: whose stock, and how many pictures had to be drawn. */
export interface DemoMade {
  readonly slugs: readonly string[]
  readonly pictures: number
}

function midnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}

function carsOf(root: string, slug: string, recipe: Recipe, words: Words, day: Date) {
  const catalogue = readCatalogue(root, recipe.market)
  const yards = yardsOf(root, slug, recipe)
  return Array.from({ length: recipe.count }, (_, at) => makeCar({ slug, recipe, catalogue, words, yards, day }, at))
}

/** One dealer's snapshot for a day, as text. */
export function demoSnapshot(root: string, slug: string, now: Date, words: Words = readWords(root)): string {
  const day = midnight(now)
  const recipe = readRecipe(root, slug)
  const cars = carsOf(root, slug, recipe, words, day)
  const empty = cars.length === 0 ? { empty_on_purpose: true } : {}
  return `${JSON.stringify({ version: 1, dealer: slug, taken_at: day.toISOString(), ...empty, cars })}\n`
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

function picturesIn(snapshot: string): readonly string[] {
  return [...new Set(snapshot.match(/(?<="\/pictures\/)[a-z0-9-]+/g))]
}

/** Writes stock/<slug>.json for every demo dealer and draws the pictures they show into .cache/pictures, once. */
export async function makeDemo({ root, now, onProgress }: DemoOptions): Promise<DemoMade> {
  const slugs = demoSlugs(root)
  const words = readWords(root)
  mkdirSync(join(root, 'stock'), { recursive: true })
  const keys = new Set<string>()
  for (const slug of slugs) {
    const snapshot = demoSnapshot(root, slug, now, words)
    writeIfChanged(join(root, 'stock', `${slug}.json`), snapshot)
    for (const key of picturesIn(snapshot)) keys.add(key)
  }
  const pictures = await drawPictures([...keys].sort(), join(root, '.cache', 'pictures'), onProgress)
  return { slugs, pictures }
}
