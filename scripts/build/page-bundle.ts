import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The part of Astro's prerender app that is used here. Undocumented: the byte-for-byte test guards it. */
export interface PageApp {
  readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] }
  readonly routeCache: { clearAll(): void }
  render(request: Request, options: { routeData: RouteData }): Promise<Response>
  getComponentByRoute(route: RouteData): Promise<{ getStaticPaths?: (options: object) => Promise<StaticPath[]> }>
  setInternals(internals: object): void
  setOptions(options: object): void
  getSettings(): { scripts: readonly unknown[] }
}

export interface RouteData {
  readonly type: string
  readonly pathname?: string
  readonly prerender: boolean
  readonly isIndex: boolean
  readonly component: string
  readonly segments: readonly (readonly {
    readonly content: string
    readonly dynamic: boolean
    readonly spread: boolean
  }[])[]
}

export interface StaticPath {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly props?: object
}

interface Internals {
  readonly pagesByKeys: ReadonlyMap<string, { readonly styles: readonly unknown[] }>
}

interface BundleManifest {
  readonly entry: string
  readonly pages: Readonly<Record<string, { readonly styles: readonly unknown[] }>>
  readonly scripts: readonly unknown[]
}

/** Where Astro puts the renderer of a build before it deletes it again. */
export function rendererFolder(outDir: string, root: string): string {
  return join(outDir.startsWith(root) ? outDir : join(root, '.astro'), '.prerender')
}

async function importApp(folder: string, entry: string): Promise<PageApp> {
  const module: { app: PageApp } = await import(pathToFileURL(join(folder, entry)).href)
  return module.app
}

function entryOf(folder: string): string {
  const entry = readdirSync(folder).find((file) => file.startsWith('prerender-entry.'))
  if (!entry) throw new Error(`Astro left no renderer in ${folder}`)
  return entry
}

/**
 * Copies the renderer of the build that is running to `keep`, so that other processes can render from it.
 * Call before the default prerenderer's own set-up, which is `setUp`.
 */
export async function cacheRenderer(folder: string, keep: string, setUp: () => Promise<void>): Promise<void> {
  const entry = entryOf(folder)
  const app = await importApp(folder, entry)
  let internals: Internals = { pagesByKeys: new Map() }
  const setInternals = app.setInternals
  app.setInternals = (value) => {
    internals = value as Internals
    setInternals.call(app, value)
  }
  await setUp()
  const pages = Object.fromEntries([...internals.pagesByKeys].map(([key, page]) => [key, { styles: page.styles }]))
  const manifest: BundleManifest = { entry, pages, scripts: app.getSettings().scripts }
  mkdirSync(keep, { recursive: true })
  cpSync(folder, join(keep, 'renderer'), { recursive: true })
  writeFileSync(join(keep, 'manifest.json'), JSON.stringify(manifest))
}

/** The cached renderer, ready to render any dealer. @throws when the folder holds none. */
export async function loadRenderer(keep: string): Promise<PageApp> {
  const manifest: BundleManifest = JSON.parse(readFileSync(join(keep, 'manifest.json'), 'utf8'))
  const app = await importApp(join(keep, 'renderer'), manifest.entry)
  app.setInternals({ pagesByKeys: new Map(Object.entries(manifest.pages)), entrySpecifierToBundleMap: new Map() })
  const silent = { options: { destination: { write: () => true }, level: 'error' } }
  app.setOptions({ settings: { scripts: manifest.scripts }, logger: silent })
  return app
}

/** Whether a whole bundle (renderer and client assets) stands in `folder`. */
export function hasBundle(folder: string): boolean {
  return existsSync(join(folder, 'complete'))
}
