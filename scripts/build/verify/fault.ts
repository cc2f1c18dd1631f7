/** A fault of a release, as text for people. */
export interface Fault {
  /** Address of a page without .html, or the site path of another file. */
  readonly page: string
  readonly fault: string
  /** Site path or URL the fault is about, such as a link's target or a picture. */
  readonly about?: string
  /** Whether the fault is a published secret. */
  readonly isSecret?: true
}

/** The fault without its line and column: equal for the same fault elsewhere. */
export function kindOf({ fault }: Fault): string {
  return fault.replace(/^\d+:\d+ /, '')
}
