import { carCategories } from '#domain/lead/car-category.ts'
import type { Field } from '#forms/field.ts'
import type { AskedCar } from './asked-cars.ts'
import type { FormProps } from './form/form-props.ts'

/** One line per car: "2021 Norda Tern SR5, $41,990, https://…". */
function listOf(cars: readonly AskedCar[], origin: string): string {
  const lineOf = ({ car, subtitle, price }: AskedCar) =>
    [[car.title, subtitle].filter(Boolean).join(' '), price, `${origin}/cars/${car.slug}`].filter(Boolean).join(', ')
  return cars.map(lineOf).join('\n')
}

function about(field: Field, cars: readonly AskedCar[], origin: string): Field {
  const [first] = cars
  if (field.name === 'cars') return { ...field, kind: 'hidden', initial: cars.length > 1 ? listOf(cars, origin) : '' }
  const isTheirs = field.name === 'location_id' && cars.every(({ location }) => location === first?.location)
  if (!isTheirs || !first?.location) return field
  const isOffered = field.kind !== 'select' || field.options.some(({ value }) => value === first.location)
  return isOffered ? { ...field, initial: first.location } : field
}

/** The garage's form for these cars: for one, the lead its own page would make; several go into a hidden field. */
export function aboutCars(props: FormProps, cars: readonly AskedCar[], origin: string): FormProps {
  const { form, lead } = props
  const [only = null] = cars.length === 1 ? cars : []
  const category = only ? carCategories[only.car.car_type] : form.category
  const fields = form.fields.map((field) => about(field, cars, origin))
  return { ...props, form: { ...form, category, fields }, lead: { ...lead, car: only?.car ?? null } }
}
