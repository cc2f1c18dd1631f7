import { slugify } from '#domain/text/slug.ts'
import { zonesOf } from './time-zones.ts'

/** What opening a dealer needs to know; all of it text, as it was typed. */
export interface Answers {
  readonly name: string
  readonly slug: string
  readonly template: string
  readonly url: string
  readonly phone: string
  readonly email: string
  readonly colour: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly locale: string
  readonly time_zone: string
}

/** One question: what is asked, and what holds when nothing is answered. */
export interface Question {
  readonly key: keyof Answers
  readonly ask: string
  readonly otherwise: (known: Partial<Answers>, templates: readonly string[]) => string
  /** What there is to choose from, said where an answer is needed. */
  readonly choices?: (known: Partial<Answers>) => string
}

const none = () => ''

/** A state's one time zone; a state that keeps two has to say which. */
function onlyZone({ locale = '', state = '' }: Partial<Answers>): string {
  const [zone = '', second] = zonesOf(locale, state)
  return second === undefined ? zone : ''
}

function zoneChoices({ locale = '', state = '' }: Partial<Answers>): string {
  const zones = zonesOf(locale, state)
  return zones.length > 0 ? `${state} keeps ${zones.join(' and ')}` : 'such as Australia/Sydney'
}

/** The questions in the order they are asked. An empty default means that an answer is needed. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'The dealer’s name', otherwise: none },
  { key: 'slug', ask: 'Its slug (the folder’s name)', otherwise: ({ name = '' }) => slugify(name) },
  { key: 'template', ask: 'Template', otherwise: (_known, templates) => templates[0] ?? '' },
  { key: 'url', ask: 'Address of the site', otherwise: ({ slug }) => `https://www.${slug}.example` },
  { key: 'phone', ask: 'Main phone number', otherwise: none },
  { key: 'email', ask: 'E-mail', otherwise: ({ slug }) => `hello@${slug}.example` },
  { key: 'colour', ask: 'Brand colour', otherwise: () => '#1f4fbf' },
  { key: 'street', ask: 'Number and street', otherwise: none },
  { key: 'city', ask: 'Suburb or town', otherwise: none },
  { key: 'state', ask: 'State or region', otherwise: none },
  { key: 'postcode', ask: 'Postcode', otherwise: none },
  { key: 'locale', ask: 'Locale (en-AU, en-NZ or en-US)', otherwise: () => 'en-AU' },
  { key: 'time_zone', ask: 'Time zone', otherwise: onlyZone, choices: zoneChoices },
]

export type Ask = (question: string, otherwise: string) => Promise<string>

/**
 * Answers from what was given, else from the person, else the default.
 * @throws with every answer that is still missing.
 */
export async function collect(
  given: Partial<Answers>,
  templates: readonly string[],
  ask: Ask | null,
): Promise<Answers> {
  const known: Partial<Record<keyof Answers, string>> = {}
  for (const { key, ask: words, otherwise, choices } of questions) {
    const fallback = otherwise(known, templates)
    const question = choices && fallback === '' ? `${words} (${choices(known)})` : words
    known[key] = given[key] ?? (ask ? await ask(question, fallback) : '') ?? ''
    if (known[key] === '') known[key] = fallback
  }
  const missing = questions
    .filter(({ key }) => !known[key])
    .map(({ key, choices }) => `--${key}${choices ? ` (${choices(known)})` : ''}`)
  if (missing.length > 0) throw new Error(`Still needed: ${missing.join(', ')}`)
  return known as Answers
}
