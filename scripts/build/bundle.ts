import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundleDigest } from './digest.ts'
import { completeBundle, hasBundle } from './page-bundle.ts'

/** The shared page bundle: `renderer` makes pages of any dealer, `client` holds the assets all of them use. */
export interface Bundle {
  readonly folder: string
  readonly digest: string
  readonly isFresh: boolean
}

function runAstro(root: string, made: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEALER: '',
    FORECOURT_BUNDLE: made,
    FORECOURT_ASTRO_OUT: join(made, 'client'),
  }
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], { cwd: root, env })
  const output: Buffer[] = []
  astro.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  astro.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    astro.on('error', reject)
    astro.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the page bundle failed:\n${Buffer.concat(output)}`)),
    )
  })
}

const hour = 3_600_000

/** Bundles of other sources; a recent one may still be in use by a build beside this one. */
function dropOldBundles(store: string, keep: string): void {
  for (const entry of readdirSync(store)) {
    const folder = join(store, entry)
    if (entry !== keep && Date.now() - statSync(folder).mtimeMs > hour) rmSync(folder, { recursive: true, force: true })
  }
}

/** Bundles the pages once for all dealers; taken from the cache when nothing it is made from has changed. */
export async function bundlePages(root: string): Promise<Bundle> {
  const digest = bundleDigest(root).slice(0, 16)
  const store = join(root, '.cache/bundle')
  const folder = join(store, digest)
  if (hasBundle(folder)) return { folder, digest, isFresh: false }
  const made = join(store, `${digest}.${process.pid}`)
  mkdirSync(made, { recursive: true })
  await runAstro(root, made)
  completeBundle(made, folder)
  dropOldBundles(store, digest)
  return { folder, digest, isFresh: true }
}
