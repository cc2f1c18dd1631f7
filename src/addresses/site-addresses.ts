import { type AddressedTenant, pageKinds } from './page-kinds.ts'

/**
 * The address of every page a site has with today's stock, further pages of its lists left out: what its links may lead
 * to. The pages themselves are made of the same parts.
 */
export function siteAddresses(tenant: AddressedTenant): ReadonlySet<string> {
  return new Set(Object.values(pageKinds).flatMap(({ addresses }) => addresses(tenant)))
}
