import { expect, test } from 'vitest'
import { delayNoResults } from './delay-no-results.ts'
import { listSuggestion, type Suggestion, type Suggestions } from './suggestion.ts'

const option = (kind: Suggestion['kind']) => listSuggestion(kind, '/search/used-cars', kind)
const found = (notes: readonly string[], ...kinds: readonly Suggestion['kind'][]): Suggestions => ({
  notes,
  options: kinds.map(option),
  cars: '',
})

test.each([
  ['that nothing matches', found(['Nothing matches “corv”.'], 'all', 'all'), 1],
  ['that nothing matches, without a way on', found(['Nothing matches “corv”.']), 1],
  ['what matches', found([], 'make', 'car', 'all'), 0],
  [
    'what is left when a word was left out',
    found(['Nothing here matches “zz”, so that was left out.'], 'make', 'all'),
    0,
  ],
  ['all there is', found([], 'all'), 0],
  ['no word at all', found([]), 0],
])('%s', async (_what, answer, pauses) => {
  let paused = 0
  const pause = async () => {
    paused++
  }
  expect(await delayNoResults(async () => answer, pause)('corv')).toBe(answer)
  expect(paused).toBe(pauses)
})
