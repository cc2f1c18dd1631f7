import type { Car } from '#domain/car/car.ts'

const hostOf = (address: string) => (/^https:/i.test(address) ? (URL.parse(address)?.host ?? null) : null)

/** Addresses of the cars' pictures on these hosts (https only), without duplicates. */
export function picturesAt(
  hosts: readonly string[],
  cars: readonly Pick<Car, 'primary_image_url' | 'images'>[],
): string[] {
  const shown = cars.flatMap((car) => [car.primary_image_url ?? '', ...car.images.map(({ url }) => url)])
  return [...new Set(shown)].filter((address) => hosts.includes(hostOf(address) ?? ''))
}

/** The hosts of the sites that a dealer names in stock.pictures_from. */
export function hostsOf(sites: readonly string[]): string[] {
  return sites.map((site) => new URL(site).host)
}
