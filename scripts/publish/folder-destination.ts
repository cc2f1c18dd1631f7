import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { makeFolder } from '../lib/make-folder.ts'
import type { Destination, HostedFile } from './destination.ts'

const draft = '.forecourt-draft'

function hosted(path: string): HostedFile {
  const { size, mtimeMs } = statSync(path)
  return { tag: `${size}-${mtimeMs}` }
}

/** A folder that a web server serves. A file is written beside its place and renamed, so that nobody gets half of one. */
export function folderDestination(folder: string): Destination {
  const keyOf = (path: string) => relative(folder, path).split(sep).join('/')
  return {
    name: folder,
    list: async () => {
      const paths = filesBelow(folder)
      for (const path of paths.filter((each) => each.endsWith(draft))) rmSync(path)
      return new Map(paths.filter((each) => !each.endsWith(draft)).map((path) => [keyOf(path), hosted(path)]))
    },
    read: async (key) => (existsSync(join(folder, key)) ? readFileSync(join(folder, key), 'utf8') : null),
    write: async (key, bytes) => {
      const path = join(folder, key)
      makeFolder(dirname(path))
      writeFileSync(path + draft, bytes)
      renameSync(path + draft, path)
      return hosted(path)
    },
    remove: async (keys) => {
      for (const key of keys) rmSync(join(folder, key), { force: true })
    },
  }
}
