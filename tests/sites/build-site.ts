import { spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildResult } from '#scripts/build/build-job.ts'
import { filesBelow } from '#scripts/build/digest.ts'
import { warmBuild } from '../warm-builds.ts'

/** Builds the dealers of a scenario (a folder with dealers/ and stock/) into a new folder. */
export async function buildSite(
  content: string,
  slugs: readonly string[] = [],
): Promise<{ out: string; results: readonly BuildResult[] }> {
  const out = mkdtempSync(join(tmpdir(), 'sites-'))
  return { out, results: await warmBuild({ content, out, slugs }) }
}

/** Builds one dealer with plain `astro build`. Returns the folder. */
export async function buildWithAstro(content: string, slug: string): Promise<string> {
  const out = mkdtempSync(join(process.cwd(), '.cache/astro-alone-'))
  const env = { ...process.env, NODE_ENV: 'production', DEALER: slug, CONTENT: content, FORECOURT_ASTRO_OUT: out }
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    env,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => astro.on('exit', resolve))
  if (code !== 0) {
    rmSync(out, { recursive: true, force: true })
    throw new Error(`astro build ended with ${code}`)
  }
  return out
}

/** Builds one dealer of a scenario with our build and with Astro alone. Returns the two folders. */
export async function buildBothWays(content: string, slug: string): Promise<{ ours: string; astros: string }> {
  const { out, results } = await buildSite(content, [slug])
  if (results[0]?.problems.length !== 0) throw new Error(JSON.stringify(results[0]?.problems))
  return { ours: realpathSync(join(out, slug, 'current')), astros: await buildWithAstro(content, slug) }
}

/** Site paths of every file below a folder. */
export function pathsBelow(folder: string): string[] {
  return filesBelow(folder).map((file) => file.slice(folder.length))
}
