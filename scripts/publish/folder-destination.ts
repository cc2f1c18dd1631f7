import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'
import { makeReadable } from '../lib/make-readable.ts'
import type { Destination, HostedFile } from './destination.ts'
import { listFolderFiles } from './list-folder-files.ts'
import { publishedKey } from './published.ts'

const draft = '.forecourt-draft'

/** A draft not written to for this long (ms) is left from a killed run; a newer one may belong to a concurrent run. */
const leftOverMs = 60 * 60_000

/** Null when the file does not exist. */
function hostedIfThere(path: string): HostedFile | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { tag: `${found.size}-${found.mtimeMs}` } : null
}

function isLeftOver(path: string): boolean {
  const written = path.endsWith(draft) ? statSync(path, { throwIfNoEntry: false })?.mtimeMs : undefined
  return written !== undefined && Date.now() - written > leftOverMs
}

/**
 * Removes folders above `path` that are empty now, up to the site's: each removed car would leave one, which some
 * servers list.
 */
function dropEmptyAbove(path: string, site: string): void {
  for (let folder = dirname(path); folder !== site; folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return
    }
  }
}

/**
 * A folder served by a web server. Files are written to a draft and renamed, so that none is ever served half. The
 * journal (`publishedKey`) is not opened to web servers.
 */
export function folderDestination(folder: string): Destination {
  const ownDraft = `.${randomUUID()}${draft}`
  return {
    name: folder,
    list: async () => {
      const keys = listFolderFiles(folder)
      for (const key of keys) if (isLeftOver(join(folder, key))) rmSync(join(folder, key), { force: true })
      return new Map(
        keys.flatMap((key): [string, HostedFile][] => {
          const file = key.endsWith(draft) ? null : hostedIfThere(join(folder, key))
          return file ? [[key, file]] : []
        }),
      )
    },
    read: async (key) => (existsSync(join(folder, key)) ? readFileSync(join(folder, key), 'utf8') : null),
    write: async (key, bytes) => {
      const path = join(folder, key)
      const isPublic = key !== publishedKey
      makeFolder(folder, { isPublic: true })
      makeFolder(dirname(path), { isPublic })
      try {
        writeFileSync(path + ownDraft, bytes)
        if (isPublic) makeReadable(path + ownDraft)
        renameSync(path + ownDraft, path)
      } catch (error) {
        rmSync(path + ownDraft, { force: true })
        // An error of a full disk names no file, and this machine may have several disks.
        throw Object.assign(error as Error, { path })
      }
      return hostedIfThere(path) ?? { tag: '' }
    },
    remove: async (keys) => {
      for (const key of keys) {
        rmSync(join(folder, key), { force: true })
        dropEmptyAbove(resolve(folder, key), resolve(folder))
      }
    },
  }
}
