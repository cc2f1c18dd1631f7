import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { generalWords, type SuccessWords, successWords } from '#view-models/shell/success-words.ts'

/** The success page's words in the spelling of a site, but for those that the page says anyway; the keys stay as they are sent. */
export function localisedWords({
  identity,
  locale,
}: SiteSlice<'identity.vehicle_types' | 'locale'>): Readonly<Record<string, Partial<SuccessWords>>> {
  const say = (text: string) => inVehicleWords(localise(text, locale), identity.vehicle_types)
  const spell = ({ title, text, next }: SuccessWords) => ({
    title: say(title),
    ...(text === generalWords.text ? {} : { text: say(text) }),
    ...(next === generalWords.next ? {} : { next: next.map(say) }),
  })
  return Object.fromEntries(Object.entries(successWords).map(([category, words]) => [category, spell(words)]))
}
