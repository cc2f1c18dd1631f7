import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#tenants/site.ts'
import type { BundleContents } from './bundle-contents.ts'
import { noticesOf, noticesPath } from './notices.ts'
import { unwantedFiles } from './optional-parts.ts'
import { shareFolder } from './share-files.ts'

const contentsOf = (bundle: string): string => join(bundle, 'contents.json')

/** Stores the contents of a bundle for the releases made from it. */
export function writeBundleContents(bundle: string, contents: BundleContents): void {
  writeFileSync(contentsOf(bundle), JSON.stringify(contents))
}

/** Contents of the bundle in a folder. */
export function readBundleContents(bundle: string): BundleContents {
  return JSON.parse(readFileSync(contentsOf(bundle), 'utf8'))
}

/**
 * Shares the browser files this dealer needs into a release and writes their licence notices. Returns the site paths of
 * the files left out.
 */
export function shareClientFiles(bundle: string, site: Site, folder: string): ReadonlySet<string> {
  const contents = readBundleContents(bundle)
  const unwanted = unwantedFiles(contents, site)
  shareFolder(join(bundle, 'client'), folder, (path) => !unwanted.has(path))
  writeFileSync(join(folder, noticesPath), noticesOf(contents, unwanted))
  return unwanted
}

/** shareClientFiles for a release written by Astro: deletes unwanted files. */
export function dropUnwantedFiles(contents: BundleContents, site: Site, folder: string): void {
  const unwanted = unwantedFiles(contents, site)
  for (const file of unwanted) rmSync(join(folder, file))
  writeFileSync(join(folder, noticesPath), noticesOf(contents, unwanted))
}
