import { join } from 'node:path'
import type { Finding } from './explain/finding.ts'
import { didYouMean } from './explain/nearest.ts'
import { namesIn, textOf } from './plain-file.ts'

/** Folders of dealers that lie within a folder where a dealer's files belong. */
function tooDeep(root: string, folder: string): string {
  const deeper = namesIn(join(root, folder)).find((name) => textOf(root, `${folder}/${name}/site.yaml`) !== null)
  return deeper === undefined ? '' : `; move ${folder}/${deeper} to dealers/${deeper}, where folders of dealers lie`
}

/** What is wrong with a dealer whose site.yaml says nothing. */
export function absence(root: string, folder: string): Finding {
  const file = `${folder}/site.yaml`
  const isThere = textOf(root, file) !== null
  const message = isThere
    ? 'the file is empty'
    : `there is no such file; every dealer needs one${tooDeep(root, folder)}`
  return { at: { file, line: 1, column: 1 }, path: '', message }
}

/** A name that is nearer to that of another file than to the one it means, and without the ending that editors add and hide. */
function meantFile(file: string): string {
  const shown = file.replace(/\.txt$/i, '')
  return /^(?:promotion|offer|special)s?\.ya?ml$/i.test(shown) ? 'promos.yaml' : shown
}

/** Files that look like settings but are read by nobody, such as navigaton.yaml, site.yml or faqs.yaml.txt. */
function strayFiles(root: string, folder: string, knownFiles: readonly string[]): Finding[] {
  const files = namesIn(join(root, folder)).filter((file) => /\.ya?ml(?:\.txt)?$/i.test(file))
  const stray = files.filter((file) => !knownFiles.includes(file)).sort()
  return stray.map((file) => {
    const end = didYouMean(meantFile(file), knownFiles) || `; there are ${knownFiles.join(', ')}`
    return {
      at: { file: `${folder}/${file}`, line: 1, column: 1 },
      path: '',
      message: `no file of this name is read${end}`,
    }
  })
}

/** Files of the right name a folder too deep. */
function buriedFiles(root: string, folder: string, knownFiles: readonly string[]): Finding[] {
  return namesIn(join(root, folder)).flatMap((below) => {
    const names = namesIn(join(root, folder, below))
    // That is a dealer a folder too deep.
    if (names.includes('site.yaml')) return []
    return names
      .filter((name) => knownFiles.includes(name))
      .map((name) => ({
        at: { file: `${folder}/${below}/${name}`, line: 1, column: 1 },
        path: '',
        message: `nobody reads it here; move it to ${folder}/${name}`,
      }))
  })
}

/** Files of a dealer's folder that nobody reads where they lie, or by their names. `concerns`: the files beside site.yaml. */
export function misplacedFiles(root: string, folder: string, concerns: readonly string[]): readonly Finding[] {
  // leads.yaml is read by the lead API alone: who receives leads is no part of a site.
  const known = ['site.yaml', ...concerns, 'demo-stock.yaml', 'leads.yaml']
  return [...strayFiles(root, folder, known), ...buriedFiles(root, folder, known)]
}
