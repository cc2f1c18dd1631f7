import { PictureHosts } from './headers/picture-hosts.ts'
import { ListedPages } from './sitemap.ts'

/** What the pages of one release were seen to say: where their pictures come from, and which of them may be listed. */
export class SeenPages {
  readonly pictureHosts = new PictureHosts()
  readonly listed = new ListedPages()

  /** Looks at a page as it will be published, by its site path. */
  add(path: string, html: string): void {
    this.pictureHosts.addPage(html)
    this.listed.addPage(path, html)
  }
}
