import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { searchFilesPath } from '#api/search-index.ts'
import type { SearchFiles } from '#search/transport/files.ts'
import { headersOf } from '../../serve/headers.ts'
import { filesBelow } from '../digest.ts'
import { drawnHtml } from './drawn-html.ts'
import type { Fault } from './fault.ts'
import { pageContents } from './page-contents.ts'
import { createEmptyVerificationCache, type VerificationCache } from './page-facts.ts'
import { PageReader } from './page-reader.ts'
import { splitPage } from './repeated-parts.ts'
import { secretFault } from './secret-fault.ts'
import { type SecretsIn, secretFinder } from './secrets.ts'

/** A quoted URL ends at its own quote: inlined pictures contain brackets and the other quote. */
const styleUrl = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')]+))\s*\)/g

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length)
}

function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`
}

function missingFromStyle(path: string, text: string, files: ReadonlySet<string>): Fault[] {
  const urls = [...text.matchAll(styleUrl)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'))
  const gone = urls.map((url) => new URL(url, `http://site${path}`).pathname).filter((url) => !files.has(url))
  return gone.map((url) => ({ page: path, fault: `loads ${url}, which does not exist`, about: url }))
}

/** Faults for index files that the index manifest names but that do not exist. */
function missingFromIndex(path: string, text: string, files: ReadonlySet<string>): Fault[] {
  const { search, cards }: SearchFiles = JSON.parse(text)
  const gone = [search, cards].filter((file) => !files.has(file))
  return gone.map((file) => ({ page: path, fault: `names ${file}, which does not exist`, about: file }))
}

function missingFromAsset(path: string, text: string, files: ReadonlySet<string>): Fault[] {
  if (path.endsWith('.css')) return missingFromStyle(path, text, files)
  return path === searchFilesPath ? missingFromIndex(path, text, files) : []
}

const held = (path: string, secrets: readonly string[]): Fault[] => secrets.map((what) => secretFault(path, what))

/** Whether a file (by site path) is text that could contain a secret. */
export function isText(path: string): boolean {
  return /(?:^\/_[^/]+|\.(?:html|css|js|json|txt|xml|svg|webmanifest))$/.test(path)
}

export interface ReleaseToVerify {
  readonly folder: string
  /** Addresses that must be reachable from the home page: every car on show. */
  readonly mustBeReached: readonly string[]
  /** Finds secrets; by default only by their form. */
  readonly secretsIn?: SecretsIn
  /** Known facts of pages unchanged since an earlier build; by default none. */
  readonly memory?: VerificationCache
}

/** Number of files read between yields to the event loop. */
const filesPerBreath = 16

/**
 * All faults of a release: dead links, missing assets, invalid HTML, violations of the security policy, secrets, and
 * cars without a page or a link to it. Empty when it may be published.
 */
export async function verifyRelease({
  folder,
  mustBeReached,
  secretsIn = secretFinder([]),
  memory = createEmptyVerificationCache(),
}: ReleaseToVerify): Promise<Fault[]> {
  const files = new Set(filesBelow(folder).map((file) => file.slice(folder.length)))
  const textOf = (path: string) => readFileSync(folder + path, 'utf8')
  const pages = new Set([...files].filter((file) => file.endsWith('.html')).map(addressOf))
  const headersAt = headersOf(folder)
  const policyAt = (page: string) => headersAt(page)['content-security-policy'] ?? null
  const reader = new PageReader(pages, files, policyAt, memory)
  const faults = [...files].flatMap((path) => {
    const html = drawnHtml(path, () => textOf(path))
    return html === null ? [] : reader.faultsOfFetched(path, html)
  })
  const faultsOfFile = (path: string): readonly Fault[] => {
    const file = readFileSync(folder + path)
    const page = path.endsWith('.html') ? addressOf(path) : null
    const known = page === null ? null : memory.known(page)
    // Known pages are not decoded to text.
    if (page !== null && known) return [...held(path, secretsIn.knownIn(file)), ...reader.faultsOfKnown(page, known)]
    const text = file.toString()
    const split = splitPage(text)
    const faultsWithin = page === null ? missingFromAsset(path, text, files) : reader.faultsOf(page, text, split)
    return [...held(path, secretsIn(file, split)), ...faultsWithin]
  }
  for (const [index, path] of [...files].filter(isText).entries()) {
    faults.push(...faultsOfFile(path))
    if (index % filesPerBreath === 0) await setImmediate()
  }
  const missingPages = mustBeReached.filter((page) => !files.has(fileOf(page)))
  return [
    ...faults,
    ...reader.links.deadFragments((page) => pageContents(textOf(fileOf(page))).ids),
    ...missingPages.map((page) => ({ page, fault: 'has no page' })),
    ...reader.links.unreachable(mustBeReached),
  ]
}
