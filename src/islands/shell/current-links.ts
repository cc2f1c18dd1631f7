/** Marks the links of header and footer that lead to the page the shopper is on. */
export function markCurrentLinks(page: Document): void {
  const here = location.pathname.replace(/\/+$/, '') || '/'
  for (const link of page.querySelectorAll<HTMLAnchorElement>('#site-menu a, .footer nav a')) {
    if (link.origin === location.origin && link.pathname === here && !link.search) {
      link.setAttribute('aria-current', 'page')
    } else {
      link.removeAttribute('aria-current')
    }
  }
}
