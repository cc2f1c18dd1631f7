import { expect, test } from 'vitest'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { receiversOf } from '../deliveries/receivers.ts'
import { createLeadDisplay } from './lead-display.ts'
import { departmentOfLead, placeOf } from './place.ts'

const place = (id: string, type: string, street: string, email = '') =>
  `- {id: ${id}, name: ${id}, location_type: ${type}, dealership_id: 7, address: {street: ${street}, city: Perth, state: WA, postcode: 6000}, contact_detail: {email: ${email || `${id}@sample.example`}}}\n`

const siteOf = (...places: readonly string[]) =>
  sampleSite('email: desk@sample.example', { 'locations.yaml': places.join('') })

const oneHouse = siteOf(place('cars', 'sales', 'A'), place('workshop', 'service', 'A'), place('spares', 'parts', 'A'))
const twoHouses = siteOf(
  place('cars', 'sales', 'A'),
  place('workshop', 'service', 'A'),
  place('far-cars', 'sales', 'B'),
  place('far-workshop', 'service', 'B'),
)
/** Sales locations of two dealerships at one address, with the service location of each elsewhere. */
const twoDealerships = siteOf(
  place('cars', 'sales', 'A'),
  place('other-cars', 'sales', 'A').replace('dealership_id: 7', 'dealership_id: 8'),
  place('workshop', 'service', 'B'),
  place('other-workshop', 'service', 'C').replace('dealership_id: 7', 'dealership_id: 8'),
)
/** Two workshops, of which none is beside the cars. */
const elsewhere = siteOf(
  place('cars', 'sales', 'A').replace('dealership_id: 7', 'dealership_id: 8'),
  place('workshop', 'service', 'B'),
  place('far-workshop', 'service', 'C'),
)
/** Two streets of one name. */
const namesakes = siteOf(
  place('cars', 'sales', 'A').replace('dealership_id: 7', 'dealership_id: 8'),
  place('workshop', 'service', 'A').replace('6000', '6100'),
  place('far-workshop', 'service', 'A'),
)
const carsAlone = siteOf(place('cars', 'sales', 'A'))

test.each([
  ['parts', oneHouse, 'Parts Enquiry', 'cars', 'spares'],
  ['service', oneHouse, 'Service Booking', 'cars', 'workshop'],
  ['sales', oneHouse, 'Used Vehicle Enquiry', 'cars', 'cars'],
  ['a counter that was chosen', oneHouse, 'Service Booking', 'workshop', 'workshop'],
  ['the workshop of the house that was chosen', twoHouses, 'Service Booking', 'far-cars', 'far-workshop'],
  ['the workshop of the dealership that was chosen', twoDealerships, 'Service Booking', 'other-cars', 'other-workshop'],
  ['service where no workshop is nearer than another', elsewhere, 'Service Booking', 'cars', 'cars'],
  ['the workshop of the street of that postcode', namesakes, 'Service Booking', 'cars', 'far-workshop'],
  ['parts where nobody has any', twoHouses, 'Parts Enquiry', 'far-cars', 'far-cars'],
  ['service where cars are sold alone', carsAlone, 'Service Booking', 'cars', 'cars'],
  ['finance, which has no counter', oneHouse, 'Finance Enquiry', 'cars', 'cars'],
])('%s is answered at its place', (_reason, site, category, location_id, answers) => {
  const lead = { website_slug: 'sample', category, location_id, location: location_id }
  const stored = { id: 1, received_at: '2026-03-02T01:00:00.000Z', updated_at: '', lead, files: [] }
  expect(placeOf(stored, site)?.id).toBe(answers)
  expect(createLeadDisplay(stored, site).place).toBe(answers)
  const [receiver] = receiversOf(stored, { site, file: null })
  expect(receiver).toMatchObject({ via: 'email', to: [`${answers}@sample.example`] })
})

test.each([
  ['Parts Enquiry', undefined, 'parts'],
  ['Finance Enquiry', undefined, 'finance'],
  ['General Enquiry', 'Career Enquiry', 'careers'],
  ['Used Vehicle Enquiry', undefined, 'sales'],
])('%s %s is for %s', (category, subcategory, department) => {
  expect(departmentOfLead({ lead: { website_slug: 'sample', category, subcategory } })).toBe(department)
})
