import type { Car } from '#domain/car/car.ts'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import { leadCategory } from '#domain/lead/category.ts'
import type { StepProgress } from '#forms/steps.ts'

/** The car data in a lead. */
export type LeadCar = Pick<
  Car,
  'id' | 'slug' | 'year' | 'make' | 'model' | 'car_type' | 'status' | 'stocknum' | 'tag'
> & {
  /** "2021 Toyota Hilux", stored for the success page. */
  readonly title: string
}

/** What a page adds to every lead it sends. */
export interface LeadContext {
  readonly website_slug: string
  readonly dealership_slug: string | null
  readonly manufacturer_slug: string | null
  /** The dealer's id in its own systems. */
  readonly dealer_id: string | null
  /** Location id -> name, for the selected location. */
  readonly locations: Readonly<Record<string, string>>
  /** Location id -> dealership slug, where the selected location decides who gets the lead; else empty. */
  readonly dealerships: Readonly<Record<string, string>>
  /** Dealership slug -> id of its location, where a shopper selects a dealership; absent elsewhere. */
  readonly places?: Readonly<Record<string, string>>
  readonly car: LeadCar | null
}

/** The browser's data about the visit. */
export interface Visit {
  readonly url: string
  /** The page's path, so that leads can be counted by page regardless of the query. */
  readonly page_id: string
  readonly user_agent: string
  /** Paths of this session on this site, oldest first; empty on its first page. */
  readonly visited_pages: readonly string[]
  /** Campaign parameters of the landing page's query, e.g. {utm_source: 'news'}. */
  readonly linked_query_params: Readonly<Record<string, string>>
}

/** Consent to news: the offer's text, the choice, how, when (ISO) and on which page. */
export interface Consent {
  readonly text: string
  readonly state: boolean
  /** `native-form`: the browser posted the form without scripts. */
  readonly method: 'checkbox' | 'hidden-default' | 'subscribe-button' | 'none' | 'native-form'
  readonly at: string
  readonly page: string
}

/** The parts of one lead, before mapping to the lead API's field names. */
export interface LeadParts {
  /** Values of the visible fields. */
  readonly values: Readonly<Record<string, string | boolean>>
  /** The form's name, e.g. `test-drive`; it tells the labels of its fields. */
  readonly formName: string
  readonly category: string
  readonly subcategory?: string | undefined
  readonly context: LeadContext
  readonly visit: Visit
  readonly consent: Consent
  /** Created before the first attempt and kept by every retry and step. */
  readonly submissionKey: string
  readonly spamSignals: readonly string[]
  /** Absent on forms of one step. */
  readonly progress?: StepProgress | undefined
  /** Names of fields that are sent as '' when they have no value, in case an earlier step or attempt sent one. */
  readonly asked?: readonly string[]
  /** Proof of work, where the dealer requires it. */
  readonly proof?: string | null | undefined
}

/** A lead in the lead API's field names. */
export type LeadPayload = Readonly<Record<string, unknown>>

function carFields(car: LeadCar | null): LeadPayload {
  if (!car) return {}
  return {
    car_id: car.id,
    car_type: car.car_type,
    vehicle_status: car.status,
    stock_number: car.stocknum,
    vehicle_year: car.year,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
  }
}

function nameFields(values: LeadParts['values']): LeadPayload {
  const whole = [values.first_name, values.last_name].filter(Boolean).join(' ')
  return whole ? { name: whole } : {}
}

function progressFields(progress: StepProgress | undefined): LeadPayload {
  if (!progress) return {}
  return { ...progress, lead_status: progress.form_completed ? 'Complete' : 'Incomplete' }
}

/** The car's fields in the lead API's names; sent along by a form posted without scripts. */
export const carContents = (car: LeadCar): LeadPayload => withoutEmpty(carFields(car))

/** The other fields known from the page, in the lead API's names; also sent by a form posted without scripts. */
export function pageContents({ website_slug, dealership_slug, ...site }: Omit<LeadContext, 'car'>): LeadPayload {
  const { manufacturer_slug, dealer_id } = site
  const whose = { dealership_slug: dealership_slug ?? website_slug, manufacturer_slug, dealer_id, website_slug }
  return withoutEmpty(whose)
}

/** Looks up a location id among own properties only: ids come from feeds and may be e.g. "constructor". */
export function ofPlace<Known>(known: Readonly<Record<string, Known>>, id: string): Known | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined
}

/** Id of the location that receives the lead: that of the selected dealership, else the form's. */
export function leadLocationId(
  { places = {} }: Pick<LeadContext, 'places'>,
  { dealership_slug, location_id }: Readonly<Record<string, unknown>>,
): string {
  return ofPlace(places, String(dealership_slug ?? '')) ?? String(location_id ?? '')
}

/** Empty values, which clear fields that an earlier version of the lead may have set. */
function emptied({ asked = [], progress }: LeadParts): LeadPayload {
  const names = asked.map((name) => [name === 'rego' ? 'Rego' : name, ''] as const)
  return { ...Object.fromEntries(names), ...(progress ? { skipped_steps: [] } : {}) }
}

/** The payload of a lead call; the only place that knows the lead API's field names. */
export function leadPayload(parts: LeadParts): LeadPayload {
  return { ...emptied(parts), ...given(parts) }
}

function given(parts: LeadParts): LeadPayload {
  const { values, context, visit } = parts
  const place = leadLocationId(context, values)
  const { rego, opt_in, ...others } = values
  return withoutEmpty({
    ...others,
    location_id: place,
    ...nameFields(values),
    ...leadCategory(String(values.category ?? parts.category), parts.subcategory ?? null),
    Rego: rego,
    opt_in: String(opt_in) === 'true',
    location: ofPlace(context.locations, place),
    dealership_slug:
      values.dealership_slug ||
      (ofPlace(context.dealerships, place) ?? context.dealership_slug ?? context.website_slug),
    manufacturer_slug: context.manufacturer_slug,
    dealer_id: context.dealer_id,
    website_slug: context.website_slug,
    ...carFields(context.car),
    ...visit,
    source: 'Website',
    form_name: parts.formName,
    ...progressFields(parts.progress),
    submission_key: parts.submissionKey,
    consent: parts.consent,
    spam_signals: parts.spamSignals,
    proof: parts.proof,
  })
}
