import * as v from 'valibot'
import type { Locale } from '#domain/text/locale.ts'
import { regionFault } from '#tenants/checks/addresses.ts'
import { dealerFile } from '#tenants/dealer-file/dealer-file.ts'
import { type AnySchema, schemaAt } from '#tenants/dealer-file/walk.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { countryOf } from '#tenants/resolve/locale.ts'
import type { Answers } from './answers.ts'

/** Existing templates and dealers. */
export interface House {
  readonly templates: readonly string[]
  /** The default template; null when none is set. */
  readonly usual: string | null
  readonly dealers: readonly string[]
}

const address = ['locations', 0, 'address'] as const

/** Answer -> path of its setting. */
const settings: Readonly<Record<keyof Answers, readonly (string | number)[]>> = {
  name: ['name'],
  slug: ['slug'],
  vehicle_types: ['vehicle_types', 0],
  template: ['template'],
  url: ['url'],
  phone: ['phone'],
  email: ['email'],
  colour: ['brand', 'colour'],
  street: [...address, 'street'],
  city: [...address, 'city'],
  state: [...address, 'state'],
  postcode: [...address, 'postcode'],
  locale: ['locale'],
  time_zone: ['time_zone'],
}

function schemaFault(key: keyof Answers, text: string): string | null {
  const schema = settings[key].reduce<AnySchema | null>((at, step) => at && schemaAt(at, step), dealerFile)
  return (schema && v.safeParse(schema, text).issues?.[0]?.message) ?? null
}

/** Country of the locale answered so far; null for an invalid locale, which is reported separately. */
export function countryKnown({ locale = 'en-AU' }: Partial<Answers>): string | null {
  return schemaFault('locale', locale) === null ? countryOf(locale as Locale) : null
}

export const noTemplates = 'the folder has no dealers/_templates: copy that and dealers/_platform.yaml into it first'

const thereAre = (templates: readonly string[]): string =>
  `; ${templates.length > 0 ? `there are ${templates.join(', ')}` : noTemplates}`

/** Distinct items of a comma-separated answer. */
export const listed = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap((part) => part.trim() || [])),
]

/** Parts of an answer to validate: each item of a list; an empty list as typed. */
function partsOf(key: keyof Answers, text: string): readonly string[] {
  const items = key === 'vehicle_types' ? listed(text) : []
  return items.length > 0 ? items : [text]
}

/** The fault of one answer, worded as `check` does; null when it is valid. */
export function faultOf(key: keyof Answers, text: string, known: Partial<Answers>, house: House): string | null {
  const { templates, dealers } = house
  if (key === 'template' && !templates.includes(text))
    return `there is no template "${text}"${didYouMean(text, templates) || thereAre(templates)}`
  if (key === 'slug' && dealers.includes(text)) return `there is a dealer "${text}" already; choose another slug`
  const faults = partsOf(key, text).map((part) => schemaFault(key, part))
  const fault = faults.find((each) => each !== null) ?? null
  if (fault !== null || (key !== 'state' && key !== 'postcode')) return fault
  const answers: Partial<Answers> = { ...known, [key]: text }
  const { state = '', postcode = '' } = answers
  const country = countryKnown(answers)
  return country && regionFault(key, { state, postcode }, country)
}
