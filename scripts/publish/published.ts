import * as v from 'valibot'
import { PlainError } from '../lib/plain-error.ts'
import type { Destination } from './destination.ts'

const fileShape = v.object({
  /** Of the bytes and headers; empty for a file whose upload was begun and not seen to end. */
  digest: v.string(),
  /** The host's tag of it. */
  tag: v.string(),
  isPage: v.boolean(),
  /** Brought by a run that ended before anything led to it: what it points to may not be there. */
  isNew: v.optional(v.boolean()),
})

const dayShape = v.object({
  /** When the stock was looked at, ISO. */
  checked: v.string(),
  /** When that stock was taken, as it says. */
  takenAt: v.nullable(v.string()),
})

const shape = v.object({
  slug: v.string(),
  /** The release whose files these are; null while they are being brought. */
  release: v.nullable(v.string()),
  files: v.record(v.string(), fileShape),
  /** Files that no release has any more, and since when (ISO). */
  gone: v.record(v.string(), v.string()),
  /** What is there of the day; left out where pages do not ask, and where it was brought before this was noted. */
  day: v.optional(dayShape),
})

/** What Forecourt put somewhere, file by file. It stands there itself, so that any machine can go on. */
export type Published = Readonly<v.InferOutput<typeof shape>>
export type DayNote = Readonly<v.InferOutput<typeof dayShape>>
export type PublishedFile = Readonly<v.InferOutput<typeof fileShape>>

/** Where a site’s host keeps what was published. */
export const publishedKey = '.forecourt/published.json'

const headers = { type: 'application/json', cacheControl: 'no-store', encoding: null } as const

export const nothingPublished = (slug: string): Published => ({ slug, release: null, files: {}, gone: {} })

function parsed(text: string): Published | null {
  try {
    const read = v.safeParse(shape, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/**
 * What was published there before; nothing, when it cannot be read: then all is brought again and nothing removed.
 * @throws when the place has the site of another dealer
 */
export async function readPublished(destination: Destination, slug: string): Promise<Published> {
  const text = await destination.read(publishedKey)
  const before = (text === null ? null : parsed(text)) ?? nothingPublished(slug)
  if (before.slug === slug) return before
  throw new PlainError(
    `${destination.name} has the site of ${before.slug}. Name another place for ${slug}; or, if it is to move in there, remove ${publishedKey} first.`,
  )
}

export async function writePublished(destination: Destination, published: Published): Promise<void> {
  await destination.write(publishedKey, Buffer.from(JSON.stringify(published)), headers)
}
