import type { Showroom } from '#stock/showroom.ts'

/** An address that a car had, and the one it has today, as site paths. */
export interface FormerAddress {
  readonly from: string
  readonly to: string
}

/** The addresses of a showroom that answer 301. */
export function formerAddresses({ moved }: Pick<Showroom, 'moved'>): readonly FormerAddress[] {
  return moved.map(({ from, slug }) => ({ from: `/cars/${from}`, to: `/cars/${slug}` }))
}
