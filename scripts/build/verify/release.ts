import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { filesBelow } from '../digest.ts'
import { htmlFaults } from './html.ts'
import {
  type BuiltSite,
  blockedByPolicy,
  deadLinks,
  type Fault,
  idFaults,
  missingAssets,
  unreachable,
} from './links.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { type KnownSecret, knownSecretsIn, secretsIn } from './secrets.ts'

/** A quoted address runs to its own quote: pictures written into a style sheet hold brackets and the other quote. */
const styleUrl = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')]+))\s*\)/g

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length)
}

function missingFromStyle(path: string, text: string, files: ReadonlySet<string>): Fault[] {
  const urls = [...text.matchAll(styleUrl)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'))
  const gone = urls.map((url) => new URL(url, `http://site${path}`).pathname).filter((url) => !files.has(url))
  return gone.map((url) => ({ page: path, fault: `loads ${url}, which does not exist` }))
}

export interface ReleaseToVerify {
  readonly folder: string
  /** Addresses that links must reach from the home page: every car on show. */
  readonly mustBeReached: readonly string[]
  /** Values that may stand in no file. */
  readonly secrets?: readonly KnownSecret[]
}

/**
 * Everything wrong with a release before it goes live: dead links, missing assets, invalid HTML,
 * what the security policy would block, secrets, and cars that nobody would find. Empty when it may be published.
 */
export async function verifyRelease({ folder, mustBeReached, secrets = [] }: ReleaseToVerify): Promise<Fault[]> {
  const paths = filesBelow(folder).map((file) => file.slice(folder.length))
  const files = new Set(paths)
  const pages = new Map<string, PageFacts>()
  let seen: ReadonlySet<number> = new Set()
  const faults: Fault[] = []
  for (const path of paths.filter((file) =>
    /(?:^\/_headers|\.(?:html|css|js|json|txt|xml|svg|webmanifest))$/.test(file),
  )) {
    const text = readFileSync(folder + path, 'utf8')
    for (const what of [...secretsIn(text), ...knownSecretsIn(text, secrets)])
      faults.push({ page: path, fault: `holds ${what}` })
    if (path.endsWith('.css')) faults.push(...missingFromStyle(path, text, files))
    if (!path.endsWith('.html')) continue
    const facts = pageFacts(text)
    pages.set(addressOf(path), facts)
    if (!facts.shapes.isSubsetOf(seen)) {
      faults.push(...htmlFaults(addressOf(path), text))
      seen = seen.union(facts.shapes)
    }
    if (pages.size % 16 === 0) await setImmediate()
  }
  const site: BuiltSite = { pages, files }
  const missingPages = mustBeReached.filter((page) => !pages.has(page)).map((page) => ({ page, fault: 'has no page' }))
  return [
    ...faults,
    ...deadLinks(site),
    ...missingAssets(site),
    ...idFaults(site),
    ...blockedByPolicy(site),
    ...missingPages,
    ...unreachable(site, mustBeReached),
  ]
}
