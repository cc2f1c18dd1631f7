import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { OperatorError } from '../../lib/operator-error.ts'
import type { Cost } from './costs.ts'
import { costOf, run } from './measure.ts'
import { addPages, noPages, type Pages, weighPages } from './weigh-pages.ts'

/** A nightly build: its dealers, input and output folders. */
export interface Night {
  readonly root: string
  readonly content: string
  readonly slugs: readonly string[]
  readonly out: string
  readonly bundles: string
  readonly now: Date
  readonly signal: AbortSignal
}

/** Result of a nightly build. */
export interface NightCost {
  readonly cost: Cost
  /** Pages and data files. */
  readonly files: number
  /** Those that were rendered; the others were reused. */
  readonly drawn: number
}

/** Exit codes when a dealer failed, or was locked by another build: the report says which. */
const refusals = [1, 3]

const dealer = v.object({
  slug: v.string(),
  outcome: v.string(),
  pages: v.number(),
  dataFiles: v.number(),
  drawn: v.number(),
  problems: v.array(v.string()),
})
const report = v.pipe(v.string(), v.parseJson(), v.object({ dealers: v.array(dealer) }))

/** Runs the build command in a process of its own. @throws OperatorError when a dealer was not built */
export async function buildNight({ root, content, slugs, out, bundles, now, signal }: Night): Promise<NightCost> {
  const options = ['--content', content, '--out', out, '--bundles', bundles, '--json']
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', ...slugs, ...options]
  const env = { FORECOURT_NOW: now.toISOString() }
  const program = { command: process.execPath, args, cwd: root, env, answersWith: refusals }
  const { answer, cost } = await costOf(() => run(program, signal))
  const { dealers } = v.parse(report, answer)
  const problems = dealers.flatMap((one) => one.problems.map((problem) => `${one.slug}  ${problem}`))
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  const sum = (of: 'pages' | 'dataFiles' | 'drawn') => dealers.reduce((total, one) => total + one[of], 0)
  return { cost, files: sum('pages') + sum('dataFiles'), drawn: sum('drawn') }
}

/** The pages of the live releases. */
export function livePages({ out, slugs }: Pick<Night, 'out' | 'slugs'>): Pages {
  const sites = slugs.map((slug) => weighPages(realpathSync(join(out, slug, 'current'))))
  return sites.reduce(addPages, noPages)
}
