import { type SuccessWords, type Template, templates } from './success-templates.ts'

/** What of a site decides how the words are written. */
export interface WordedSite {
  /** How soon the dealer answers, in its own words; null where it does not say. */
  readonly answers: string | null
  /** Words that this site spells otherwise, or has others for. */
  readonly spelt: Readonly<Record<string, string>>
}

const word = /\p{L}+/gu

/** Every word of the templates, once. */
export const allWords = (): ReadonlySet<string> => new Set(JSON.stringify(templates).match(word))

/** Written out for a site; what the dealer wrote stands as it is. */
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

/** The words by category; nothing is promised for a dealer that does not say how soon it answers. */
export function successWords(site: WordedSite): Readonly<Record<keyof typeof templates, SuccessWords>> {
  const entries = Object.entries<Template>(templates).map(([name, each]) => [name, wordsOf(each, site)])
  return Object.fromEntries(entries)
}
