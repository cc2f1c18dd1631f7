import type { Field, FormValues } from './field.ts'
import type { Option } from './kinds/choices.ts'

/** Where what is chosen stands, or that it does not stand at the place that is chosen. */
const hintOf = ({ towns }: Option, elsewhere: string | false | undefined): string =>
  elsewhere ? `None of these stands here today, but in ${towns}. ${elsewhere}` : `Today in ${towns}.`

/** The fields with the places first where most of what is chosen stands, each with how many. */
export function withStanding(fields: readonly Field[], { cars = '', location_id }: FormValues): readonly Field[] {
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

/** The option of a field that is chosen. */
function chosenIn(fields: readonly Field[], values: FormValues, name: string): Option | undefined {
  const field = fields.find((each) => each.name === name)
  return field && 'options' in field ? field.options.find(({ value }) => value === values[name]) : undefined
}

/** The lines of what is chosen: how many stand at the chosen place, else at all, what it is, from what price; empty where nothing is. */
export function chosenStock(fields: readonly Field[], values: FormValues): string {
  const cars = String(values.cars ?? '')
  const place = chosenIn(fields, values, 'location_id')
  const [option, key] = place?.standing ? [place, cars] : [chosenIn(fields, values, 'cars'), '']
  if (!option?.standing) return ''
  const count = option.standing[key]
  const many = count ? `${count} ${option === place ? 'here' : 'for sale'}` : 'None here today'
  return [many, cars, option.from?.[key]].join('\n')
}

/** The ids of places, the chosen one first and then those where most of what is chosen stands, a line each. */
export function placeOrder(fields: readonly Field[], { location_id }: FormValues): string {
  const field = fields.find(({ name }) => name === 'location_id')
  const counted = field?.kind === 'select' && field.options.some(({ standing }) => standing) ? field.options : []
  return [location_id, ...counted.map(({ value }) => value)].join('\n')
}
