import { resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { releasedDealers } from './build/release/paths.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { numberFrom } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { Interrupted, interrupts } from './lib/interrupts.ts'
import { OperatorError } from './lib/operator-error.ts'
import { exitCodeOf, reportForMachines } from './lib/outcomes.ts'
import { reportFailure } from './lib/report-failure.ts'
import { parseKeyOptions } from './publish/key-options.ts'
import { type PublishResult, publishSite } from './publish/publish-site.ts'
import { reportForPeople } from './publish/report.ts'
import { assertOutsideReleases, openTarget, type Target, targetOf } from './publish/target.ts'

type Options = Readonly<Record<string, unknown>>

/** @throws for an unknown dealer; one that was never built is reported in its result */
function slugsFrom({ out, content, to }: Options, asked: readonly string[]): readonly string[] {
  const released = releasedDealers(resolve(String(out)))
  const known = [...new Set([...dealerSlugs(contentFolder(content)), ...released])]
  const slugs = asked.length > 0 ? namedDealers(asked, known) : released
  if (slugs.length === 0) throw new OperatorError('There is nothing to publish: npm run build')
  if (slugs.length > 1 && !String(to).includes('{slug}'))
    throw new OperatorError(`--to has to say {slug} somewhere, as ${slugs.length} dealers go there.`)
  return slugs
}

/** @throws when a target is invalid */
function targetsOf(slugs: readonly string[], options: Options, out: string): ReadonlyMap<string, Target> {
  const { endpoint, region } = options as Readonly<Record<string, string | undefined>>
  const targets = slugs.map((slug) => [slug, targetOf(String(options.to), slug, { endpoint, region })] as const)
  for (const [, target] of targets) assertOutsideReleases(target, out)
  return new Map(targets)
}

async function publishAll(slugs: readonly string[], options: Options): Promise<PublishResult[]> {
  const signal = interrupts()
  const out = resolve(String(options.out))
  const isLive = process.stderr.isTTY && !options.json
  const results: PublishResult[] = []
  // targetsOf throws for a wrong call before any site is touched.
  for (const [slug, target] of targetsOf(slugs, options, out)) {
    results.push(
      await publishSite({
        slug,
        out,
        open: () => openTarget(target),
        keys: parseKeyOptions(target, options),
        keepHours: numberFrom('--keep-hours', options.keepHours, 0),
        isDryRun: Boolean(options.dryRun),
        now: new Date(),
        onProgress: (done, total) => isLive && process.stderr.write(`\r${slug}  file ${done} of ${total} `),
        signal,
      }),
    )
    if (isLive) process.stderr.write('\r\u001b[K')
  }
  return results
}

function command(): CAC {
  const cli = cac('npm run publish --')
  cli.usage('[slug ...] --to <folder or s3://bucket/prefix> [options]')
  cli.option('--to <place>', 'folder, or s3://bucket/prefix; {slug} is replaced by the dealer’s slug')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option('--content <dir>', 'folder with dealers/', { default: '.' })
  cli.option('--endpoint <url>', 'URL of an S3 host other than Amazon')
  cli.option('--region <name>', 'region of the bucket')
  cli.option('--addresses <how>', 'key of the page /cars/x in a bucket: cars/x (clean) or cars/x.html (files)', {
    default: 'clean',
  })
  cli.option('--encoding <names>', 'compress text files: br or gzip in a bucket, br,gzip beside the files of a folder')
  cli.option('--keep-hours <n>', 'hours until files that no release contains are removed', { default: 24 })
  cli.option('--dry-run', 'print what would be done, and do nothing')
  cli.option('--json', 'report as JSON')
  return cli
}

/**
 * The command: exit 1 when a site could not be published, 2 for a wrong call, 3 when a build holds the dealer's lock.
 */
async function main(): Promise<void> {
  const { args, options } = commandLine(command(), unlimitedWords)
  if (options.help) return
  if (options.to === undefined) throw new OperatorError('Where to? npm run publish -- --to <folder or s3://bucket>')
  const results = await publishAll(slugsFrom(options, args), options)
  console.log(options.json ? reportForMachines(results) : reportForPeople(results))
  process.exitCode = exitCodeOf(results)
}

await main().catch((error: unknown) => {
  if (error instanceof Interrupted) {
    reportFailure(`Publishing ${error.message}. What is there by now is whole, and the next run goes on from there.`)
    process.exit(error.exitCode)
  }
  reportFailure(failureText(error, 'No site was touched.'))
  process.exitCode = 2
})
