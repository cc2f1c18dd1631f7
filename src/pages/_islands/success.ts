import type { LocalePolicy } from '#domain/text/locale.ts'
import { localise } from '#domain/text/spelling.ts'
import { type SuccessWords, successWords } from '#view-models/shell/success-words.ts'

/** The success page's words in the spelling of a site; the keys stay as they are sent. */
export function localisedWords(locale: LocalePolicy): Readonly<Record<string, SuccessWords>> {
  const spell = ({ title, text }: SuccessWords) => ({ title: localise(title, locale), text: localise(text, locale) })
  return Object.fromEntries(Object.entries(successWords).map(([category, words]) => [category, spell(words)]))
}
