import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../digest.ts'
import { share } from '../share-files.ts'
import type { Release } from './live.ts'

/** Folders whose files have a digest of their bytes in their name, so that those of many releases live side by side. */
export const hashedFolders = ['_astro', 'search-index']

/** Site paths of a release's hashed files, its own and those it carries. */
export function hashedFiles(folder: string): string[] {
  return filesIn(folder, hashedFolders)
}

function filesIn(folder: string, folders: readonly string[]): string[] {
  return folders.flatMap((name) => filesBelow(join(folder, name)).map((file) => file.slice(folder.length)))
}

/** What a file holds that must not be published, in words; empty when nothing. */
export type FindSecrets = (path: string, file: string) => readonly string[]

export interface Carried {
  readonly files: number
  /** Files that were left behind, and why, a line each. */
  readonly refused: readonly string[]
}

/** What stays behind: files that hold a secret by now, and parts of the bundle that the dealer has no use for any more. */
export interface CarryRules {
  readonly findSecrets: FindSecrets
  /** Site paths. */
  readonly unwanted?: ReadonlySet<string>
}

/**
 * Links the hashed files that other releases brought into `folder`, so that a page that was opened while one of them
 * was live finds its scripts and its index.
 */
export function carryAssets(
  folder: string,
  others: readonly Release[],
  { findSecrets, unwanted = new Set() }: CarryRules,
): Carried {
  const refused: string[] = []
  let files = 0
  for (const other of others) {
    for (const path of other.ownAssets ?? hashedFiles(other.folder)) {
      const from = other.folder + path
      if (unwanted.has(path) || existsSync(folder + path) || !existsSync(from)) continue
      const found = findSecrets(path, from)
      if (found.length > 0) {
        refused.push(`${path} of ${other.id} holds ${found.join(', ')}`)
        continue
      }
      share(from, folder + path)
      files++
    }
  }
  return { files, refused: [...new Set(refused)] }
}
