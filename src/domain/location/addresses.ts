import type { Address, Location } from './location.ts'

/** With more unique addresses than this a footer shows one 'Locations' link instead of a list. */
export const mostListedAddresses = 3

/** Countries that separate the region from the town with a comma. */
const parted = /^(?:us|usa|united states|nz|new zealand)/i

/**
 * An address on two lines: the street; suburb, state and postcode. Unknown parts are omitted, and so is a region named
 * after its town.
 */
export function addressLines({ street, city, state, postcode, country }: Address): readonly string[] {
  const isOfTown = state.toLowerCase() === city.toLowerCase()
  const isParted = state !== '' && !isOfTown && parted.test(country.trim())
  const region = [isOfTown ? '' : state, postcode].filter(Boolean).join(' ')
  const locality = [city, region].filter(Boolean).join(isParted ? ', ' : ' ')
  return [street, locality].filter(Boolean)
}

/** An address on one line: "12 Parramatta Road, Lidcombe NSW 2141". */
export function addressText(address: Address): string {
  return addressLines(address).join(', ')
}

const sameness = (address: Address) =>
  addressText(address)
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()

/** Whether two addresses are the same, ignoring case and punctuation; false when either is empty. */
export function isSameAddress(one: Address, other: Address): boolean {
  return sameness(one) !== '' && sameness(one) === sameness(other)
}

/** Addresses of the visible locations without duplicates, in the order of the locations. */
export function uniqueAddresses(locations: readonly Pick<Location, 'address' | 'visible'>[]): readonly Address[] {
  const places = new Map<string, Address>()
  for (const { address, visible } of locations) {
    const key = sameness(address)
    if (visible && key !== '' && !places.has(key)) places.set(key, address)
  }
  return [...places.values()]
}

/** Whether a 'Locations' link replaces the list of addresses: more than 3 unique ones. */
export function isAddressListTooLong(addresses: readonly Address[]): boolean {
  return addresses.length > mostListedAddresses
}
