import { PictureHosts, pictureHostsOn } from './headers/picture-hosts.ts'
import { ListedPages, listedAs } from './sitemap.ts'

/** What one page says to the rest of its site. */
export interface Said {
  /** Where its pictures come from, other sites than its own. */
  readonly hosts: readonly string[]
  /** The address that search engines may list it at; null when they may not. */
  readonly listedAs: string | null
}

/** What the pages of one release were seen to say: where their pictures come from, and which of them may be listed. */
export class SeenPages {
  readonly pictureHosts = new PictureHosts()
  readonly listed = new ListedPages()

  /** Looks at a page as it will be published, by its site path. */
  add(path: string, page: Buffer): Said {
    const said = { hosts: pictureHostsOn(page), listedAs: listedAs(page) }
    this.addSaid(path, said)
    return said
  }

  /** Takes in what a page is known to say. */
  addSaid(path: string, said: Said): void {
    this.pictureHosts.add(said.hosts)
    this.listed.add(path, said.listedAs)
  }
}
