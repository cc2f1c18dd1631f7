import { Parser } from 'htmlparser2'
import type { Car } from '#domain/car/car.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { foreignOf, originOf } from '../verify/foreign.ts'

/** A header's line may have 2,000 characters with some networks; this many hosts fit beside the rest. */
const mostHosts = 24

/** Whether a page may hold a picture of another host at all; most do not, and need no second look. */
const mayShow = /(?:src|srcset|poster|href)="(?:[^"]*,\s*)?(?:https?:)?\/\//

/** Collects where the pictures of one site come from, page by page. */
export class PictureHosts {
  readonly #hosts = new Set<string>()

  /** Looks at every picture of a page. */
  addPage(html: string): void {
    if (!mayShow.test(html)) return
    const parser = new Parser({
      onopentag: (tag, attributes) => {
        for (const { directive, address } of foreignOf(tag, attributes)) if (directive === 'img-src') this.#add(address)
      },
    })
    parser.end(html)
  }

  #add(address: string): void {
    const origin = /^(?:https?:)?\/\//i.test(address) ? originOf(address) : null
    if (origin !== null) this.#hosts.add(origin)
  }

  /** The hosts of a dealer's pictures: those its pages show, and those its lists will show; `https:` when too many. */
  of({ cars: { images } }: SiteSlice<'cars.images'>, stock: readonly Car[]): readonly string[] {
    const urls = stock.flatMap((car) => [car.primary_image_url, ...car.images.map(({ url }) => url)])
    for (const address of [images.host, ...urls]) if (address) this.#add(address)
    return this.#hosts.size > mostHosts ? ['https:'] : [...this.#hosts].sort()
  }
}
