import { createRandomStream, pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { type DealerFiles, own, stockFile } from './dealer-files.ts'

/** The build time of all sites in the trial. */
export const trialTime = '2026-03-04T01:00:00.000Z'

/** Files that all dealers share: path -> text. */
export const sharedFiles: Readonly<Record<string, string>> = {
  'dealers/_templates/plain.yaml': 'brand:\n  ground: white\n',
  'dealers/_templates/warm.yaml': 'brand:\n  ground: warm\nfooter:\n  variant: columns\n',
  'dealers/_groups/lots.yaml': 'legal:\n  footer_text: A dealer of the Lots group\n',
}

const makes = ['Norda', 'Velo', 'Terra', 'Aalto'] as const
const bodies = ['SUV', 'Wagon', 'Hatch', 'Ute'] as const
const suburbs = ['Lidcombe', 'Newtown', 'Parramatta', 'Ryde'] as const

function car(chance: RandomStream, id: number) {
  const [make, body] = [pick(chance, makes), pick(chance, bodies)]
  return {
    id,
    slug: `car-${id}`,
    name: `${2018 + (id % 6)} ${make} ${body}`,
    status: 'in_stock',
    car_type: id % 4 === 0 ? 'new' : 'used',
    price: whole(chance, 90, 900) * 100,
    make,
    model: body,
    year: 2018 + (id % 6),
    km: whole(chance, 10, 90_000),
    simple_body: body,
    simple_transmission: 'Automatic',
    fuel: 'Petrol',
    seats: 5,
    stocknum: `S${id}`,
    created_at: '2026-01-10',
    show_on_dealer_website: true,
    description: `A ${make} of ${pick(chance, suburbs)}, as it stands in the yard.`,
  }
}

const siteYaml = (slug: string, at: number, chance: RandomStream) => `slug: ${slug}
name: Lot ${at} Cars
template: ${pick(chance, ['plain', 'warm'])}
dealership_group: lots
id: ${1000 + at}
url: https://${slug}.example
phone: 02 5550 0101
email: hello@${slug}.example
logo: {url: logo.svg}
brand: {colour: "${pick(chance, ['#14507a', '#7a1450', '#2f6b2f'])}", strapline: Lot ${at} of many.}
features: {finance: ${chance() < 0.5}, service: ${chance() < 0.5}}
`

const locationsYaml = (slug: string, at: number, chance: RandomStream) => `- name: Lot ${at}
  dealership_slug: ${slug}
  address: {street: ${at} Example Street, city: ${pick(chance, suburbs)}, state: NSW, postcode: "2141"}
  contact_detail:
    opening_hours: {monday_to_friday: 8:30 am - 5:30 pm}
  dealer_license_number: MD0${10_000 + at}
`

const faqsYaml = '- question: May I drive it?\n  answer: Any day we are open.\n'
const navigationYaml = `header:
  - {name: Cars, url: /search/used-cars}
  - {name: Contact, url: /contact}
footer:
  - {name: Privacy, url: /privacy-policy}
`

/** A small dealer with two to four cars; deterministic by its number. */
export function dealerOf(at: number): DealerFiles {
  const slug = `lot-${at}`
  const chance = createRandomStream(`dealer ${at}`)
  const cars = Array.from({ length: whole(chance, 2, 4) }, (_, index) => car(chance, at * 10 + index))
  const snapshot = { version: 1, dealer: slug, taken_at: '2026-03-04T00:00:00Z', cars }
  const files = new Map([
    [own(slug, 'site.yaml'), siteYaml(slug, at, chance)],
    [own(slug, 'locations.yaml'), locationsYaml(slug, at, chance)],
    [own(slug, 'navigation.yaml'), navigationYaml],
    [own(slug, 'faqs.yaml'), faqsYaml],
    [own(slug, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"/>\n'],
    [stockFile(slug), JSON.stringify(snapshot)],
  ])
  return { slug, files }
}
