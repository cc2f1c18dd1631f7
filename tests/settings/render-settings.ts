import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { vi } from 'vitest'
import { bundlePages } from '#scripts/build/bundle.ts'
import { headersFile } from '#scripts/build/headers/headers-file.ts'
import { PictureHosts } from '#scripts/build/headers/picture-hosts.ts'
import { siteHeaders } from '#scripts/build/headers/site-headers.ts'
import { type LoadedTenant, loadTenant } from '#scripts/build/load-tenant.ts'
import { loadRenderer, type PageApp } from '#scripts/build/page-bundle.ts'
import { renderPage } from '#scripts/build/render.ts'
import { fileOf, type PageToRender, pagesOf } from '#scripts/build/routes.ts'
import { setCurrentTenant } from '#tenants/current.ts'

/** A Wednesday in March, 12:00 in Sydney. */
export const now = new Date('2026-03-04T01:00:00.000Z')

/** The renderer of the project's own bundle. */
export async function ownRenderer(): Promise<PageApp> {
  const root = process.cwd()
  const { folder } = await bundlePages(root)
  return loadRenderer(folder)
}

/** Loads a dealer of a content folder, always at `now`. @throws DealerRefused with the problems of its files */
export function openDealer(content: string, slug: string): Promise<LoadedTenant> {
  return loadTenant(slug, { root: content, now })
}

/** Mocks the map services: each host gets an image of its own colour. */
vi.mock('#scripts/build/maps/fetch-map-picture.ts', () => ({
  decoding: {},
  fetchMapPicture: (address: string) => {
    const [r = 0, g = 0, b = 0] = hash('sha256', new URL(address).host, 'buffer')
    return sharp({ create: { width: 256, height: 256, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer()
  },
}))

/** Writes a file of a content folder. */
export function write(content: string, file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}

const digest = (text: string | Uint8Array) => hash('sha256', text)

function assetsOf({ tenant, assets }: LoadedTenant): [string, string][] {
  const hosts = new PictureHosts().of(tenant.site, tenant.showroom.cars)
  const files = [...assets].map(([path, file]): [string, string] => [
    path,
    digest('text' in file ? file.text : readFileSync(file.from)),
  ])
  return [...files, ['/_headers', headersFile(siteHeaders(tenant.site, hosts))]]
}

async function* pagesFrom(app: PageApp, pages: readonly PageToRender[]): AsyncGenerator<[string, string]> {
  for (const page of pages) yield [fileOf(page), digest(await renderPage(app, page))]
}

/** The pages, with those of `first` in front, in that order. */
function inOrder(pages: readonly PageToRender[], first: readonly string[]): PageToRender[] {
  const named = first.flatMap((path) => pages.find((page) => fileOf(page) === path) ?? [])
  return [...named, ...pages.filter((page) => !named.includes(page))]
}

/**
 * All files of a release as [path, digest or text]: cheap ones first, then pages whose paths are in `first`, then other
 * pages.
 */
async function* filesOf(
  app: PageApp,
  dealer: LoadedTenant,
  first: readonly string[] = [],
): AsyncGenerator<[string, string]> {
  setCurrentTenant(dealer.tenant)
  const pages = await pagesOf(app)
  yield ['addresses of pages', pages.map(({ pathname }) => pathname).join('\n')]
  yield* assetsOf(dealer)
  yield* pagesFrom(app, inOrder(pages, first))
}

/** A complete release: path -> digest or text. */
export async function renderAll(app: PageApp, dealer: LoadedTenant): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for await (const [path, text] of filesOf(app, dealer)) files.set(path, text)
  return files
}

/** Paths where releases differed, latest first: settings next to each other mostly change the same files. */
const differed: string[] = []

/** Path of a file that differs from another release; null when they are identical. */
export async function findDifference(
  app: PageApp,
  dealer: LoadedTenant,
  other: ReadonlyMap<string, string>,
): Promise<string | null> {
  for await (const [path, text] of filesOf(app, dealer, differed)) {
    if (other.get(path) === text) continue
    differed.splice(0, differed.length, ...new Set([path, ...differed]))
    return path
  }
  return null
}
