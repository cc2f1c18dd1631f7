import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../digest.ts'
import { share } from '../share-files.ts'
import type { Release } from './live.ts'

/** Folders of content-addressed files, so that those of many releases can coexist. */
export const hashedFolders = ['_astro', 'search-index']

/** Site paths of a release's hashed files, including those carried from other releases. */
export function hashedFiles(folder: string): string[] {
  return filesIn(folder, hashedFolders)
}

function filesIn(folder: string, folders: readonly string[]): string[] {
  return folders.flatMap((name) => filesBelow(join(folder, name)).map((file) => file.slice(folder.length)))
}

/** Describes what a file contains that must not be published; empty when nothing. */
export type FindSecrets = (path: string, file: string) => readonly string[]

export interface Carried {
  readonly files: number
  /** Files that were not carried, and why: one line each. */
  readonly refused: readonly string[]
}

/**
 * What is not carried: files that contain a secret by current rules, and bundle parts that the dealer no longer uses.
 */
export interface CarryRules {
  readonly findSecrets: FindSecrets
  /** Site paths. */
  readonly unwanted?: ReadonlySet<string>
}

/**
 * Links hashed files of other releases into `folder`, so that pages opened while one of them was live find their
 * scripts and index.
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
