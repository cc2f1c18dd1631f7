import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator } from './generate.ts'

/** Of this release; another one has other figures. */
const release = '3.1.8'

/** Not among the dependencies: it would come with every installation, for a figure that is asked for by hand. */
const folder = '.cache/eleventy'

/** The line that installs it beside the project. */
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
