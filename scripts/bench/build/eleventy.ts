import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator } from './generate.ts'

/** Pinned release: figures differ between releases. */
const release = '3.1.8'

/** Not a dependency, as every installation would download it for a benchmark that is run by hand. */
const folder = '.cache/eleventy'

/** The command that installs it. */
export const eleventyInstall = `npm install --prefix ${folder} --ignore-scripts @11ty/eleventy@${release}`

const data = 'dealer.json'

/** Eleventy with our pages’ structure; null where it is not installed. */
export function eleventy(root: string): Generator | null {
  const command = join(root, folder, 'node_modules/@11ty/eleventy/cmd.cjs')
  if (!existsSync(command)) return null
  return {
    name: `Eleventy ${release}`,
    prepare: (site, source) => writeFileSync(join(source, data), JSON.stringify(site)),
    program: (source, out) => ({
      command: process.execPath,
      args: [command, '--input=.', `--output=${out}`, '--quiet'],
      cwd: join(import.meta.dirname, 'eleventy'),
      env: { BENCH_DEALER: join(source, data) },
    }),
  }
}
