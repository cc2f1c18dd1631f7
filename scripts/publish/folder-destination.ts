import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { openToReaders } from '../lib/open-to-readers.ts'
import type { Destination, HostedFile } from './destination.ts'
import { publishedKey } from './published.ts'

const draft = '.forecourt-draft'

/** A draft that nobody wrote to for so long is left over from a run that was killed; another may be at work beside this one. */
const leftOverMs = 60 * 60_000

function hosted(path: string): HostedFile {
  const { size, mtimeMs } = statSync(path)
  return { tag: `${size}-${mtimeMs}` }
}

function isLeftOver(path: string): boolean {
  const written = path.endsWith(draft) ? statSync(path, { throwIfNoEntry: false })?.mtimeMs : undefined
  return written !== undefined && Date.now() - written > leftOverMs
}

/** Folders that held the file alone, up to that of the site: each car that went would leave one, which some servers answer with. */
function dropEmptyAbove(path: string, site: string): void {
  for (let folder = dirname(path); folder !== site; folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return
    }
  }
}

/** A folder that a web server serves. A file is written beside its place and renamed, so that nobody gets half of one. Our note is nobody's. */
export function folderDestination(folder: string): Destination {
  const ownDraft = `.${randomUUID()}${draft}`
  const keyOf = (path: string) => relative(folder, path).split(sep).join('/')
  return {
    name: folder,
    list: async () => {
      const paths = filesBelow(folder)
      for (const path of paths.filter(isLeftOver)) rmSync(path, { force: true })
      return new Map(paths.filter((each) => !each.endsWith(draft)).map((path) => [keyOf(path), hosted(path)]))
    },
    read: async (key) => (existsSync(join(folder, key)) ? readFileSync(join(folder, key), 'utf8') : null),
    write: async (key, bytes) => {
      const path = join(folder, key)
      const isPublic = key !== publishedKey
      makeFolder(folder, { isPublic: true })
      makeFolder(dirname(path), { isPublic })
      writeFileSync(path + ownDraft, bytes)
      if (isPublic) openToReaders(path + ownDraft)
      renameSync(path + ownDraft, path)
      return hosted(path)
    },
    remove: async (keys) => {
      for (const key of keys) {
        rmSync(join(folder, key), { force: true })
        dropEmptyAbove(resolve(folder, key), resolve(folder))
      }
    },
  }
}
