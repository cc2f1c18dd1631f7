/** Takes parts of the page that is being made which do not go through Astro. */
export interface PageParts {
  /** Takes a text that pages of a site share, and answers the address it will have there. Same text, same address. */
  readonly share: (text: string) => string
  /** Takes JSON for an attribute, and answers the word that stands for it until the page is finished. */
  readonly json: (text: string) => string
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const key = Symbol.for('forecourt.page-parts')
const shared = globalThis as { [key]?: PageParts | null }

/** Who takes parts of the page that is being made; null where pages are made for one look. */
export function pageParts(): PageParts | null {
  return shared[key] ?? null
}

/** One for all pages of the process. */
export function setPageParts(parts: PageParts | null): void {
  shared[key] = parts
}
