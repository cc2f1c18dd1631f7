import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Lead, readLead } from './lead-schema.ts'
import type { LeadFile, LeadStore, Outcome, Updated } from './lead-store.ts'
import { leadFromForm } from './native-post.ts'
import { dropFiles, isTakenFile, keepFiles, largestUpload, mostFiles, readMultipart } from './uploads.ts'

/** What the lead calls stand on. */
export interface LeadDesk {
  readonly store: LeadStore
  /** Folder for the files that come with leads. */
  readonly folder: string
  readonly now: () => Date
}

const tooLarge = { message: 'The files are too large to send. Please send fewer or smaller ones.' }
const limit = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => context.json(tooLarge, 413) })

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

async function post(context: Context, desk: LeadDesk): Promise<Response> {
  const read = readLead(await jsonLead(context))
  return 'errors' in read ? refusal(context, read.errors) : answer(context, desk.store.add(read.lead, [], desk.now()))
}

/** The finance partner's call: the form data itself is the lead. */
async function postCustomer(context: Context, desk: LeadDesk): Promise<Response> {
  const read = readLead(await context.req.json().catch(() => null))
  return 'errors' in read ? refusal(context, read.errors) : answer(context, desk.store.add(read.lead, [], desk.now()))
}

async function put(context: Context, desk: LeadDesk): Promise<Response> {
  const read = readLead(await jsonLead(context))
  if ('errors' in read) return refusal(context, read.errors)
  const id = Number(context.req.param('id'))
  return answer(
    context,
    Number.isSafeInteger(id) ? desk.store.update(id, read.lead, [], desk.now()) : { kind: 'unknown' },
  )
}

async function postWithFiles(context: Context, desk: LeadDesk): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData())
  const { lead, files } = readMultipart(form)
  if (files.length > mostFiles) return context.json(tooLarge, 413)
  const read = readLead(lead)
  if ('errors' in read) return refusal(context, read.errors)
  const odd = files.find((file) => !isTakenFile(file))
  if (odd) return refuseFile(context, odd)
  const outcome = keepWithFiles(desk, read.lead, await keepFiles(desk.folder, files))
  await dropFiles(outcome.spare)
  return answer(context, outcome)
}

/** Said in the message itself: a form may have its files under any name. */
function refuseFile(context: Context, { name }: File): Response {
  const message = `${name.slice(0, 100)} is not a picture or a PDF.`
  return context.json({ message, errors: { files: [message] } }, 422)
}

/** A lead that has an id already gets the files added; any other is a new one, or a repeat. */
function keepWithFiles({ store, now }: LeadDesk, lead: Lead, files: readonly LeadFile[]): Updated {
  const id = Number(lead.lead_id ?? Number.NaN)
  if (Number.isSafeInteger(id)) return store.update(id, lead, files, now())
  const outcome = store.add(lead, files, now())
  return { ...outcome, spare: outcome.kind === 'kept' && outcome.isNew ? [] : files }
}

/** A form that a browser posted by itself: kept like any other, answered with a page. */
async function postNative(context: Context, desk: LeadDesk): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData())
  const read = readLead(leadFromForm(form, desk.now()))
  if ('errors' in read) {
    const lines = Object.entries(read.errors).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
    return context.text(`Please go back and check these fields.\n${lines.join('\n')}`, 422)
  }
  desk.store.add(read.lead, [], desk.now())
  return context.redirect(`/success?category=${encodeURIComponent(read.lead.category)}`, 303)
}

/** `POST /leads`, `PUT /leads/:id` and `POST /leads/with-files`, to be mounted under /api and under /mock. */
export function leadRoutes(desk: LeadDesk): Hono {
  return new Hono()
    .post('/leads', limit(256 * 1024), (context) => {
      const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
      return isForm ? postNative(context, desk) : post(context, desk)
    })
    .post('/carClarityCustomer', limit(largestUpload), (context) => {
      const hasFiles = context.req.header('content-type')?.startsWith('multipart/form-data')
      return hasFiles ? postWithFiles(context, desk) : postCustomer(context, desk)
    })
    .put('/leads/:id', limit(256 * 1024), (context) => put(context, desk))
    .post('/leads/with-files', limit(largestUpload), (context) => postWithFiles(context, desk))
}
