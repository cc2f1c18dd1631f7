import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadFile } from '../asked/stored-lead.ts'
import { removeNul } from '../store/listing.ts'

/** Largest request with files, in bytes; more is answered with 413. */
export const largestUpload = 25 * 1024 * 1024

/** Largest request without files, and largest total of texts in one with files, in bytes. */
export const maxTextBytes = 256 * 1024

/** Most files one lead may carry. */
export const maxLeadFiles = 12

/** Whether files exceed the limits of one lead. */
export const exceedsFileLimits = (files: readonly { readonly size: number }[]): boolean =>
  files.length > maxLeadFiles || files.reduce((sum, { size }) => sum + size, 0) > largestUpload

/** Size of a form in bytes without the content of its files. */
export const measureTextBytes = (form: FormData): number =>
  [...form]
    .flatMap(([name, value]) => [name, ...(typeof value === 'string' ? [value] : [value.name, value.type])])
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** Accepted file types, which are safe to open. */
export const acceptedFileTypes = /^(image\/(jpeg|png|webp|gif|heic|heif|avif|bmp|tiff)|application\/pdf)$/
const takenNames = /\.(jpe?g|jfif|png|webp|gif|hei[cf]|avif|bmp|tiff?|pdf)$/i

/** Whether a file is accepted: a picture or a PDF by its name and, where stated, its type. */
export function isAcceptedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return takenNames.test(name) && (type === '' || type === 'application/octet-stream' || acceptedFileTypes.test(type))
}

const extension = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'

/** The first `most` characters, without half of a surrogate pair at the end. */
export const startOf = (name: string, most: number): string => name.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A file with the path it is written to, under a random name. */
export interface NamedFile {
  readonly file: File
  readonly path: string
}

export const named = (folder: string, files: readonly File[]): readonly NamedFile[] =>
  files.map((file) => ({ file, path: join(folder, `${randomUUID()}.${extension(file.name)}`) }))

async function writeOne({ file, path }: NamedFile): Promise<LeadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  await writeFile(path, bytes, { mode: 0o600 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name: startOf(removeNul(file.name), 200), type: file.type.slice(0, 100), size: bytes.length, path, sha256 }
}

/** Writes the files of a request to disk. @throws the first failure, once all writes have ended */
export async function writeFiles(folder: string, files: readonly NamedFile[]): Promise<readonly LeadFile[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written = await Promise.allSettled(files.map(writeOne))
  return written.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
}

/** Multipart fields whose text is JSON. */
const structured = new Set(['consent', 'visited_pages', 'linked_query_params', 'skipped_steps', 'spam_signals'])
const flags = new Set(['opt_in', 'form_completed', 'terms_agreed'])

function partValue(field: string, text: string): unknown {
  if (flags.has(field)) return text === 'true'
  if (field === 'step_number') return Number(text)
  if (!structured.has(field)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Parses a multipart request: `lead[field]` parts make the lead, `files[]` parts the files. */
export function readMultipart(form: FormData): { readonly lead: unknown; readonly files: readonly File[] } {
  const lead: Record<string, unknown> = {}
  const files: File[] = []
  for (const [part, value] of form) {
    const field = /^lead\[(.+)\]$/.exec(part)?.[1]
    if (typeof value === 'string' && field) lead[field] = partValue(field, value)
    if (typeof value !== 'string' && part === 'files[]') files.push(value)
  }
  return { lead, files }
}
