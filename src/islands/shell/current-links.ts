/** Marks the links of header and footer that lead to the page the shopper is on, and the first entry of the menu that has one. */
export function markCurrentLinks(page: Document): void {
  const here = location.origin + (location.pathname.replace(/\/+$/, '') || '/')
  for (const link of page.querySelectorAll<HTMLAnchorElement>('#site-menu a, .footer nav a')) {
    if (link.href === here) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  page.querySelector('#site-menu details:has([aria-current]) > summary')?.setAttribute('aria-current', 'true')
}
