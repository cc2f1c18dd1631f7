import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weigh } from '../bench/figures.ts'
import { modulesBelow } from '../bench/page-scripts.ts'
import type { Limits } from './limits.ts'

/** The file of a site path; the query only names its version. */
const fileOf = (folder: string, url: string): string => join(folder, url.replace(/\?.*$/, ''))

/** Total Brotli size of files given by site path, each compressed separately. @throws when one is missing */
export const measureBrotliSize = (folder: string, urls: Iterable<string>): number =>
  weigh([...urls].map((url) => readFileSync(fileOf(folder, url), 'utf8'))).brotli

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []

/** Client directives of islands that hydrate without interaction or scrolling. */
const wakeful = new Set(['load', 'idle'])

/** URLs of a page's initial scripts: script tags, and islands that hydrate by themselves. */
export function findInitialScripts(html: string): readonly string[] {
  const named = tagsOf(html, 'script').map((tag) => attribute(tag, 'src'))
  const awake = tagsOf(html, 'astro-island').filter((tag) => wakeful.has(attribute(tag, 'client')))
  return [...named, ...awake.flatMap((tag) => [attribute(tag, 'component-url'), attribute(tag, 'renderer-url')])]
}

/** Site paths of a page's initial scripts with all their imports. */
function scriptsOf(html: string, folder: string): ReadonlySet<string> {
  const own = findInitialScripts(html).filter((url) => url.startsWith('/') && existsSync(fileOf(folder, url)))
  return new Set(own.flatMap((url) => [...modulesBelow(folder, url)]))
}

/** What one built page loads before any interaction. @throws when a style sheet or an imported module is missing */
export function weighPage(html: string, folder: string): Limits {
  const links = tagsOf(html, 'link')
  const styles = links.filter((tag) => attribute(tag, 'rel') === 'stylesheet').map((tag) => attribute(tag, 'href'))
  const fonts = links.filter((tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font')
  const scripts = scriptsOf(html, folder)
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: weigh([html]).brotli,
    stylesheets: styles.length,
    stylesBrotli: measureBrotliSize(folder, styles),
    scripts: scripts.size,
    scriptsBrotli: measureBrotliSize(folder, scripts),
    fonts: fonts.length,
  }
}
