import type { Site } from '#tenants/site.ts'
import type { LeadDisplay } from '../asked/lead-display.ts'
import { placeOf } from '../asked/place.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { optionalElement, xmlText } from './xml-text.ts'

/** The ADF `vendor` element: the dealership, with the location that answers as contact. */
export function vendorOf(lead: LeadDisplay, stored: StoredLead, site: Site | null) {
  const place = placeOf(stored, site)
  const slug = plainText(stored.lead.dealership_slug) || lead.website
  const phone = place?.contact_detail.phone ?? site?.contact.phone ?? ''
  return {
    id: { '@sequence': '1', '@source': xmlText(lead.website), '#text': xmlText(slug) },
    vendorname: xmlText(lead.dealer),
    ...optionalElement('url', site?.url ?? ''),
    contact: {
      name: { '@part': 'full', '#text': xmlText(lead.place || place?.name || lead.dealer) },
      ...optionalElement('email', place?.contact_detail.email ?? site?.contact.email ?? ''),
      ...(phone ? { phone: { '@type': 'voice', '#text': xmlText(phone) } } : {}),
    },
  }
}
