import { Parser } from 'htmlparser2'
import type { Car } from '#domain/car/car.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { findExternalUrls, originOf } from '../verify/external-urls.ts'

/** Some CDNs limit a header line to 2,000 characters; this many hosts fit beside the rest. */
const mostHosts = 24

/**
 * A quick test for external pictures, which most pages lack. Every page links to other hosts, so `href` counts only in
 * icons and SVG images. The pattern is ASCII only.
 */
const mayShow =
  /\b(?:src|srcset|poster)="(?:[^"]*,\s*)?(?:https?:)?\/\/|<(?:image\b|link\b(?=[^<]*icon))[^<]*href="(?:https?:)?\/\//

/** The origin of an absolute URL; null for a path of this site. */
function hostOf(address: string): string | null {
  return /^(?:https?:)?\/\//i.test(address) ? originOf(address) : null
}

/** Origins of a page's external pictures. */
export function pictureHostsOn(page: Buffer): string[] {
  if (!mayShow.test(page.toString('latin1'))) return []
  const addresses: string[] = []
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const { directive, address } of findExternalUrls(tag, attributes))
        if (directive === 'img-src') addresses.push(address)
    },
  })
  parser.end(page.toString())
  return [...new Set(addresses.flatMap((address) => hostOf(address) ?? []))]
}

/** Collects the origins of one site's pictures, page by page. */
export class PictureHosts {
  readonly #hosts = new Set<string>()

  /** Adds the origins of a page. */
  add(hosts: readonly string[]): void {
    for (const host of hosts) this.#hosts.add(host)
  }

  /**
   * Origins of a dealer's pictures: those on its pages and those its lists will show; `https:` when there are too many.
   */
  of({ cars: { images } }: SiteSlice<'cars.images'>, stock: readonly Car[]): readonly string[] {
    const urls = stock.flatMap((car) => [car.primary_image_url, ...car.images.map(({ url }) => url)])
    this.add([images.host, ...urls].flatMap((address) => (address && hostOf(address)) || []))
    return this.#hosts.size > mostHosts ? ['https:'] : [...this.#hosts].sort()
  }
}
