import { resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import pc from 'picocolors'
import { dealerSlugs } from '#tenants/load.ts'
import { siteOf } from './build/load-tenant.ts'
import type { Age } from './fresh/age.ts'
import { releaseAges } from './fresh/release-ages.ts'
import { siteAge } from './fresh/site-age.ts'
import { failureText } from './lib/failure-text.ts'
import { PlainError } from './lib/plain-error.ts'

type Options = Readonly<Record<string, unknown>>

/** Addresses to ask, by the names they are told under: those given, and with `--live` those of dealers. */
function addressesOf(slugs: readonly string[], { url, live, content }: Options): (readonly [string, string])[] {
  const root = resolve(String(content))
  const given = [url ?? []].flat().map((address) => [String(address), String(address)] as const)
  const known = dealerSlugs(root)
  const unknown = slugs.filter((slug) => !known.includes(slug))
  if (unknown.length > 0)
    throw new PlainError(`There is no dealer ${unknown.join(', ')}. Dealers: ${known.join(', ')}.`)
  const dealers = live ? (slugs.length > 0 ? slugs : known) : []
  return [...given, ...dealers.map((slug) => [slug, siteOf(slug, root).url] as const)]
}

function command(): CAC {
  const cli = cac('npm run check:fresh --')
  cli.usage('[slug ...] [options]')
  cli.option('--hours <n>', 'the age that is too old', { default: 36 })
  cli.option('--out <dir>', 'where releases are', { default: 'dist' })
  cli.option('--live', 'ask the sites of dealers at their own addresses, not the releases here')
  cli.option('--url <address>', 'ask the site at an address; may be given again')
  cli.option('--content <dir>', 'the folder that holds dealers/', { default: '.' })
  cli.option('--json', 'report as JSON')
  cli.help()
  return cli
}

function line({ name, isFresh, hours, problem }: Age): string {
  return `${isFresh ? pc.green('✓') : pc.red('✗')} ${pc.bold(name)}  ${problem ?? `built for ${hours} hours ago`}`
}

async function agesFor(slugs: readonly string[], options: Options, hours: number): Promise<Age[]> {
  const now = Date.now()
  if (!options.live && options.url === undefined) {
    const ages = releaseAges(resolve(String(options.out)), now, hours)
    return slugs.length > 0 ? ages.filter(({ name }) => slugs.includes(name)) : ages
  }
  return Promise.all(addressesOf(slugs, options).map(([name, address]) => siteAge(name, address, now, hours)))
}

/** `check:fresh`: exit 1 when a live site is older, or nobody can tell, or nothing is live; 2 for a wrong call. */
async function main(): Promise<void> {
  const { args, options } = command().parse()
  if (options.help) return
  const hours = Number(options.hours)
  const ages = await agesFor(args, options, hours)
  const dealers = ages.map(({ name, ...age }) => ({ slug: name, ...age }))
  console.log(options.json ? JSON.stringify({ hours, dealers }, null, 2) : ages.map(line).join('\n'))
  if (ages.length === 0) console.error('Nothing is live.')
  process.exitCode = ages.length > 0 && ages.every(({ isFresh }) => isFresh) ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'No site was looked at.'))
  process.exitCode = 2
})
