import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { parse, resolve } from 'node:path'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { placeOf } from '#tenants/yaml/tree.ts'
import { acceptedEncodings, decompressBody } from '../lib/decompress-body.ts'
import { redactAddress } from '../lib/redact-address.ts'
import { publicHttpsOnly, type RequestRules, requestPublicUrl } from '../lib/request-public-url.ts'
import { decoded } from './decoded.ts'
import { assertMaxBytes, gunzipIfCompressed } from './gunzip.ts'
import { DealerRefused } from './refused.ts'
import {
  conditionalHeaders,
  deleteCachedSnapshot,
  readCachedSnapshot,
  touchCachedSnapshot,
  writeCachedSnapshot,
} from './snapshot-cache.ts'
import { convertToSnapshot } from './stock-tables/convert-to-snapshot.ts'
import { type LostFact, MissingColumns } from './stock-tables/to-cars.ts'

/** A snapshot as found. */
export interface SnapshotFile {
  readonly text: string
  /** Its file or URL: the dealer's own, or the one given instead. */
  readonly source: string
  /** Modification time of the file, or as given by the server; null when unknown. */
  readonly dated: Date | null
  /** Warnings from converting a table. */
  readonly told?: readonly string[]
  readonly lost?: readonly LostFact[]
}

/** A snapshot before conversion. */
type Found = Pick<SnapshotFile, 'text' | 'dated'>

type Encoding = Site['stock']['encoding']

/** Timeout of a whole feed, redirects included, in ms. */
const timeoutMs = 60_000

/** Hint at files of the same name with other extensions, one of which may be meant; empty when there are none. */
async function besides(file: string): Promise<string> {
  const { dir, base, name } = parse(file)
  const there = await readdir(dir, { withFileTypes: true }).catch(() => [])
  const files = there.filter((each) => each.isFile()).map((each) => each.name)
  const others = files.filter((each) => each !== base && parse(each).name === name)
  return others.length === 0 ? '' : `, but ${others.join(', ')} beside it; see stock.snapshot and stock.format`
}

/**
 * Warns of a feed with another extension beside an empty snapshot, as a new dealer has: it is not read until the files
 * name it.
 */
async function emptyBeside(source: string, root: string, text: string): Promise<readonly string[]> {
  if (/^https?:/.test(source) || !/"cars"\s*:\s*\[\s*\]/.test(text)) return []
  const others = await besides(resolve(root, source))
  return others === '' ? [] : [`The stock snapshot at ${source} has no cars${others}.`]
}

/**
 * Maximum size of a feed. A hundred times a large group's stock: more is an error, and would exhaust the memory that
 * dealers share.
 */
export const mostBytes = 256 * 1024 * 1024

async function readText(file: string, encoding: Encoding): Promise<Found> {
  const found = await stat(file)
  const { size, mtime } = found
  // A pipe or a device may never end.
  if (!found.isFile()) throw new Error(found.isDirectory() ? 'it is a folder' : 'it is no file')
  assertMaxBytes(size, mostBytes)
  return { text: decoded(gunzipIfCompressed(await readFile(file), mostBytes), encoding), dated: mtime }
}

/** Reads and decodes a body of at most `most` bytes, whatever its Content-Length says. @throws when it is too large */
export async function bodyText(
  body: AsyncIterable<Uint8Array>,
  most: number,
  encoding: Encoding = 'utf-8',
): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    assertMaxBytes(bytes, most)
    chunks.push(chunk)
  }
  return decoded(gunzipIfCompressed(Buffer.concat(chunks), most), encoding)
}

/**
 * Date of a response: Last-Modified, else that of the cached response (`before`), else Date; null when none is valid.
 */
function dateOf({ headers }: IncomingMessage, before: string | null = null): Date | null {
  const date = new Date(headers['last-modified'] ?? before ?? headers.date ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** A feed's URL, and the hosts it may lead to. */
interface Feed {
  readonly url: string
  readonly encoding: Encoding
  readonly root: string
  readonly rules: RequestRules
}

/** Fetches a feed with a conditional request, so that frequent fetches transfer only changes. */
async function askFeed({ url, encoding, root, rules }: Feed, signal: AbortSignal): Promise<Found> {
  const kept = readCachedSnapshot(root, url, encoding)
  const headers = { 'accept-encoding': acceptedEncodings, ...conditionalHeaders(kept) }
  const answer = await requestPublicUrl(new URL(url), { rules, headers, signal })
  const { statusCode = 0, headers: sent } = answer
  try {
    if (kept && statusCode === 304) {
      touchCachedSnapshot(root, url, encoding)
      return { text: kept.text, dated: dateOf(answer, kept.modified) }
    }
    if (statusCode !== 200) throw new Error(`it answered ${statusCode}`)
    const text = await bodyText(decompressBody(answer), mostBytes, encoding)
    writeCachedSnapshot(root, url, encoding, { etag: sent.etag ?? null, modified: sent['last-modified'] ?? null, text })
    return { text, dated: dateOf(answer) }
  } finally {
    answer.destroy()
  }
}

async function fetchText(feed: Feed): Promise<Found> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await askFeed(feed, signal)
  } catch (error) {
    throw signal.aborted ? new Error(`it took longer than ${timeoutMs / 1000} s`) : error
  }
}

/** Converts a feed to a snapshot. @throws when that is not possible */
function usable(text: string, source: string, root: string, { stock }: Site): ReturnType<typeof convertToSnapshot> {
  try {
    return convertToSnapshot(text, stock)
  } catch (error) {
    deleteCachedSnapshot(root, source, stock.encoding)
    throw error
  }
}

/** Where stock.fields names the columns that are missing, for the head of a message; '' for other errors. */
function placeOfFault(error: unknown, slug: string, root: string): string {
  if (!(error instanceof MissingColumns)) return ''
  const loaded = loadSite(slug, { root, env: process.env })
  if ('problems' in loaded) return ''
  const { file, line, column } = placeOf(loaded.tree, ['stock', 'fields', error.fact])
  return `${file}:${line}:${column}  `
}

/**
 * The dealer's stock snapshot, from `instead` or else the dealer's own file or URL. URLs may only lead to hosts that
 * `rules` allow; by default only public ones, as no feed is in a private network.
 * @throws DealerRefused when it cannot be read
 */
export async function snapshotFile(
  site: Site,
  root: string,
  instead?: string,
  rules: RequestRules = publicHttpsOnly,
): Promise<SnapshotFile> {
  const source = instead ?? site.stock.snapshot
  const at = redactAddress(source)
  try {
    const { encoding } = site.stock
    const file = await (/^https?:/.test(source)
      ? fetchText({ url: source, encoding, root, rules })
      : readText(resolve(root, source), encoding))
    const made = usable(file.text, source, root, site)
    return {
      ...file,
      ...made,
      source,
      told: [...made.told.map((line) => `${at}  ${line}`), ...(await emptyBeside(source, root, made.text))],
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const todo = 'what is live stays; see stock.snapshot, or ask whoever makes the feed'
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    const found = isThere
      ? `The stock snapshot at ${at} cannot be read: ${why}`
      : `There is no stock snapshot at ${at}${await besides(resolve(root, source))}`
    throw new DealerRefused([`${placeOfFault(error, site.slug, root)}${found}; ${todo}.`])
  }
}
