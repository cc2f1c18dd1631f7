import { join } from 'node:path'
import type { Finding } from './explain/finding.ts'
import { didYouMean } from './explain/nearest.ts'
import { namesIn, textOf } from './plain-file.ts'

/** Remedy for a dealer's folder inside this one, a level too deep; '' when there is none. */
function tooDeep(root: string, folder: string): string {
  const deeper = namesIn(join(root, folder)).find((name) => textOf(root, `${folder}/${name}/site.yaml`) !== null)
  return deeper === undefined ? '' : `; move ${folder}/${deeper} to dealers/${deeper}, where folders of dealers lie`
}

/** The finding for a missing or empty site.yaml. */
export function absence(root: string, folder: string): Finding {
  const file = `${folder}/site.yaml`
  const isThere = textOf(root, file) !== null
  const message = isThere
    ? 'the file is empty'
    : `there is no such file; every dealer needs one${tooDeep(root, folder)}`
  return { at: { file, line: 1, column: 1 }, path: '', message }
}

/**
 * The file name to compare with the known ones: without a .txt that editors add and hide, and promos.yaml for its
 * synonyms.
 */
function meantFile(file: string): string {
  const shown = file.replace(/\.txt$/i, '')
  return /^(?:promotion|offer|special)s?\.ya?ml$/i.test(shown) ? 'promos.yaml' : shown
}

/** Findings for YAML files whose names are not read, such as navigaton.yaml, site.yml or faqs.yaml.txt. */
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

/** Findings for files of a known name a folder too deep. */
function buriedFiles(root: string, folder: string, knownFiles: readonly string[]): Finding[] {
  return namesIn(join(root, folder)).flatMap((below) => {
    const names = namesIn(join(root, folder, below))
    // A folder with site.yaml is a dealer's, a level too deep.
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

/**
 * Findings for files of a dealer's folder that are not read, for their place or name. `concerns`: the files beside
 * site.yaml.
 */
export function misplacedFiles(root: string, folder: string, concerns: readonly string[]): readonly Finding[] {
  // leads.yaml is read by the lead API alone: who receives leads is no part of a site.
  const known = ['site.yaml', ...concerns, 'demo-stock.yaml', 'leads.yaml']
  return [...strayFiles(root, folder, known), ...buriedFiles(root, folder, known)]
}
