import { XMLBuilder } from 'fast-xml-parser'
import type { Site } from '#tenants/site.ts'
import { createLeadDisplay } from '../asked/lead-display.ts'
import { placeOf } from '../asked/place.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { customerOf } from './customer.ts'
import { vehiclesOf } from './vehicles.ts'
import { vendorOf } from './vendor.ts'
import { xmlText } from './xml-text.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

const abroad = { locale: 'en-AU', currency: 'AUD', timeZone: 'UTC' } as const

/** A lead as ADF 1.0, the XML that dealers' customer systems import from e-mails. */
export function adfOf(stored: StoredLead, site: Site | null): string {
  const { id, received_at, lead } = stored
  const reading = createLeadDisplay(stored, site)
  const market = site?.locale ?? abroad
  const timeZone = placeOf(stored, site)?.timeZone ?? market.timeZone
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': xmlText(reading.website), '#text': String(id) },
        requestdate: received_at,
        vehicle: vehiclesOf(reading, plainText(lead['Vehicle Make']), plainText(lead['Vehicle Model']), market),
        customer: customerOf(reading, stored, timeZone),
        vendor: vendorOf(reading, stored, site),
        provider: {
          name: { '@part': 'full', '#text': 'Forecourt' },
          service: xmlText(reading.text('source')) || 'Website',
        },
      },
    },
  })
}
