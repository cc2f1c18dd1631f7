/** Shows these lines about the chosen car in the card beside a form; an empty line restores the page's own text. */
export function showChosenCar(lines: string): void {
  const words = lines.split('\n')
  for (const [at, part] of document.querySelectorAll<HTMLElement>('[data-chosen-stock] > *').entries()) {
    part.dataset.said ??= part.textContent
    part.textContent = lines && at > 1 ? (words[at] ?? '') : words[at] || part.dataset.said
  }
}
