import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import pc from 'picocolors'
import { counted } from '#domain/text/counted.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import type { Age } from './fresh/age.ts'
import { releaseAges } from './fresh/release-ages.ts'
import { dealerAge, siteAge } from './fresh/site-age.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { numberFrom } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { formatLocalPath } from './lib/format-local-path.ts'
import { redactAddress } from './lib/redact-address.ts'
import { reportFailure } from './lib/report-failure.ts'
import { safeJson } from './lib/safe-text.ts'

type Options = Readonly<Record<string, unknown>>

function command(): CAC {
  const cli = cac('npm run check:fresh --')
  cli.usage('[slug ...] [options]')
  cli.option('--hours <n>', 'maximum age', { default: 36 })
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option('--live', 'check the sites at the dealers’ own URLs, not the releases here')
  cli.option('--url <address>', 'check the site at this URL; may be repeated', { type: [] })
  cli.option('--content <dir>', 'folder with dealers/', { default: '.' })
  cli.option('--json', 'report as JSON')
  return cli
}

function line({ name, isFresh, hours, problem }: Age): string {
  return `${isFresh ? pc.green('✓') : pc.red('✗')} ${pc.bold(name)}  ${problem ?? `built for ${counted(hours ?? 0, 'hour')} ago`}`
}

/** Explains a stale site whose dealer no longer has files; unchanged when no dealer files are known here. */
function takenDown(age: Age, known: readonly string[]): Age {
  const isGone = !age.isFresh && age.builtAt !== null && known.length > 0 && !known.includes(age.name)
  return isGone ? { ...age, problem: `no dealer of dealers/ any more; its folder of releases may go` } : age
}

/** Ages of sites at given URLs (named without their credentials), then of dealers, unless only URLs were given. */
async function agesFor(slugs: readonly string[], options: Options, most: number): Promise<Age[]> {
  const now = Date.now()
  const given = [options.url ?? []].flat().map(String)
  const sites = given.map((address) => siteAge(redactAddress(address), address, now, most))
  if (options.live) {
    const root = contentFolder(options.content)
    const dealers = namedDealers(slugs, dealerSlugs(root))
    return Promise.all([...sites, ...dealers.map((slug) => dealerAge(slug, root, now, most))])
  }
  const isOfReleases = given.length === 0 || slugs.length > 0
  const root = resolve(String(options.content))
  const known = existsSync(join(root, 'dealers')) ? dealerSlugs(root) : []
  const ages = isOfReleases ? releaseAges(resolve(String(options.out)), slugs, now, most) : []
  return [...(await Promise.all(sites)), ...ages.map((age) => takenDown(age, known))]
}

/** Why no site was found, and how to get one. */
function nothingLive({ live, content, out }: Options): string {
  if (live) return `No dealer stands in ${formatLocalPath(resolve(String(content), 'dealers'))}.`
  return `No site is live in ${formatLocalPath(resolve(String(out)))}: npm run build`
}

/** `check:fresh`: exit 1 when a live site is too old, its age is unknown, or nothing is live; 2 for a wrong call. */
async function main(): Promise<void> {
  const { args, options } = commandLine(command(), unlimitedWords)
  if (options.help) return
  const hours = numberFrom('--hours', options.hours, 0)
  const ages = await agesFor(args, options, hours)
  const dealers = ages.map(({ name, ...age }) => ({ slug: name, ...age }))
  if (options.json) console.log(safeJson({ hours, dealers }))
  else for (const age of ages) console.log(line(age))
  if (ages.length === 0) console.error(nothingLive(options))
  process.exitCode = ages.length > 0 && ages.every(({ isFresh }) => isFresh) ? 0 : 1
}

await main().catch((error: unknown) => {
  reportFailure(failureText(error, 'No site was looked at.'))
  process.exitCode = 2
})
