import { type AddressedTenant, pageKinds } from './page-kinds.ts'

/** Paths of all pages of a site with today's stock, only first pages of lists: the targets its links may have. */
export function siteAddresses(tenant: AddressedTenant): ReadonlySet<string> {
  return new Set(Object.values(pageKinds).flatMap(({ addresses }) => addresses(tenant)))
}
