import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assertPageApp, createAstroMismatchError } from './astro-compatibility.ts'
import { makeOneStylesheet, type StyledPage } from './one-stylesheet.ts'

/**
 * The part of Astro's prerender app that is used. Undocumented except `render`: guarded by `assertPageApp` and
 * hostile-yard.test.ts.
 */
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
  readonly pagesByKeys: ReadonlyMap<string, StyledPage>
}

interface BundleManifest {
  readonly entry: string
  readonly pages: Readonly<Record<string, { readonly styles: readonly unknown[] }>>
  readonly scripts: readonly unknown[]
}

/** Folder in which Astro places a build's renderer before deleting it. */
export function rendererFolder(outDir: string, root: string): string {
  return join(outDir.startsWith(root) ? outDir : join(root, '.astro'), '.prerender')
}

async function importApp(folder: string, entry: string): Promise<PageApp> {
  const module: { readonly app?: unknown } = await import(pathToFileURL(join(folder, entry)).href)
  assertPageApp(module.app)
  return module.app
}

function entryOf(folder: string): string {
  const entry = existsSync(folder) && readdirSync(folder).find((file) => file.startsWith('prerender-entry.'))
  if (!entry) throw createAstroMismatchError(`it left no prerender-entry in ${folder}`)
  return entry
}

/**
 * Sets up the current build's renderer (in `folder`) by the default prerenderer's `setUp`, with one style sheet for all
 * pages, written to `client`. Returns the renderer's internals.
 */
export async function setUpRenderer(folder: string, client: string, setUp: () => Promise<void>): Promise<Internals> {
  const app = await importApp(folder, entryOf(folder))
  let internals: Internals = { pagesByKeys: new Map() }
  const setInternals = app.setInternals
  app.setInternals = (value) => {
    internals = value as Internals
    makeOneStylesheet(internals.pagesByKeys, client)
    setInternals.call(app, value)
  }
  await setUp()
  if (internals.pagesByKeys.size === 0) throw createAstroMismatchError('it told its renderer of no pages')
  return internals
}

/** Calls setUpRenderer and copies the renderer to `keep`, so that other processes can render with it. */
export async function cacheRenderer(
  folder: string,
  client: string,
  keep: string,
  setUp: () => Promise<void>,
): Promise<void> {
  const entry = entryOf(folder)
  const { pagesByKeys } = await setUpRenderer(folder, client, setUp)
  const app = await importApp(folder, entry)
  const pages = Object.fromEntries([...pagesByKeys].map(([key, page]) => [key, { styles: page.styles }]))
  const manifest: BundleManifest = { entry, pages, scripts: app.getSettings().scripts }
  mkdirSync(keep, { recursive: true })
  cpSync(folder, join(keep, 'renderer'), { recursive: true })
  writeFileSync(join(keep, 'manifest.json'), JSON.stringify(manifest))
}

/**
 * The cached renderer, ready for any dealer.
 * @throws when the folder has none, or Astro's renderer is not the expected one
 */
export async function loadRenderer(keep: string): Promise<PageApp> {
  const manifest: BundleManifest = JSON.parse(readFileSync(join(keep, 'manifest.json'), 'utf8'))
  const app = await importApp(join(keep, 'renderer'), manifest.entry)
  app.setInternals({ pagesByKeys: new Map(Object.entries(manifest.pages)), entrySpecifierToBundleMap: new Map() })
  const silent = { options: { destination: { write: () => true }, level: 'error' } }
  app.setOptions({ settings: { scripts: manifest.scripts }, logger: silent })
  // Loading a page registers its questions to the dealer, which the notes of earlier builds name.
  for (const { routeData } of app.manifest.routes) if (routeData.prerender) await app.getComponentByRoute(routeData)
  return app
}
