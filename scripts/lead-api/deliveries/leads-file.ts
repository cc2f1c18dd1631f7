import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseDocument } from 'yaml'

const words = v.pipe(v.string(), v.nonEmpty('write a word'))
const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item), [])
const email = v.pipe(v.string(), v.email('not an e-mail address'))
/** A receiver on this machine may be spoken to in clear; any other not. */
const address = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])\S+$/, 'write an https address'),
)
const variable = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'write the name of an environment variable'))

/** Which leads a receiver gets: those that fit every list that is not empty. */
const wants = {
  forms: list(words),
  categories: list(words),
  departments: list(
    v.picklist(['sales', 'service', 'parts', 'finance', 'careers'], 'sales, service, parts, finance or careers'),
  ),
  /** Ids of places. */
  locations: list(words),
}

/** Names the receiver in the queue; a receiver that is renamed is a new one. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'write a name of a-z, 0-9 and hyphens'))
const some = v.pipe(v.array(email), v.minLength(1, 'name an address'))

const receiverSchema = v.variant(
  'via',
  [
    v.strictObject({ name, via: v.literal('email'), to: some, ...wants }),
    v.strictObject({ name, via: v.literal('adf-email'), to: some, ...wants }),
    v.strictObject({ name, via: v.literal('adf-post'), url: address, ...wants }),
    v.strictObject({ name, via: v.literal('webhook'), url: address, secret_env: variable, ...wants }),
  ],
  'via is one of email, adf-email, adf-post, webhook',
)

const schema = v.strictObject({
  /** Whom mails come from; LEADS_MAIL_FROM where left out. */
  from: v.optional(v.nullable(email), null),
  receivers: v.optional(
    v.pipe(
      v.array(receiverSchema),
      v.check((all) => new Set(all.map((each) => each.name)).size === all.length, 'two receivers have one name'),
    ),
    [],
  ),
  /** The mail that tells a shopper what was received. */
  receipt: v.optional(v.boolean(), true),
})

/** Who receives a dealer's leads. */
export type Receiver = v.InferOutput<typeof receiverSchema>

/** What `dealers/<slug>/leads.yaml` says. */
export type LeadsFile = v.InferOutput<typeof schema>

/** What is wrong with such a file, a line each, with where it stands. */
export class BadLeadsFile extends Error {}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .slice(1)

const lineOf = ({ message, ...issue }: v.BaseIssue<unknown>): string =>
  [pathOf(issue as v.BaseIssue<unknown>), message].filter(Boolean).join(': ')

/** Reads the text of such a file. @throws BadLeadsFile */
export function readLeadsFile(text: string, file: string): LeadsFile {
  const document = parseDocument(text)
  const broken = document.errors.map(({ message }) => `${file}: ${message.split('\n')[0]}`)
  if (broken.length > 0) throw new BadLeadsFile(broken.join('\n'))
  const read = v.safeParse(schema, document.toJS() ?? {})
  if (read.success) return read.output
  throw new BadLeadsFile(read.issues.map((issue) => `${file}: ${lineOf(issue)}`).join('\n'))
}

/** What a dealer's file says; without one, nothing but what is usual. @throws BadLeadsFile */
export function leadsFileOf(root: string, slug: string): LeadsFile {
  const file = join('dealers', slug, 'leads.yaml')
  const full = join(root, file)
  return readLeadsFile(existsSync(full) ? readFileSync(full, 'utf8') : '', file)
}
