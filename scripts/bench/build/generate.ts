import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from './car-data.ts'
import { type Cost, sumOf } from './costs.ts'
import type { MadeMarket } from './market.ts'
import { costOf, type Program, run } from './measure.ts'
import { carsIn, type SiteData, siteData } from './site-data.ts'
import { addPages, noPages, type Pages, perCarPage, weighPages } from './weigh-pages.ts'

/** Another site generator, run for one dealer at a time. */
export interface Generator {
  readonly name: string
  /** Writes its input files for a dealer; not part of its cost. */
  readonly prepare: (site: SiteData, folder: string) => void
  readonly program: (folder: string, out: string) => Program
}

/** Cost of generating sites, and their pages. */
export interface Generated {
  readonly cost: Cost
  readonly pages: Pages
}

/** Working folder of a generator, and its abort signal. */
export interface Workplace {
  /** Emptied after each dealer. */
  readonly folder: string
  readonly signal: AbortSignal
}

async function generateOne(generator: Generator, site: SiteData, { folder, signal }: Workplace): Promise<Generated> {
  const [source, out] = [join(folder, 'source'), join(folder, 'out')]
  mkdirSync(source, { recursive: true })
  try {
    generator.prepare(site, source)
    const { cost } = await costOf(() => run(generator.program(source, out), signal))
    return { cost, pages: weighPages(out) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function siteAt(market: MadeMarket, at: number, fields: number): SiteData {
  const dealer = market.dealers[at]
  if (!dealer) throw new Error(`The market has no dealer ${at}.`)
  const stock = readFileSync(join(market.content, `stock/${dealer.slug}.json`), 'utf8')
  return siteData(dealer, readFacts(carsIn(stock)), fields)
}

/** Generates the sites of a market’s first dealers one after another: a generator may use all cores for each. */
export async function generate(
  generator: Generator,
  market: MadeMarket,
  { dealers, fields }: { readonly dealers: number; readonly fields: number },
  place: Workplace,
): Promise<Generated> {
  const made: Generated[] = []
  for (let at = 0; at < dealers; at++) made.push(await generateOne(generator, siteAt(market, at, fields), place))
  return { cost: sumOf(made.map(({ cost }) => cost)), pages: made.map(({ pages }) => pages).reduce(addPages, noPages) }
}

/** Number of form fields that bring a page to the wanted weight; 0 when it is heavy enough without. */
export function fieldsFor(bytes: {
  readonly without: number
  readonly withTen: number
  readonly wanted: number
}): number {
  return Math.max(0, Math.round(((bytes.wanted - bytes.without) * 10) / (bytes.withTen - bytes.without)))
}

/** The same for a generator’s car pages; generating them twice is also its warm-up. */
export async function fitFields(
  generator: Generator,
  market: MadeMarket,
  wanted: number,
  place: Workplace,
): Promise<number> {
  const weightWith = async (fields: number) =>
    perCarPage((await generate(generator, market, { dealers: 1, fields }, place)).pages)
  return fieldsFor({ without: await weightWith(0), withTen: await weightWith(10), wanted })
}
