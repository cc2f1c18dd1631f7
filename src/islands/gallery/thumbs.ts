/** Thumbnails of the pictures: one tab stop, arrow keys between them. */
export interface Thumbs {
  readonly mark: (index: number) => void
}

function marked(links: readonly HTMLAnchorElement[], list: HTMLElement): Thumbs['mark'] {
  return (index) => {
    for (const [position, link] of links.entries()) {
      link.tabIndex = position === index ? 0 : -1
      if (position === index) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const current = links[index]?.parentElement
    if (!current) return
    // Scrolls the row only: scrollIntoView would scroll the page as well.
    list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2, behavior: 'smooth' })
  }
}

/** Handles clicks on the links, so that choosing a picture neither jumps nor adds to the history. */
export function thumbsOf(list: HTMLElement, chosen: (index: number) => void): Thumbs {
  const links = [...list.querySelectorAll('a')]
  const mark = marked(links, list)
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const index = link ? links.indexOf(link) : -1
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    chosen(index)
  })
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const from = links.indexOf(document.activeElement as HTMLAnchorElement)
    const next = step === undefined || from < 0 ? undefined : links[from + step]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    chosen(links.indexOf(next))
  })
  for (const [position, link] of links.entries()) link.tabIndex = position === 0 ? 0 : -1
  return { mark }
}
