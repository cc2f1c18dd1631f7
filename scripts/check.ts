import { cac } from 'cac'
import pc from 'picocolors'
import { dealerSlugs } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { buildTime } from './build/build-time.ts'
import { loadTenant } from './build/load-tenant.ts'
import { DealerRefused } from './build/refused.ts'
import { leadsFileOf } from './lead-api/deliveries/leads-file.ts'
import { safeJson, safeText } from './lib/safe-text.ts'

interface Checked {
  readonly slug: string
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
  readonly cars: number
  /** Cars that could not be read: index, name and what was found. */
  readonly leftOut: readonly string[]
}

/** Who receives leads is no part of a site, but a mistake there is as much a mistake; without a site, less can be told. */
const leadsMistakes = (root: string, slug: string, site: Site | null) => leadsFileOf(root, slug, site).mistakes

async function check(root: string, slug: string, stock: string | undefined): Promise<Checked> {
  try {
    const { tenant, mistakes, warnings } = await loadTenant(slug, { root, now: buildTime(), stock })
    const { showroom } = tenant
    const leftOut = showroom.leftOut.map(
      (car) => `car ${car.index} (${car.name ?? car.id ?? 'no name'}): ${car.reason}: ${car.found}`,
    )
    const problems = [...mistakes, ...leadsMistakes(root, slug, tenant.site)]
    return { slug, problems, warnings, cars: showroom.cars.length, leftOut }
  } catch (error) {
    if (!(error instanceof DealerRefused)) throw error
    return {
      slug,
      problems: [...error.problems, ...leadsMistakes(root, slug, null)],
      warnings: [],
      cars: 0,
      leftOut: [],
    }
  }
}

function lines({ slug, problems, warnings, cars, leftOut }: Checked): string[] {
  const head =
    problems.length > 0 ? `${pc.red('✗')} ${pc.bold(slug)}` : `${pc.green('✓')} ${pc.bold(slug)}  ${cars} cars on show`
  return [
    head,
    ...problems.map((line) => `  ${line}`),
    ...warnings.map((line) => pc.yellow(`  ${line}`)),
    ...leftOut.map((line) => pc.dim(`  left out ${line}`)),
  ]
}

/** `check [slug ...] [--stock FILE] [--json]`: dealer files and snapshots without building; exit 1 on any problem. */
async function main(): Promise<void> {
  const cli = cac('npm run check --')
  cli.usage('[slug ...] [options]')
  cli.option('--stock <file>', 'a stock snapshot to read instead of the dealer’s own')
  cli.option('--json', 'report as JSON')
  cli.help()
  const { args, options } = cli.parse()
  if (options.help) return
  const root = process.cwd()
  const slugs = args.length > 0 ? args : dealerSlugs(root)
  const checked = await Promise.all(slugs.map((slug) => check(root, slug, options.stock)))
  console.log(options.json ? safeJson(checked) : safeText(checked.flatMap(lines).join('\n')))
  process.exitCode = checked.some(({ problems }) => problems.length > 0) ? 1 : 0
}

await main()
