import { XMLBuilder } from 'fast-xml-parser'
import type { StoredLead } from './lead-store.ts'

/** Characters that no XML may hold, however they are written. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replace(forbidden, '')

/** What a shopper wants with the vehicle, as ADF names it: by words of the category, first come first. */
const interests = [
  [/test drive/i, 'test-drive'],
  [/trade/i, 'trade-in'],
  [/sell|valuation/i, 'sell'],
] as const

const interestOf = (category: string): string => interests.find(([words]) => words.test(category))?.[1] ?? 'buy'

function vehicleOf({ lead }: StoredLead) {
  return {
    '@interest': interestOf(textOf(lead.category)),
    ...(lead.car_type ? { '@status': lead.car_type === 'new' ? 'new' : 'used' } : {}),
    ...(lead.car_id ? { id: { '@source': textOf(lead.website_slug), '#text': textOf(lead.car_id) } } : {}),
    year: textOf(lead.vehicle_year),
    make: textOf(lead['Vehicle Make']),
    model: textOf(lead['Vehicle Model']),
    ...(lead.stock_number ? { stock: textOf(lead.stock_number) } : {}),
    ...(lead.Rego ? { comments: `Registration ${textOf(lead.Rego)}` } : {}),
  }
}

function namesOf({ lead }: StoredLead) {
  const parts = [
    ['first', lead.first_name],
    ['last', lead.last_name],
  ] as const
  const known = parts.flatMap(([part, name]) => (name ? [{ '@part': part, '#text': textOf(name) }] : []))
  return known.length > 0 ? known : [{ '@part': 'full', '#text': textOf(lead.name) || 'Not given' }]
}

function commentsOf(stored: StoredLead): string {
  const { lead, files } = stored
  const subject = [lead.category, lead.subcategory].map(textOf).filter(Boolean).join(': ')
  const names = files.map(({ name }) => name).join(', ')
  return [subject, textOf(lead.message), names && `Files: ${textOf(names)}`].filter(Boolean).join('\n')
}

function customerOf(stored: StoredLead) {
  const { lead } = stored
  return {
    contact: {
      name: namesOf(stored),
      ...(lead.email ? { email: textOf(lead.email) } : {}),
      ...(lead.phone ? { phone: { '@type': 'voice', '#text': textOf(lead.phone) } } : {}),
      ...(lead.postcode ? { address: { postalcode: textOf(lead.postcode) } } : {}),
    },
    comments: commentsOf(stored),
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** A lead as ADF 1.0, the XML that dealers' customer systems take by e-mail. */
export function adfOf(stored: StoredLead): string {
  const { id, received_at, lead } = stored
  const vendor = textOf(lead.dealership_slug ?? lead.website_slug)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': textOf(lead.website_slug), '#text': String(id) },
        requestdate: received_at,
        vehicle: vehicleOf(stored),
        customer: customerOf(stored),
        vendor: { vendorname: vendor, contact: { name: { '@part': 'full', '#text': vendor } } },
        provider: { name: { '@part': 'full', '#text': 'Forecourt' }, service: textOf(lead.source) || 'Website' },
      },
    },
  })
}
