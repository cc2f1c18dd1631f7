import { addDays } from '../text/wall-clock.ts'
import { type OpenHours, spanOn } from './open-now.ts'

/** Days searched ahead: longer than any summer closure. */
const daysAhead = 28

/** Up to `most` days after `today` on which all of these places are open, so that a date suits whichever is chosen. */
export function openDays(places: readonly OpenHours[], today: string, most: number): readonly string[] {
  if (places.length === 0) return []
  const ahead = Array.from({ length: daysAhead }, (_, at) => addDays(today, at + 1))
  return ahead.filter((date) => places.every((place) => spanOn(place, date) !== null)).slice(0, most)
}
