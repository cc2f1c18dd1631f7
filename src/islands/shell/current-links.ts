/**
 * Marks header and footer links to the current page, and the first menu that contains one. Can be called again: a menu
 * has no address, so its mark is removed first.
 */
export function markCurrentLinks(page: Document): void {
  const here = location.origin + (location.pathname.replace(/\/+$/, '') || '/')
  for (const link of page.querySelectorAll<HTMLAnchorElement>('#site-menu :is(a, summary), .footer nav a')) {
    if (link.href === here) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  page.querySelector('#site-menu details:has([aria-current]) > summary')?.setAttribute('aria-current', 'true')
}
