import { type Department, departmentOf } from '#domain/lead/department.ts'
import type { Location } from '#domain/location/location.ts'
import type { Site } from '#tenants/site.ts'
import { plainText } from './plain-text.ts'
import type { StoredLead } from './stored-lead.ts'

/** The department that answers a lead, from its category and subcategory. */
export function departmentOfLead({ lead }: Pick<StoredLead, 'lead'>): Department {
  return departmentOf(`${plainText(lead.category)} ${plainText(lead.subcategory)}`)
}

const one = (places: readonly Location[]) => (places.length === 1 ? places[0] : undefined)

/** The department's location for the chosen one: at its address, else of the same dealership, else the only one. */
function counterBeside(asked: Location | undefined, counters: readonly Location[]): Location | undefined {
  const { street, postcode } = asked?.address ?? {}
  const inHouse = counters.filter(({ address }) => address.street === street && address.postcode === postcode)
  const ofDealership = counters.filter(({ dealership_id }) => dealership_id && dealership_id === asked?.dealership_id)
  return one(inHouse) ?? one(ofDealership) ?? one(counters)
}

/**
 * The location that answers a lead: the chosen one, except that leads for another department than sales go to that
 * department's own location, since general forms name the sales location.
 */
export function placeOf(stored: Pick<StoredLead, 'lead'>, site: Site | null): Location | undefined {
  const asked = site?.locations.find(({ id }) => id === plainText(stored.lead.location_id))
  const department = departmentOfLead(stored)
  if (!site || asked?.location_type === department) return asked
  const counters = site.locations.filter(({ visible, location_type }) => visible && location_type === department)
  return (department === 'sales' ? undefined : counterBeside(asked, counters)) ?? asked
}
