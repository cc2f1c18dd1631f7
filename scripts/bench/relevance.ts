import type { Car } from '#domain/car/car.ts'
import { createRandomStream } from '../demo/random-stream.ts'
import type { Opened } from './candidate.ts'
import { addTypo } from './sessions.ts'

/** Ways in which people type a model. */
const styles = ['exact', 'joined', 'split', 'typo', 'prefix'] as const

export type Style = (typeof styles)[number]

/** Style -> percent of the relevant cars that are on the first page. */
export type Relevance = Readonly<Record<Style, number>>

interface Question {
  readonly style: Style
  readonly query: string
  readonly isMeant: (car: Car) => boolean
}

const page = 21

function parted(model: string): string | null {
  const spaced = model.replace(/([a-z])(\d)/gi, '$1 $2')
  return spaced === model || /[- ]/.test(model) ? null : spaced
}

/** Queries for one model of one make, in those of the five styles that its name allows. */
function questionsFor(make: string, model: string): readonly Question[] {
  const chance = createRandomStream(`slips ${make} ${model}`)
  const [maker, name] = [make.toLowerCase(), model.toLowerCase()]
  const isMeant = (car: Car) => car.make === make && car.model === model
  const words = name.split(/[ -]/)
  const slipped = words.findIndex((word) => word.length >= 5 && /^[a-z]+$/.test(word))
  const beginning = name.slice(0, -2)
  const begins = (car: Car) => car.make === make && car.model.toLowerCase().startsWith(beginning)
  const apart = parted(model)?.toLowerCase()
  return [
    { style: 'exact', query: `${maker} ${name}`, isMeant },
    ...(words.length > 1 ? [{ style: 'joined', query: words.join(''), isMeant } as const] : []),
    ...(apart ? [{ style: 'split', query: apart, isMeant } as const] : []),
    ...(slipped < 0
      ? []
      : [
          {
            style: 'typo',
            query: `${maker} ${words.with(slipped, addTypo(chance, words[slipped] ?? '')).join(' ')}`,
            isMeant,
          } as const,
        ]),
    ...(name.length >= 5 ? [{ style: 'prefix', query: `${maker} ${beginning}`, isMeant: begins } as const] : []),
  ]
}

/** A query whose first page lacks some of the relevant cars. */
export interface Miss {
  readonly style: Style
  readonly query: string
  /** Share of the relevant cars that it found, 0 to 1. */
  readonly share: number
}

/** Queries every model of the stock in every style, and counts the relevant cars among the first 21. */
export async function relevanceOf(
  { find }: Opened,
  cars: readonly Car[],
): Promise<{ readonly relevance: Relevance; readonly misses: readonly Miss[] }> {
  const byId = new Map(cars.map((car) => [car.id, car]))
  const models = new Map(cars.map(({ make, model }) => [`${make}\n${model}`, [make, model] as const]))
  const scores: Record<Style, number[]> = { exact: [], joined: [], split: [], typo: [], prefix: [] }
  const misses: Miss[] = []
  for (const { style, query, isMeant } of [...models.values()].flatMap(([make, model]) => questionsFor(make, model))) {
    const wanted = Math.min(page, cars.filter(isMeant).length)
    const found = (await find(query, page)).flatMap((id) => byId.get(id) ?? [])
    const share = found.filter(isMeant).length / wanted
    scores[style].push(share)
    if (share < 1) misses.push({ style, query, share })
  }
  const percent = (list: readonly number[]) =>
    list.length === 0 ? 100 : (list.reduce((sum, score) => sum + score, 0) / list.length) * 100
  const relevance = Object.fromEntries(styles.map((style) => [style, percent(scores[style])])) as Record<Style, number>
  return { relevance, misses }
}
