import { resolve } from 'node:path'
import { cac } from 'cac'
import { findSecretsWith } from './build/find-secrets.ts'
import { assertFolderNotShared } from './build/release/dealer-folder.ts'
import { DealerBusy, lockDealer } from './build/release/lock.ts'
import { releasedDealers } from './build/release/paths.ts'
import { NoSuchRelease, type RolledBack, rollBack } from './build/release/roll-back.ts'
import { type ListedRelease, listReleases } from './build/release/rolled-back.ts'
import { sizeText } from './build/release/size-text.ts'
import { secretsFor } from './build/release-secrets.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption } from './lib/command-line/content-folder.ts'
import { namedReleases } from './lib/command-line/named-dealers.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'
import { reportFailure } from './lib/report-failure.ts'

const waitMs = 5_000

function listing(releases: readonly ListedRelease[]): string {
  const marks = { live: 'live', 'rolled back': 'rolled back from', kept: '' }
  return releases
    .map(
      (release) =>
        `${marks[release.state].padEnd(16)}  ${release.id}  built for ${release.builtAt}, ${sizeText(release)}`,
    )
    .join('\n')
}

function told(slug: string, { to, from, notes }: RolledBack): string {
  const kept = from === null ? '' : ` ${from} is kept: npm run rollback -- ${slug} --to ${from} makes it live again.`
  return [
    `${slug}  ${to.id} is live, built for ${to.builtAt}, ${sizeText(to)}.${kept}`,
    `The same inputs are not published again without --force; the next day’s build or a change publishes as usual, and says that it ends the rollback.`,
    ...notes,
  ].join('\n')
}

interface Roll {
  readonly slug: string
  readonly out: string
  /** The folder that holds dealers/: texts in the dealer's own files are not secrets. */
  readonly content: string
  readonly to: string | undefined
}

async function roll({ slug, out, content, to }: Roll): Promise<RolledBack> {
  const lock = await lockDealer(out, slug, { waitMs })
  try {
    const findSecrets = findSecretsWith(secretsFor({ slug, content }))
    return rollBack(lock, { to, at: new Date().toISOString(), findSecrets })
  } finally {
    lock.release()
  }
}

/**
 * `rollback <slug> [--to id] [--list] [--json] [--out DIR]`: exit 1 when there is no such release, 2 for a wrong call,
 * 3 when a build holds the dealer's lock.
 */
async function main(): Promise<void> {
  const cli = cac('npm run rollback --')
  cli.usage('<slug> [options]')
  cli.option('--to <id>', 'id of the release to make live (default: the one before)')
  cli.option('--list', 'list the releases, and do nothing')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  cli.option(...contentOption)
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, 1)
  const slug = args[0]
  if (options.help) return
  if (slug === undefined) throw new OperatorError('Which dealer? npm run rollback -- <slug>')
  const [out, content] = [resolve(String(options.out)), contentFolder(options.content)]
  namedReleases([slug], releasedDealers(out), out)
  assertFolderNotShared(out, slug)
  if (options.list) {
    const releases = listReleases(out, slug)
    return console.log(options.json ? JSON.stringify({ slug, releases }, null, 2) : listing(releases))
  }
  const done = await roll({ slug, out, content, to: options.to === undefined ? undefined : String(options.to) })
  const { to, from, notes } = done
  console.log(options.json ? JSON.stringify({ slug, live: to.id, from, notes }, null, 2) : told(slug, done))
}

function exitCodeFor(error: unknown): number {
  if (error instanceof DealerBusy) return 3
  return error instanceof NoSuchRelease ? 1 : 2
}

await main().catch((error: unknown) => {
  const message = failureText(error, 'The live site is untouched.')
  const advice = error instanceof DealerBusy ? '. It may be ended: a build that is ended leaves nothing behind' : ''
  reportFailure(message + advice, {})
  process.exitCode = exitCodeFor(error)
})
