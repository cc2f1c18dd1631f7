import { PictureHosts, pictureHostsOn } from './headers/picture-hosts.ts'
import { ListedPages, listedAs } from './sitemap.ts'

/** Data of one page that affects site-wide files. */
export interface Said {
  /** Origins of its external pictures. */
  readonly hosts: readonly string[]
  /** Canonical URL; null when search engines may not list the page. */
  readonly listedAs: string | null
}

/**
 * Collects site-wide data from the pages of one release: origins of external pictures, and pages that may be listed.
 */
export class SiteDataCollector {
  readonly pictureHosts = new PictureHosts()
  readonly listed = new ListedPages()

  /** Extracts and adds the data of a published page; `path` is its site path. */
  add(path: string, page: Buffer): Said {
    const said = { hosts: pictureHostsOn(page), listedAs: listedAs(page) }
    this.addSaid(path, said)
    return said
  }

  /** Adds known data of a page. */
  addSaid(path: string, said: Said): void {
    this.pictureHosts.add(said.hosts)
    this.listed.add(path, said.listedAs)
  }
}
