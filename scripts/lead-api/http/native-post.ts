import { hash } from 'node:crypto'
import { type LeadPayload, leadPayload } from '#api/lead-payload.ts'
import { honeypotName, honeypotSignals } from '#domain/lead/honeypot.ts'
import { successUrl } from '#domain/lead/success.ts'
import { leadRoutingOf } from '#forms/site/lead-routing.ts'
import type { Site } from '#tenants/site.ts'

/** A form posted by a browser without scripts, with headers of the request. */
export interface NativePost {
  readonly form: FormData
  /** The Referer header: URL of the form's page; null when missing. */
  readonly referrer: string | null
  /** The Origin header; null when missing. */
  readonly origin: string | null
  readonly userAgent: string | null
}

/** Form parts that are not fields of the lead's values. */
const own = new Set(['opt_in_text', 'form_name', 'success_path', honeypotName, 'location', 'dealership_slug'])

/**
 * Window within which an identical post is the same lead, in ms: without scripts, a page cannot prevent a double
 * submit.
 */
const sameFor = 10 * 60_000

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const isTicked = (form: FormData, name: string) => ['true', 'on'].includes(textOf(form, name))

/** The files of a form, without the empty file that an unused input posts. */
export function filesOf({ form }: NativePost): readonly File[] {
  return [...form].flatMap(([, value]) => (typeof value !== 'string' && value.size > 0 ? [value] : []))
}

/**
 * The possible submission keys of a post: for the current and the previous ten-minute window, newest first. A
 * prerendered page is the same for everyone and cannot contain a key, so the key is a hash of the content.
 */
export function nativeKeys({ form }: NativePost, now: Date): readonly [string, string] {
  const content = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.size]])
  const slot = Math.floor(now.getTime() / sameFor)
  const keyOf = (at: number) => hash('sha256', JSON.stringify([at, content]), 'base64url')
  return [keyOf(slot), keyOf(slot - 1)]
}

/** A ticked service checkbox whose value is its label; pages of earlier builds send only "true". */
const isWork = ([name, value]: readonly [string, unknown]) => /^additional_services_\d+$/.test(name) && value !== 'true'

/** The shopper's answers under the names that the page's script uses; service checkboxes are joined into one text. */
function valuesOf(form: FormData): Readonly<Record<string, string>> {
  const words = [...form].filter(
    (each): each is [string, string] => typeof each[1] === 'string' && each[1] !== '' && !own.has(each[0]),
  )
  const work = words.filter(isWork).map(([, says]) => says)
  return { additional_services: work.join(', '), ...Object.fromEntries(words.filter((each) => !isWork(each))) }
}

function pathOf(referrer: string | null): string {
  return referrer !== null && URL.canParse(referrer) ? new URL(referrer).pathname : '/'
}

/** Dealerships and location names for the shopper's choice: from the site's settings if known, else from the form. */
function placesOf(text: (name: string) => string, site: Site | undefined) {
  const { dealerships, places } = site ? leadRoutingOf(site, text('form_name')) : { dealerships: {} }
  const known = site?.locations.map(({ id, name }) => [id, name]) ?? []
  const locations = Object.fromEntries([[text('location_id'), text('location')], ...known])
  return { dealerships, ...(places && { places }), locations }
}

/** Builds the lead that the page's script would have sent; the consent method is `native-form`. */
export function leadFromForm(post: NativePost, submissionKey: string, now: Date, site?: Site): LeadPayload {
  const { form, referrer, userAgent } = post
  const text = (name: string) => textOf(form, name)
  const isIn = isTicked(form, 'opt_in')
  const placed = placesOf(text, site)
  const chosen = placed.places ? { dealership_slug: text('dealership_slug') } : {}
  return leadPayload({
    values: { ...valuesOf(form), ...chosen, opt_in: isIn },
    formName: text('form_name') || 'enquiry',
    category: text('category') || 'General Enquiry',
    subcategory: text('subcategory') || undefined,
    context: {
      website_slug: text('website_slug'),
      dealership_slug: text('dealership_slug') || null,
      manufacturer_slug: text('manufacturer_slug') || null,
      dealer_id: text('dealer_id') || null,
      ...placed,
      car: null,
    },
    visit: {
      url: referrer ?? '',
      page_id: pathOf(referrer),
      user_agent: userAgent ?? '',
      visited_pages: [],
      linked_query_params: {},
    },
    consent: {
      text: text('opt_in_text') || 'No offer of news was shown.',
      state: isIn,
      method: 'native-form',
      at: now.toISOString(),
      page: pathOf(referrer),
    },
    submissionKey,
    spamSignals: honeypotSignals(text(honeypotName)),
  })
}

/** URL of the thank-you page: always on the posting origin, whatever the form says. */
export function successOf({ form, origin }: NativePost, category: string): string {
  const page = /^\/[\w-][\w/.-]*$/.exec(textOf(form, 'success_path'))?.[0]
  const extra = { car_id: textOf(form, 'car_id'), car_type: textOf(form, 'car_type') }
  const submission = { category, isCarEnquiry: textOf(form, 'form_name') === 'car-enquiry', extra }
  const site = origin !== null && /^https?:\/\/[\w.:-]+$/.test(origin) ? origin : ''
  return `${site}${successUrl(submission, page)}`
}
