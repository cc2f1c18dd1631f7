import * as v from 'valibot'
import type { Locale } from '#domain/text/locale.ts'
import { regionFault } from '#tenants/checks/addresses.ts'
import { dealerFile } from '#tenants/dealer-file/dealer-file.ts'
import { type AnySchema, schemaAt } from '#tenants/dealer-file/walk.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { countryOf } from '#tenants/resolve/locale.ts'
import type { Answers } from './answers.ts'

/** What is there already. */
export interface House {
  readonly templates: readonly string[]
  /** The template of a dealer of whom nobody says another; null where nobody chose one. */
  readonly usual: string | null
  readonly dealers: readonly string[]
}

const address = ['locations', 0, 'address'] as const

/** The setting that each answer becomes. */
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

/** The country of the locale that is known so far; null where nobody knows that locale, which is a fault of its own. */
export function countryKnown({ locale = 'en-AU' }: Partial<Answers>): string | null {
  return schemaFault('locale', locale) === null ? countryOf(locale as Locale) : null
}

export const noTemplates = 'the folder has no dealers/_templates: copy that and dealers/_platform.yaml into it first'

const thereAre = (templates: readonly string[]): string =>
  `; ${templates.length > 0 ? `there are ${templates.join(', ')}` : noTemplates}`

/** The items of an answer that is a list, each once. */
export const listed = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap((part) => part.trim() || [])),
]

/** What of an answer is held against the schema: each item of a list, and a list without one as it was typed. */
function partsOf(key: keyof Answers, text: string): readonly string[] {
  const items = key === 'vehicle_types' ? listed(text) : []
  return items.length > 0 ? items : [text]
}

/** What is wrong with one answer, in the words of `check`; null when it holds. */
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
