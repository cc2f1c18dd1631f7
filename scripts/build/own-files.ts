import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile, pictureKey, pictureWidths } from '#domain/car/picture.ts'
import type { CopyOf } from '#stock/images.ts'
import type { OwnFiles } from '#stock/showroom.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { namesIn } from '../lib/folder-names.ts'
import { isCompleteCopy } from '../pictures/copy-files.ts'
import { fetchedFolder, type PictureRecords, readPictureRecords } from '../pictures/picture-records.ts'

/** Folders of pictures: generated demo pictures, and copies of external pictures. */
export const pictureStores = (project: string) => [join(project, '.cache/pictures'), fetchedFolder(project)] as const

/** Resolves a picture to its copy: null when it is gone for good; its own address when there is no copy yet. */
function copiesOf(known: PictureRecords, project: string): CopyOf {
  const store = fetchedFolder(project)
  return (address) => {
    const { key = null, bytes = 0, isFinal = false } = known[address] ?? {}
    if (key !== null && isCompleteCopy({ key, bytes }, store)) return `/pictures/${key}`
    return isFinal ? null : address
  }
}

/** An impossible file name, such as one of 300 letters, is a fault of one picture, not a disk failure. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}

/** Whether the stores have a picture in every width. */
function storeOf(project: string): (path: string) => boolean {
  // Thousands of names, looked up by every dealer: read once.
  const stores = pictureStores(project).map(namesIn)
  const has = (name: string) => stores.some((names) => names.has(name))
  return (path) => {
    const key = pictureKey(path)
    return key !== null && pictureWidths.every((width) => has(pictureFile(key, width)))
  }
}

type PictureSite = SiteSlice<'slug' | 'files' | 'cars.images' | 'stock.pictures_from'>

/** Known external pictures, each with what is shown for it; null when nothing is. */
export type Copies = readonly (readonly [address: string, shown: string | null])[]

/** All results of `copyOf`, for every known external picture. */
export function findPictureCopies(
  { slug, stock }: SiteSlice<'slug' | 'stock.pictures_from'>,
  project = process.cwd(),
): Copies {
  if (stock.pictures_from.length === 0) return []
  const known = readPictureRecords(project, slug)
  const copyOf = copiesOf(known, project)
  return Object.keys(known).map((address) => [address, copyOf(address)])
}

/**
 * The files a site can serve itself: stored pictures in every width, the dealer's published files, files of `public`.
 * With an image host, pictures are keys at that host and are not checked.
 */
export function ownFiles(site: PictureSite, project = process.cwd()): OwnFiles {
  const isStored = storeOf(project)
  const hasFile = (path: string) => {
    const address = `/${path.replace(/^\/+/, '')}`
    const isPlain = !/[?#%]|(?:^|\/)\.\.?(?:\/|$)/.test(address)
    return isPlain && (Object.hasOwn(site.files, address) || isFile(join(project, 'public', address)))
  }
  const isFetched = site.stock.pictures_from.length > 0
  const copyOf = isFetched ? copiesOf(readPictureRecords(project, site.slug), project) : undefined
  return { hasFile, copyOf, hasPicture: (path) => site.cars.images.host !== null || isStored(path) || hasFile(path) }
}
