import { fold } from '#domain/text/fold.ts'

/** In which orders a range may stand: the maker's own first. */
export const modelOrders = ['range', 'name', 'price', 'stock'] as const

export type ModelOrder = (typeof modelOrders)[number]

/** What a model is ordered by. */
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

/** The same models in another order; those without a price stand behind all that have one. */
export function inOrder<M extends OrderedModel>(models: readonly M[], order: ModelOrder): readonly M[] {
  return models.toSorted(compares[order])
}

/** Signs that some write and others do not: CX-5, CX 5, cx5. */
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a model is called what somebody types: every word of it, or its letters whatever stands between them. */
export function isCalled(name: string, typed: string): boolean {
  const [words, run] = [fold(typed).split(/\s+/), bare(typed)]
  return words.every((word) => fold(name).includes(word)) || (run !== '' && bare(name).includes(run))
}
