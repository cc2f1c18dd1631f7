import { Parser } from 'htmlparser2'
import type { Car } from '#domain/car/car.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { foreignOf, originOf } from '../verify/foreign.ts'

/** A header's line may have 2,000 characters with some networks; this many hosts fit beside the rest. */
const mostHosts = 24

/**
 * Whether a page may hold a picture of another host at all; most do not, and need no second look. Every page links to other
 * hosts, so an address of a link counts in signs and drawn pictures alone. All it looks for is ASCII.
 */
const mayShow =
  /\b(?:src|srcset|poster)="(?:[^"]*,\s*)?(?:https?:)?\/\/|<(?:image\b|link\b(?=[^<]*icon))[^<]*href="(?:https?:)?\/\//

/** Where an address of another site lies; nothing for an address of this one. */
function hostOf(address: string): string | null {
  return /^(?:https?:)?\/\//i.test(address) ? originOf(address) : null
}

/** Where the pictures of a page come from, other sites than its own. */
export function pictureHostsOn(page: Buffer): string[] {
  if (!mayShow.test(page.toString('latin1'))) return []
  const addresses: string[] = []
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const { directive, address } of foreignOf(tag, attributes))
        if (directive === 'img-src') addresses.push(address)
    },
  })
  parser.end(page.toString())
  return [...new Set(addresses.flatMap((address) => hostOf(address) ?? []))]
}

/** Collects where the pictures of one site come from, page by page. */
export class PictureHosts {
  readonly #hosts = new Set<string>()

  /** Takes in what a page says. */
  add(hosts: readonly string[]): void {
    for (const host of hosts) this.#hosts.add(host)
  }

  /** The hosts of a dealer's pictures: those its pages show, and those its lists will show; `https:` when too many. */
  of({ cars: { images } }: SiteSlice<'cars.images'>, stock: readonly Car[]): readonly string[] {
    const urls = stock.flatMap((car) => [car.primary_image_url, ...car.images.map(({ url }) => url)])
    this.add([images.host, ...urls].flatMap((address) => (address && hostOf(address)) || []))
    return this.#hosts.size > mostHosts ? ['https:'] : [...this.#hosts].sort()
  }
}
