import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTree } from '../lib/write-tree.ts'

/** The dealer of the trial: small, so that thousands of builds take little time. */
export const slug = 'trial-yard'

/** The time (FORECOURT_NOW) that all its releases are built for. */
export const buildTime = '2026-03-04T01:00:00.000Z'

/** Files of a fictional dealer, with stock snapshots of two nights. */
export interface TrialDealer {
  /** The folder with dealers/. */
  readonly content: string
  readonly nights: readonly [string, string]
}

const files: Readonly<Record<string, string>> = {
  'dealers/_templates/plain.yaml': 'brand:\n  ground: white\n',
  [`dealers/${slug}/logo.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>\n',
  [`dealers/${slug}/navigation.yaml`]: `header:
  - {name: Stock, url: /search/used-cars}
  - {name: Contact, url: /contact}
footer:
  - {name: Privacy, url: /privacy-policy}
`,
  [`dealers/${slug}/locations.yaml`]: `- name: Trial Yard
  dealership_slug: ${slug}
  address: {street: 1 Example Street, city: Lidcombe, state: NSW, postcode: "2141"}
  contact_detail:
    opening_hours: {monday_to_friday: 8:30 am - 5:30 pm}
  dealer_license_number: 012345
`,
  [`dealers/${slug}/site.yaml`]: `slug: ${slug}
name: Trial Yard
template: plain
id: 1
url: https://trial-yard.example
phone: 02 5550 0101
email: hello@trial-yard.example
logo: {url: logo.svg}
brand: {colour: "#1f4fbf", strapline: Built to be killed.}
legal:
  footer_text: Trial Yard Pty Ltd
`,
}

const cars = 8

function carOn(night: number, id: number) {
  return {
    id,
    slug: `2021-example-wagon-${id}`,
    name: '2021 Example Wagon',
    status: 'in_stock',
    price: 20_000 + 1_000 * id,
    make: 'Example',
    model: 'Wagon',
    year: 2021,
    km: 40_000 + 100 * id + night,
    car_type: 'used',
    simple_body: 'Wagon',
    simple_transmission: 'Automatic',
    fuel: 'Petrol',
    seats: 5,
    stocknum: `T${id}`,
    created_at: '2026-01-10',
    show_on_dealer_website: true,
    description: `As it was on night ${night}.`,
  }
}

function stockOf(night: number): string {
  const all = Array.from({ length: cars }, (_, index) => carOn(night, index + 1))
  return JSON.stringify({ version: 1, dealer: slug, taken_at: '2026-03-04T00:00:00Z', cars: all })
}

/** Writes the dealer into a new folder. */
export function makeDealer(): TrialDealer {
  const content = mkdtempSync(join(tmpdir(), 'trial-dealer-'))
  const nights = [join(content, 'night-1.json'), join(content, 'night-2.json')] as const
  writeTree(content, files)
  nights.forEach((file, index) => {
    writeFileSync(file, stockOf(index + 1))
  })
  return { content, nights: [...nights] }
}
