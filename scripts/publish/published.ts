import * as v from 'valibot'
import { OperatorError } from '../lib/operator-error.ts'
import type { Destination } from './destination.ts'

const fileShape = v.object({
  /** Digest of bytes and headers; empty for a file whose upload did not finish. */
  digest: v.string(),
  /** The host's version tag. */
  tag: v.string(),
  isPage: v.boolean(),
  /** Uploaded by an interrupted run before anything linked to it: files it points to may be missing. */
  isNew: v.optional(v.boolean()),
})

const dayShape = v.object({
  /** When the stock was checked, ISO. */
  checked: v.string(),
  /** When that stock was taken, by its own data; null when unknown. */
  takenAt: v.nullable(v.string()),
})

const shape = v.object({
  slug: v.string(),
  /** The release of these files; null during a publication. */
  release: v.nullable(v.string()),
  files: v.record(v.string(), fileShape),
  /** Key -> ISO time since when a file is no longer in the release. */
  gone: v.record(v.string(), v.string()),
  /** Note of the stock status there; omitted when pages do not use one, and in older journals. */
  day: v.optional(dayShape),
})

/** Journal of the files Forecourt published to a destination. Stored there, so that any machine can continue. */
export type Published = Readonly<v.InferOutput<typeof shape>>
export type StatusNote = Readonly<v.InferOutput<typeof dayShape>>
export type PublishedFile = Readonly<v.InferOutput<typeof fileShape>>

/** Key of the journal at the destination. */
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
 * Reads the journal; an unreadable one counts as empty: then everything is uploaded and nothing removed.
 * @throws OperatorError when the destination has another dealer's site
 */
export async function readPublished(destination: Destination, slug: string): Promise<Published> {
  const text = await destination.read(publishedKey)
  const before = (text === null ? null : parsed(text)) ?? nothingPublished(slug)
  if (before.slug === slug) return before
  throw new OperatorError(
    `${destination.name} has the site of ${before.slug}. Name another place for ${slug}; or, if it is to move in there, remove ${publishedKey} first.`,
  )
}

export async function writePublished(destination: Destination, published: Published): Promise<void> {
  await destination.write(publishedKey, Buffer.from(JSON.stringify(published)), headers)
}
