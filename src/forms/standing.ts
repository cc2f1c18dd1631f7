import type { Field, FormValues, Option } from './field.ts'

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
