import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The site path of a file in a release: index.html -> "/", search/used.html -> "/search/used". */
const pathOf = (file: string): string => `/${file.replaceAll('\\', '/')}`.replace(/(?:^\/index)?\.html$/, '') || '/'

/** Site path -> file, for every page of a release folder, sorted by path. */
export function pagesIn(release: string): ReadonlyMap<string, string> {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = files.map((file): [string, string] => [pathOf(file), join(release, file)])
  return new Map(pages.sort(([one], [other]) => (one < other ? -1 : 1)))
}
