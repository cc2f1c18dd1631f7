import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weigh } from '../bench/figures.ts'
import { modulesBelow } from '../bench/page-scripts.ts'
import type { Limits } from './limits.ts'

/** The file of a site path; what stands behind `?` names its version. */
const fileOf = (folder: string, url: string): string => join(folder, url.replace(/\?.*$/, ''))

/** What files of a site weigh, each compressed on its own, by their site paths. @throws when one is missing */
export const brotliOf = (folder: string, urls: Iterable<string>): number =>
  weigh([...urls].map((url) => readFileSync(fileOf(folder, url), 'utf8'))).brotli

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []

/** When islands wake that nobody scrolls to or touches. */
const wakeful = new Set(['load', 'idle'])

/** Scripts a page begins with, as it names them: its own, and those of islands that wake by themselves. */
export function firstScripts(html: string): readonly string[] {
  const named = tagsOf(html, 'script').map((tag) => attribute(tag, 'src'))
  const awake = tagsOf(html, 'astro-island').filter((tag) => wakeful.has(attribute(tag, 'client')))
  return [...named, ...awake.flatMap((tag) => [attribute(tag, 'component-url'), attribute(tag, 'renderer-url')])]
}

/** Scripts a page runs by itself, as site paths, with all they import. */
function scriptsOf(html: string, folder: string): ReadonlySet<string> {
  const own = firstScripts(html).filter((url) => url.startsWith('/') && existsSync(fileOf(folder, url)))
  return new Set(own.flatMap((url) => [...modulesBelow(folder, url)]))
}

/** What one built page weighs and asks for before a touch. @throws when a file it names is missing */
export function weighPage(html: string, folder: string): Limits {
  const links = tagsOf(html, 'link')
  const styles = links.filter((tag) => attribute(tag, 'rel') === 'stylesheet').map((tag) => attribute(tag, 'href'))
  const fonts = links.filter((tag) => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font')
  const scripts = scriptsOf(html, folder)
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: weigh([html]).brotli,
    stylesheets: styles.length,
    stylesBrotli: brotliOf(folder, styles),
    scripts: scripts.size,
    scriptsBrotli: brotliOf(folder, scripts),
    fonts: fonts.length,
  }
}
