/** Takes a text that pages of a site share, and answers the address it will have there. Same text, same address. */
export type ShareText = (text: string) => string

// The build script and the page bundle are separate module graphs, so the one place they share is the global object.
const key = Symbol.for('forecourt.shared-files')
const shared = globalThis as { [key]?: ShareText | null }

/** Who takes what the page that is being made shares with others; null where pages are made for one look. */
export function sharesText(): ShareText | null {
  return shared[key] ?? null
}

/** One for all pages of the process. */
export function setSharesText(share: ShareText | null): void {
  shared[key] = share
}
