import { fold } from '#domain/text/fold.ts'

/** Orders a range can be sorted in; `range` is the maker's own and the default. */
export const modelOrders = ['range', 'name', 'price', 'stock'] as const

export type ModelOrder = (typeof modelOrders)[number]

/** The facts a model is sorted by. */
export interface OrderedModel {
  readonly name: string
  readonly count: number
  /** In dollars; null where no price is stated. */
  readonly lowest: number | null
}

type Compare = (a: OrderedModel, b: OrderedModel) => number

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })

const compares: Readonly<Record<ModelOrder, Compare>> = {
  range: () => 0,
  name: byName,
  price: (a, b) => (a.lowest ?? Number.POSITIVE_INFINITY) - (b.lowest ?? Number.POSITIVE_INFINITY) || byName(a, b),
  stock: (a, b) => b.count - a.count || byName(a, b),
}

/** The models sorted; by price, those without one come last. */
export function inOrder<M extends OrderedModel>(models: readonly M[], order: ModelOrder): readonly M[] {
  return models.toSorted(compares[order])
}

/** Letters and digits only, so that CX-5, CX 5 and cx5 compare equal. */
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a model's name matches typed text: it contains every word, or the letters and digits in one run. */
export function matchesModelName(name: string, typed: string): boolean {
  const [words, run] = [fold(typed).split(/\s+/), bare(typed)]
  return words.every((word) => fold(name).includes(word)) || (run !== '' && bare(name).includes(run))
}
