import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changeDates } from '#addresses/change-dates.ts'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import { previewPath } from '#domain/data/preview-picture.ts'
import type { Tenant } from '#tenants/current.ts'
import { homeScreenSign } from '#tenants/favicon.ts'
import { hostFiles } from './headers/host-files.ts'
import { siteHeaders } from './headers/site-headers.ts'
import { homeIconPictures } from './home-icons.ts'
import type { LoadedTenant, ReleaseAsset } from './load-tenant.ts'
import { pictureStores } from './own-files.ts'
import { ownPictures } from './own-pictures.ts'
import { previewPicture } from './preview-picture.ts'
import { share } from './share-files.ts'
import type { SiteDataCollector } from './site-data-collector.ts'

/** Shares the stored pictures that pages show into the release; verification reports missing ones. */
function sharePictures(tenant: Tenant, stores: readonly string[], folder: string): void {
  for (const key of ownPictures(tenant)) {
    for (const width of pictureWidths) {
      const file = pictureFile(key, width)
      const store = stores.find((each) => existsSync(join(each, file)))
      if (store) share(join(store, file), join(folder, 'pictures', file))
    }
  }
}

function writeAsset(path: string, asset: ReleaseAsset, folder: string): void {
  const to = join(folder, path)
  mkdirSync(dirname(to), { recursive: true })
  // An existing file may be a hard link shared with other releases, and staff edit a dealer's own files: so it is
  // replaced and copied, never written or linked.
  rmSync(to, { force: true })
  if ('from' in asset) copyFileSync(asset.from, to)
  else writeFileSync(to, asset.text)
}

/** Source and destination of assets. */
interface AssetFolders {
  /** The project root. */
  readonly root: string
  /** The release. */
  readonly folder: string
  /** Data extracted from the release's pages. */
  readonly seen: SiteDataCollector
}

/** Writes the preview picture and home screen icons to the paths that pages and manifest name. */
async function writeSigns({ tenant: { site }, assets }: LoadedTenant, { root, folder }: AssetFolders) {
  const cache = join(root, '.cache/previews')
  for (const { path, from } of await homeIconPictures(homeScreenSign(site), cache)) writeAsset(path, { from }, folder)
  const logo = assets.get(site.brand.logo.url)
  if (!logo || !('from' in logo)) return
  const { ground = '#ffffff', brand = '#555555' } = site.brand.theme
  const picture = await previewPicture({ logo: logo.from, ground, brand }, cache)
  writeAsset(previewPath, { from: picture }, folder)
}

/** Writes every file of a release that is not a page: search index, dealer's files, pictures, sitemap, headers. */
export async function writeAssets(dealer: LoadedTenant, folders: AssetFolders): Promise<void> {
  const { tenant, assets } = dealer
  const { root, folder, seen } = folders
  for (const [path, asset] of assets) writeAsset(path, asset, folder)
  sharePictures(tenant, pictureStores(root), folder)
  await writeSigns(dealer, folders)
  writeFileSync(join(folder, 'sitemap.xml'), seen.listed.sitemap(tenant.site.url, changeDates(tenant)))
  const headers = siteHeaders(tenant.site, seen.pictureHosts.of(tenant.site, tenant.showroom.cars))
  for (const [file, text] of hostFiles(headers, tenant.showroom)) writeFileSync(join(folder, file), text)
}
