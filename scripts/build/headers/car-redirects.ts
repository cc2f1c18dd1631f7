import type { Showroom } from '#stock/showroom.ts'

/** A car's former and current address, as site paths. */
export interface CarRedirect {
  readonly from: string
  readonly to: string
}

/** Former addresses of a showroom's cars; they respond 301. */
export function findCarRedirects({ moved }: Pick<Showroom, 'moved'>): readonly CarRedirect[] {
  return moved.map(({ from, slug }) => ({ from: `/cars/${from}`, to: `/cars/${slug}` }))
}
