import type { TradeMeaning } from '#search/reading/trade-values.ts'

type Attribute = TradeMeaning['attribute']

/** name | words shoppers type | other names of the value in the stock | words such a value must not contain */
export type Row = readonly [name: string, typed: string, stocked?: string, not?: string]

/** Meanings of an attribute; words within a part are separated by |. */
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
