import { expect, it } from 'vitest'
import type { Field } from '#forms/field.ts'
import { aboutCars } from './about-cars.ts'
import type { AskedCar } from './asked-cars.ts'
import { fakeProps } from './form/fake-form.ts'

const car = (id: string, location: string | null = null): AskedCar => ({
  car: {
    ...{ id, slug: `norda-tern-${id}`, year: 2021, make: 'Norda', model: 'Tern', car_type: 'demo', status: 'in_stock' },
    ...{ stocknum: `S${id}`, tag: null, title: '2021 Norda Tern' },
  },
  ...{ subtitle: 'SR5', price: '$41,990', image: null, location },
})

const option = (value: string) => ({ value, label: value })
const location: Field = { kind: 'select', name: 'location_id', label: 'Location', options: ['1', '2'].map(option) }
const cars: Field = { kind: 'hidden', name: 'cars', label: 'Cars', initial: '' }
const props = { ...fakeProps, form: { ...fakeProps.form, fields: [location, cars] } }
const origin = 'https://north.example'
const startOf = (asked: readonly AskedCar[]) =>
  aboutCars(props, asked, origin).form.fields.map(({ initial }) => initial)

it('is, about one car, the lead that the page of the car would send', () => {
  const { form, lead } = aboutCars(props, [car('7', '2')], origin)
  expect(form.category).toBe('Demo Vehicle Enquiry')
  expect(lead.car).toMatchObject({ id: '7', stocknum: 'S7' })
  expect(startOf([car('7', '2')])).toEqual(['2', ''])
})

it('lists several cars, each with its price and its page', () => {
  const { form, lead } = aboutCars(props, [car('7'), car('8')], origin)
  expect([form.category, lead.car]).toEqual(['General Enquiry', null])
  expect(startOf([car('7'), car('8')])[1]).toBe(
    [7, 8].map((id) => `2021 Norda Tern SR5, $41,990, https://north.example/cars/norda-tern-${id}`).join('\n'),
  )
})

it('goes to the place where all of them stand, if it may be chosen', () => {
  expect(startOf([car('7', '2'), car('8', '2')])[0]).toBe('2')
  expect(startOf([car('7', '2'), car('8', '1')])[0]).toBeUndefined()
  expect(startOf([car('7', '9')])[0]).toBeUndefined()
})
