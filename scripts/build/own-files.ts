import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureKey, pictureWidths } from '#domain/car/picture.ts'
import type { CopyOf } from '#stock/images.ts'
import type { OwnFiles } from '#stock/showroom.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { namesIn } from '../lib/folder-names.ts'
import { isWholeCopy } from '../pictures/copy-files.ts'
import { fetchedFolder, type PictureMemory, readPictureMemory } from '../pictures/picture-memory.ts'

/** Where pictures lie: those the demo makes, and copies of other hosts' pictures. */
export const pictureStores = (project: string) => [join(project, '.cache/pictures'), fetchedFolder(project)] as const

/** The copies of a dealer's pictures; a picture that is gone for good has none, one that was not had yet stays where it is. */
function copiesOf(known: PictureMemory, project: string): CopyOf {
  const store = fetchedFolder(project)
  return (address) => {
    const { key = null, bytes = 0, isFinal = false } = known[address] ?? {}
    if (key !== null && isWholeCopy({ key, bytes }, store)) return `/pictures/${key}`
    return isFinal ? null : address
  }
}

/** A name that no file can have, as one of 300 letters, is a fault of one picture and no failure of the disk. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}

/** Whether a picture stands in the stores in every width. */
function storeOf(project: string): (path: string) => boolean {
  // Thousands, which every dealer of a night asks about.
  const stores = pictureStores(project).map(namesIn)
  const has = (name: string) => stores.some((names) => names.has(name))
  return (path) => {
    const key = pictureKey(path)
    return key !== null && pictureWidths.every((width) => has(pictureFile(key, width)))
  }
}

type PictureSite = SiteSlice<'slug' | 'files' | 'cars.images' | 'stock.pictures_from'>

/** Pictures of other hosts that are known, each with what is shown in its place. */
export type Copies = readonly (readonly [address: string, shown: string | null])[]

/** The same as `copyOf` answers it, all at once. */
export function copiesFor({ slug, stock }: SiteSlice<'slug' | 'stock.pictures_from'>, project = process.cwd()): Copies {
  if (stock.pictures_from.length === 0) return []
  const known = readPictureMemory(project, slug)
  const copyOf = copiesOf(known, project)
  return Object.keys(known).map((address) => [address, copyOf(address)])
}

/**
 * What a site can show without asking another: pictures of the store in every width, files the dealer publishes, files of
 * every site. Pictures of a site with an image host are keys there, and nobody looks.
 */
export function ownFiles(site: PictureSite, project = process.cwd()): OwnFiles {
  const isStored = storeOf(project)
  const hasFile = (path: string) => {
    const address = `/${path.replace(/^\/+/, '')}`
    const isPlain = !/[?#%]|(?:^|\/)\.\.?(?:\/|$)/.test(address)
    return isPlain && (Object.hasOwn(site.files, address) || isFile(join(project, 'public', address)))
  }
  const isFetched = site.stock.pictures_from.length > 0
  const copyOf = isFetched ? copiesOf(readPictureMemory(project, site.slug), project) : undefined
  return { hasFile, copyOf, hasPicture: (path) => site.cars.images.host !== null || isStored(path) || hasFile(path) }
}
