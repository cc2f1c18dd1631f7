import type { Car } from '#domain/car/car.ts'
import { capital } from '#domain/text/capital.ts'
import { lacking, type StockFigures } from './figures.ts'
import { extentOf, type Finding, type Pair } from './pairs.ts'
import { counted } from './refusal.ts'
import { type SeenFact, seenFacts } from './seen-facts.ts'

/** A fact that cars had in the last release and have no longer. */
interface LostFact {
  readonly fact: SeenFact
  readonly had: number
  readonly lost: number
}

function lostFacts({ facts }: StockFigures, pairs: readonly Pair[], cars: readonly Car[]): readonly LostFact[] {
  const lacks = lacking(cars)
  const judged = pairs.map(({ before, after }) => ({ before: new Set(before.lacks), after: new Set(lacks(after)) }))
  return Object.entries(seenFacts).flatMap(([name, fact]) => {
    if (!facts.includes(name)) return []
    const had = judged.filter(({ before }) => !before.has(name))
    return [{ fact, had: had.length, lost: had.filter(({ after }) => after.has(name)).length }]
  })
}

function sentence({ fact, had, lost }: LostFact): string {
  const those = had === lost ? (had === 1 ? '' : 'all ') : `${lost} of the `
  return `${those}${counted(had, 'car')} that ${fact.had} ${fact.now}`
}

/** Findings on facts that vanished from many cars at once. */
export function judgeFacts(figures: StockFigures, pairs: readonly Pair[], cars: readonly Car[]): readonly Finding[] {
  return lostFacts(figures, pairs, cars).flatMap((lost) => {
    const extent = extentOf(lost.lost, lost.had)
    const stops = lost.fact.isVital && extent === 'wholesale'
    return extent === 'few' ? [] : [{ said: `${capital(sentence(lost))}.`, stops }]
  })
}
