/** The card beside a form says these lines of what is chosen in it, and what the page said where one is empty. */
export function tellChosen(lines: string): void {
  const words = lines.split('\n')
  for (const [at, part] of document.querySelectorAll<HTMLElement>('[data-chosen-stock] > *').entries()) {
    part.dataset.said ??= part.textContent
    part.textContent = lines && at > 1 ? (words[at] ?? '') : words[at] || part.dataset.said
  }
}
