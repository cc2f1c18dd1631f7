/** Label of a save button: "Save 2021 Toyota Hilux". */
export const saveLabel = (word: string, title: string): string => (title ? `${word} ${title}` : word)

/** The part of a document that showCounts needs. */
export interface CountedPage {
  querySelectorAll(selectors: string): Iterable<Pick<HTMLElement, 'hidden' | 'textContent'>>
}

/**
 * Writes the number of saved cars into every `[data-saved-count]`, which is hidden while the garage is empty;
 * `[data-saved-only]` marks links that a site in compare mode hides while it is empty.
 */
export function showCounts(page: CountedPage, count: number): void {
  for (const badge of page.querySelectorAll('[data-saved-count]')) {
    badge.textContent = String(count)
    badge.hidden = count === 0
  }
  for (const link of page.querySelectorAll('[data-saved-only]')) link.hidden = count === 0
}
