/** Shows the Scroll To Top button after 1.5 screen heights of scrolling, and scrolls up on a click. */
export function offerScrollToTop(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('[data-to-top]')
  if (!button) return
  const show = () => {
    button.hidden = scrollY < innerHeight * 1.5
  }
  addEventListener('scroll', show, { passive: true })
  button.addEventListener('click', () => {
    scrollTo({ top: 0 })
    page.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true })
  })
  show()
}
