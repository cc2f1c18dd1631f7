/** What a file shared by pages contains: props and markup of a form, or panels of the main menu. */
export const sharedFileKinds = ['form', 'menu'] as const

export type SharedFileKind = (typeof sharedFileKinds)[number]

/** Collects parts of the page being rendered that bypass Astro. */
export interface PageParts {
  /** Stores a text that pages share and returns its site path. The same text gets the same path. */
  readonly share: (text: string, kind: SharedFileKind) => string
  /** Stores JSON for an attribute and returns a placeholder, which is replaced when the page is finished. */
  readonly json: (text: string) => string
}

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const key = Symbol.for('forecourt.page-parts')
const shared = globalThis as { [key]?: PageParts | null }

/** The collector for the page being rendered; null outside of builds, as in `npm run dev`. */
export function pageParts(): PageParts | null {
  return shared[key] ?? null
}

/** Sets the process-wide collector. */
export function setPageParts(parts: PageParts | null): void {
  shared[key] = parts
}
