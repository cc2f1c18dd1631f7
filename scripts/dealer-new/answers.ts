import { slugify } from '#domain/text/slug.ts'
import { statesOf } from '#tenants/checks/addresses.ts'
import { UsageError } from '../lib/command-line/usage-error.ts'
import { countryKnown, faultOf, type House, noTemplates } from './faults.ts'
import { zonesOf } from './time-zones.ts'

/** Answers needed to create a dealer, as text. */
export interface Answers {
  readonly name: string
  readonly slug: string
  /** Comma-separated kinds of vehicles. */
  readonly vehicle_types: string
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

/** One question and its default. */
export interface Question {
  readonly key: keyof Answers
  readonly ask: string
  readonly otherwise: (known: Partial<Answers>, house: House) => string
  /** The choices; empty for free text. */
  readonly choices?: (known: Partial<Answers>, house: House) => string
}

const none = () => ''

/** A state's time zone; empty when it has several, so that one must be chosen. */
function onlyZone({ locale = '', state = '' }: Partial<Answers>): string {
  const [zone = '', second] = zonesOf(locale, state)
  return second === undefined ? zone : ''
}

function zoneChoices({ locale = '', state = '' }: Partial<Answers>): string {
  const zones = zonesOf(locale, state)
  return zones.length > 0 ? `${state} keeps ${zones.join(' and ')}` : 'such as Australia/Sydney'
}

function stateChoices(known: Partial<Answers>): string {
  const country = countryKnown(known)
  return country ? statesOf(country).join(', ') : ''
}

/** A slug of the name; empty for a name without usable letters, such as in another script. */
const slugOf = ({ name = '' }: Partial<Answers>) => slugify(name, '')

function slugChoices(known: Partial<Answers>): string {
  return slugOf(known) === '' ? 'the name has no letter from a to z; write it in these, with digits and hyphens' : ''
}

/** The questions in order. An empty default means that an answer is required. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'The dealer’s name', otherwise: none },
  { key: 'slug', ask: 'Its slug (the folder’s name)', otherwise: slugOf, choices: slugChoices },
  { key: 'vehicle_types', ask: 'What it sells (cars, bikes, motorcycles, trucks, rvs)', otherwise: () => 'cars' },
  {
    key: 'template',
    ask: 'Template',
    otherwise: (_known, { usual }) => usual ?? '',
    choices: (_known, { templates }) => templates.join(', ') || noTemplates,
  },
  { key: 'url', ask: 'Address of the site', otherwise: ({ slug }) => `https://www.${slug}.example` },
  { key: 'phone', ask: 'Main phone number', otherwise: none },
  { key: 'email', ask: 'E-mail', otherwise: ({ slug }) => `hello@${slug}.example` },
  { key: 'colour', ask: 'Brand colour', otherwise: () => '#1f4fbf' },
  { key: 'locale', ask: 'Locale (en-AU, en-NZ or en-US)', otherwise: () => 'en-AU' },
  { key: 'street', ask: 'Number and street', otherwise: none },
  { key: 'city', ask: 'Suburb or town', otherwise: none },
  { key: 'state', ask: 'State or region', otherwise: none, choices: stateChoices },
  { key: 'postcode', ask: 'Postcode', otherwise: none },
  { key: 'time_zone', ask: 'Time zone', otherwise: onlyZone, choices: zoneChoices },
]

/** A person who answers. `ask` rejects when they leave. */
export interface Person {
  readonly ask: (question: string, otherwise: string) => Promise<string>
  readonly tell: (text: string) => void
}

/** The person left. The message has the command that continues with the answers so far. */
export class LeftOff extends Error {}

/** Quotes an answer for a shell. */
export function shellWord(text: string): string {
  return /^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

function goingOn(known: Partial<Answers>): string {
  const flags = questions.flatMap(({ key }) => (known[key] ? [`--${key} ${shellWord(known[key])}`] : []))
  const command = ['npm run dealer:new --', ...flags].join(' ')
  return `Nothing was written. What you answered is kept in this command; run it to go on:\n\n  ${command}`
}

/** Asks one question until the answer is valid. */
async function answerTo(question: Question, known: Partial<Answers>, house: House, person: Person): Promise<string> {
  const { key, ask: words, otherwise, choices } = question
  const fallback = otherwise(known, house)
  const list = choices?.(known, house) ?? ''
  for (;;) {
    const text = (await person.ask(list === '' ? words : `${words} (${list})`, fallback)) || fallback
    const fault = text === '' ? 'an answer is needed here' : faultOf(key, text, known, house)
    if (fault === null) return text
    person.tell(`  ${fault}`)
  }
}

async function askAll(given: Partial<Answers>, house: House, person: Person): Promise<Answers> {
  const known: Partial<Record<keyof Answers, string>> = {}
  try {
    for (const question of questions) {
      const said = given[question.key]
      const fault = said === undefined ? null : faultOf(question.key, said, known, house)
      if (fault !== null) person.tell(`  --${question.key}: ${fault}`)
      known[question.key] = said !== undefined && fault === null ? said : await answerTo(question, known, house, person)
    }
  } catch {
    throw new LeftOff(goingOn({ ...given, ...known }))
  }
  return known as Answers
}

/** Faults of the given answers, by flag. */
export function faultsIn(answers: Partial<Answers>, house: House): readonly string[] {
  return questions.flatMap(({ key }) => {
    const fault = answers[key] === undefined ? null : faultOf(key, answers[key], answers, house)
    return fault === null ? [] : [`--${key}: ${fault}`]
  })
}

/**
 * Collects validated answers: given ones, else from the person, else defaults.
 * @throws UsageError with all missing answers when there is no person; `LeftOff` when the person leaves
 */
export async function collect(given: Partial<Answers>, house: House, person: Person | null): Promise<Answers> {
  if (person) return askAll(given, house, person)
  const known: Partial<Record<keyof Answers, string>> = {}
  for (const { key, otherwise } of questions) known[key] = given[key] || otherwise(known, house)
  // A missing slug is not named with a missing name, from which it is derived.
  const missing = questions.filter(({ key }) => !known[key] && (key !== 'slug' || known.name))
  const named = missing.map(({ key, choices }) => {
    const list = choices?.(known, house) ?? ''
    return `--${key}${list === '' ? '' : ` (${list})`}`
  })
  const said = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
  if (named.length > 0) throw new UsageError([`Still needed: ${named.join(', ')}`, ...faultsIn(said, house)].join('\n'))
  return known as Answers
}
