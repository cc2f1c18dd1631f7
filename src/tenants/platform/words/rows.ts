import type { TradeMeaning } from '#search/reading/compile-lexicon.ts'

type Attribute = TradeMeaning['attribute']

/** name | what is typed | what else the stock may call it | what such a value must not hold */
export type Row = readonly [name: string, typed: string, stocked?: string, not?: string]

/** Meanings of an attribute, each part written with | between its words. */
export function rows(attribute: Attribute, list: readonly Row[]): readonly TradeMeaning[] {
  const parts = (text = '') => text.split('|').filter(Boolean)
  return list.map(([name, typed, stocked, not]) => ({
    attribute,
    name,
    words: parts(typed),
    stocked: parts(stocked),
    not: parts(not),
  }))
}
