import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the page that stands in a file of a release: index.html -> "/", search/used.html -> "/search/used". */
const pathOf = (file: string): string => `/${file.replaceAll('\\', '/')}`.replace(/(?:^\/index)?\.html$/, '') || '/'

/** Every page of a release folder, sorted by its address, with the file it stands in. */
export function pagesIn(release: string): ReadonlyMap<string, string> {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = files.map((file): [string, string] => [pathOf(file), join(release, file)])
  return new Map(pages.sort(([one], [other]) => (one < other ? -1 : 1)))
}
