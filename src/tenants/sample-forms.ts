import { sampleSite } from './sample-dealer.ts'

const settings = `forms: {additional_services: [Wheel alignment], finance: {terms_agreed: true}, test_drive: {disclaimer: I hold a licence.}}
enquiry: {heard_about_us: [Radio], categories: [General Enquiry, Fleet]}`

const places = ['11, name: North', '12, name: South'].map(
  (place) => `- {id: ${place}, address: {street: 1 High Street, city: Perth, state: WA, postcode: 6000}}\n`,
)

/** For tests: a site whose forms have every optional part, and locations to choose between. */
export const siteThatAsksAll = () => sampleSite(settings, { 'locations.yaml': places.join('') })
