import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeIn, reasonText } from '../lib/failure-text.ts'
import { OperatorError } from '../lib/operator-error.ts'
import { bundleDigest } from './digest.ts'
import { dropOldBundles, touchBundle } from './old-bundles.ts'
import { discard } from './release/discard.ts'
import { syncFolder, syncTree } from './release/durable.ts'
import { type Lock, lockFolder } from './release/lock.ts'
import { ownerName } from './release/owner.ts'
import { partialOf } from './release/paths.ts'

/** The page bundle shared by all dealers: `renderer` renders pages of any dealer, `client` holds the browser assets. */
export interface Bundle {
  readonly folder: string
  readonly digest: string
  readonly isFresh: boolean
}

const stays = 'No site was touched.'

/** Marker file, written last: a bundle that has it is complete. */
const completeFile = (folder: string): string => join(folder, 'complete')

const hasBundle = (folder: string): boolean => existsSync(completeFile(folder))

function failure(output: string, how: string): Error {
  const code = codeIn(output)
  const reason = code === null ? null : reasonText(code, stays, ' (bundling the pages)')
  return new OperatorError(reason ?? `the page bundle failed (${how}). ${stays}\n${output}`.trimEnd())
}

function runAstro(root: string, made: string, signal: AbortSignal | undefined): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Builds send no telemetry.
    ASTRO_TELEMETRY_DISABLED: '1',
    DEALER: '',
    FORECOURT_BUNDLE: made,
    FORECOURT_ASTRO_OUT: join(made, 'client'),
    FORECOURT_PARENT: String(process.pid),
  }
  const args = ['--import', './scripts/lib/end-with-parent.ts', 'node_modules/astro/bin/astro.mjs', 'build', '--silent']
  const astro = spawn(process.execPath, args, { cwd: root, env, signal })
  const output: Buffer[] = []
  astro.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  astro.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    // An abort emits 'error' at once but 'close' later; until then the process may still write.
    astro.on('error', (error) => astro.pid === undefined && reject(error))
    astro.on('close', (code, killedBy) => {
      if (signal?.aborted) reject(signal.reason)
      else if (code === 0) resolve()
      else reject(failure(String(Buffer.concat(output)), killedBy ?? `exit ${code}`))
    })
  })
}

/** Deletes Node’s compile cache, which is keyed by path: entries of deleted bundles would stay for ever. */
function dropCompiled(root: string): void {
  rmSync(join(root, '.cache/compiled'), { recursive: true, force: true, maxRetries: 3 })
}

async function lockStore(store: string): Promise<Lock> {
  const onWait = (owner: Parameters<typeof ownerName>[0]) =>
    console.error(`another build bundles the pages (${ownerName(owner)}); waiting for it`)
  const lock = await lockFolder(store, { waitMs: 10 * 60_000, onWait })
  if ('tag' in lock) return lock
  throw new OperatorError(`another build still bundles the pages (${ownerName(lock.owner)}). ${stays} Try again later.`)
}

/** Bundles into a private folder, which is renamed to its final name once it is complete and synced to disk. */
async function makeBundle(root: string, store: string, digest: string, signal?: AbortSignal): Promise<Bundle> {
  const folder = join(store, digest)
  const lock = await lockStore(store)
  try {
    if (hasBundle(folder)) return { folder, digest, isFresh: false }
    dropOldBundles(store, digest, lock.tag)
    dropCompiled(root)
    const made = partialOf(folder, lock.tag)
    mkdirSync(made)
    await runAstro(root, made, signal)
    writeFileSync(completeFile(made), '')
    await syncTree(made)
    discard(folder, lock.tag)
    renameSync(made, folder)
    // A process whose build was killed may have run on briefly and recreated its folder after it was dropped.
    dropOldBundles(store, digest, lock.tag)
    syncFolder(store)
    return { folder, digest, isFresh: true }
  } finally {
    lock.release()
  }
}

/**
 * Bundles the pages once for all dealers; returns the cached bundle when none of its sources has changed.
 * @throws OperatorError when Astro fails
 */
export async function bundlePages(
  root: string,
  signal?: AbortSignal,
  store = join(root, '.cache/bundle'),
): Promise<Bundle> {
  const digest = bundleDigest(root).slice(0, 16)
  const folder = join(store, digest)
  if (!hasBundle(folder)) return makeBundle(root, store, digest, signal)
  touchBundle(folder)
  return { folder, digest, isFresh: false }
}
