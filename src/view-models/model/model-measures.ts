import type { Car } from '#domain/car/car.ts'
import { type Measured, measureOf } from '#domain/model/measured-features.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { distinct } from './model-facts.ts'

const written = (amount: number, locale: LocalePolicy) =>
  Number.isInteger(amount) ? formatCount(amount, locale) : String(amount)

/** "3,500 kg", "ATM 2,400 to 2,700 kg": what these cars' features say; in the unit that most say it in. Empty where none does. */
export function measureText(cars: readonly Pick<Car, 'features'>[], asked: Measured, locale: LocalePolicy): string {
  const said = cars.flatMap((car) => measureOf(car, asked) ?? [])
  const [most] = distinct(said.map(({ kind, unit }) => `${kind}|${unit}`))
  const alike = said.filter(({ kind, unit }) => `${kind}|${unit}` === most)
  const amounts = distinct(alike.map(({ amount }) => amount)).toSorted((a, b) => a - b)
  const ends = [amounts[0], ...amounts.slice(1).slice(-1)].flatMap((end) => (end ? written(end, locale) : []))
  return [alike[0]?.kind, ends.join(' to '), alike[0]?.unit].filter(Boolean).join(' ')
}
