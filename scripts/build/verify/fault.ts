/** Something wrong with a release, for people: where, and what. */
export interface Fault {
  /** Address of a page without .html, or the site path of another file. */
  readonly page: string
  readonly fault: string
  /** The site path that the fault is about, where it is about one: a link's target, a picture. */
  readonly about?: string
  /** Whether what may stand in no file stands there. */
  readonly isSecret?: true
}

/** What is wrong, whatever the page: the same fault elsewhere differs only in where on the page it stands. */
export function kindOf({ fault }: Fault): string {
  return fault.replace(/^\d+:\d+ /, '')
}
