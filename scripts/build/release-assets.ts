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
import type { SeenPages } from './seen-pages.ts'
import { share } from './share-files.ts'

/** Puts the pictures that the dealer's cars, models and places show beside its pages; a picture that is gone is found by verification. */
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
  // What stands there may be linked from other releases, and what a dealer's own file holds changes as staff edit it:
  // neither may be written through a link.
  rmSync(to, { force: true })
  if ('from' in asset) copyFileSync(asset.from, to)
  else writeFileSync(to, asset.text)
}

/** Where assets come from and go to. */
interface AssetFolders {
  /** Of the whole project. */
  readonly root: string
  /** The release. */
  readonly folder: string
  /** What the release's pages were seen to say. */
  readonly seen: SeenPages
}

/** The picture of links to this dealer and the icons of home screens, at the addresses its pages and manifest name. */
async function writeSigns({ tenant: { site }, assets }: LoadedTenant, { root, folder }: AssetFolders) {
  const cache = join(root, '.cache/previews')
  for (const { path, from } of await homeIconPictures(homeScreenSign(site), cache)) writeAsset(path, { from }, folder)
  const logo = assets.get(site.brand.logo.url)
  if (!logo || !('from' in logo)) return
  const { ground = '#ffffff', brand = '#555555' } = site.brand.theme
  const picture = await previewPicture({ logo: logo.from, ground, brand }, cache)
  writeAsset(previewPath, { from: picture }, folder)
}

/** Everything of a release that is not a page: search index, dealer's files, pictures, sitemap, headers. */
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
