import type { Car } from '#domain/car/car.ts'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import { leadCategory } from '#domain/lead/category.ts'
import type { StepProgress } from '#forms/steps.ts'

/** What a lead says about its car. */
export type LeadCar = Pick<
  Car,
  'id' | 'slug' | 'year' | 'make' | 'model' | 'car_type' | 'status' | 'stocknum' | 'tag'
> & {
  /** "2021 Toyota Hilux", remembered for the success page. */
  readonly title: string
}

/** What a page knows of every lead it sends. */
export interface LeadContext {
  readonly website_slug: string
  readonly dealership_slug: string | null
  readonly manufacturer_slug: string | null
  /** The dealer's id in its own systems. */
  readonly dealer_id: string | null
  /** Location id -> its name, for the location a shopper chose. */
  readonly locations: Readonly<Record<string, string>>
  /** Location id -> its dealership's slug, where the chosen location decides who gets the lead; else empty. */
  readonly dealerships: Readonly<Record<string, string>>
  /** Dealership's slug -> the id of the location that answers for it, where a shopper chooses a dealership; absent elsewhere. */
  readonly places?: Readonly<Record<string, string>>
  readonly car: LeadCar | null
}

/** What the browser knows of the visit. */
export interface Visit {
  readonly url: string
  /** The page by its path alone, so that leads can be counted by page whatever the address carried. */
  readonly page_id: string
  readonly user_agent: string
  /** Paths of this session on this site, oldest first; none on its first page. */
  readonly visited_pages: readonly string[]
  /** The query the shopper landed with, e.g. {utm_source: 'news'}. */
  readonly linked_query_params: Readonly<Record<string, string>>
}

/** What a shopper was told about news, what they chose, how, when and on which page. */
export interface Consent {
  readonly text: string
  readonly state: boolean
  /** `native-form`: the browser posted the form by itself. */
  readonly method: 'checkbox' | 'hidden-default' | 'subscribe-button' | 'none' | 'native-form'
  readonly at: string
  readonly page: string
}

/** The parts of one lead before they are spelt as the lead API spells them. */
export interface LeadParts {
  /** What the visible fields gave. */
  readonly values: Readonly<Record<string, string | boolean>>
  /** The form's own name, e.g. `test-drive`: by it the words of its fields are known. */
  readonly formName: string
  readonly category: string
  readonly subcategory?: string | undefined
  readonly context: LeadContext
  readonly visit: Visit
  readonly consent: Consent
  /** Made before the first try and kept by every retry and step. */
  readonly submissionKey: string
  readonly spamSignals: readonly string[]
  /** Absent on forms of one step. */
  readonly progress?: StepProgress | undefined
  /** Fields of the form, as it names them; those that hold nothing are said to be empty, in case they held something before. */
  readonly asked?: readonly string[]
  /** The work of the browser behind it, where the dealer asks for any. */
  readonly proof?: string | null | undefined
}

/** A lead as it goes out. */
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

/** What a page knows of the car its leads are about, as the outside spells it. */
export const carContents = (car: LeadCar): LeadPayload => withoutEmpty(carFields(car))

/** What it knows of its leads else before anyone types: a form posted without scripts carries both along. */
export function pageContents({ website_slug, dealership_slug, ...site }: Omit<LeadContext, 'car'>): LeadPayload {
  const { manufacturer_slug, dealer_id } = site
  const whose = { dealership_slug: dealership_slug ?? website_slug, manufacturer_slug, dealer_id, website_slug }
  return withoutEmpty(whose)
}

/** What a page knows of a place. Ids come from feeds: one may be a word that every object knows. */
export function ofPlace<Known>(known: Readonly<Record<string, Known>>, id: string): Known | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined
}

/** The id of the location that is asked: that of a chosen dealership, else the one the form names. */
export function askedPlace(
  { places = {} }: Pick<LeadContext, 'places'>,
  { dealership_slug, location_id }: Readonly<Record<string, unknown>>,
): string {
  return ofPlace(places, String(dealership_slug ?? '')) ?? String(location_id ?? '')
}

/** What a shopper may have given before and took back since: it is empty now. */
function emptied({ asked = [], progress }: LeadParts): LeadPayload {
  const names = asked.map((name) => [name === 'rego' ? 'Rego' : name, ''] as const)
  return { ...Object.fromEntries(names), ...(progress ? { skipped_steps: [] } : {}) }
}

/** The body of a lead call: the only place that knows how the outside spells things. */
export function leadPayload(parts: LeadParts): LeadPayload {
  return { ...emptied(parts), ...given(parts) }
}

function given(parts: LeadParts): LeadPayload {
  const { values, context, visit } = parts
  const place = askedPlace(context, values)
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
