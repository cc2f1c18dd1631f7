import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { headersOf } from '../serve/headers.ts'
import { isText, typeOf } from '../serve/media-type.ts'
import type { FileHeaders } from './destination.ts'
import { type Encoding, encoded } from './encode.ts'

/** A file as it is to stand at the host. */
export interface SiteFile {
  /** Where it stands, without the first slash. */
  readonly key: string
  readonly isPage: boolean
  readonly headers: FileHeaders
  /** Of the bytes before they are coded, and of all that the host is told. */
  readonly digest: string
  readonly bytes: () => Promise<Uint8Array>
}

/** How files become keys. */
export interface Keys {
  /** `clean`: the page /cars/x is the object cars/x; `files`: it is cars/x.html, for hosts that find it so. */
  readonly addresses: 'clean' | 'files'
  /** One coding for all texts, for hosts that keep one body a file. */
  readonly encoding: Encoding | null
  /** Codings that stand beside each text, as x.html.br, for web servers that look for them. */
  readonly besides: readonly Encoding[]
  /** Files that steer a host, such as _headers, and are of no use to another. */
  readonly hasControlFiles: boolean
}

/** Pages that hosts look for by these very names. */
const named = new Set(['index.html', '404.html'])

const suffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const codings = Object.keys(suffix) as readonly Encoding[]

/** The file that a key stands beside, coded; null where it is no such copy. */
export const besideWhat = (key: string): string | null => /^(.+)\.(?:br|gz)$/.exec(key)?.[1] ?? null

/** The codings in which a file stands beside itself where these are. */
export const besidesIn = (keys: Readonly<Record<string, unknown>>, key: string): readonly Encoding[] =>
  codings.filter((each) => Object.hasOwn(keys, key + suffix[each]))

const isControl = (path: string) => /^\/_[^/]+$/.test(path)

function keyOf(path: string, { addresses }: Keys): string {
  const file = path.slice(1)
  return addresses === 'clean' && !named.has(file) ? file.replace(/\.html$/, '') : file
}

function digestOf(bytes: Uint8Array, { type, cacheControl, encoding }: FileHeaders): string {
  return hash('sha256', [hash('sha256', bytes, 'hex'), type, cacheControl, encoding ?? ''].join('\n'), 'hex')
}

function filesOf(path: string, file: string, keys: Keys, cacheControl: string): SiteFile[] {
  const bytes = readFileSync(file)
  const type = typeOf(path)
  const isCoded = isText(type) && !isControl(path)
  const make = (key: string, encoding: Encoding | null, isBeside: boolean): SiteFile => {
    const headers = { type, cacheControl, encoding }
    return {
      key,
      isPage: extname(path) === '.html',
      headers: isBeside ? { ...headers, encoding: null } : headers,
      digest: digestOf(bytes, headers),
      bytes: async () => (encoding ? encoded(readFileSync(file), encoding) : readFileSync(file)),
    }
  }
  const key = keyOf(path, keys)
  const besides = isCoded ? keys.besides.map((each) => make(key + suffix[each], each, true)) : []
  // What stands beside a file is there first: a server that finds it new beside the old one would serve it alone.
  return [...besides, make(key, isCoded ? keys.encoding : null, false)]
}

/** Everything of a release that its host is to hold, or only some of it, with the headers that its `_headers` gives each. */
export function siteFiles(folder: string, keys: Keys, only: (key: string) => boolean = () => true): SiteFile[] {
  const headersAt = headersOf(folder)
  return filesBelow(folder).flatMap((file) => {
    const path = file.slice(folder.length)
    if (!only(path.slice(1))) return []
    if (isControl(path) && !keys.hasControlFiles) return []
    const cacheControl = headersAt(path.replace(/(?:^\/index)?\.html$/, '') || '/')['cache-control'] ?? ''
    return filesOf(path, file, keys, cacheControl)
  })
}
