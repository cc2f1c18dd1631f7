import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '#scripts/build/digest.ts'
import type { BuildResult } from '#scripts/build/job.ts'
import { build } from '#scripts/build.ts'

/** Builds the dealers of a scenario (a folder with dealers/ and stock/) into a new folder. */
export async function buildSite(
  content: string,
  slugs: readonly string[] = [],
): Promise<{ out: string; results: readonly BuildResult[] }> {
  const out = mkdtempSync(join(tmpdir(), 'sites-'))
  const results = await build({ root: process.cwd(), content, slugs, out, json: true })
  return { out, results }
}

/** Builds one dealer with Astro alone, as anybody could; answers the folder. */
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

/** Site paths of every file below a folder. */
export function pathsBelow(folder: string): string[] {
  return filesBelow(folder).map((file) => file.slice(folder.length))
}
