import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { cac } from 'cac'
import pc from 'picocolors'
import { LiveReleaseDamaged, liveRelease } from './build/release/live.ts'
import { liveSites } from './serve/sites.ts'

interface Age {
  readonly slug: string
  /** The moment the live release was built for (ISO); null when its record cannot be read. */
  readonly builtAt: string | null
  readonly hours: number | null
  readonly isFresh: boolean
}

/** A record that cannot be read says nothing of its age, so that somebody has to look. */
function ageOf(out: string, slug: string, now: number, most: number): Age {
  try {
    const builtAt = liveRelease(out, slug)?.builtAt ?? null
    const hours = builtAt === null ? null : Math.round((now - Date.parse(builtAt)) / 360_000) / 10
    return { slug, builtAt, hours, isFresh: hours !== null && hours <= most }
  } catch (error) {
    if (!(error instanceof LiveReleaseDamaged)) throw error
    return { slug, builtAt: null, hours: null, isFresh: false }
  }
}

/** `check:fresh [--hours 36] [--out DIR] [--json]`: exit 1 when a live site is older, or nobody can tell, or nothing is live. */
function main(): void {
  const cli = cac('npm run check:fresh --')
  cli.option('--hours <n>', 'the age that is too old', { default: 36 })
  cli.option('--out <dir>', 'where releases are', { default: 'dist' })
  cli.option('--json', 'report as JSON')
  cli.help()
  const { options } = cli.parse()
  if (options.help) return
  const [out, hours] = [resolve(String(options.out)), Number(options.hours)]
  const ages = (existsSync(out) ? liveSites(out) : []).map(({ slug }) => ageOf(out, slug, Date.now(), hours))
  const old = ages.filter(({ isFresh }) => !isFresh)
  if (options.json) console.log(JSON.stringify({ hours, dealers: ages }, null, 2))
  else
    for (const { slug, isFresh, hours: age } of ages) {
      const words = age === null ? 'its record cannot be read' : `built for ${age} hours ago`
      console.log(`${isFresh ? pc.green('✓') : pc.red('✗')} ${pc.bold(slug)}  ${words}`)
    }
  if (ages.length === 0) console.error('Nothing is live.')
  process.exitCode = old.length > 0 || ages.length === 0 ? 1 : 0
}

main()
