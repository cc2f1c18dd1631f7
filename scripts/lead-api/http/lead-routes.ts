import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Site } from '#tenants/site.ts'
import type { LeadStore, Outcome, Updated } from '../store/lead-store.ts'
import type { PendingUploads } from '../store/pending-uploads.ts'
import { type Judge, judged } from './judge.ts'
import { addWithFiles, FileLimitExceeded, withStoredFiles } from './lead-files.ts'
import { type FieldErrors, type Lead, readLead } from './lead-schema.ts'
import { only } from './methods.ts'
import { postNative } from './native-route.ts'
import type { KnownSites } from './origins.ts'
import { createErrorResponse, postKind } from './post-kind.ts'
import type { UploadGuard } from './upload-guard.ts'
import {
  isAcceptedFile,
  largestUpload,
  maxLeadFiles,
  maxTextBytes,
  measureTextBytes,
  readMultipart,
  startOf,
} from './uploads.ts'

/** Dependencies of the lead routes. */
export interface LeadService {
  readonly store: LeadStore
  /** Folder for uploaded files. */
  readonly folder: string
  /** Records of uploaded files that belong to no lead yet. */
  readonly pending: PendingUploads
  readonly now: () => Date
  /** The dealers' sites, by which posts without scripts find the dealership and location that answer. */
  readonly sites: readonly Site[]
  /** Websites whose leads are accepted; all when undefined. */
  readonly known?: KnownSites
  /** Checks the content of files and the space for them. */
  readonly uploads?: UploadGuard
  /** Checks proof of work. */
  readonly judge?: Judge
}

/** Response when the folder of files is full; the browser keeps the lead and retries later. */
export const storageFullResponse = { message: 'Files cannot be taken at the moment. Please try again later.' }

/** Response for a request over the size limits. */
export const tooLarge = { message: 'The files are too large to send. Please send fewer or smaller ones.' }
const limit = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (context) => createErrorResponse(context, tooLarge.message, 413) })

function answer(context: Context, outcome: Outcome): Response {
  if (outcome.kind === 'kept') return context.json({ id: outcome.id, lead_id: outcome.id }, 201)
  if (outcome.kind === 'unknown') return context.json({ message: 'There is no such lead.' }, 404)
  return context.json({ message: 'This enquiry was received before with other details.', existing: outcome.id }, 409)
}

async function jsonLead(context: Context): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'lead' in body ? body.lead : undefined
}

const refusal = (context: Context, errors: object) =>
  context.json({ message: 'Please check the highlighted fields.', errors }, 422)

/**
 * Validates a lead and returns it as it is to be stored, or its errors.
 * @throws HTTPException 403 for an unknown website: the shopper cannot fix that, so the browser keeps the lead
 */
export async function readKnownSiteLead(
  context: Context,
  value: unknown,
  { known, judge, store, now }: LeadService,
): Promise<{ readonly lead: Lead } | { readonly errors: FieldErrors }> {
  const read = readLead(value)
  if ('errors' in read) return read
  if (known && !known.has(read.lead.website_slug))
    throw new HTTPException(403, { res: await createErrorResponse(context, 'This website is not known here.', 403) })
  return { lead: await judged(read.lead, judge, store, now()) }
}

async function post(context: Context, service: LeadService): Promise<Response> {
  const read = await readKnownSiteLead(context, await jsonLead(context), service)
  return 'errors' in read
    ? refusal(context, read.errors)
    : answer(context, await service.store.add(read.lead, [], service.now()))
}

/** The finance partner's call: the request body itself is the lead. */
async function postCustomer(context: Context, service: LeadService): Promise<Response> {
  const read = await readKnownSiteLead(context, await context.req.json().catch(() => null), service)
  return 'errors' in read
    ? refusal(context, read.errors)
    : answer(context, await service.store.add(read.lead, [], service.now()))
}

/** Whether a number can be the id of a lead: PostgreSQL integers end at 2^31 - 1. */
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31

async function put(context: Context, service: LeadService): Promise<Response> {
  const read = await readKnownSiteLead(context, await jsonLead(context), service)
  if ('errors' in read) return refusal(context, read.errors)
  const id = Number(context.req.param('id'))
  return answer(context, isId(id) ? await service.store.update(id, read.lead, [], service.now()) : { kind: 'unknown' })
}

async function postWithFiles(context: Context, service: LeadService): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData())
  const { lead, files } = readMultipart(form)
  if (files.length > maxLeadFiles || measureTextBytes(form) > maxTextBytes) return context.json(tooLarge, 413)
  const read = await readKnownSiteLead(context, lead, service)
  if ('errors' in read) return refusal(context, read.errors)
  const odd = files.find((file) => !isAcceptedFile(file)) ?? (await service.uploads?.oddOf(files))
  if (odd) return refuseFile(context, odd)
  if (service.uploads && !(await service.uploads.takeRoom(files))) return context.json(storageFullResponse, 507)
  const outcome = await keepWithFiles(service, read.lead, files)
  return outcome === 'too much' ? context.json(tooLarge, 413) : answer(context, outcome)
}

/** Names the file in the message itself, as a form may have any name for its file field. */
function refuseFile(context: Context, { name }: File): Response {
  const message = `${startOf(name, 100)} is not a picture or a PDF.`
  return context.json({ message, errors: { files: [message] } }, 422)
}

/** Adds files to the lead `lead_id`, within its limits; without an id, adds a new lead or recognises a repeat. */
async function keepWithFiles(service: LeadService, lead: Lead, files: readonly File[]): Promise<Updated | 'too much'> {
  const { store, now } = service
  const id = Number(lead.lead_id ?? Number.NaN)
  if (!isId(id)) return addWithFiles(service, lead, files)
  const added = withStoredFiles(service, lead, files, (written) => store.update(id, lead, written, now()))
  return added.catch((error: unknown) => {
    if (error instanceof FileLimitExceeded) return 'too much'
    throw error
  })
}

const posts: Readonly<
  Record<ReturnType<typeof postKind>, (context: Context, service: LeadService) => Promise<Response>>
> = {
  json: post,
  'application/x-www-form-urlencoded': postNative,
  'multipart/form-data': postNative,
}
const limits: Readonly<Record<ReturnType<typeof postKind>, MiddlewareHandler>> = {
  json: limit(maxTextBytes),
  'application/x-www-form-urlencoded': limit(maxTextBytes),
  'multipart/form-data': limit(largestUpload),
}
const limitOfKind: MiddlewareHandler = (context, next) => limits[postKind(context)](context, next)

/** `POST /leads`, `PUT /leads/:id`, `POST /leads/with-files` and `POST /carClarityCustomer`, for /api and /mock. */
export function leadRoutes(service: LeadService): Hono {
  return new Hono()
    .post('/leads', limitOfKind, (context) => posts[postKind(context)](context, service))
    .post('/carClarityCustomer', limitOfKind, (context) =>
      postKind(context) === 'multipart/form-data' ? postWithFiles(context, service) : postCustomer(context, service),
    )
    .post('/leads/with-files', limit(largestUpload), (context) => postWithFiles(context, service))
    .all('/leads/with-files', only('POST'))
    .put('/leads/:id', limit(maxTextBytes), (context) => put(context, service))
    .all('/leads/:id', only('PUT'))
    .all('/leads', only('POST'))
    .all('/carClarityCustomer', only('POST'))
}
