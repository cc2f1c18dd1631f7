import { type Department, departmentOf } from '#domain/lead/department.ts'
import type { Location } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'
import { plainText } from './plain-text.ts'
import type { StoredLead } from './stored-lead.ts'

/** The department that answers a lead. */
export function departmentOfLead({ lead }: Pick<StoredLead, 'lead'>): Department {
  return departmentOf(`${plainText(lead.category)} ${plainText(lead.subcategory)}`)
}

const one = (places: readonly Location[]) => (places.length === 1 ? places[0] : undefined)

/** Of the counters of a department, the one beside the place that was named: in its house, else of its dealership, else the only one. */
function counterBeside(asked: Location | undefined, counters: readonly Location[]): Location | undefined {
  const { street, postcode } = asked?.address ?? {}
  const inHouse = counters.filter(({ address }) => address.street === street && address.postcode === postcode)
  const ofDealership = counters.filter(({ dealership_id }) => dealership_id && dealership_id === asked?.dealership_id)
  return one(inHouse) ?? one(ofDealership) ?? one(counters)
}

/**
 * The place that answers a lead: the one that was named, but what is asked of service or parts goes to their own counter,
 * for forms that ask about everything name the place that sells.
 */
export function placeOf(stored: Pick<StoredLead, 'lead'>, site: Site | null): Location | undefined {
  const asked = site?.locations.find(({ id }) => id === plainText(stored.lead.location_id))
  const department = departmentOfLead(stored)
  if (!site || asked?.location_type === department) return asked
  const counters = site.locations.filter(({ visible, location_type }) => visible && location_type === department)
  return (department === 'sales' ? undefined : counterBeside(asked, counters)) ?? asked
}
