import { type SuccessWords, type Template, templates } from './success-templates.ts'

/** Site data that the texts depend on. */
export interface WordedSite {
  /** How soon the dealer answers, in its own words; null when not stated. */
  readonly answers: string | null
  /** Word of the templates -> this site's spelling or synonym. */
  readonly spelt: Readonly<Record<string, string>>
}

const word = /\p{L}+/gu

/** All distinct words of the templates. */
export const allWords = (): ReadonlySet<string> => new Set(JSON.stringify(templates).match(word))

/** Renders a template for a site. The dealer's own words are not respelt. */
function wordsOf(template: Template, { answers, spelt }: WordedSite): SuccessWords {
  const { title, text, otherwise = '', next, onDay } = template
  const spell = (said: string) => said.replace(word, (each) => spelt[each] ?? each)
  const end = answers === null ? spell(otherwise) : `We answer ${answers}.`
  return {
    title: spell(title),
    text: [spell(text), end].filter(Boolean).join(' '),
    next: next.map(spell),
    ...(onDay && { onDay: spell(onDay) }),
  }
}

/** Texts by category. No response time is promised when the dealer states none. */
export function successWords(site: WordedSite): Readonly<Record<keyof typeof templates, SuccessWords>> {
  const entries = Object.entries<Template>(templates).map(([name, each]) => [name, wordsOf(each, site)])
  return Object.fromEntries(entries)
}
