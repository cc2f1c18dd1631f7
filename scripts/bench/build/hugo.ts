import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generate.ts'
import type { SiteData } from './site-data.ts'

/** The Hugo that is installed, such as `v0.111.3`; null when none is. */
export function hugoVersion(): string | null {
  const { stdout, error } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  return error ? null : (/v\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? null)
}

const themes = import.meta.dirname
const withoutPages = ['section', 'taxonomy', 'term', 'RSS']

function configOf({ site }: SiteData, isCached: boolean): object {
  return {
    baseURL: site.url,
    title: site.name,
    theme: 'hugo',
    themesDir: themes,
    uglyURLs: true,
    disableKinds: withoutPages,
    disableHugoGeneratorInject: true,
    params: { ...site, cached: isCached },
  }
}

/** Writes a page for Hugo: front matter only. */
function writePage(folder: string, file: string, matter: object): void {
  const path = join(folder, 'content', `${file}.md`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(matter)}\n`)
}

/** Hugo with our pages’ structure; `isCached` renders identical headers, footers and cards once (partialCached). */
export function hugo(isCached: boolean): Generator {
  return {
    name: isCached ? 'Hugo, partialCached' : 'Hugo',
    prepare: (data, folder) => {
      writeFileSync(join(folder, 'config.json'), JSON.stringify(configOf(data, isCached)))
      for (const car of data.cars) writePage(folder, `cars/${car.address}`, car)
      for (const list of data.lists) writePage(folder, `search/${list.address}`, list)
    },
    program: (folder, out) => ({ command: 'hugo', args: ['--source', folder, '--destination', out, '--quiet'] }),
  }
}
