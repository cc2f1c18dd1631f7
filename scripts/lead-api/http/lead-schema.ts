import * as v from 'valibot'
import { emailMessage, emailShape } from '#domain/contact/email.ts'
import { requiredMessage } from '#domain/contact/required.ts'
import { isCalendarDay } from '#domain/text/instant.ts'
import { normalizeText, shapeProblem } from './shape.ts'
import { startOf } from './uploads.ts'

const text = (longest: number) => v.pipe(v.string(requiredMessage), v.maxLength(longest, 'Too many characters.'))
const needed = (longest: number) => v.pipe(text(longest), v.trim(), v.nonEmpty(requiredMessage))
/** A text that the page, browser or stock supplies: truncated instead of rejected, as the shopper cannot shorten it. */
const told = (longest: number) =>
  v.pipe(
    v.string(requiredMessage),
    v.transform((said) => startOf(said, longest)),
  )
const email = v.regex(emailShape, emailMessage)
/** A phone number as typed: without scripts, a browser sends it without normalising it. */
const phone = v.regex(/^(?=(?:\D*\d){6})[\d\s()+.\p{Pd}\p{Cf}]{6,30}$/u, 'Invalid phone number.')
const identifier = v.union([text(100), v.number()])

/**
 * A preferred day, or a text for one. Past days are accepted, as a lead may be sent long after it was written. Years
 * before 1900 are rejected: a browser without scripts accepts a two-digit year.
 */
const wantedDay = v.pipe(
  text(200),
  v.check(
    (day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || (isCalendarDay(day) && day >= '1900'),
    'Please choose a day from today on.',
  ),
)

/** The consent record: the text shown, the choice, method, time and page. */
const consentSchema = v.object(
  {
    text: needed(1000),
    state: v.boolean(),
    method: needed(100),
    at: v.pipe(v.string(), v.isoTimestamp('Not a time.')),
    page: v.pipe(told(2000), v.trim(), v.nonEmpty(requiredMessage)),
  },
  requiredMessage,
)

const shared = {
  website_slug: needed(100),
  category: needed(300),
  consent: consentSchema,
  submission_key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'Not a submission key.'))),
  subcategory: v.optional(text(300)),
  dealership_slug: v.optional(v.nullable(text(100))),
  manufacturer_slug: v.optional(v.nullable(text(100))),
  dealer_id: v.optional(v.nullable(identifier)),
  /** The first and last name below, joined by a space. */
  name: v.optional(told(401)),
  first_name: v.optional(text(200)),
  last_name: v.optional(text(200)),
  phone: v.optional(v.union([v.literal(''), v.pipe(v.string(), phone)])),
  postcode: v.optional(text(12)),
  message: v.optional(text(5000)),
  opt_in: v.optional(v.boolean()),
  location: v.optional(v.nullable(told(300))),
  location_id: v.optional(v.nullable(identifier)),
  preferred_date: v.optional(v.nullable(wantedDay)),
  url: v.optional(told(2000)),
  source: v.optional(told(100)),
  user_agent: v.optional(told(1000)),
  visited_pages: v.optional(v.array(told(2000))),
  linked_query_params: v.optional(v.record(v.string(), told(500))),
  page_id: v.optional(v.nullable(v.union([told(2000), v.number()]))),
  additional_services: v.optional(v.union([text(5000), v.array(text(300))])),
  Rego: v.optional(text(20)),
  lead_id: v.optional(v.nullable(identifier)),
  stock_number: v.optional(v.nullable(told(100))),
  'Vehicle Make': v.optional(told(100)),
  'Vehicle Model': v.optional(told(200)),
  car_type: v.optional(v.picklist(['new', 'used', 'demo'])),
  car_id: v.optional(identifier),
  vehicle_status: v.optional(v.nullable(told(50))),
  lead_status: v.optional(v.picklist(['Complete', 'Incomplete'])),
  form_completed: v.optional(v.boolean()),
  skipped_steps: v.optional(v.array(v.number())),
  step_number: v.optional(v.number()),
  spam_signals: v.optional(v.array(text(100))),
  proof: v.optional(text(200)),
}

/** A complete enquiry: an e-mail address is required, so that it can be answered. */
export const leadSchema = v.looseObject({ ...shared, email: v.pipe(needed(254), email) }, requiredMessage)

/** A saved step of a longer form: the answers so far. */
export const partialLeadSchema = v.looseObject(
  {
    ...shared,
    lead_status: v.literal('Incomplete'),
    email: v.optional(v.union([v.literal(''), v.pipe(text(254), email)])),
  },
  requiredMessage,
)

/** A lead as the API accepts it; unlisted fields are stored without validation. */
export type Lead = v.InferOutput<typeof leadSchema> | v.InferOutput<typeof partialLeadSchema>

/** Field name -> messages: `{email: ['invalid email address']}`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

function isPartial(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'lead_status' in value && value.lead_status === 'Incomplete'
}

/** Validates the `lead` of a request. */
export function readLead(sent: unknown): { readonly lead: Lead } | { readonly errors: FieldErrors } {
  const problem = shapeProblem(sent)
  if (problem !== null) return { errors: { lead: [problem] } }
  const value = normalizeText(sent)
  const result = v.safeParse(isPartial(value) ? partialLeadSchema : leadSchema, value)
  if (result.success) return { lead: result.output }
  const { nested = {}, root } = v.flatten(result.issues)
  const fields = Object.entries(nested).map(([field, texts]) => [field, texts ?? []] as const)
  return { errors: { ...Object.fromEntries(fields), ...(root ? { lead: root } : {}) } }
}
