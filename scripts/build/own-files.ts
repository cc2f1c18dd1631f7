import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureKey, pictureWidths } from '#domain/car/picture.ts'
import type { OwnFiles } from '#stock/showroom.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Names in the picture store, read once: there are thousands. */
function namesIn(store: string): ReadonlySet<string> {
  return new Set(existsSync(store) ? readdirSync(store) : [])
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * What a site can show without asking another: pictures of the store in every width, files the dealer publishes, files of
 * every site. Pictures of a site with an image host are keys there, and nobody looks.
 */
export function ownFiles(site: SiteSlice<'files' | 'cars.images'>, project = process.cwd()): OwnFiles {
  const names = namesIn(join(project, '.cache/pictures'))
  const hasFile = (path: string) => {
    const address = `/${path.replace(/^\/+/, '')}`
    const isPlain = !/[?#%]|(?:^|\/)\.\.?(?:\/|$)/.test(address)
    return isPlain && (Object.hasOwn(site.files, address) || isFile(join(project, 'public', address)))
  }
  const isStored = (path: string) => {
    const key = pictureKey(path)
    return key !== null && pictureWidths.every((width) => names.has(pictureFile(key, width)))
  }
  return { hasFile, hasPicture: (path) => site.cars.images.host !== null || isStored(path) || hasFile(path) }
}
