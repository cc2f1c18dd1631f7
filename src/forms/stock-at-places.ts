import type { Field, FormValues } from './field.ts'
import type { Option } from './kinds/choices.ts'

/** Hint with the towns that have the selected cars, or that the selected location has none. */
const hintOf = ({ towns }: Option, elsewhere: string | false | undefined): string =>
  elsewhere ? `None of these is here today, but in ${towns}. ${elsewhere}` : `Today in ${towns}.`

/** The fields, with locations sorted by stock of the selected cars, most first, and labelled with the count. */
export function sortPlacesByStock(fields: readonly Field[], { cars = '', location_id }: FormValues): readonly Field[] {
  const key = String(cars)
  const countAt = ({ standing }: Option) => standing?.[key] ?? 0
  const asked = fields.find(({ name }) => name === 'cars')
  const chosen = asked?.kind === 'choice' ? asked.options.find(({ value }) => value === key) : undefined
  return fields.map((field) => {
    if (field.kind !== 'select' || !field.options.some(({ standing }) => standing)) return field
    const none = key ? ', none today' : ''
    const options = field.options
      .toSorted((a, b) => countAt(b) - countAt(a))
      .map((place) => ({ ...place, label: place.label + (countAt(place) ? ` (${countAt(place)})` : none) }))
    if (!chosen?.towns) return { ...field, options }
    const isElsewhere = field.options.some((place) => place.value === location_id && !countAt(place))
    return { ...field, options, hint: hintOf(chosen, isElsewhere && field.elsewhere) }
  })
}

/** The selected option of a field. */
function chosenIn(fields: readonly Field[], values: FormValues, name: string): Option | undefined {
  const field = fields.find((each) => each.name === name)
  return field && 'options' in field ? field.options.find(({ value }) => value === values[name]) : undefined
}

/** Lines on the selected cars: stock (at the selected location, else in all), name, lowest price. Empty if unknown. */
export function chosenStock(fields: readonly Field[], values: FormValues): string {
  const cars = String(values.cars ?? '')
  const place = chosenIn(fields, values, 'location_id')
  const [option, key] = place?.standing ? [place, cars] : [chosenIn(fields, values, 'cars'), '']
  if (!option?.standing) return ''
  const count = option.standing[key]
  const many = count ? `${count} ${option === place ? 'here' : 'for sale'}` : 'None here today'
  return [many, cars, option.from?.[key]].join('\n')
}

/** Location ids, one per line: the selected one, then all in the order of their select, where it has stock data. */
export function sortedPlaceIds(fields: readonly Field[], { location_id }: FormValues): string {
  const field = fields.find(({ name }) => name === 'location_id')
  const counted = field?.kind === 'select' && field.options.some(({ standing }) => standing) ? field.options : []
  return [location_id, ...counted.map(({ value }) => value)].join('\n')
}
