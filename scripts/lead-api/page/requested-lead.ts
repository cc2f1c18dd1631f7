import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StoredLead } from '../asked/stored-lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ReaderVariables } from './lead-access.ts'

/** Context of an authorised request. */
export type Ask = Context<ReaderVariables>

/** Response for a lead that does not exist or that the reader may not see. */
export const unknownLead = (context: Context): Response => context.text('There is no such lead.', 404)

/** The lead with the id in the path; null when it does not exist or is outside the reader's scope. */
export async function findRequestedLead(context: Ask, store: LeadStore): Promise<StoredLead | null> {
  const id = Number(context.req.param('id'))
  const stored = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await store.find(id) : null
  const scope = context.get('scope')
  return stored && (scope === null || scope.includes(String(stored.lead.website_slug))) ? stored : null
}

/** Serves an uploaded file as an attachment, so that no browser runs what a shopper uploaded. */
export async function sendFile(context: Ask, store: LeadStore): Promise<Response> {
  const file = (await findRequestedLead(context, store))?.files[Number(context.req.param('index'))]
  const kept = file && (await stat(file.path).catch(() => null))
  if (!file || !kept) return context.text('There is no such file.', 404)
  const bytes = Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>
  return context.body(bytes, 200, {
    'content-type': file.type || 'application/octet-stream',
    'content-length': String(kept.size),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
  })
}
