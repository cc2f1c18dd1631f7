import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from './usage-error.ts'

/** The option of commands that read dealers and their stock, as `cli.option` takes it. */
export const contentOption = ['--content <dir>', 'folder with dealers/ and stock/', { default: '.' }] as const

/** The folder of --content. @throws UsageError without dealers/ in it: a wrong path would build nothing, and succeed */
export function contentFolder(typed: unknown): string {
  const folder = resolve(String(typed))
  if (statSync(join(folder, 'dealers'), { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(`--content is the folder that holds dealers/; there is none in ${typed}.`)
}

/** Warns on stderr that a folder has no dealer; that may be intended and is not an error. */
export function warnOfNoDealers(content: string, known: readonly string[]): void {
  if (known.length === 0) console.error(`No dealer stands in ${join(content, 'dealers')}, so there is nothing to do.`)
}
