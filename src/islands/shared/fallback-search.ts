import { fetchCarNumbers } from '#api/car-numbers.ts'
import { carsOfNumber } from '#search/cars-of-number.ts'
import { searchFewerWords as searchWords } from '#search/fewer-words.ts'
import { memoizeUntilSuccess } from '#search/transport/memoize-until-success.ts'

const numbersOnce = memoizeUntilSuccess(async () => {
  const numbers = await fetchCarNumbers()
  if (!numbers) throw new Error('Nobody says the numbers of the cars.')
  return numbers
})

/**
 * Loaded for a query whose words no car has all of: a VIN, part of a stock number, or words of which some must be
 * dropped.
 */
export const searchFewerWords: typeof searchWords = async (transport, request, nothing, asking, base) => {
  const numbersOf = () => numbersOnce().catch(() => null)
  const numbered = await carsOfNumber(transport, request, numbersOf, asking)
  return numbered ?? searchWords(transport, request, nothing, asking, base)
}
