import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dealerFolders, filesBelow } from '../digest.ts'

/** Text of all of a dealer's files, read lazily. */
export function readDealerTexts(root: string, slug: string): () => string {
  let words: string | undefined
  return () => {
    words ??= dealerFolders(slug)
      .flatMap((folder) => filesBelow(join(root, folder)))
      .filter((file) => /\.(?:ya?ml|md|svg)$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    return words
  }
}
