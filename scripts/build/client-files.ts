import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#tenants/site.ts'
import type { BundleContents } from './bundle-contents.ts'
import { noticesOf, noticesPath } from './notices.ts'
import { unwantedFiles } from './optional-parts.ts'
import { shareFolder } from './share-files.ts'

const contentsOf = (bundle: string): string => join(bundle, 'contents.json')

/** Writes down what a bundle is made of, for the releases made from it. */
export function keepContents(bundle: string, contents: BundleContents): void {
  writeFileSync(contentsOf(bundle), JSON.stringify(contents))
}

/** What the bundle in a folder is made of. */
export function readContents(bundle: string): BundleContents {
  return JSON.parse(readFileSync(contentsOf(bundle), 'utf8'))
}

/**
 * Puts a bundle's browser files into a release: those this dealer needs, with the notices of whose work they are. Answers
 * the site paths of the others.
 */
export function shareClientFiles(bundle: string, site: Site, folder: string): ReadonlySet<string> {
  const contents = readContents(bundle)
  const unwanted = unwantedFiles(contents, site)
  shareFolder(join(bundle, 'client'), folder, (path) => !unwanted.has(path))
  writeFileSync(join(folder, noticesPath), noticesOf(contents, unwanted))
  return unwanted
}

/** The same for a release that Astro alone has written. */
export function dropUnwantedFiles(contents: BundleContents, site: Site, folder: string): void {
  const unwanted = unwantedFiles(contents, site)
  for (const file of unwanted) rmSync(join(folder, file))
  writeFileSync(join(folder, noticesPath), noticesOf(contents, unwanted))
}
