import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { filesBelow } from '../build/digest.ts'
import { headersOf } from '../serve/headers.ts'
import { isText, typeOf } from '../serve/media-type.ts'
import type { FileHeaders } from './destination.ts'
import { type Encoding, encoded } from './encode.ts'

/** A file to publish. */
export interface SiteFile {
  /** Key at the host, without leading slash. */
  readonly key: string
  readonly isPage: boolean
  readonly headers: FileHeaders
  /** Digest of the unencoded bytes and all headers. */
  readonly digest: string
  readonly bytes: () => Promise<Uint8Array>
}

/** How files map to keys. */
export interface Keys {
  /** `clean`: the page /cars/x is the object cars/x; `files`: it is cars/x.html, for hosts that resolve that. */
  readonly addresses: 'clean' | 'files'
  /** Encoding of all texts, for hosts that store one body per file. */
  readonly encoding: Encoding | null
  /** Encodings stored beside each text, as x.html.br, for web servers that look for them. */
  readonly besides: readonly Encoding[]
  /** Whether to include host configuration files such as _headers. */
  readonly hasControlFiles: boolean
}

/** Pages that hosts require by these names. */
const named = new Set(['index.html', '404.html'])

const suffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const codings = Object.keys(suffix) as readonly Encoding[]

/** Key of the file that a compressed copy belongs to; null when `key` is not a copy. */
export const findOriginalKey = (key: string): string | null => /^(.+)\.(?:br|gz)$/.exec(key)?.[1] ?? null

/** The encodings of which `keys` has a copy of a file. */
export const findCopyEncodings = (keys: Readonly<Record<string, unknown>>, key: string): readonly Encoding[] =>
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
  // Copies come first: a server that finds an old copy beside the new file would serve the old one.
  return [...besides, make(key, isCoded ? keys.encoding : null, false)]
}

/** The files of a release to publish (those accepted by `only`), with headers from its `_headers`. */
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
