import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { templatesIn } from '#tenants/templates.ts'
import type { Answers } from '../../dealer-new/answers.ts'
import { openDealer } from '../../dealer-new.ts'
import { readCatalogue } from '../../demo/catalogue.ts'
import { demoSlugs } from '../../demo/demo-slugs.ts'
import { makeDemo, stockOf } from '../../demo/make-demo.ts'
import { midnight } from '../../demo/midnight.ts'
import { shrinkPictures } from '../../demo/pictures/shrink.ts'
import { readStudioSet, type StudioPicture } from '../../demo/pictures/studio.ts'
import { readRecipe } from '../../demo/recipe.ts'
import { readWords } from '../../demo/words.ts'
import { yardsOf } from '../../demo/yards.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { answersAt, readPlan, recipeAt } from './market-plan.ts'

/** A folder with dealers/ and stock/ of several dealers. */
export interface Market {
  readonly content: string
  readonly slugs: readonly string[]
}

/** A generated market, with the answers that created its dealers. */
export interface MadeMarket extends Market {
  readonly dealers: readonly Answers[]
}

export interface MarketSize {
  readonly dealers: number
  /** Per dealer. */
  readonly cars: number
}

/** The shared inputs of all dealers of the market, read once. */
function supplies(root: string, content: string, now: Date) {
  const plan = readPlan(root)
  const words = readWords(root)
  const studio = readStudioSet(root)
  return { root, content, plan, words, studio, day: midnight(now), templates: templatesIn(root) }
}

async function openAt(at: number, cars: number, { plan, templates, content }: ReturnType<typeof supplies>) {
  const answers = await answersAt(at, plan, templates)
  openDealer(content, answers)
  const write = (file: string, data: unknown) =>
    writeFileSync(join(content, 'dealers', answers.slug, file), stringify(data))
  write('faqs.yaml', plan.faqs)
  write('demo-stock.yaml', recipeAt(at, cars, plan))
  return answers
}

function stockAt(slug: string, { root, content, words, studio, day }: ReturnType<typeof supplies>) {
  const recipe = readRecipe(content, slug)
  const yards = yardsOf(content, slug, recipe)
  const made = stockOf({ slug, recipe, catalogue: readCatalogue(root, recipe.market), words, yards, day, studio })
  writeFileSync(join(content, 'stock', `${slug}.json`), made.text)
  return made.pictures
}

/** Generates the market in `content`, the same for the same day; adds missing pictures to those of the demo. */
export async function makeMarket(root: string, content: string, size: MarketSize, now: Date): Promise<MadeMarket> {
  const from = supplies(root, content, now)
  mkdirSync(join(content, 'stock'), { recursive: true })
  for (const shared of ['_templates', '_platform.yaml'])
    cpSync(join(root, 'dealers', shared), join(content, 'dealers', shared), { recursive: true })
  const dealers: Answers[] = []
  const pictures = new Map<string, StudioPicture>()
  for (let at = 0; at < size.dealers; at++) {
    const dealer = await openAt(at, size.cars, from)
    for (const picture of stockAt(dealer.slug, from)) pictures.set(picture.key, picture)
    dealers.push(dealer)
  }
  await shrinkPictures([...pictures.values()], join(root, '.cache/pictures'))
  return { content, dealers, slugs: dealers.map(({ slug }) => slug) }
}

/** A copy of the demo dealers and their stock of the day, which the measured nights may change. */
export async function demoMarket(root: string, content: string, wanted: readonly string[], now: Date): Promise<Market> {
  await makeDemo({ root, now })
  for (const name of ['dealers', 'stock']) cpSync(join(root, name), join(content, name), { recursive: true })
  const known = demoSlugs(root)
  const unknown = wanted.filter((slug) => !known.includes(slug))
  if (unknown.length > 0) throw new OperatorError(`There is no demo dealer ${unknown.join(', ')}: ${known.join(', ')}`)
  return { content, slugs: wanted.length > 0 ? wanted : known }
}
